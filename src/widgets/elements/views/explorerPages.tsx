import { skipToken } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { cardState, listState } from '../../../components/lists/queryState.ts'
import { EmptyState } from '../../../components/states/empty-state/EmptyState.tsx'
import { ErrorState } from '../../../components/states/error-state/ErrorState.tsx'
import { TransactionTable } from '../../../components/transactions/transaction-table/TransactionTable.tsx'
import { useTexts } from '../../../react/display/display.ts'
import { useAccountStates } from '../../../react/hooks/endpoints/accounts.ts'
import { useBlocks } from '../../../react/hooks/endpoints/blocks.ts'
import { useDnsRecords } from '../../../react/hooks/endpoints/dns.ts'
import {
  useInfiniteTransactions,
  useTransactions,
  useTransactionsByMessage,
} from '../../../react/hooks/endpoints/transactions.ts'
import { explorerMessages } from '../../../text/en/tools/search.ts'
import { useUniqueRows } from '../../../react/display/useRows.ts'
import { useReport, View } from '../../views/View.tsx'
import { type Route, routeHref } from '../route.ts'
import * as elements from '../table.ts'
import { type PageProps, Part } from './Part.tsx'

/** The page of a route; the home page if there is none. */
export function ExplorerPage({ route, ...props }: PageProps & { readonly route: Route | undefined }): ReactElement {
  if (route === undefined) return <Home {...props} />
  const { kind, key } = route
  switch (kind) {
    case 'account':
    case 'nft':
      return <Account {...props} address={key} route={route} />
    case 'transaction':
      return <TransactionAndTrace {...props} hash={key} />
    case 'message':
      return <FoundMessage {...props} hash={key} />
    case 'block':
      return <Block {...props} id={key} />
    case 'domain':
      return <FoundDomain {...props} domain={key} route={route} />
    case 'hash':
      return <FoundHash {...props} hash={key} />
    case 'lt':
      return <Transactions {...props} params={{ lt: key }} />
  }
}

/** Newest block and latest transactions. */
function Home(props: PageProps): ReactElement {
  const { latest } = useTexts('explorer', explorerMessages)
  const query = useTransactions({ limit: 20, sort: 'desc' }, { refetchInterval: 10_000 })
  useReport(query, props.view.onResult)
  return (
    <>
      <Part {...props} row={elements.headWidget} values={{ interval: 10 }} />
      <h3 part="explorer-heading">{latest}</h3>
      <TransactionTable label={latest} transactions={query.data?.transactions ?? none} {...cardState(query)} />
    </>
  )
}

const none: readonly never[] = []
const sections = ['history', 'actions', 'jettons', 'nfts'] as const

interface AccountProps extends PageProps {
  readonly address: string
  /** Current route, for the links between sections. */
  readonly route: Route
}

/** An account and one section about it. Each section needs a request, so only the selected one is loaded. */
function Account({ address, route, ...props }: AccountProps): ReactElement {
  const messages = useTexts('explorer', explorerMessages)
  const { data } = useAccountStates({ address: [address] })
  const isCollection = data?.accounts[0]?.interfaces?.includes('nft_collection') === true
  const names = isCollection ? ([...sections, 'items'] as const) : sections
  const section = names.find((name) => name === route.section) ?? 'history'
  return (
    <>
      {route.kind === 'nft' && <Part {...props} row={elements.nftWidget} values={{ address }} />}
      <Part {...props} row={elements.accountWidget} values={{ address }} />
      <nav part="explorer-sections" aria-label={messages.sections}>
        {names.map((name) => (
          <a
            key={name}
            part="explorer-section"
            href={routeHref('', route.kind, route.key, name === 'history' ? '' : name)}
            aria-current={name === section ? 'page' : undefined}
          >
            {messages.section[name]}
          </a>
        ))}
      </nav>
      {section === 'history' && <Part {...props} row={elements.historyWidget} values={{ address, exportable: true }} />}
      {section === 'actions' && <Part {...props} row={elements.actionsWidget} values={{ address }} />}
      {section === 'jettons' && <Part {...props} row={elements.jettonsWidget} values={{ address }} />}
      {section === 'nfts' && <Part {...props} row={elements.nftGridWidget} values={{ owner: address }} />}
      {section === 'items' && <Part {...props} row={elements.nftGridWidget} values={{ collection: address }} />}
    </>
  )
}

/** One transaction and its trace. */
function TransactionAndTrace({ hash, ...props }: PageProps & { readonly hash: string }): ReactElement {
  const messages = useTexts('explorer', explorerMessages)
  return (
    <>
      <Part {...props} row={elements.transactionWidget} values={{ hash }} />
      <h3 part="explorer-heading">{messages.trace}</h3>
      <Part {...props} row={elements.traceWidget} values={{ hash }} />
    </>
  )
}

/**
 * One block and its transactions.
 * @param props.id `workchain:shard:seqno`.
 */
function Block({ id, ...props }: PageProps & { readonly id: string }): ReactElement {
  const messages = useTexts('explorer', explorerMessages)
  const [workchain, shard = '', seqno] = id.split(':')
  const block = { workchain: Number(workchain), shard, seqno: Number(seqno) }
  return (
    <>
      <Part {...props} row={elements.blockWidget} values={block} />
      <h3 part="explorer-heading">{messages.transactions}</h3>
      <Transactions {...props} params={block} />
    </>
  )
}

interface TransactionsProps extends PageProps {
  readonly params: NonNullable<Exclude<Parameters<typeof useInfiniteTransactions>[0], symbol>>
}

/** Transactions of a block, or of one logical time. */
function Transactions({ params, view }: TransactionsProps): ReactElement {
  const query = useInfiniteTransactions({ ...params, limit: 50 })
  const rows = useUniqueRows(query.rows, 'hash')
  return (
    <View {...view} query={query} data={query.data && rows}>
      <TransactionTable loadingRows={50} {...listState(query)} transactions={rows} />
    </View>
  )
}

/** Looks up a hash as a transaction, then as a message, then as a block, and shows the first match. */
function FoundHash({ hash, ...props }: PageProps & { readonly hash: string }): ReactElement {
  const byHash = useTransactions({ hash: [hash] })
  const transaction = byHash.data?.transactions[0]
  const isNoTransaction = byHash.isSuccess && transaction === undefined
  const byMessage = useTransactionsByMessage(isNoTransaction ? { msg_hash: [hash] } : skipToken)
  const receiver = byMessage.data?.transactions[0]
  const isNoMessage = isNoTransaction && byMessage.isSuccess && receiver === undefined
  const byBlock = useBlocks(isNoMessage ? { root_hash: hash } : skipToken)
  const block = byBlock.data?.blocks[0]
  const found = transaction ?? receiver
  if (found !== undefined) return <TransactionAndTrace {...props} hash={found.hash} />
  if (block !== undefined) return <Block {...props} id={`${block.workchain}:${block.shard}:${block.seqno}`} />
  return <LookupState {...props} query={[byHash, byMessage, byBlock].find(({ error }) => error !== null) ?? byBlock} />
}

/** The transaction that a message caused, or the one that sent an external outgoing message. */
function FoundMessage({ hash, ...props }: PageProps & { readonly hash: string }): ReactElement {
  const query = useTransactionsByMessage({ msg_hash: [hash] })
  const rows = query.data?.transactions
  const found = rows?.find(({ in_msg }) => in_msg?.hash === hash || in_msg?.hash_norm === hash) ?? rows?.[0]
  if (found === undefined) return <LookupState {...props} query={query} />
  return <TransactionAndTrace {...props} hash={found.hash} />
}

/** The account that a DNS name resolves to. */
function FoundDomain({ domain, ...props }: Omit<AccountProps, 'address'> & { readonly domain: string }): ReactElement {
  const messages = useTexts('explorer', explorerMessages)
  const query = useDnsRecords({ domain })
  const record = query.data?.records[0]
  if (record === undefined) return <LookupState {...props} query={query} />
  const wallet = record.dns_wallet
  if (wallet === null || wallet === undefined) return <EmptyState label={messages.noWallet(domain)} />
  return <Account {...props} address={wallet} />
}

interface LookupStateProps extends PageProps {
  readonly query: {
    readonly data: unknown
    readonly error: Error | null
    readonly isSuccess: boolean
    readonly refetch: () => unknown
  }
}

/** State of a lookup: searching, not found, or failed. */
function LookupState({ query, view }: LookupStateProps): ReactNode {
  const messages = useTexts('explorer', explorerMessages)
  useReport(query, view.onResult)
  if (query.error !== null) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (query.isSuccess) return <EmptyState label={messages.nothing} />
  return (
    <p part="explorer-note" role="status">
      {messages.looking}
    </p>
  )
}
