import { useEffect, useMemo, useRef, type ReactElement } from 'react'
import type { CodeListing, CodeMethod } from '../../../ton/code/listing.ts'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { codeMessages } from '../../../text/en/contracts/code.ts'
import type { CodePlace } from '../../../meaning/contracts/vmSteps.ts'
import { CodeLine, type ExplanationProps, useMethodName } from './CodeLine.tsx'
import { findComparedOpcode, findPlace, readLines, type FoundLine } from './codeLines.ts'

/** Lines before and after the instruction that can be scrolled to. */
const aroundLines = 60

interface PlaceInCodeProps extends ExplanationProps {
  readonly listing: CodeListing
  readonly methods: readonly CodeMethod[]
  readonly place: CodePlace
}

/** Line of an instruction among its neighbors, or the reason why it is not known. */
export function PlaceInCode({ listing, methods, place, ...explanation }: PlaceInCodeProps): ReactElement {
  const messages = useTexts('code', codeMessages)
  const { cell, offset } = place
  const found = useMemo(() => findPlace(listing, methods, { cell, offset }), [listing, methods, cell, offset])
  return (
    <div part="card-section code-view-current">
      <p part="card-heading">{messages.place}</p>
      {found === 'unknown' || found === 'selector' ? (
        <p part="card-note" role="status">
          {found === 'selector' ? messages.selector : messages.unknownPlace}
        </p>
      ) : (
        <Excerpt found={found} {...explanation} />
      )}
    </div>
  )
}

function Excerpt({
  found: { method, line, copies },
  ...explanation
}: { readonly found: FoundLine } & ExplanationProps): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('code', codeMessages)
  const name = useMethodName(method)
  const lines = useMemo(() => readLines(method), [method])
  const scroller = useRef<HTMLDivElement>(null)
  const from = Math.max(0, line - aroundLines)
  const shown = useMemo(() => lines.slice(from, from + 2 * aroundLines + 1), [lines, from])
  useEffect(() => {
    const { current: box } = scroller
    const target =
      box?.querySelectorAll<HTMLElement>('[part~="code-view-line"]')[Math.min(line - from, shown.length - 1)]
    if (box === null || target === undefined) return
    // The box alone scrolls; the page stays where the reader is.
    box.scrollTop +=
      target.getBoundingClientRect().top -
      box.getBoundingClientRect().top -
      (box.clientHeight - target.offsetHeight) / 2
  }, [shown, line, from])
  return (
    <>
      <p part="card-note" role="status">
        {messages.lineIn(name, formatNumber(line + 1, locale))}
        {copies > 1 && ` ${messages.copies(copies, locale)}`}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the box */}
      <div ref={scroller} part="code-view-scroller" tabIndex={0} role="region" aria-label={messages.place}>
        <ol part="code-view-lines" dir="ltr">
          {shown.map((text, at) => (
            <CodeLine
              key={from + at}
              text={text}
              opcode={findComparedOpcode(lines, from + at)}
              isCurrent={from + at === line}
              {...explanation}
            />
          ))}
        </ol>
      </div>
    </>
  )
}
