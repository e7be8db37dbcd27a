import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnchorHTMLAttributes, type ReactElement, useMemo, useState, useSyncExternalStore } from 'react'
import {
  cardState,
  type Client,
  type ColumnProps,
  type JettonTransfer,
  JettonTransferTable,
  listState,
  MessageChainGraph,
  NftDetails,
  skipToken,
  TonlensProvider,
  TransactionDetails,
  useInfiniteJettonTransfers,
  useNftItems,
  useTrace,
} from 'tonlens'
import { CellInspector } from 'tonlens/contracts'
import { russian } from 'tonlens/locales/ru'
import './application.css'

/** Stands for the router of your application: the path is in the fragment of the URL. */
function Link({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>): ReactElement {
  return (
    <a {...rest} href={`#${href ?? ''}`}>
      {children}
    </a>
  )
}

function usePath(): readonly string[] {
  const fragment = useSyncExternalStore(
    (listener) => {
      window.addEventListener('hashchange', listener)
      return () => window.removeEventListener('hashchange', listener)
    },
    () => window.location.hash,
    () => '',
  )
  return useMemo(() => fragment.replace(/^#\//, '').split('/').map(decodeURIComponent), [fragment])
}

const path = (page: string) => (key: string) => `/${page}/${encodeURIComponent(key)}`
const links = { address: path('account'), nft: path('nft'), transaction: path('trace') }
const queryClient = new QueryClient()

/** An explorer in Russian, with three kinds of pages and one tool. */
export function Application({ client }: { readonly client: Client }): ReactElement {
  const [page = '', key = ''] = usePath()
  const [theme, setTheme] = useState('dark')
  return (
    <QueryClientProvider client={queryClient}>
      <TonlensProvider client={client} locale="ru" messages={russian} links={links} linkComponent={Link}>
        <div className="application" data-theme={theme}>
          <nav>
            <Link href="/boc">BOC</Link>
            <button type="button" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
              {theme === 'dark' ? 'Светлая тема' : 'Тёмная тема'}
            </button>
          </nav>
          {page === 'account' && <AccountPage key={key} address={key} />}
          {page === 'nft' && <NftPage address={key} />}
          {page === 'trace' && <TracePage key={key} hash={key} />}
          {page === 'boc' && <CellInspector />}
        </div>
      </TonlensProvider>
    </QueryClientProvider>
  )
}

/** The table's own columns, and one of the application. */
const columns: ColumnProps<JettonTransfer>['columns'] = (defaults) => [
  ...defaults,
  { id: 'query', label: 'Запрос', cell: ({ query_id }) => query_id, width: 120, hideOrder: 1 },
]

function AccountPage({ address }: { readonly address: string }): ReactElement {
  const query = useInfiniteJettonTransfers({ owner_address: [address], limit: 20, sort: 'desc' })
  const transfers = query.rows
  return (
    <JettonTransferTable
      {...listState(query)}
      transfers={transfers}
      perspective={address}
      columns={columns}
      tools
      exportable
    />
  )
}

function NftPage({ address }: { readonly address: string }): ReactElement {
  const query = useNftItems({ address: [address] })
  return <NftDetails {...cardState(query)} item={query.data?.nft_items[0]} metadata={query.data?.metadata} />
}

function TracePage({ hash }: { readonly hash: string }): ReactElement {
  const query = useTrace(hash === '' ? skipToken : hash)
  const [selected, setSelected] = useState(hash)
  const transaction = query.trace?.transactions.find((row) => row.hash === selected)
  return (
    <div className="application-trace">
      <MessageChainGraph {...cardState(query)} trace={query.trace} selected={selected} onSelect={setSelected} />
      <TransactionDetails {...cardState(query)} transaction={transaction} empty="Выберите транзакцию" />
    </div>
  )
}
