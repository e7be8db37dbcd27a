import type { ReactElement } from 'react'
import { useRouteQuery } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/** Fields for the first and the last day, kept in the URL as `from` and `until`. */
export function DayFields(): ReactElement {
  const { filters } = useExplorerTexts('account')
  const [{ from = '', until = '' }, setQuery] = useRouteQuery()
  return (
    <>
      <label>
        <span>{filters.from}</span>
        <input type="date" value={from} max={until} onChange={({ target }) => setQuery({ from: target.value })} />
      </label>
      <label>
        <span>{filters.until}</span>
        <input type="date" value={until} min={from} onChange={({ target }) => setQuery({ until: target.value })} />
      </label>
    </>
  )
}
