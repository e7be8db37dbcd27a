// Components that no element shows by themselves: how React shows them, and the element nearest to them.
import { showcase } from '../chain/index.json'
import { last } from '../chain/masterchain-info.json'

/** How a React application shows one of them. */
export interface OtherUse {
  /** Tag of the element that shows it among others, or what comes closest. */
  readonly nearest: string
  /** What is imported from `tonlens` beside the component and the provider. */
  readonly uses: readonly string[]
  /** Lines before what is returned. */
  readonly ask: readonly string[]
  /** What is returned. */
  readonly view: string
  /** What is imported from elsewhere. @default nothing */
  readonly imports?: readonly string[]
  /** Lines above the component. @default none */
  readonly first?: readonly string[]
}

const { wallet, transactions, traces } = showcase
const states = 'loading={query.isPending} error={query.error}'
const pages = `${states} hasMore={query.hasNextPage} onLoadMore={() => query.fetchNextPage()}`
const rows = (list: string) => `query.data?.pages.flatMap((page) => page.${list}) ?? []`
const known = (hook: string, params: string) => [`const query = ${hook}({ ${params} })`]

/** A query and a component that takes its answer. */
function one(nearest: string, hook: string, params: string, view: string): OtherUse {
  return { nearest, uses: [hook], ask: known(hook, params), view }
}

/** Several views of one trace. */
function ofTrace(component: string): OtherUse {
  return {
    nearest: 'tonlens-trace',
    uses: ['useTrace'],
    ask: [`const { trace, status, error } = useTrace('${transactions.swapTrace}')`],
    view: `<${component} trace={trace} loading={status === 'pending'} error={error} />`,
  }
}

/** A value of a transaction, shown once it is there. */
function ofTransaction(uses: readonly string[], view: string): OtherUse {
  return {
    nearest: 'tonlens-transaction',
    uses: ['useTransactions', ...uses],
    ask: [
      ...known('useTransactions', `hash: ['${transactions.transfer}']`),
      'const transaction = query.data?.transactions[0]',
      'if (transaction === undefined) return null',
    ],
    view,
  }
}

/** A value that is known without a question. */
function still(nearest: string, view: string): OtherUse {
  return { nearest, uses: [], ask: [], view }
}

const item = `address: ['${showcase.nftItem}']`
const itemLine = 'const item = useNftItems({ %s }).data?.nft_items[0]'

/** By component. */
export const otherUses: Readonly<Record<string, OtherUse>> = {
  AccountDetails: {
    ...one('tonlens-account', 'useAccountStates', `address: ['${wallet}'], include_boc: true`, `<AccountDetails account={query.data?.accounts[0]} wallet={wallets.data?.wallets[0]} ${states} />`),
    uses: ['useAccountStates', 'useWalletStates'],
    ask: [
      `const query = useAccountStates({ address: ['${wallet}'], include_boc: true })`,
      `const wallets = useWalletStates({ address: ['${wallet}'] })`,
    ],
  },
  ActionCard: one('tonlens-actions', 'useActions', `trace_id: ['${traces.transfer}']`, `<ActionCard action={query.data?.actions[0]} ${states} />`),
  BalanceChangeTable: one('tonlens-trace', 'useBalanceChanges', `trace_id: '${showcase.swapTrace}'`, `<BalanceChangeTable changes={query.data} ${states} />`),
  BlockTable: one('tonlens-block', 'useInfiniteBlocks', `workchain: -1, sort: 'desc'`, `<BlockTable blocks={${rows('blocks')}} ${pages} />`),
  CoinAmount: ofTransaction([], '<CoinAmount amount={transaction.total_fees} />'),
  Comment: {
    ...ofTransaction(['readMessageComment'], 'comment === undefined ? null : <Comment comment={comment} />'),
    ask: [
      ...known('useTransactions', `hash: ['${transactions.transfer}']`),
      'const message = query.data?.transactions[0]?.in_msg',
      'const comment = message ? readMessageComment(message) : undefined',
    ],
  },
  CopyButton: still('tonlens-address', `<CopyButton text="${wallet}" />`),
  DecodeTool: {
    nearest: 'tonlens-explorer',
    uses: ['type DecodeRequest', 'skipToken', 'useDecodePost'],
    imports: [`import { useState } from 'react'`],
    ask: ['const [question, setQuestion] = useState<DecodeRequest>()', 'const query = useDecodePost(question ?? skipToken)'],
    view: '<DecodeTool loading={query.isFetching} error={query.error} result={query.data} onDecode={setQuestion} />',
  },
  DecodedBody: {
    ...ofTransaction([], '<DecodedBody decoded={content?.decoded} body={content?.body} />'),
    ask: [
      ...known('useTransactions', `hash: ['${transactions.transfer}']`),
      'const content = query.data?.transactions[0]?.in_msg?.message_content',
    ],
  },
  DnsRecordTable: one('tonlens-account', 'useInfiniteDnsRecords', `wallet: '${wallet}'`, `<DnsRecordTable records={${rows('records')}} ${pages} />`),
  DomainCard: one('tonlens-account', 'useDnsRecords', `domain: 'alice.ton'`, `<DomainCard record={query.data?.records[0]} ${states} />`),
  FeeEstimate: {
    nearest: 'tonlens-explorer',
    uses: ['useEstimateFee'],
    ask: ['const { mutate, isPending, error, data } = useEstimateFee()'],
    view: '<FeeEstimate loading={isPending} error={error} result={data} onEstimate={(question) => mutate(question)} />',
  },
  FinalityBadge: ofTransaction(['readFinality'], '<FinalityBadge finality={readFinality(transaction)} />'),
  GetMethodRunner: {
    nearest: 'tonlens-explorer',
    uses: ['type GetMethodRequest', 'skipToken', 'useRunGetMethod'],
    imports: [`import { useState } from 'react'`],
    ask: ['const [call, setCall] = useState<GetMethodRequest>()', 'const query = useRunGetMethod(call ?? skipToken)'],
    view: '<GetMethodRunner loading={query.isFetching} error={query.error} result={query.data} onRun={setCall} />',
  },
  Hash: ofTransaction([], '<Hash value={transaction.hash} of="transaction" />'),
  JettonAmount: still('tonlens-jettons', `<JettonAmount amount="1500000000" master="${showcase.jettonMaster}" />`),
  JettonBurnTable: one('tonlens-jettons', 'useInfiniteJettonBurns', `jetton_master: '${showcase.jettonMaster}'`, `<JettonBurnTable burns={${rows('jetton_burns')}} ${pages} />`),
  JettonCard: one('tonlens-jettons', 'useJettonMasters', `address: ['${showcase.jettonMaster}']`, `<JettonCard master={query.data?.jetton_masters[0]} ${states} />`),
  JettonHolders: one('tonlens-jettons', 'useInfiniteJettonWallets', `jetton_address: ['${showcase.jettonMaster}'], sort: 'desc'`, `<JettonHolders wallets={${rows('jetton_wallets')}} ${pages} />`),
  JettonTransferTable: one('tonlens-jettons', 'useInfiniteJettonTransfers', `owner_address: ['${wallet}']`, `<JettonTransferTable transfers={${rows('jetton_transfers')}} perspective="${wallet}" ${pages} />`),
  LoadMore: {
    ...one('tonlens-actions', 'useInfiniteTransactions', `account: ['${wallet}']`, '<LoadMore count={count} hasMore={query.hasNextPage} loading={query.isFetching} error={query.error} onLoadMore={() => query.fetchNextPage()} />'),
    ask: [
      ...known('useInfiniteTransactions', `account: ['${wallet}']`),
      `const count = (${rows('transactions')}).length`,
    ],
  },
  MessageCard: ofTransaction([], '<MessageCard message={transaction.in_msg} />'),
  MessageTable: one('tonlens-history', 'useInfiniteMessages', `destination: '${wallet}', sort: 'desc'`, `<MessageTable messages={${rows('messages')}} ${pages} />`),
  MirrorStatus: {
    nearest: 'tonlens-explorer',
    uses: ['useMirror'],
    imports: [`import { openMirror } from 'tonlens/mirror'`],
    first: [`const opening = openMirror({ name: 'mainnet' })`],
    ask: ['const mirror = useMirror(opening)'],
    view: '<MirrorStatus mirror={mirror} />',
  },
  MultisigCard: one('tonlens-account', 'useMultisigWallets', `address: ['${showcase.multisig}'], include_orders: true`, `<MultisigCard multisig={query.data?.multisigs[0]} ${states} />`),
  MultisigOrderCard: one('tonlens-account', 'useMultisigOrders', `address: ['${showcase.multisigOrder}'], parse_actions: true`, `<MultisigOrderCard order={query.data?.orders[0]} ${states} />`),
  NftCollectionCard: one('tonlens-nft-grid', 'useNftCollections', `collection_address: ['${showcase.nftCollection}']`, `<NftCollectionCard collection={query.data?.nft_collections[0]} ${states} />`),
  NftDetails: one('tonlens-nft', 'useNftItems', item, `<NftDetails item={query.data?.nft_items[0]} ${states} />`),
  NftGallery: {
    nearest: 'tonlens-nft-grid',
    uses: ['useNftGallery'],
    ask: [`const gallery = useNftGallery({ collection_address: ['${showcase.nftCollection}'] })`],
    view: '<NftGallery {...gallery} />',
  },
  NftSaleBadge: {
    nearest: 'tonlens-nft',
    uses: ['useNftItems', 'useNftSales'],
    ask: [
      itemLine.replace('%s', `address: ['${showcase.onSaleItem}']`),
      `const sale = useNftSales({ address: ['${showcase.sale}'] }).data?.nft_sales[0]`,
      'if (item === undefined) return null',
    ],
    view: '<NftSaleBadge item={item} sale={sale} />',
  },
  NftTransferTable: one('tonlens-nft', 'useInfiniteNftTransfers', `item_address: ['${showcase.nftItem}']`, `<NftTransferTable transfers={${rows('nft_transfers')}} oneItem ${pages} />`),
  Opcode: ofTransaction([], '<Opcode value={transaction.in_msg?.opcode} />'),
  OriginBadge: {
    ...one('tonlens-explorer', 'useNftItems', item, '<OriginBadge origin={query.origin} />'),
    uses: ['useNftItems'],
    ask: known('useNftItems', item),
  },
  Pagination: {
    nearest: 'tonlens-history',
    uses: [],
    imports: [`import { useState } from 'react'`],
    ask: ['const [page, setPage] = useState(1)'],
    view: '<Pagination page={page} pageCount={12} onPageChange={setPage} />',
  },
  RawData: ofTransaction([], '<RawData value={transaction} />'),
  SendBoc: {
    nearest: 'tonlens-progress',
    uses: ['useSendMessage'],
    ask: ['const { mutate, isPending, error, data } = useSendMessage()'],
    view: '<SendBoc loading={isPending} error={error} result={data} onSend={(boc) => mutate({ boc })} />',
  },
  ShardMap: one('tonlens-block', 'useMasterchainBlockShardState', `seqno: ${last.seqno}`, `<ShardMap blocks={query.data?.blocks} ${states} />`),
  States: {
    ...one('tonlens-transaction', 'useNftItems', item, 'query.isError ? <ErrorState error={query.error} onRetry={() => query.refetch()} /> : query.isPending ? <Skeleton like="1,234 items" /> : <EmptyState />'),
    uses: ['EmptyState', 'ErrorState', 'Skeleton', 'useNftItems'],
  },
  StatusBadge: ofTransaction(['transactionStatus'], '<StatusBadge status={transactionStatus(transaction)} />'),
  Table: {
    nearest: 'tonlens-history',
    uses: ['Address', 'CoinAmount', 'type AccountBalance', 'type TableColumn', 'useTopAccountsByBalance'],
    first: [
      'const columns: TableColumn<AccountBalance>[] = [',
      `  { id: 'account', label: 'Account', width: 'id', cell: (row) => <Address value={row.account} /> },`,
      `  { id: 'balance', label: 'Balance', width: 'amount', align: 'end', cell: (row) => <CoinAmount amount={row.balance} /> },`,
      ']',
    ],
    ask: ['const query = useTopAccountsByBalance()'],
    view: `<Table label="Accounts" rows={query.data ?? []} columns={columns} rowKey={(row) => row.account} ${states} />`,
  },
  Timestamp: ofTransaction([], '<Timestamp value={transaction.now} />'),
  TonlensDevtools: { ...still('tonlens-explorer', '<TonlensDevtools />'), imports: [`import { TonlensDevtools } from 'tonlens/devtools'`] },
  TopAccounts: { nearest: 'tonlens-explorer', uses: ['useTopAccountsByBalance'], ask: ['const query = useTopAccountsByBalance()'], view: `<TopAccounts accounts={query.data ?? []} ${states} />` },
  TraceOutline: ofTrace('TraceOutline'),
  TraceTable: ofTrace('TraceTable'),
  TraceTimeline: ofTrace('TraceTimeline'),
  TraceVerdict: ofTrace('TraceVerdict'),
  TransactionDetails: one('tonlens-transaction', 'useTransactions', `hash: ['${transactions.transfer}']`, `<TransactionDetails transaction={query.data?.transactions[0]} ${states} />`),
  ValueFlow: ofTrace('ValueFlow'),
  VestingCard: one('tonlens-account', 'useVesting', `contract_address: ['${showcase.vesting}']`, `<VestingCard vesting={query.data?.vesting_contracts[0]} ${states} />`),
}
