import { plural } from '../intl.ts'

/** Texts about blocks. */
export interface BlockMessages {
  /** Name of a card of one block. */
  readonly title: string
  /** Name of a list of blocks. */
  readonly blocks: string
  readonly empty: string
  readonly noBlocks: string
  readonly masterchain: string
  readonly shardBlock: string
  /** Heads what is special about a block. */
  readonly marks: string
  readonly keyBlock: string
  readonly afterMerge: string
  readonly afterSplit: string
  readonly beforeSplit: string
  readonly wantMerge: string
  readonly wantSplit: string
  readonly block: string
  readonly shard: string
  readonly time: string
  readonly transactions: string
  readonly firstLt: string
  readonly lastLt: string
  readonly committedBy: string
  readonly previous: string
  readonly rootHash: string
  readonly fileHash: string
  readonly creator: string
  readonly seed: string
  readonly version: string
  readonly network: string
  readonly mainnet: string
  readonly testnet: string
  /** A network by its number alone. */
  readonly otherNetwork: (id: string) => string
  readonly previousKey: string
  /** Name of the picture of a masterchain block and its shards. */
  readonly map: string
  readonly workchain: (id: string) => string
  /** How many transactions a block holds; `count` is written as `text`. */
  readonly transactionCount: (count: number, text: string) => string
  /** Name of the card of the newest block. */
  readonly head: string
  readonly noHead: string
  readonly indexedFrom: string
  readonly fresh: string
  /** The index is `span` behind the clock. */
  readonly behind: (span: string) => string
}

/** English {@link BlockMessages}. */
export const blockMessages: BlockMessages = {
  title: 'Block',
  blocks: 'Blocks',
  empty: 'No such block',
  noBlocks: 'No blocks here',
  masterchain: 'Masterchain block',
  shardBlock: 'Shard block',
  marks: 'Marks',
  keyBlock: 'Key block',
  afterMerge: 'After a merge',
  afterSplit: 'After a split',
  beforeSplit: 'Before a split',
  wantMerge: 'Asks for a merge',
  wantSplit: 'Asks for a split',
  block: 'Block',
  shard: 'Shard',
  time: 'Time',
  transactions: 'Transactions',
  firstLt: 'First logical time',
  lastLt: 'Last logical time',
  committedBy: 'Committed by',
  previous: 'Previous',
  rootHash: 'Root hash',
  fileHash: 'File hash',
  creator: 'Created by',
  seed: 'Random seed',
  version: 'Version',
  network: 'Network',
  mainnet: 'Mainnet',
  testnet: 'Testnet',
  otherNetwork: (id) => `Network ${id}`,
  previousKey: 'Previous key block',
  map: 'Masterchain block and its shard blocks',
  workchain: (id) => `Workchain ${id}`,
  transactionCount: (count, text) =>
    plural('en', count, { one: `${text} transaction`, other: `${text} transactions` }),
  head: 'Newest masterchain block',
  noHead: 'The index holds no blocks yet',
  indexedFrom: 'Indexed from',
  fresh: 'Up to date',
  behind: (span) => `${span} behind`,
}
