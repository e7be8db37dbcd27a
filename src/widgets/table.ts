// Every element of the kit: its attributes, and where its view lies.
import { count, flag, text } from './attributes.ts'
import { defineWidget } from './row.ts'

const address = { kind: text, about: 'Account, in any form of address.', required: true } as const

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
  selects: true,
  load: () => import('./views/trace.tsx'),
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

/** `<tonlens-nft-grid>` */
export const nftGridWidget = defineWidget({
  tag: 'tonlens-nft-grid',
  summary: 'The NFT items of an owner or of a collection, however many.',
  attributes: {
    owner: { kind: text, about: 'Account that owns the items, in any form of address.' },
    collection: { kind: text, about: 'Collection of the items, in any form of address.' },
    height: { kind: count, about: 'Height in CSS pixels; more items scroll inside it.' },
  },
  selects: true,
  load: () => import('./views/nftGrid.tsx'),
})

/** `<tonlens-nft>` */
export const nftWidget = defineWidget({
  tag: 'tonlens-nft',
  summary: 'One NFT item by its address.',
  attributes: { address },
  selects: true,
  load: () => import('./views/nft.tsx'),
})
