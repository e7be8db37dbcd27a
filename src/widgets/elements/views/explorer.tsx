import { type ReactElement, useEffect, useRef, useMemo, useSyncExternalStore } from 'react'
import card from '../../../components/states/card/card.css?inline'
import newRows from '../../../components/lists/new-rows/new-rows.css?inline'
import search from '../../../components/tools/search-box/search-box.css?inline'
import { SearchBox } from '../../../components/tools/search-box/SearchBox.tsx'
import table from '../../../components/lists/table/table.css?inline'
import narrowTable from '../../../components/lists/table/narrow-table.css?inline'
import tableTools from '../../../components/lists/table/tools/table-tools.css?inline'
import transactionTable from '../../../components/transactions/transaction-table/transaction-table.css?inline'
import { useTexts } from '../../../react/display/display.ts'
import { explorerMessages } from '../../../text/en/tools/search.ts'
import { toSelection } from '../links.ts'
import { type Route, parseFragment } from '../route.ts'
import type { WidgetProps } from '../defineWidget.ts'
import explorerStyles from './explorer.css?inline'
import { ExplorerPage } from './explorerPages.tsx'

export const styles = [card, newRows, search, table, narrowTable, tableTools, transactionTable, explorerStyles]
/** Links lead to the current page. */
export const explorer = ''

const titles = {
  account: 'account',
  domain: 'account',
  transaction: 'transaction',
  message: 'transaction',
  block: 'block',
  nft: 'nft',
  hash: 'search',
  lt: 'search',
} as const

/** A small explorer with search and pages for accounts, transactions, traces, blocks and NFTs. */
export default function ExplorerContent({
  values: { name },
  ...props
}: WidgetProps<{ readonly name: string | undefined }>): ReactElement {
  const messages = useTexts('explorer', explorerMessages)
  const route = useRoute()
  const place = route === undefined ? '' : `${route.kind} ${route.key}`
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(place)
  useEffect(() => {
    // Move the focus to the heading of the new page, as a navigation does.
    if (shown.current !== place) heading.current?.focus()
    shown.current = place
  }, [place])
  return (
    <div part="explorer">
      <div part="explorer-head">
        <a part="explorer-name" href="#/">
          {name ?? messages.name}
        </a>
        <SearchBox
          part="explorer-search"
          label={messages.search}
          operations={false}
          onSelect={(target) => target.kind !== 'opcode' && props.open(...toSelection(target))}
        />
      </div>
      <h2 ref={heading} part="explorer-title" tabIndex={-1}>
        {messages.titles[route === undefined ? 'home' : titles[route.kind]]}
      </h2>
      <div key={place} part="explorer-page" data-kind={route?.kind ?? 'home'}>
        <ExplorerPage route={route} {...props} />
      </div>
    </div>
  )
}

/** Current route of the URL; undefined for the home page. Updates on navigation. */
function useRoute(): Route | undefined {
  const fragment = useSyncExternalStore(subscribe, () => location.hash)
  return useMemo(() => parseFragment(fragment), [fragment])
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
