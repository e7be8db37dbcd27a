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
        {filters.from}
        <input type="date" value={from} max={until} onChange={({ target }) => setQuery({ from: target.value })} />
      </label>
      <label>
        {filters.until}
        <input type="date" value={until} min={from} onChange={({ target }) => setQuery({ until: target.value })} />
      </label>
    </>
  )
}
