/** Texts of the viewer of raw data. */
export interface RawDataMessages {
  /** Name of the tree. */
  readonly label: string
  readonly search: string
  /** `at` and `count` in the reader's digits. */
  readonly position: (at: string, count: string) => string
  readonly noMatches: string
  /** Says that not all of it was looked through. */
  readonly partly: (words: string) => string
  readonly previous: string
  readonly next: string
  readonly copyAll: string
  readonly copyValue: string
  /** Name of the pane that shows one value whole. */
  readonly value: string
  readonly hash: string
  /** Length of a cell's data. */
  readonly bits: (count: number, shown: string) => string
  /** Begins the line of a text that is not the bag of cells it looks like. */
  readonly unreadable: string
}

/** English {@link RawDataMessages}. */
export const rawDataMessages: RawDataMessages = {
  label: 'Raw data',
  search: 'Search in it',
  position: (at, count) => `${at} of ${count}`,
  noMatches: 'No matches',
  partly: (words) => `${words}, not all looked through`,
  previous: 'Previous match',
  next: 'Next match',
  copyAll: 'Copy all',
  copyValue: 'Copy value',
  value: 'Value',
  hash: 'Hash',
  bits: (count, shown) => (count === 1 ? '1 bit' : `${shown} bits`),
  unreadable: 'Not a readable bag of cells:',
}
