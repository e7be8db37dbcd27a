import { useId, type KeyboardEvent, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { rawDataMessages } from '../../../text/en/transactions/messages.ts'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { Drawing } from '../icon/Icon.tsx'
import type { RawMatches } from './rawRows.ts'

interface RawSearchProps {
  readonly query: string
  /** undefined while the search runs. */
  readonly found: RawMatches | undefined
  /** Id of the selected line. */
  readonly selected: string
  /** Returns the text of the whole tree. */
  readonly copy: () => string
  readonly onQuery: (query: string) => void
  readonly onSelect: (id: string) => void
}

const unfinished: RawMatches = { ids: [], isComplete: true }
const up = 'M4 10l4-4 4 4'
const down = 'M4 6l4 4 4-4'

/** Search field that finds lines by key or value and steps through the matches. */
export function RawSearch({ query, found, selected, copy, onQuery, onSelect }: RawSearchProps): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('rawData', rawDataMessages)
  const id = useId()
  const { ids, isComplete } = found ?? unfinished
  const at = ids.indexOf(selected)
  const step = (way: 1 | -1) => {
    const next = at < 0 && way < 0 ? ids.at(-1) : ids[(at + way + ids.length) % ids.length]
    if (next !== undefined) onSelect(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
  }
  const count = formatNumber(ids.length, locale)
  const position = messages.position(formatNumber(at + 1, locale), count)
  const words = found === undefined ? messages.searching : ids.length === 0 ? messages.noMatches : position
  return (
    <div part="raw-data-bar">
      <input
        part="raw-data-search"
        type="text"
        aria-label={messages.search}
        aria-describedby={`${id}found`}
        placeholder={messages.search}
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span id={`${id}found`} part="raw-data-found" role="status">
        {query.trim() === '' ? '' : isComplete ? words : messages.partly(words)}
      </span>
      {ids.length > 0 && (
        <>
          <button type="button" part="raw-data-step" aria-label={messages.previous} onClick={() => step(-1)}>
            <Drawing path={up} />
          </button>
          <button type="button" part="raw-data-step" aria-label={messages.next} onClick={() => step(1)}>
            <Drawing path={down} />
          </button>
        </>
      )}
      <CopyButton text={copy} label={messages.copyAll} part="raw-data-copy" />
    </div>
  )
}
