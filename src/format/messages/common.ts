/** Words that several components share. */
export interface CommonMessages {
  readonly copy: string
  readonly copyAddress: string
  readonly copyHash: string
  readonly copied: string
  readonly copyFailed: string
  /** Logical time, which orders transactions and messages where moments are equal. */
  readonly lt: (lt: string) => string
  readonly loading: string
  readonly retry: string
  /** Nothing to show, in general. */
  readonly empty: string
  /** What a code or a reason means, in the English of `exitCodeMeaning` and its like. */
  readonly meaning: (english: string) => string
}

/** English {@link CommonMessages}. */
export const commonMessages: CommonMessages = {
  copy: 'Copy',
  copyAddress: 'Copy address',
  copyHash: 'Copy hash',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  lt: (lt) => `lt ${lt}`,
  loading: 'Loading',
  retry: 'Try again',
  empty: 'Nothing here yet',
  meaning: (english) => english,
}
