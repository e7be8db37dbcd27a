/** Words that several components share. */
export interface CommonMessages {
  /** Name of a copy button; `what` is the group's own word for the copied thing. */
  readonly copy: (what: string) => string
  readonly copied: string
  readonly copyFailed: string
  readonly loading: string
  readonly retry: string
  /** Nothing to show, in general. */
  readonly empty: string
  /** A value that the service did not send. */
  readonly unknown: string
  /** What copy buttons name. */
  readonly address: string
  readonly hash: string
  readonly amount: string
}

/** English {@link CommonMessages}. */
export const commonMessages: CommonMessages = {
  copy: (what) => `Copy ${what}`,
  copied: 'Copied',
  copyFailed: 'Could not copy',
  loading: 'Loading',
  retry: 'Try again',
  empty: 'Nothing here yet',
  unknown: 'Unknown',
  address: 'address',
  hash: 'hash',
  amount: 'amount',
}
