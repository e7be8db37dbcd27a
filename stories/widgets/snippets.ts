// Code snippets for each element: React, tag and frame.
import { examples } from './examples.ts'
import { importLines } from '../handbook/doors.ts'
import { otherUses } from './otherUses.ts'

type Attributes = Readonly<Record<string, string>>

/** React code that shows the same as an element. */
interface ReactUse {
  /** Component that shows it, and whose stories offer the snippets. */
  readonly component: string
  /** Other imports from `tonlens`. */
  readonly uses: readonly string[]
  /** Returns the lines before the returned JSX; '' for none. */
  readonly ask: (given: Attributes) => string
  /** Returns the props of the component. */
  readonly props: (given: Attributes) => string
}

const quoted = (text: string | undefined) => `'${text ?? '…'}'`
const prop = (name: string, text: string | undefined) => (text === undefined ? '' : ` ${name}="${text}"`)
const number = (name: string, text: string | undefined) => (text === undefined ? '' : ` ${name}={${text}}`)
const bool = (name: string, text: string | undefined) => (text === undefined ? '' : ` ${name}`)
const states = ' {...cardState(query)}'
const pages = ' {...listState(query)}'

/** React code by tag. */
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
    ask: ({ hash }) => `const query = useTrace(${quoted(hash)})`,
    props: ({ height }) => ` trace={query.trace}${number('height', height)}${states}`,
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
    ask: ({ address, limit = '20' }) => `const query = useLiveTransactions(${quoted(address)}, { limit: ${limit} })`,
    props: ({ address, exportable }) =>
      ` transactions={query.rows}${prop('perspective', address)}${bool('exportable', exportable)}${pages}`,
  },
  'tonlens-actions': {
    component: 'ActionList',
    uses: ['useInfiniteActions'],
    ask: ({ address, trace, limit = '20' }) =>
      `const query = useInfiniteActions({ ${trace === undefined ? `account: ${quoted(address)}` : `trace_id: [${quoted(trace)}]`}, limit: ${limit} })`,
    props: ({ address }) => ` actions={query.rows}${prop('perspective', address)}${pages}`,
  },
  'tonlens-jettons': {
    component: 'JettonBalances',
    uses: ['useInfiniteJettonWallets'],
    ask: ({ address, empty }) =>
      `const query = useInfiniteJettonWallets({ owner_address: [${quoted(address)}], exclude_zero_balance: ${String(empty === undefined)} })`,
    props: () => ` wallets={query.rows}${pages}`,
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
    props: ({ height }) => ` items={query.rows}${number('height', height)}${pages}`,
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
    props: ({ 'default-text': text, placeholder, label }) =>
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

/** One snippet. */
export interface Snippet {
  readonly name: 'React' | 'Tag' | 'Frame'
  readonly code: string
}

/**
 * Creates the snippets of an element.
 * @param home URL of `dist/web` on the reader's host.
 */
export function createSnippets(tag: string, given: Attributes, home = 'https://your.site/tonlens'): readonly Snippet[] {
  const use = reactUses[tag]
  return [
    ...(use === undefined ? [] : [{ name: 'React' as const, code: reactCode(writeProgram(use, given), given) }]),
    { name: 'Tag', code: tagCode(tag, given, home) },
    { name: 'Frame', code: frameCode(tag, given, home) },
  ]
}

/** Snippets of a component of the handbook. */
export interface ComponentSnippets {
  readonly snippets: readonly Snippet[]
  /** Tag of the element in the snippets, if it shows more than the component. */
  readonly nearest: string | undefined
}

/** Finds the snippets of a component; undefined for an unknown component. */
export function snippetsFor(component: string): ComponentSnippets | undefined {
  const tag = Object.keys(reactUses).find((each) => reactUses[each]?.component === component)
  if (tag !== undefined) return { snippets: createSnippets(tag, examples[tag] ?? {}), nearest: undefined }
  const use = otherUses[component]
  if (use === undefined) return undefined
  const { nearest, imports = [], first = [], uses, ask, view } = use
  const isOurs = view.includes(`<${component} `) && !imports.some((line) => line.includes(component))
  const program = { imports, first, names: isOurs ? [component, ...uses] : uses, ask, view }
  const [tagged, framed] = createSnippets(nearest, examples[nearest] ?? {}).slice(-2)
  const react: Snippet = { name: 'React', code: reactCode(program, {}) }
  return { snippets: [react, tagged, framed].filter((snippet) => snippet !== undefined), nearest }
}

/** Writes the tag. */
export function writeMarkup(tag: string, given: Attributes): string {
  const attributes = Object.entries(given).map(([name, text]) =>
    text === '' ? ` ${name}` : ` ${name}="${escaped(text)}"`,
  )
  return `<${tag}${attributes.join('')}></${tag}>`
}

/** Variable parts of a React program. */
interface Program {
  /** Imports from other packages. */
  readonly imports: readonly string[]
  /** Lines before the component. */
  readonly first: readonly string[]
  /** Imports from `tonlens` besides the provider. */
  readonly names: readonly string[]
  readonly ask: readonly string[]
  readonly view: string
}

function writeProgram({ component, uses, ask, props }: ReactUse, given: Attributes): Program {
  const line = ask(given)
  return {
    imports: [],
    first: [],
    names: [component, ...uses],
    ask: line === '' ? [] : line.split('\n  '),
    view: `<${component}${props(given)} />`,
  }
}

function reactCode({ imports, first, names, ask, view }: Program, given: Attributes): string {
  const { network = 'mainnet', theme, locale } = given
  const helpers = ['cardState', 'listState'].filter((name) => view.includes(`${name}(`) && !names.includes(name))
  return [
    ...imports.filter((line) => line.includes(`from 'react'`)),
    ...importLines(['createClient', 'TonlensProvider', ...helpers, ...names]),
    ...imports.filter((line) => !line.includes(`from 'react'`)),
    `import 'tonlens/styles.css'`,
    '',
    `const client = createClient({ network: '${network}' })`,
    ...first,
    '',
    'function View() {',
    ...[...ask, `return ${wrapped(view)}`].map((line) => `  ${line}`),
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

/** Writes each prop on its own line if they do not fit on one. */
function wrapped(view: string): string {
  if (view.length <= 90 || !view.startsWith('<')) return view
  const lines = view.replaceAll(/ (?=[a-zA-Z]+=[{"]|\{\.\.\.)/g, '\n      ').replace(/ \/>$/, '\n    />')
  return `(\n    ${lines}\n  )`
}

function tagCode(tag: string, given: Attributes, home: string): string {
  return `<script type="module" src="${home}/tonlens.js"></script>\n\n${writeMarkup(tag, given)}`
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
