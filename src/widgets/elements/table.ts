// Table of all elements: attributes and view.
import { count, flag, integer, link, text } from './attributes.ts'
import { defineWidget } from './defineWidget.ts'
import { summaries } from './summaries.ts'

const address = { kind: text, about: 'Address of the account, in any form.', required: true } as const
const pageSize = { kind: count, about: 'Rows per page, 1 to 1000. @default 20' } as const

/** `<tonlens-transaction>` */
export const transactionWidget = defineWidget({
  tag: 'tonlens-transaction',
  summary: summaries.transaction,
  reserve: { wide: 187, narrow: 307 },
  attributes: {
    hash: { kind: text, about: 'Hash of the transaction, in any form.', required: true },
    perspective: { kind: text, about: 'Address of the account from whose side it is shown: incoming or outgoing.' },
    compact: { kind: flag, about: 'One line if there is enough space.' },
  },
  load: () => import('./views/transaction.tsx'),
})

/** `<tonlens-trace>` */
export const traceWidget = defineWidget({
  tag: 'tonlens-trace',
  summary: summaries.trace,
  reserve: { wide: 459, narrow: 459 },
  attributes: {
    hash: { kind: text, about: 'Hash of any transaction of the trace, in any form.', required: true },
    height: { kind: count, about: 'Height of the graph, CSS px.' },
  },
  load: () => import('./views/trace.tsx'),
})

/** `<tonlens-account>` */
export const accountWidget = defineWidget({
  tag: 'tonlens-account',
  summary: summaries.account,
  reserve: { wide: 115, narrow: 183 },
  attributes: { address },
  load: () => import('./views/account.tsx'),
})

/** `<tonlens-address>` */
export const addressWidget = defineWidget({
  tag: 'tonlens-address',
  summary: summaries.address,
  reserve: { wide: 20, narrow: 20 },
  attributes: {
    address,
    long: { kind: flag, about: 'Shows the full address.' },
    'no-copy': { kind: flag, about: 'Omits the copy button.' },
    href: { kind: link, about: 'Target of the link.' },
  },
  load: () => import('./views/address.tsx'),
})

/** `<tonlens-history>` */
export const historyWidget = defineWidget({
  tag: 'tonlens-history',
  summary: summaries.history,
  reserve: { wide: 584, narrow: 584 },
  attributes: {
    address,
    limit: pageSize,
    live: { kind: flag, about: 'Adds new transactions to the list as they happen.' },
    exportable: { kind: flag, about: 'Lets readers export the loaded rows as CSV or JSON.' },
  },
  load: () => import('./views/history.tsx'),
})

/** `<tonlens-actions>` */
export const actionsWidget = defineWidget({
  tag: 'tonlens-actions',
  summary: summaries.actions,
  reserve: { wide: 1400, narrow: 1400 },
  attributes: {
    address: { kind: text, about: 'Address of the account, in any form.' },
    trace: { kind: text, about: 'Id of a trace: shows only its actions.' },
    limit: pageSize,
    live: { kind: flag, about: 'Counts new actions of the account above the list as they happen.' },
  },
  oneOf: ['address', 'trace'],
  load: () => import('./views/actions.tsx'),
})

/** `<tonlens-jettons>` */
export const jettonsWidget = defineWidget({
  tag: 'tonlens-jettons',
  summary: summaries.jettons,
  reserve: { wide: 158, narrow: 191 },
  attributes: {
    address,
    empty: { kind: flag, about: 'Includes jettons with a zero balance.' },
  },
  load: () => import('./views/jettons.tsx'),
})

/** `<tonlens-nft-grid>` */
export const nftGridWidget = defineWidget({
  tag: 'tonlens-nft-grid',
  summary: summaries['nft-grid'],
  reserve: { wide: 500, narrow: 500 },
  attributes: {
    owner: { kind: text, about: 'Address of the owner, in any form.' },
    collection: { kind: text, about: 'Address of the collection, in any form.' },
    height: { kind: count, about: 'Height of the grid, CSS px. Items scroll inside it.' },
  },
  oneOf: ['owner', 'collection'],
  load: () => import('./views/nftGrid.tsx'),
})

/** `<tonlens-nft>` */
export const nftWidget = defineWidget({
  tag: 'tonlens-nft',
  summary: summaries.nft,
  reserve: { wide: 372, narrow: 372 },
  attributes: { address },
  load: () => import('./views/nft.tsx'),
})

/** `<tonlens-block>` */
export const blockWidget = defineWidget({
  tag: 'tonlens-block',
  summary: summaries.block,
  reserve: { wide: 300, narrow: 420 },
  attributes: {
    seqno: { kind: count, about: 'Sequence number of the block.', required: true },
    workchain: { kind: integer, about: 'Workchain; -1 is the masterchain. @default -1' },
    shard: { kind: text, about: 'Shard, 16 hexadecimal digits. @default 8000000000000000' },
    compact: { kind: flag, about: 'Omits hashes and other details of the header.' },
  },
  load: () => import('./views/block.tsx'),
})

/** `<tonlens-head>` */
export const headWidget = defineWidget({
  tag: 'tonlens-head',
  summary: summaries.head,
  reserve: { wide: 135, narrow: 191 },
  attributes: {
    interval: { kind: count, about: 'Seconds between requests; 0 for a single request. @default 5' },
    tolerance: {
      kind: count,
      about: 'Age of the newest block, in seconds, above which the index counts as late. @default 60',
    },
  },
  load: () => import('./views/head.tsx'),
})

/** `<tonlens-search>` */
export const searchWidget = defineWidget({
  tag: 'tonlens-search',
  summary: summaries.search,
  reserve: { wide: 40, narrow: 40 },
  attributes: {
    'default-text': { kind: text, about: 'Initial text.' },
    placeholder: { kind: text, about: 'Placeholder of the empty box.' },
    label: { kind: text, about: 'Accessible name of the box. @default Search' },
  },
  load: () => import('./views/search.tsx'),
})

/** `<tonlens-progress>` */
export const progressWidget = defineWidget({
  tag: 'tonlens-progress',
  summary: summaries.progress,
  reserve: { wide: 120, narrow: 120 },
  attributes: {
    message: { kind: text, about: 'BOC returned by a wallet, or hash of the message.', required: true },
    'valid-until': { kind: count, about: 'Time until which the message is valid, Unix seconds.' },
    patience: { kind: count, about: 'Seconds without news after which the message counts as lost. @default 120' },
  },
  load: () => import('./views/progress.tsx'),
})

/** `<tonlens-explorer>` */
export const explorerWidget = defineWidget({
  tag: 'tonlens-explorer',
  summary: summaries.explorer,
  reserve: { wide: 640, narrow: 640 },
  attributes: { name: { kind: text, about: 'Name of the explorer. @default Explorer' } },
  load: () => import('./views/explorer.tsx'),
})
