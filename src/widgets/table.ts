// Every element of the kit: its attributes, and where its view lies.
import { count, flag, integer, text } from './attributes.ts'
import { defineWidget } from './defineWidget.ts'

const address = { kind: text, about: 'Account, in any form of address.', required: true } as const
const pageSize = { kind: count, about: 'Rows of a page, 1 to 1000. @default 20' } as const

/** `<tonlens-transaction>` */
export const transactionWidget = defineWidget({
  tag: 'tonlens-transaction',
  summary: 'One transaction: who sent what to whom, what became of it, and what it cost.',
  attributes: {
    hash: { kind: text, about: 'Hash of the transaction, in any form.', required: true },
    perspective: { kind: text, about: 'Account from which to look: tells in from out.' },
    compact: { kind: flag, about: 'One line where there is room for it.' },
  },
  load: () => import('./views/transaction.tsx'),
})

/** `<tonlens-trace>` */
export const traceWidget = defineWidget({
  tag: 'tonlens-trace',
  summary: 'The transactions of a trace as a graph of messages.',
  attributes: {
    hash: { kind: text, about: 'Hash of any transaction of the trace, in any form.', required: true },
    height: { kind: count, about: 'Height of the drawing in CSS pixels.' },
  },
  load: () => import('./views/trace.tsx'),
})

/** `<tonlens-account>` */
export const accountWidget = defineWidget({
  tag: 'tonlens-account',
  summary: 'An account in short: what it is, its state, and what it holds.',
  attributes: { address },
  load: () => import('./views/account.tsx'),
})

/** `<tonlens-address>` */
export const addressWidget = defineWidget({
  tag: 'tonlens-address',
  summary: 'An account by its name, or its address shortened, with a button to copy it.',
  attributes: {
    address,
    long: { kind: flag, about: 'The whole address in place of its ends.' },
    'no-copy': { kind: flag, about: 'Without the button.' },
    href: { kind: text, about: 'Where it links to.' },
  },
  load: () => import('./views/address.tsx'),
})

/** `<tonlens-history>` */
export const historyWidget = defineWidget({
  tag: 'tonlens-history',
  summary: 'The transactions of an account, newest first; older ones load as the reader comes to them.',
  attributes: {
    address,
    limit: pageSize,
    live: { kind: flag, about: 'New transactions join the list as they happen.' },
    exportable: { kind: flag, about: 'Offers the rows that are loaded as CSV and JSON.' },
  },
  load: () => import('./views/history.tsx'),
})

/** `<tonlens-actions>` */
export const actionsWidget = defineWidget({
  tag: 'tonlens-actions',
  summary: 'What happened to an account or in a trace, in sentences.',
  attributes: {
    address: { kind: text, about: 'Account, in any form of address.' },
    trace: { kind: text, about: 'Id of a trace: the actions of that trace alone.' },
    limit: pageSize,
    live: { kind: flag, about: 'New actions of the account are counted above the list as they happen.' },
  },
  oneOf: ['address', 'trace'],
  load: () => import('./views/actions.tsx'),
})

/** `<tonlens-jettons>` */
export const jettonsWidget = defineWidget({
  tag: 'tonlens-jettons',
  summary: 'The jettons of an account; scams and names that look like others are marked.',
  attributes: {
    address,
    empty: { kind: flag, about: 'Those of which nothing is left too.' },
  },
  load: () => import('./views/jettons.tsx'),
})

/** `<tonlens-nft-grid>` */
export const nftGridWidget = defineWidget({
  tag: 'tonlens-nft-grid',
  summary: 'The NFT items of an owner or of a collection, however many.',
  attributes: {
    owner: { kind: text, about: 'Account that owns the items, in any form of address.' },
    collection: { kind: text, about: 'Collection of the items, in any form of address.' },
    height: { kind: count, about: 'Height in CSS pixels; more items scroll inside it.' },
  },
  oneOf: ['owner', 'collection'],
  load: () => import('./views/nftGrid.tsx'),
})

/** `<tonlens-nft>` */
export const nftWidget = defineWidget({
  tag: 'tonlens-nft',
  summary: 'One NFT item by its address.',
  attributes: { address },
  load: () => import('./views/nft.tsx'),
})

/** `<tonlens-block>` */
export const blockWidget = defineWidget({
  tag: 'tonlens-block',
  summary: 'One block: what it holds, what it follows, and which masterchain block committed it.',
  attributes: {
    seqno: { kind: count, about: 'Number of the block.', required: true },
    workchain: { kind: integer, about: 'Workchain; -1 is the masterchain. @default -1' },
    shard: { kind: text, about: 'Shard, 16 hex digits. @default 8000000000000000' },
    compact: { kind: flag, about: 'Without hashes and the rest of the header.' },
  },
  load: () => import('./views/block.tsx'),
})

/** `<tonlens-head>` */
export const headWidget = defineWidget({
  tag: 'tonlens-head',
  summary: 'The newest block that the index knows, and how far behind the clock that is.',
  attributes: {
    interval: { kind: count, about: 'Seconds between two looks; 0 for one look. @default 5' },
    tolerance: { kind: count, about: 'Seconds behind the clock from which on the index counts as late. @default 60' },
  },
  load: () => import('./views/head.tsx'),
})

/** `<tonlens-search>` */
export const searchWidget = defineWidget({
  tag: 'tonlens-search',
  summary: 'One box for addresses, names, hashes, blocks and links; says what it understood.',
  attributes: {
    'default-text': { kind: text, about: 'Initial text.' },
    placeholder: { kind: text, about: 'What the empty box says.' },
    label: { kind: text, about: 'Name of the box for screen readers. @default Search' },
  },
  load: () => import('./views/search.tsx'),
})

/** `<tonlens-progress>` */
export const progressWidget = defineWidget({
  tag: 'tonlens-progress',
  summary: 'What became of a message that was sent: where it is now, what is final, how it ended.',
  attributes: {
    message: { kind: text, about: 'BOC that a wallet returned, or the hash of the message.', required: true },
    'valid-until': { kind: count, about: 'Seconds since 1970 until which the message may be accepted.' },
    patience: { kind: count, about: 'Seconds without a sign after which it is given up. @default 120' },
  },
  load: () => import('./views/progress.tsx'),
})

/** `<tonlens-explorer>` */
export const explorerWidget = defineWidget({
  tag: 'tonlens-explorer',
  summary: 'A small explorer: search, accounts, transactions, traces, blocks and NFTs.',
  attributes: { name: { kind: text, about: 'What it is called. @default Explorer' } },
  load: () => import('./views/explorer.tsx'),
})
