// Components without an element of their own: their React code, and the closest element.
import { showcase } from '../chain/index.json'
import { last } from '../chain/masterchain-info.json'

/** React code of one component. */
export interface OtherUse {
  /** Tag of the element that contains it, or of the closest one. */
  readonly nearest: string
  /** Imports from `tonlens` besides the component and the provider. */
  readonly uses: readonly string[]
  /** Lines before the returned JSX. */
  readonly ask: readonly string[]
  /** Returned JSX. */
  readonly view: string
  /** Imports from other packages. @default none */
  readonly imports?: readonly string[]
  /** Lines before the component. @default none */
  readonly first?: readonly string[]
}

const { wallet, transactions, traces } = showcase
const states = '{...cardState(query)}'
const pages = '{...listState(query)}'
const known = (hook: string, params: string) => [`const query = ${hook}({ ${params} })`]

/** Code of a component that shows the result of one query. */
function showQuery(nearest: string, hook: string, params: string, view: string): OtherUse {
  return { nearest, uses: [hook], ask: known(hook, params), view }
}

/** Code of a view of a trace. */
function showTrace(component: string): OtherUse {
  return {
    nearest: 'tonlens-trace',
    uses: ['useTrace'],
    ask: [`const query = useTrace('${transactions.swapTrace}')`],
    view: `<${component} trace={query.trace} ${states} />`,
  }
}

/** Code of a component that shows a value of a transaction. */
function showTransactionValue(uses: readonly string[], view: string): OtherUse {
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

/** Code of a component that needs no query. */
function showValue(nearest: string, view: string): OtherUse {
  return { nearest, uses: [], ask: [], view }
}

const item = `address: ['${showcase.nftItem}']`
const itemLine = 'const item = useNftItems({ %s }).data?.nft_items[0]'

/** Uses by component name. */
export const otherUses: Readonly<Record<string, OtherUse>> = {
  AccountActions: showValue('tonlens-actions', `<AccountActions address="${wallet}" />`),
  AccountHistory: showValue('tonlens-history', `<AccountHistory address="${wallet}" />`),
  AccountJettons: showValue('tonlens-jettons', `<AccountJettons address="${wallet}" />`),
  AccountNfts: showValue('tonlens-nft-grid', `<AccountNfts address="${wallet}" />`),
  BlockView: showValue('tonlens-block', `<BlockView seqno={${last.seqno}} />`),
  HeadView: showValue('tonlens-head', `<HeadView />`),
  TraceView: showValue('tonlens-trace', `<TraceView hash="${transactions.swapTrace}" />`),
  TransactionView: showValue('tonlens-transaction', `<TransactionView hash="${transactions.transfer}" />`),
  AccountDetails: {
    ...showQuery(
      'tonlens-account',
      'useAccountStates',
      `address: ['${wallet}'], include_boc: true`,
      `<AccountDetails account={query.data?.accounts[0]} wallet={wallets.data?.wallets[0]} ${states} />`,
    ),
    uses: ['useAccountStates', 'useWalletStates'],
    ask: [
      `const query = useAccountStates({ address: ['${wallet}'], include_boc: true })`,
      `const wallets = useWalletStates({ address: ['${wallet}'] })`,
    ],
  },
  ActionCard: showQuery(
    'tonlens-actions',
    'useActions',
    `trace_id: ['${traces.transfer}']`,
    `<ActionCard action={query.data?.actions[0]} ${states} />`,
  ),
  ActivityHeatmap: showQuery(
    'tonlens-account',
    'useInfiniteTransactions',
    `account: ['${wallet}'], limit: 100`,
    `<ActivityHeatmap transactions={query.rows} ${states} />`,
  ),
  AllocationBar: showValue(
    'tonlens-account',
    `<AllocationBar parts={[{ id: 'coin', name: 'Gram', value: '8412.09' }]} currency="USD" />`,
  ),
  BalanceChart: {
    ...showQuery(
      'tonlens-account',
      'useTransactions',
      `account: ['${wallet}'], limit: 100`,
      `<BalanceChart points={balancePoints(query.data?.transactions ?? [])} ${states} />`,
    ),
    uses: ['useTransactions', 'balancePoints'],
  },
  BalanceChangeTable: showQuery(
    'tonlens-trace',
    'useBalanceChanges',
    `trace_id: '${showcase.swapTrace}'`,
    `<BalanceChangeTable changes={query.data} ${states} />`,
  ),
  BlockTable: showQuery(
    'tonlens-block',
    'useInfiniteBlocks',
    `workchain: -1, sort: 'desc'`,
    `<BlockTable blocks={query.rows} ${pages} />`,
  ),
  CellInspector: showValue(
    'tonlens-explorer',
    `<CellInspector defaultBoc="te6cckEBAQEADgAAGAABI0UAAAAAAAAACVheXL4=" />`,
  ),
  ConfigTable: showQuery(
    'tonlens-account',
    'useAccountStates',
    `address: ['-1:${'5'.repeat(64)}'], include_boc: true`,
    `<ConfigTable data={query.data?.accounts[0]?.data_boc} ${states} />`,
  ),
  CodeView: showValue('tonlens-account', `<CodeView listing={null} />`),
  SourceView: showValue('tonlens-account', `<SourceView source={null} codeHash={undefined} />`),
  StorageView: showQuery(
    'tonlens-account',
    'useAccountStates',
    `address: ['${wallet}'], include_boc: true`,
    `<StorageView account={query.data?.accounts[0] ?? null} ${states} />`,
  ),
  ComplaintTable: showQuery(
    'tonlens-explorer',
    'useInfiniteValidatorComplaints',
    'limit: 100',
    `<ComplaintTable complaints={query.rows} ${pages} />`,
  ),
  CycleTimeline: showQuery(
    'tonlens-explorer',
    'useInfiniteValidatorCycles',
    `sort: 'desc'`,
    `<CycleTimeline cycles={query.rows} ${pages} />`,
  ),
  CoinAmount: showTransactionValue([], '<CoinAmount amount={transaction.total_fees} />'),
  Comment: {
    ...showTransactionValue(['readMessageComment'], 'comment === undefined ? null : <Comment comment={comment} />'),
    ask: [
      ...known('useTransactions', `hash: ['${transactions.transfer}']`),
      'const message = query.data?.transactions[0]?.in_msg',
      'const comment = message ? readMessageComment(message) : undefined',
    ],
  },
  CopyButton: showValue('tonlens-address', `<CopyButton text="${wallet}" />`),
  DecodeTool: {
    nearest: 'tonlens-explorer',
    uses: ['type DecodeRequest', 'useDecodePost'],
    imports: [`import { useState } from 'react'`],
    ask: ['const [question, setQuestion] = useState<DecodeRequest>()', 'const query = useDecodePost(question)'],
    view: '<DecodeTool loading={query.isFetching} error={query.error} result={query.data} onDecode={setQuestion} />',
  },
  DecodedBody: {
    ...showTransactionValue([], '<DecodedBody decoded={content?.decoded} body={content?.body} />'),
    ask: [
      ...known('useTransactions', `hash: ['${transactions.transfer}']`),
      'const content = query.data?.transactions[0]?.in_msg?.message_content',
    ],
  },
  DnsRecordTable: showQuery(
    'tonlens-account',
    'useInfiniteDnsRecords',
    `wallet: '${wallet}'`,
    `<DnsRecordTable records={query.rows} ${pages} />`,
  ),
  DomainAuctionTable: showQuery(
    'tonlens-account',
    'useDnsActiveAuctions',
    `bidder: '${wallet}', limit: 100`,
    `<DomainAuctionTable auctions={query.data?.auctions ?? []} ${states} />`,
  ),
  DomainCard: showQuery(
    'tonlens-account',
    'useDnsRecords',
    `domain: 'alice.ton'`,
    `<DomainCard record={query.data?.records[0]} ${states} />`,
  ),
  ElectionCard: showQuery(
    'tonlens-explorer',
    'useValidatorElections',
    'return_participants: true, limit: 1',
    `<ElectionCard election={query.data?.elections[0]} ${states} />`,
  ),
  FeeBar: showQuery(
    'tonlens-transaction',
    'useTransactions',
    `hash: ['${transactions.transfer}']`,
    `<FeeBar transactions={query.data?.transactions ?? []} ${states} />`,
  ),
  FeeEstimate: {
    nearest: 'tonlens-explorer',
    uses: ['useEstimateFee'],
    ask: ['const { mutate, isPending, error, data } = useEstimateFee()'],
    view: '<FeeEstimate loading={isPending} error={error} result={data} onEstimate={(question) => mutate(question)} />',
  },
  FinalityBadge: showTransactionValue(['readFinality'], '<FinalityBadge finality={readFinality(transaction)} />'),
  GetMethodRunner: {
    nearest: 'tonlens-explorer',
    uses: ['type GetMethodRequest', 'useRunGetMethod'],
    imports: [`import { useState } from 'react'`],
    ask: ['const [call, setCall] = useState<GetMethodRequest>()', 'const query = useRunGetMethod(call)'],
    view: '<GetMethodRunner loading={query.isFetching} error={query.error} result={query.data} onRun={setCall} />',
  },
  Hash: showTransactionValue([], '<Hash value={transaction.hash} of="transaction" />'),
  JettonAmount: showValue('tonlens-jettons', `<JettonAmount amount="1500000000" master="${showcase.jettonMaster}" />`),
  JettonBurnTable: showQuery(
    'tonlens-jettons',
    'useInfiniteJettonBurns',
    `jetton_master: '${showcase.jettonMaster}'`,
    `<JettonBurnTable burns={query.rows} ${pages} />`,
  ),
  JettonCard: showQuery(
    'tonlens-jettons',
    'useJettonMasters',
    `address: ['${showcase.jettonMaster}']`,
    `<JettonCard master={query.data?.jetton_masters[0]} ${states} />`,
  ),
  HoldersChart: showQuery(
    'tonlens-jettons',
    'useInfiniteJettonWallets',
    `jetton_address: ['${showcase.jettonMaster}'], sort: 'desc'`,
    `<HoldersChart wallets={query.rows} ${states} />`,
  ),
  JettonHolders: showQuery(
    'tonlens-jettons',
    'useInfiniteJettonWallets',
    `jetton_address: ['${showcase.jettonMaster}'], sort: 'desc'`,
    `<JettonHolders wallets={query.rows} ${pages} />`,
  ),
  JettonTransferTable: showQuery(
    'tonlens-jettons',
    'useInfiniteJettonTransfers',
    `owner_address: ['${wallet}']`,
    `<JettonTransferTable transfers={query.rows} perspective="${wallet}" ${pages} />`,
  ),
  LedgerTable: {
    nearest: 'tonlens-account',
    uses: ['useClient'],
    imports: [`import { useQuery } from '@tanstack/react-query'`, `import { accountLedger } from 'tonlens/ledger'`],
    ask: [
      'const client = useClient()',
      'const query = useQuery({',
      `  queryKey: ['ledger'],`,
      '  queryFn: async ({ signal }) => {',
      `    for await (const { lines } of accountLedger(client, '${wallet}', { signal })) return lines`,
      '    return []',
      '  },',
      '})',
    ],
    view: `<LedgerTable lines={query.data ?? []} ${states} />`,
  },
  LoadMore: {
    ...showQuery(
      'tonlens-actions',
      'useInfiniteTransactions',
      `account: ['${wallet}']`,
      '<LoadMore count={count} hasMore={query.hasMore} loading={query.isLoadingMore} error={query.error} onLoadMore={query.loadMore} />',
    ),
    ask: [...known('useInfiniteTransactions', `account: ['${wallet}']`), `const count = (query.rows).length`],
  },
  MessageCard: showTransactionValue([], '<MessageCard message={transaction.in_msg} />'),
  MessageTable: showQuery(
    'tonlens-history',
    'useInfiniteMessages',
    `destination: '${wallet}', sort: 'desc'`,
    `<MessageTable messages={query.rows} ${pages} />`,
  ),
  MirrorStatus: {
    nearest: 'tonlens-explorer',
    uses: ['useMirror'],
    imports: [`import { openMirror } from 'tonlens/mirror'`],
    first: [`const opening = openMirror({ name: 'mainnet' })`],
    ask: ['const mirror = useMirror(opening)'],
    view: '<MirrorStatus mirror={mirror} />',
  },
  MultisigCard: showQuery(
    'tonlens-account',
    'useMultisigWallets',
    `address: ['${showcase.multisig}'], include_orders: true`,
    `<MultisigCard multisig={query.data?.multisigs[0]} ${states} />`,
  ),
  MultisigOrderCard: showQuery(
    'tonlens-account',
    'useMultisigOrders',
    `address: ['${showcase.multisigOrder}'], parse_actions: true`,
    `<MultisigOrderCard order={query.data?.orders[0]} ${states} />`,
  ),
  NftCollectionCard: showQuery(
    'tonlens-nft-grid',
    'useNftCollections',
    `collection_address: ['${showcase.nftCollection}']`,
    `<NftCollectionCard collection={query.data?.nft_collections[0]} ${states} />`,
  ),
  NftDetails: showQuery('tonlens-nft', 'useNftItems', item, `<NftDetails item={query.data?.nft_items[0]} ${states} />`),
  NftGallery: {
    nearest: 'tonlens-nft-grid',
    uses: ['listState', 'useNftGallery'],
    ask: [`const gallery = useNftGallery({ collection_address: ['${showcase.nftCollection}'] })`],
    view: '<NftGallery items={gallery.rows} metadata={gallery.metadata} {...listState(gallery)} />',
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
  NftTransferTable: showQuery(
    'tonlens-nft',
    'useInfiniteNftTransfers',
    `item_address: ['${showcase.nftItem}']`,
    `<NftTransferTable transfers={query.rows} oneItem ${pages} />`,
  ),
  Opcode: showTransactionValue([], '<Opcode value={transaction.in_msg?.opcode} />'),
  OriginBadge: {
    ...showQuery('tonlens-explorer', 'useNftItems', item, '<OriginBadge origin={query.origin} />'),
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
  RawData: showTransactionValue([], '<RawData value={transaction} />'),
  SendBoc: {
    nearest: 'tonlens-progress',
    uses: ['useSendMessage'],
    ask: ['const { mutate, isPending, error, data } = useSendMessage()'],
    view: '<SendBoc loading={isPending} error={error} result={data} onSend={(boc) => mutate({ boc })} />',
  },
  ShardMap: showQuery(
    'tonlens-block',
    'useMasterchainBlockShardState',
    `seqno: ${last.seqno}`,
    `<ShardMap blocks={query.data?.blocks} ${states} />`,
  ),
  States: {
    ...showQuery(
      'tonlens-transaction',
      'useNftItems',
      item,
      'query.isError ? <ErrorState error={query.error} onRetry={() => query.refetch()} /> : query.isPending ? <Skeleton like="1,234 items" /> : <EmptyState />',
    ),
    uses: ['EmptyState', 'ErrorState', 'Skeleton', 'useNftItems'],
  },
  StatusBadge: showTransactionValue(['transactionStatus'], '<StatusBadge status={transactionStatus(transaction)} />'),
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
  Timestamp: showTransactionValue([], '<Timestamp value={transaction.now} />'),
  TonlensDevtools: {
    ...showValue('tonlens-explorer', '<TonlensDevtools />'),
    imports: [`import { TonlensDevtools } from 'tonlens/devtools'`],
  },
  TopAccounts: {
    nearest: 'tonlens-explorer',
    uses: ['useTopAccountsByBalance'],
    ask: ['const query = useTopAccountsByBalance()'],
    view: `<TopAccounts accounts={query.data ?? []} ${states} />`,
  },
  TraceOutline: showTrace('TraceOutline'),
  TraceTable: showTrace('TraceTable'),
  TraceTimeline: showTrace('TraceTimeline'),
  TraceVerdict: showTrace('TraceVerdict'),
  NominatorPoolCard: showQuery(
    'tonlens-account',
    'useNominatorPool',
    `pool: '${showcase.nominatorPool}'`,
    `<NominatorPoolCard pool={query.data} address="${showcase.nominatorPool}" ${states} />`,
  ),
  NominatorRewards: showQuery(
    'tonlens-account',
    'useNominatorPoolNominatorRewards',
    `pool: '${showcase.nominatorPool}', nominator: '${wallet}', limit: 100`,
    `<NominatorRewards rewards={query.data?.rewards ?? []} ${states} />`,
  ),
  TransactionDetails: showQuery(
    'tonlens-transaction',
    'useTransactions',
    `hash: ['${transactions.transfer}']`,
    `<TransactionDetails transaction={query.data?.transactions[0]} ${states} />`,
  ),
  ValidatorTable: showQuery(
    'tonlens-explorer',
    'useValidatorCycles',
    'return_validators: true, limit: 1',
    `<ValidatorTable validators={query.data?.cycles[0]?.validators ?? []} totalWeight={query.data?.cycles[0]?.total_weight} ${states} />`,
  ),
  ValueFlow: showTrace('ValueFlow'),
  ValueFlowDiagram: showTrace('ValueFlowDiagram'),
  VerifiedMark: {
    nearest: 'tonlens-transaction',
    uses: ['useTransactions', 'useVerification'],
    ask: [
      ...known('useTransactions', `hash: ['${transactions.transfer}']`),
      'const { resultFor } = useVerification(query.data?.transactions)',
    ],
    view: '<VerifiedMark result={resultFor(query.data?.transactions[0])} />',
  },
  VestingCard: showQuery(
    'tonlens-account',
    'useVesting',
    `contract_address: ['${showcase.vesting}']`,
    `<VestingCard vesting={query.data?.vesting_contracts[0]} ${states} />`,
  ),
}
