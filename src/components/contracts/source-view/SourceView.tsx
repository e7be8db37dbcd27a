'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import type { SourceFile, VerifiedSource } from '../../../meaning/contracts/verifiedSource.ts'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { sourceMessages } from '../../../text/en/contracts/code.ts'
import { readRows, readText } from '../../../service/rows/readRow.ts'
import { codeLine, plainText } from '../../../service/rows/plainText.ts'
import { isHash, toHexHash } from '../../../ton/cells/hash.ts'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'
import { useSteps } from '../../parts/useSteps.ts'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader } from '../../states/card/cardParts.tsx'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { CopyButton } from '../../values/copy-button/CopyButton.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { tokenizeFile, type CodeLine } from './tokenize.ts'

/** Props of {@link SourceView}; the rest go to the `<article>`. */
export interface SourceViewProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<VerifiedSource, 'header' | 'facts'> {
  /** Source, `data` of `useVerifiedSource`; null if nobody verified one. */
  readonly source?: VerifiedSource | null | undefined
  /** Hash of the account's code, hex or base64: the source is shown as verified only if it belongs to this code. */
  readonly codeHash: string | null | undefined
}

/** Files, and lines of a file, that are shown at first. */
const shownFiles = 20
const shownLines = 300
/** Lets the keyboard scroll long lines. */
const scroller = { tabIndex: 0 }

/**
 * Verified source of a contract: its files with colored keywords, the compiler, and who verified it. Feed it from
 * `useVerifiedSource`. A source of another code is refused.
 */
export const SourceView = forwardRef<HTMLElement, SourceViewProps>(function SourceView(
  { source, codeHash, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('source', sourceMessages)
  const given = typeof source === 'object' && source !== null ? source : undefined
  const loading = given === undefined
  const isSame = given !== undefined && equalHashes(given.codeHash, codeHash)
  const files = isSame ? readRows(given.files) : []
  const verifier = plainText(given?.verifier, { maximum: 60 })
  const compiler = [plainText(given?.compiler, { maximum: 40 }), plainText(given?.version, { maximum: 40 })]
    .filter((word) => word !== '')
    .join(' ')
  const commandLine = codeLine(readText(given?.commandLine))
  return (
    <Card
      {...rest}
      ref={ref}
      kind="source-view"
      part={part}
      label={messages.title}
      entity={source}
      emptyText={messages.empty}
    >
      <CardHeader>
        <span part="card-title">{messages.title}</span>
      </CardHeader>
      {!loading && !isSame ? (
        <p part="source-view-refusal" role="status">
          {messages.otherCode}
        </p>
      ) : (
        <>
          <Facts
            slotted
            loading={loading}
            facts={[
              {
                id: 'compiler',
                term: messages.compiler,
                value: compiler === '' ? undefined : <bdi>{compiler}</bdi>,
                like: 'func 0.4.4',
              },
              {
                id: 'verified',
                term: messages.verifiedAt,
                value:
                  given?.verifiedAt === undefined ? undefined : <Timestamp value={given.verifiedAt} show="absolute" />,
                like: 'Oct 9, 2025, 11:51:33 AM UTC',
              },
              {
                id: 'hash',
                term: messages.codeHash,
                value: <Hash value={given?.codeHash} copy />,
                like: '5740ce…365036 ⧉',
              },
              {
                id: 'command',
                term: messages.commandLine,
                value: commandLine === '' ? undefined : <bdi part="source-view-command">{commandLine}</bdi>,
                wide: true,
              },
            ]}
          />
          {isSame && (
            <p part="card-note">
              <span part="card-chip source-view-mark">{messages.verifiedBy(verifier)}</span> {messages.note(verifier)}
            </p>
          )}
          {isSame && !given.isComplete && <p part="card-note">{messages.incomplete}</p>}
          {files.length > 0 && (
            <div part="card-section">
              <FoldedList items={files} first={shownFiles}>
                {(file, at) => <File key={at} file={file} locale={locale} />}
              </FoldedList>
            </div>
          )}
        </>
      )}
    </Card>
  )
})

function File({ file, locale }: { readonly file: SourceFile; readonly locale: string }): ReactElement {
  const messages = useTexts('source', sourceMessages)
  const { text, isChecked } = file
  const name = plainText(file.name, { maximum: 120 })
  // The last line break ends a line, and starts none.
  const shown = typeof text === 'string' ? text.replace(/\r?\n$/, '') : ''
  const count = shown.split('\n').length
  const label =
    typeof text === 'string' ? `${name} · ${messages.lines(count, locale)}` : `${name} · ${messages.missing}`
  return (
    <Disclosure label={label}>
      {() =>
        typeof text === 'string' ? (
          <>
            {!isChecked && <p part="card-note">{messages.unchecked}</p>}
            <SourceText text={shown} name={name} />
          </>
        ) : (
          <p part="card-note">{messages.missingNote}</p>
        )
      }
    </Disclosure>
  )
}

function SourceText({ text, name }: { readonly text: string; readonly name: string }): ReactElement {
  const messages = useTexts('source', sourceMessages)
  const start = useMemo(() => () => tokenizeFile(text, name), [text, name])
  const file = useSteps(start)
  const lines = file.status === 'done' ? file.result : []
  return (
    <div part="source-view-file">
      <CopyButton text={text} label={messages.copy} />
      <ol part="source-view-lines" dir="ltr" aria-label={name} {...scroller}>
        <FoldedList items={lines} first={shownLines} frame={listFold}>
          {(line, at) => <SourceLine key={at} line={line} number={at + 1} />}
        </FoldedList>
      </ol>
    </div>
  )
}

function SourceLine({ line, number }: { readonly line: CodeLine; readonly number: number }): ReactElement {
  return (
    <li part="source-view-line">
      <span part="source-view-number" aria-hidden="true">
        {number}
      </span>
      <code part="source-view-text">
        {line.tokens.map(({ kind, text }, at) =>
          kind === 'plain' ? (
            text
          ) : (
            <span key={at} part="source-view-token" data-kind={kind}>
              {text}
            </span>
          ),
        )}
      </code>
    </li>
  )
}

function equalHashes(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string' || !isHash(one) || !isHash(other)) return false
  return toHexHash(one) === toHexHash(other)
}
