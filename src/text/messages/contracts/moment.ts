/** Texts of the card of an account at a moment, and of the slider that chooses it. */
export interface MomentMessages {
  readonly title: string
  readonly empty: string
  /** Label of the slider. */
  readonly moment: string
  readonly noMoments: string
  /** A moment before the first transaction. */
  readonly beforeFirst: string
  readonly lastTransaction: string
  readonly logicalTime: string
  readonly state: string
  readonly code: string
  readonly data: string
  readonly jettons: string
  readonly nfts: string
  /** Says what the list of NFTs cannot know. */
  readonly nftsNote: string
  readonly storage: string
  readonly changes: string
  readonly noChanges: string
  readonly statusChanged: string
  readonly codeChanged: string
  readonly dataChanged: string
}
