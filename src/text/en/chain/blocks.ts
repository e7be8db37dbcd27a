import { countEnglish } from '../../format/intl.ts'

/** Texts about blocks. */
export const blockMessages = {
  blocks: 'Blocks',
  empty: 'Block not found',
  noBlocks: 'No blocks',
  shardBlock: 'Shard block',
  /** Heads what is special about a block. */
  marks: 'Flags',
  keyBlock: 'Key block',
  afterMerge: 'After merge',
  afterSplit: 'After split',
  beforeSplit: 'Before split',
  wantMerge: 'Merge requested',
  wantSplit: 'Split requested',
  shard: 'Shard',
  firstLt: 'Start LT',
  lastLt: 'End LT',
  previous: 'Previous block',
  rootHash: 'Root hash',
  fileHash: 'File hash',
  creator: 'Created by',
  seed: 'Random seed',
  version: 'Version',
  network: 'Network',
  mainnet: 'Mainnet',
  testnet: 'Testnet',
  /** A network by its number alone. */
  otherNetwork: (id: string) => `Network ${id}`,
  previousKey: 'Previous key block',
  map: 'Masterchain block and its shard blocks',
  workchain: (id: string) => `Workchain ${id}`,
  /** Blocks that are in the list and not in the picture, because they are older. */
  notDrawn: (count: number, locale: string) =>
    countEnglish(count, locale, 'older block is only in the list', 'older blocks are only in the list'),
  /** How many transactions a block holds. */
  transactionCount: (count: number, locale: string) => countEnglish(count, locale, 'transaction', 'transactions'),
  head: 'Latest masterchain block',
  noHead: 'No blocks indexed yet',
  indexedFrom: 'Indexed since',
  fresh: 'Up to date',
  /** The index is `span` behind the clock. */
  behind: (span: string) => `${span} behind`,
}
