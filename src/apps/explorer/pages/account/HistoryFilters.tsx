import { type ReactElement, useId, useState } from 'react'
import { isAddress } from 'tonlens/ton'
import { useRouteQuery } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { DayFields } from './DayFields.tsx'

const names = ['type', 'from', 'until', 'with'] as const

/** Fields for time and counterparty, kept in the URL. The list of actions has the field for the type. */
export function HistoryFilters(): ReactElement {
  const { filters } = useExplorerTexts('account')
  const [query, setQuery] = useRouteQuery()
  const note = useId()
  const { with: other = '' } = query
  const isUsed = names.some((name) => query[name] !== undefined)
  // As the link was opened; then as the reader leaves it.
  const [isOpen] = useState(isUsed)
  const isWrong = other !== '' && !isAddress(other)
  return (
    <details open={isOpen}>
      <summary>{filters.title}</summary>
      <form className="explorer-filters" aria-label={filters.label} onSubmit={(event) => event.preventDefault()}>
        <DayFields />
        <label className="explorer-filter-long">
          {filters.with}
          <input
            type="text"
            value={other}
            placeholder={filters.placeholder}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isWrong}
            aria-describedby={note}
            onChange={({ target }) => setQuery({ with: target.value.trim() })}
          />
        </label>
        {isUsed && (
          <button
            type="button"
            part="button"
            onClick={() => setQuery(Object.fromEntries(names.map((name) => [name, ''])))}
          >
            {filters.clear}
          </button>
        )}
        <span id={note} role="status">
          {isWrong && filters.notAddress}
        </span>
      </form>
    </details>
  )
}
