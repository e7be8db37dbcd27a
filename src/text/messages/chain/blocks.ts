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
  /** Blocks that are in the list and not in the picture, because they are older. */
  readonly notDrawn: (count: number, shown: string) => string
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
