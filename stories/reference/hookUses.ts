/** How a hook is used whose example cannot be made from its endpoint. */
export interface HookUse {
  /** Parameters of the component, as TypeScript. @default none */
  readonly args?: string
  /** Lines of the component. */
  readonly code: readonly string[]
  /** Further imports from the package; types begin with `type `. */
  readonly names?: readonly string[]
  /** Lines that import from other entry points. */
  readonly imports?: readonly string[]
  /** Lines before the component. */
  readonly first?: readonly string[]
}

const address = '{ address }: { address: string | undefined }'
const shows = (component: string, props: string, ...before: readonly string[]) => [
  ...before,
  `return <${component} ${props} />`,
]

/** Uses by hook: the examples of their pages. */
export const hookUses: Readonly<Record<string, HookUse>> = {
  useAccountAt: {
    args: address,
    names: ['AccountAtCard', 'cardState'],
    code: [
      'const then = useAccountAt(address, { seqno: 52000333 })',
      'return <AccountAtCard account={then.data} {...cardState(then)} />',
    ],
  },
  useAccountLedger: {
    args: address,
    names: ['LedgerTable', 'listState'],
    code: shows(
      'LedgerTable',
      'lines={ledger.rows} {...listState(ledger)}',
      'const ledger = useAccountLedger(address)',
    ),
  },
  useClient: {
    code: ['const client = useClient()', 'return <p>{client.network.name}</p>'],
  },
  useDisplay: {
    code: ['const { locale, nativeCoin } = useDisplay()', 'return <p>{locale}, {nativeCoin.symbol}</p>'],
  },
  useEmulateTonConnect: {
    args: '{ from, messages }: { from: string; messages: readonly TonConnectMessage[] }',
    names: ['type TonConnectMessage'],
    code: [
      'const { data, error, isPending } = useEmulateTonConnect({ from, messages })',
      'return <pre>{JSON.stringify({ data, error, isPending }, null, 2)}</pre>',
    ],
  },
  useEmulateTrace: {
    args: '{ boc }: { boc: string }',
    code: [
      'const { data, error, isPending } = useEmulateTrace({ boc })',
      'return <pre>{JSON.stringify({ data, error, isPending }, null, 2)}</pre>',
    ],
  },
  useEmulation: {
    args: '{ boc }: { boc: string | undefined }',
    names: ['cardState', 'MessageChainGraph'],
    code: shows(
      'MessageChainGraph',
      'trace={forecast.trace} {...cardState(forecast)}',
      'const forecast = useEmulation(boc)',
    ),
  },
  useFavorites: {
    names: ['Address'],
    code: [
      'const favorites = useFavorites()',
      'return favorites.map(({ address }) => <Address key={address} value={address} />)',
    ],
  },
  useLabel: {
    args: '{ address }: { address: string }',
    code: ['const entry = useLabel(address)', "return <p>{entry?.label ?? 'no label'}</p>"],
  },
  useLabels: {
    code: ['const labels = useLabels()', 'return <pre>{JSON.stringify(labels)}</pre>'],
  },
  useLiveAccount: {
    args: address,
    names: ['AccountCard', 'cardState'],
    code: shows('AccountCard', 'account={live.data} {...cardState(live)}', 'const live = useLiveAccount(address)'),
  },
  useLiveActions: {
    args: address,
    names: ['ActionList', 'listState'],
    code: shows('ActionList', 'actions={list.rows} {...listState(list)}', 'const list = useLiveActions(address)'),
  },
  useLiveJettons: {
    args: address,
    names: ['JettonBalances', 'listState'],
    code: shows(
      'JettonBalances',
      'wallets={list.rows} {...listState(list)}',
      'const list = useLiveJettons(address, { limit: 100 })',
    ),
  },
  useLiveTransactions: {
    args: address,
    names: ['listState', 'TransactionTable'],
    code: shows(
      'TransactionTable',
      'transactions={list.rows} perspective={address} {...listState(list)}',
      'const list = useLiveTransactions(address, { limit: 20 })',
    ),
  },
  useMasterchainHead: {
    names: ['cardState', 'MasterchainHead'],
    code: shows('MasterchainHead', 'info={head.data} {...cardState(head)}', 'const head = useMasterchainHead()'),
  },
  useMirror: {
    names: ['MirrorStatus'],
    imports: ["import { openMirror } from 'tonlens/mirror'"],
    first: ["const opening = openMirror({ name: 'mainnet' })"],
    code: shows('MirrorStatus', 'mirror={useMirror(opening)}'),
  },
  useName: {
    args: '{ address }: { address: string }',
    code: ['const known = useName(address)', 'return <pre>{JSON.stringify(known)}</pre>'],
  },
  useNeighbors: {
    args: '{ hash }: { hash: string | undefined }',
    names: ['cardState', 'TransactionCard'],
    code: shows(
      'TransactionCard',
      'transaction={around.transaction} {...cardState(around)}',
      'const around = useNeighbors(hash)',
    ),
  },
  useNftGallery: {
    args: '{ owner }: { owner: string }',
    names: ['listState', 'NftGallery'],
    code: shows(
      'NftGallery',
      'items={gallery.rows} metadata={gallery.metadata} {...listState(gallery)}',
      'const gallery = useNftGallery({ owner_address: [owner] })',
    ),
  },
  usePartClasses: {
    names: ['TransactionCard'],
    code: [
      "const ref = usePartClasses({ 'transaction-card-title': 'font-bold' })",
      'return <div ref={ref}><TransactionCard loading /></div>',
    ],
  },
  usePortfolio: {
    args: '{ address }: { address: string }',
    code: [
      'const { data, isPending } = usePortfolio([address])',
      'return <pre>{isPending ? null : JSON.stringify(data)}</pre>',
    ],
  },
  useReplay: {
    args: '{ transaction, vm }: { transaction: Transaction | undefined; vm: Vm }',
    names: ['cardState', 'type Transaction', 'VmSteps'],
    imports: ["import type { Vm } from 'tonlens/vm'"],
    code: shows(
      'VmSteps',
      'replay={replay.data} {...cardState(replay)}',
      'const replay = useReplay(transaction, { vm })',
    ),
  },
  useReplayAt: {
    args: '{ moment, vm }: { moment: AccountAt | undefined; vm: Vm }',
    imports: ["import type { AccountAt } from 'tonlens/ledger'", "import type { Vm } from 'tonlens/vm'"],
    code: [
      'const { data, isPending } = useReplayAt(moment, { vm })',
      'return <pre>{isPending ? null : JSON.stringify(data)}</pre>',
    ],
  },
  useRequestQueue: {
    code: ['const waiting = useRequestQueue()', 'return <p>{waiting} requests wait for the rate limit</p>'],
  },
  useSameCode: {
    args: '{ codeHash }: { codeHash: string | undefined }',
    names: ['Address'],
    code: [
      'const accounts = useSameCode(codeHash)',
      'return accounts.map((account) => <Address key={account} value={account} />)',
    ],
  },
  useSearch: {
    args: '{ text }: { text: string }',
    code: ['const { meaning, groups } = useSearch(text)', 'return <pre>{JSON.stringify({ meaning, groups })}</pre>'],
  },
  useSync: {
    args: address,
    imports: ["import { openMirror } from 'tonlens/mirror'"],
    first: ["const opening = openMirror({ name: 'mainnet' })"],
    code: [
      "const sync = useSync(opening, address === undefined ? undefined : { kind: 'transactions', account: address })",
      'return <button onClick={sync.start}>{sync.state}</button>',
    ],
  },
  useTrace: {
    args: '{ hash }: { hash: string | undefined }',
    names: ['cardState', 'MessageChainGraph'],
    code: shows('MessageChainGraph', 'trace={query.trace} {...cardState(query)}', 'const query = useTrace(hash)'),
  },
  useTrackedMessage: {
    args: '{ boc }: { boc: string | undefined }',
    names: ['TransactionProgress'],
    code: shows('TransactionProgress', 'tracked={tracked}', 'const tracked = useTrackedMessage(boc)'),
  },
  useTransactionPreview: {
    args: '{ boc }: { boc: string | undefined }',
    names: ['TransactionPreview'],
    code: shows('TransactionPreview', '{...preview}', 'const { preview } = useTransactionPreview(boc)'),
  },
  useUrlSelection: {
    args: '{ hash }: { hash: string }',
    names: ['cardState', 'MessageChainGraph', 'useTrace'],
    code: [
      'const query = useTrace(hash)',
      'const [selected, select] = useUrlSelection()',
      'return <MessageChainGraph trace={query.trace} selected={selected} onSelect={select} {...cardState(query)} />',
    ],
  },
  useVerification: {
    args: '{ transactions }: { transactions: readonly Transaction[] }',
    names: ['type Transaction', 'VerifiedMark'],
    code: [
      'const { resultFor } = useVerification(transactions)',
      'return transactions.map((row) => <VerifiedMark key={row.hash} result={resultFor(row)} />)',
    ],
  },
  useVerifiedSource: {
    args: '{ codeHash }: { codeHash: string | undefined }',
    names: ['cardState', 'SourceView'],
    imports: ["import { sourcesRegistry } from 'tonlens/code'"],
    first: ['const verifier = sourcesRegistry({ ipfsGateway: "https://gateway.example/ipfs/" })'],
    code: shows(
      'SourceView',
      'source={query.data} codeHash={codeHash} {...cardState(query)}',
      'const query = useVerifiedSource(codeHash, { verifier })',
    ),
  },
  useWatch: {
    args: address,
    code: [
      "const { matches } = useWatch(address === undefined ? undefined : [address], [{ kind: 'failed' }])",
      'return <p>{matches.length} failed transactions</p>',
    ],
  },
}
