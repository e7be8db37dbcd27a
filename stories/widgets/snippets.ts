// Three ways to have what an element shows: in React, as a tag, in a frame.

type Attributes = Readonly<Record<string, string>>

/** How a React application shows the same. */
interface ReactUse {
  /** Component whose stories offer the snippets. */
  readonly component: string
  /** What else is imported. */
  readonly uses: readonly string[]
  /** The lines before the component; '' for none. */
  readonly ask: (given: Attributes) => string
  /** Props of the component. */
  readonly props: (given: Attributes) => string
}

const quoted = (text: string | undefined) => `'${text ?? '…'}'`
const prop = (name: string, text: string | undefined) => (text === undefined ? '' : ` ${name}="${text}"`)
const number = (name: string, text: string | undefined) => (text === undefined ? '' : ` ${name}={${text}}`)
const bool = (name: string, text: string | undefined) => (text === undefined ? '' : ` ${name}`)
const states = ' loading={query.isPending} error={query.error}'
const pages = `${states} hasMore={query.hasNextPage} onLoadMore={() => query.fetchNextPage()}`

/** By tag. */
export const reactUses: Readonly<Record<string, ReactUse>> = {
  'tonlens-transaction': {
    component: 'TransactionCard',
    uses: ['useTransactions'],
    ask: ({ hash }) => `const query = useTransactions({ hash: [${quoted(hash)}] })`,
    props: ({ perspective, compact }) =>
      ` transaction={query.data?.transactions[0]}${prop('perspective', perspective)}${bool('compact', compact)}${states}`,
  },
  'tonlens-trace': {
    component: 'MessageChainGraph',
    uses: ['useTrace'],
    ask: ({ hash }) => `const { trace, status, error } = useTrace(${quoted(hash)})`,
    props: ({ height }) => ` trace={trace}${number('height', height)} loading={status === 'pending'} error={error}`,
  },
  'tonlens-account': {
    component: 'AccountCard',
    uses: ['useAccountStates'],
    ask: ({ address }) => `const query = useAccountStates({ address: [${quoted(address)}] })`,
    props: () => ` account={query.data?.accounts[0]}${states}`,
  },
  'tonlens-address': {
    component: 'Address',
    uses: ['useAddressBook'],
    ask: ({ address }) => `useAddressBook({ address: [${quoted(address)}] })`,
    props: ({ address, long, href, 'no-copy': noCopy }) =>
      ` value=${JSON.stringify(address ?? '…')}${bool('long', long)}${prop('href', href)}${noCopy === undefined ? ' copy' : ''}`,
  },
  'tonlens-history': {
    component: 'TransactionTable',
    uses: ['useLiveTransactions'],
    ask: ({ address, limit = '20' }) =>
      `const { rows, loading, error, hasMore, loadMore } = useLiveTransactions(${quoted(address)}, { limit: ${limit} })`,
    props: ({ address, exportable }) =>
      ` transactions={rows}${prop('perspective', address)}${bool('exportable', exportable)} loading={loading} error={error} hasMore={hasMore} onLoadMore={loadMore}`,
  },
  'tonlens-actions': {
    component: 'ActionList',
    uses: ['useInfiniteActions'],
    ask: ({ address, trace, limit = '20' }) =>
      `const query = useInfiniteActions({ ${trace === undefined ? `account: ${quoted(address)}` : `trace_id: [${quoted(trace)}]`}, limit: ${limit} })`,
    props: ({ address }) =>
      ` actions={query.data?.pages.flatMap((page) => page.actions) ?? []}${prop('perspective', address)}${pages}`,
  },
  'tonlens-jettons': {
    component: 'JettonBalances',
    uses: ['useInfiniteJettonWallets'],
    ask: ({ address, empty }) =>
      `const query = useInfiniteJettonWallets({ owner_address: [${quoted(address)}], exclude_zero_balance: ${String(empty === undefined)} })`,
    props: () => ` wallets={query.data?.pages.flatMap((page) => page.jetton_wallets) ?? []}${pages}`,
  },
  'tonlens-nft-grid': {
    component: 'NftGrid',
    uses: ['useInfiniteNftItems'],
    ask: ({ owner, collection }) => {
      const filters = [
        ...(owner === undefined ? [] : [`owner_address: [${quoted(owner)}]`]),
        ...(collection === undefined ? [] : [`collection_address: [${quoted(collection)}]`]),
      ]
      return `const query = useInfiniteNftItems({ ${filters.join(', ')} })`
    },
    props: ({ height }) =>
      ` items={query.data?.pages.flatMap((page) => page.nft_items) ?? []}${number('height', height)}${pages}`,
  },
  'tonlens-nft': {
    component: 'NftCard',
    uses: ['NftCardSkeleton', 'useNftItems'],
    ask: ({ address }) =>
      `const item = useNftItems({ address: [${quoted(address)}] }).data?.nft_items[0]\n  if (item === undefined) return <NftCardSkeleton />`,
    props: () => ' item={item}',
  },
  'tonlens-block': {
    component: 'BlockCard',
    uses: ['useBlocks'],
    ask: ({ seqno = '…', workchain = '-1', shard = '8000000000000000' }) =>
      `const query = useBlocks({ workchain: ${workchain}, shard: ${quoted(shard)}, seqno: ${seqno} })`,
    props: ({ compact }) => ` block={query.data?.blocks[0]}${bool('compact', compact)}${states}`,
  },
  'tonlens-head': {
    component: 'MasterchainHead',
    uses: ['useMasterchainInfo'],
    ask: ({ interval = '5' }) => `const query = useMasterchainInfo({}, { refetchInterval: ${interval}_000 })`,
    props: ({ tolerance }) => ` info={query.data}${number('tolerance', tolerance)}${states}`,
  },
  'tonlens-search': {
    component: 'SearchBox',
    uses: [],
    ask: () => '',
    props: ({ text, placeholder, label }) =>
      `${prop('defaultText', text)}${prop('placeholder', placeholder)}${prop('label', label)} onSelect={(target) => console.log(target)}`,
  },
  'tonlens-progress': {
    component: 'TransactionProgress',
    uses: ['useTrackedMessage'],
    ask: ({ message, 'valid-until': validUntil, patience }) => {
      const options = [
        ...(validUntil === undefined ? [] : [`validUntil: ${validUntil}`]),
        ...(patience === undefined ? [] : [`patience: ${patience}`]),
      ]
      return `const tracked = useTrackedMessage(${quoted(message)}${options.length === 0 ? '' : `, { ${options.join(', ')} }`})`
    },
    props: () => ' tracked={tracked}',
  },
}

/** One way to have it. */
export interface Snippet {
  readonly name: 'React' | 'Tag' | 'Frame'
  readonly code: string
}

/** @param home Where `dist/web` lies on the reader's own host. */
export function snippetsOf(tag: string, given: Attributes, home = 'https://your.site/tonlens'): readonly Snippet[] {
  const use = reactUses[tag]
  return [
    ...(use === undefined ? [] : [{ name: 'React' as const, code: reactCode(use, given) }]),
    { name: 'Tag', code: tagCode(tag, given, home) },
    { name: 'Frame', code: frameCode(tag, given, home) },
  ]
}

/** The tag alone. */
export function markupOf(tag: string, given: Attributes): string {
  const attributes = Object.entries(given).map(([name, text]) => (text === '' ? ` ${name}` : ` ${name}="${escaped(text)}"`))
  return `<${tag}${attributes.join('')}></${tag}>`
}

function reactCode({ component, uses, ask, props }: ReactUse, given: Attributes): string {
  const names = ['createClient', component, 'TonlensProvider', ...uses]
  const { network = 'mainnet', theme, locale } = given
  const line = ask(given)
  return [
    `import { ${names.toSorted((one, other) => one.localeCompare(other, 'en')).join(', ')} } from 'tonlens'`,
    `import 'tonlens/styles.css'`,
    '',
    `const client = createClient({ network: '${network}' })`,
    '',
    'function View() {',
    ...(line === '' ? [] : [`  ${line}`]),
    `  return <${component}${props(given)} />`,
    '}',
    '',
    'export function App() {',
    '  return (',
    `    <TonlensProvider client={client}${prop('locale', locale)}>`,
    ...(theme === 'light' || theme === 'dark'
      ? [`      <div data-theme="${theme}">`, '        <View />', '      </div>']
      : ['      <View />']),
    '    </TonlensProvider>',
    '  )',
    '}',
  ].join('\n')
}

function tagCode(tag: string, given: Attributes, home: string): string {
  return `<script type="module" src="${home}/tonlens.js"></script>\n\n${markupOf(tag, given)}`
}

function frameCode(tag: string, given: Attributes, home: string): string {
  const query = new URLSearchParams({ widget: tag.slice('tonlens-'.length), ...given })
  return [
    `<script src="${home}/frame.js" defer></script>`,
    '',
    `<iframe data-tonlens src="${escaped(`${home}/embed.html?${query}`)}" title="${tag}" width="640" height="360" loading="lazy"></iframe>`,
  ].join('\n')
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? '')
}
