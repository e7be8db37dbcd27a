'use client'
import {
  forwardRef,
  useDeferredValue,
  useId,
  useMemo,
  useState,
  type ComponentPropsWithoutRef,
  type ReactElement,
} from 'react'
import type { CodeListing, CodeMethod } from '../../../ton/code/listing.ts'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatCount } from '../../../text/format/count.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { contractLabel } from '../../../text/naming/contractKind.ts'
import { codeMessages } from '../../../text/en/contracts/code.ts'
import { isRow } from '../../../service/rows/readRow.ts'
import type { CodePlace } from '../../../meaning/contracts/vmSteps.ts'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader } from '../../states/card/cardParts.tsx'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { CopyButton } from '../../values/copy-button/CopyButton.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { CodeLine, type ExplanationProps, useMethodName } from './CodeLine.tsx'
import { findComparedOpcode, findLines, printMethods, readLines, listMethods, type CodeMatch } from './codeLines.ts'
import { PlaceInCode } from './PlaceInCode.tsx'
import { SameCode } from './SameCode.tsx'

/** Props of {@link CodeView}; the rest go to the `<article>`. */
export interface CodeViewProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<CodeListing, 'header' | 'facts'> {
  /** Result of `disassemble` of `tonlens/code`; null or undefined if there is none, or none yet. */
  readonly listing?: CodeListing | null | undefined
  /**
   * Instruction to show, such as that of a step from `VmSteps.onSelectInstruction`. It is found if the listing was made
   * with `places: true`. @default none
   */
  readonly place?: CodePlace | null | undefined
  /**
   * Addresses of contracts with the same code that the browser knows, such as those of `useSameCode`. No service lists
   * all of them. @default the section is left out
   */
  readonly sameCode?: readonly string[] | null | undefined
}

/** Methods, and lines of a method, that are shown at first. */
const shownMethods = 50
const shownLines = 200
const shownMatches = 100

/**
 * Disassembled code of a contract: its methods by name, their instructions with short explanations, a search
 * over all of them. Numbers that the code compares are named if they are opcodes of known operations. It can show the
 * line of an instruction, and other contracts with this code. Feed it from `disassemble` of `tonlens/code`, which loads
 * the disassembler on demand.
 */
export const CodeView = forwardRef<HTMLElement, CodeViewProps>(function CodeView(
  { listing, place, sameCode, part, ...rest },
  ref,
) {
  const display = useDisplay()
  const { locale } = display
  const messages = useTexts('code', codeMessages)
  const id = useId()
  const [query, setQuery] = useState('')
  const [isExplained, setExplained] = useState(true)
  const wanted = useDeferredValue(query)
  const given = typeof listing === 'object' && listing !== null ? listing : undefined
  const codeHash = given?.hash
  const methods = useMemo(() => listMethods(given), [given])
  const matches = useMemo(() => findLines(methods, wanted), [methods, wanted])
  const loading = given === undefined
  const kind = contractLabel({ codeHash }, display, display.messages.contract)
  const isUnknownLibrary = !loading && given.library !== undefined && methods.length === 0
  return (
    <Card
      {...rest}
      ref={ref}
      kind="code-view"
      part={part}
      label={messages.code}
      entity={listing}
      emptyText={messages.empty}
    >
      <CardHeader>
        <span part="card-title">{messages.code}</span>
        {methods.length > 0 && <CopyButton text={() => printMethods(methods)} label={messages.copyAll} />}
      </CardHeader>
      <Facts
        slotted
        loading={loading}
        facts={[
          { id: 'hash', term: messages.codeHash, value: <Hash value={given?.hash} copy />, like: '5740ce…365036 ⧉' },
          { id: 'kind', term: messages.kind, value: kind === '' ? undefined : <bdi>{kind}</bdi> },
          {
            id: 'library',
            term: messages.library,
            value: given?.library === undefined ? undefined : <Hash value={given.library} copy />,
          },
          { id: 'cells', term: messages.cells, value: <bdi>{formatCount(given?.cells, locale)}</bdi>, like: '30' },
          {
            id: 'methods',
            term: messages.methods,
            value: <bdi>{formatNumber(methods.length, locale)}</bdi>,
            like: '10',
          },
        ]}
      />
      {isUnknownLibrary && <p part="card-note">{messages.libraryNote}</p>}
      {loading && <Skeleton like={messages.search} />}
      {given !== undefined && methods.length > 0 && isRow(place) && (
        <PlaceInCode listing={given} methods={methods} place={place} {...{ isExplained, codeHash }} />
      )}
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
            {wanted.trim() === ''
              ? ''
              : matches.length === 0
                ? messages.noMatches
                : messages.matches(matches.length, locale)}
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
      {!loading && <SameCode addresses={sameCode} />}
    </Card>
  )
})

function Method({ method, ...explanation }: { readonly method: CodeMethod } & ExplanationProps): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('code', codeMessages)
  const lines = useMemo(() => readLines(method), [method])
  const count = messages.lines(lines.length, locale)
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
                {(line, at) => (
                  <CodeLine key={at} text={line} opcode={findComparedOpcode(lines, at)} {...explanation} />
                )}
              </FoldedList>
            </ol>
          </div>
        )
      }
    </Disclosure>
  )
}

function Matches({
  matches,
  ...explanation
}: { readonly matches: readonly CodeMatch[] } & ExplanationProps): ReactElement {
  return (
    <ol part="code-view-lines" dir="ltr">
      <FoldedList items={matches} first={shownMatches} frame={listFold}>
        {(match, at) => <Match key={at} {...match} {...explanation} />}
      </FoldedList>
    </ol>
  )
}

function Match({ method, line, ...rest }: CodeMatch & ExplanationProps): ReactElement {
  return <CodeLine {...rest} place={`${useMethodName(method)}:${line}`} />
}
