import { type ReactElement, useState } from 'react'
import { useDisplay } from 'tonlens'
import { useRouteQuery } from '../../../shell/router.ts'
import { useExplorerTexts } from '../../../texts/useExplorerTexts.ts'

/** Chooses whole years, which is what most exports are for. */
export function Years(): ReactElement {
  const texts = useExplorerTexts('account').ledger
  const { now } = useDisplay()
  const [, setQuery] = useRouteQuery()
  const [today] = useState(() => new Date(now === undefined ? Date.now() : now * 1000))
  const year = today.getFullYear()
  const choose = (chosen: number) => setQuery({ from: `${chosen}-01-01`, until: `${chosen}-12-31` })
  return (
    <>
      <button type="button" part="button" onClick={() => choose(year)}>
        {texts.thisYear}
      </button>
      <button type="button" part="button" onClick={() => choose(year - 1)}>
        {texts.lastYear}
      </button>
    </>
  )
}
