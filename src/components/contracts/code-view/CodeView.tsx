'use client'
import { forwardRef, useDeferredValue, useId, useMemo, useState, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import type { CodeListing, CodeMethod } from '../../../code/listing.ts'
import { useDisplay, useTexts } from '../../../display/display.ts'
import { formatCount } from '../../../format/count.ts'
import { formatNumber } from '../../../format/intl.ts'
import { opcodeLabel } from '../../../format/bodies/operationWords.ts'
import { codeMessages } from '../../../locales/en/contracts/code.ts'
import { codeLine, plainText } from '../../../model/text.ts'
import { FoldedList, listFold } from '../../lists/fold/FoldedList.tsx'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader } from '../../states/card/CardHeader.tsx'
import { Disclosure } from '../../states/card/Disclosure.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { Skeleton } from '../../states/skeleton/Skeleton.tsx'
import { CopyButton } from '../../values/copy-button/CopyButton.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { findComparedOpcode, findLines, instructionName, printMethods, readLines, readMethods, type CodeMatch } from './codeLines.ts'

/** Props of {@link CodeView}; the rest go to the `<article>`. */
export interface CodeViewProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<CodeListing, 'header' | 'facts'> {
  /** Result of `disassemble` of `tonlens/code`; null or undefined if there is none, or none yet. */
  readonly listing?: CodeListing | null | undefined
}

/** Methods, and lines of a method, that are shown at first. */
const shownMethods = 50
const shownLines = 200
const shownMatches = 100

/**
 * Disassembled code of a contract: its methods by name, their instructions with short explanations, a search
 * over all of them. Numbers that the code compares are named if they are opcodes of known operations. Feed it from
 * `disassemble` of `tonlens/code`, which loads the disassembler on demand.
 */
export const CodeView = forwardRef<HTMLElement, CodeViewProps>(function CodeView({ listing, part, ...rest }, ref) {
  const { locale } = useDisplay()
  const messages = useTexts('code', codeMessages)
  const id = useId()
  const [query, setQuery] = useState('')
  const [isExplained, setExplained] = useState(true)
  const wanted = useDeferredValue(query)
  const given = typeof listing === 'object' && listing !== null ? listing : undefined
  const codeHash = given?.hash
  const methods = useMemo(() => readMethods(given), [given])
  const matches = useMemo(() => findLines(methods, wanted), [methods, wanted])
  const loading = given === undefined
  const isUnknownLibrary = !loading && given.library !== undefined && methods.length === 0
  return (
    <Card {...rest} ref={ref} kind="code-view" part={part} label={messages.title} entity={listing} emptyText={messages.empty}>
      <CardHeader>
        <span part="card-title">{messages.title}</span>
        {methods.length > 0 && <CopyButton text={() => printMethods(methods)} label={messages.copyAll} />}
      </CardHeader>
      <Facts
        slotted
        loading={loading}
        facts={[
          { id: 'hash', term: messages.hash, value: <Hash value={given?.hash} copy />, like: '5740ce…365036 ⧉' },
          { id: 'library', term: messages.library, value: given?.library === undefined ? undefined : <Hash value={given.library} copy /> },
          { id: 'cells', term: messages.cells, value: <bdi>{formatCount(given?.cells, locale)}</bdi>, like: '30' },
          { id: 'methods', term: messages.methods, value: <bdi>{formatNumber(methods.length, locale)}</bdi>, like: '10' },
        ]}
      />
      {isUnknownLibrary && <p part="card-note">{messages.libraryNote}</p>}
      {loading && <Skeleton like={messages.search} />}
      {methods.length > 0 && (
        <div part="card-section">
          <div part="code-view-bar">
            <input
              part="tool-input"
              type="text"
              dir="ltr"
              aria-label={messages.search}
              aria-describedby={id}
              placeholder={messages.search}
              spellCheck={false}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
            <label part="tool-check">
              <input type="checkbox" checked={isExplained} onChange={(event) => setExplained(event.target.checked)} />
              {messages.explain}
            </label>
          </div>
          <p part="card-note" id={id} role="status">
            {wanted.trim() === '' ? '' : matches.length === 0 ? messages.noMatches : messages.matches(matches.length, formatNumber(matches.length, locale))}
          </p>
          {wanted.trim() === '' ? (
            <FoldedList items={methods} first={shownMethods}>
              {(method, at) => <Method key={at} method={method} {...{ isExplained, codeHash }} />}
            </FoldedList>
          ) : (
            <Matches matches={matches} {...{ isExplained, codeHash }} />
          )}
        </div>
      )}
    </Card>
  )
})

interface ExplanationProps {
  readonly isExplained: boolean
  /** Hash of the code, whose ABI may name its operations. */
  readonly codeHash: string | undefined
}

function Method({ method, ...explanation }: { readonly method: CodeMethod } & ExplanationProps): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('code', codeMessages)
  const lines = useMemo(() => readLines(method), [method])
  const count = messages.lines(lines.length, formatNumber(lines.length, locale))
  return (
    <Disclosure label={`${useMethodName(method)} · ${count}`}>
      {() =>
        lines.length === 0 ? (
          <p part="card-note">{messages.unreadable}</p>
        ) : (
          <div part="code-view-method">
            <CopyButton text={() => printMethods([method])} label={messages.copyMethod} />
            <ol part="code-view-lines" dir="ltr">
              <FoldedList items={lines} first={shownLines} frame={listFold}>
                {(line, at) => <Line key={at} text={line} opcode={findComparedOpcode(lines, at)} {...explanation} />}
              </FoldedList>
            </ol>
          </div>
        )
      }
    </Disclosure>
  )
}

function Matches({ matches, ...explanation }: { readonly matches: readonly CodeMatch[] } & ExplanationProps): ReactElement {
  return (
    <ol part="code-view-lines" dir="ltr">
      <FoldedList items={matches} first={shownMatches} frame={listFold}>
        {(match, at) => <Match key={at} {...match} {...explanation} />}
      </FoldedList>
    </ol>
  )
}

function Match({ method, line, ...rest }: CodeMatch & ExplanationProps): ReactElement {
  return <Line {...rest} place={`${useMethodName(method)}:${line}`} />
}

interface LineProps extends ExplanationProps {
  readonly text: string
  /** Result of `findComparedOpcode`. */
  readonly opcode: string | undefined
  /** Method and number of the line. */
  readonly place?: string | undefined
}

function Line({ text, opcode, isExplained, codeHash, place }: LineProps): ReactElement {
  const display = useDisplay()
  const messages = useTexts('code', codeMessages)
  const name = instructionName(text)
  const instruction = Object.hasOwn(messages.instructions, name) ? messages.instructions[name] : undefined
  const operation = opcode === undefined ? undefined : opcodeLabel({ opcode, receiver: { codeHash } }, display)
  const help = operation === undefined ? instruction : messages.opcode(operation)
  return (
    <li part="code-view-line">
      {place !== undefined && <span part="code-view-place">{place}</span>}
      <bdi part="code-view-text">{codeLine(text, 400)}</bdi>
      {isExplained && help !== undefined && <span part="code-view-help">{help}</span>}
    </li>
  )
}

/** Name of a method, or its number in words. */
function useMethodName({ id, name }: CodeMethod): string {
  const messages = useTexts('code', codeMessages)
  if (typeof name === 'string') return plainText(name, { maximum: 80 })
  return typeof id === 'number' ? messages.unnamed(String(id)) : messages.whole
}
