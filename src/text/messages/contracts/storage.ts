/** Texts of the view of a contract's data. */
export interface StorageMessages {
  readonly title: string
  readonly empty: string
  readonly hash: string
  /** Number of distinct cells. */
  readonly cells: string
  /** Bits of all distinct cells. */
  readonly bits: string
  /** In place of the data of an account that has none. */
  readonly noData: string
  /** In place of data of which only the hash is known. */
  readonly missing: string
  readonly malformed: string
  /** Shown if the data does not fit the hash that the service gives. */
  readonly otherHash: string
  /** Heads the data, field by field. */
  readonly fields: string
  /** Names the ABI that reads the data. */
  readonly readBy: (abi: string) => string
  readonly noAbi: string
  /** Heads the tree of cells. */
  readonly tree: string
}
