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
}

/** Texts about accounts. */
export interface AddressMessages {
  /** An end of a message that no account stands at. */
  readonly outside: string
  /** Marks a token whose metadata the service calls a scam. */
  readonly scam: string
}

/** Texts that all tables share. */
export interface TableMessages {
  /** Read out while the next page is on its way. */
  readonly loadingMore: string
}

/** Texts of the ways through a long list. */
export interface ListMessages {
  readonly loadMore: string
  readonly loadingMore: string
  /** `shown` is the count in the reader's digits, here and below. */
  readonly shownSoFar: (count: number, shown: string) => string
  /** Nothing follows. */
  readonly all: (count: number, shown: string) => string
  /** Name of the row of page links. */
  readonly pages: string
  readonly previous: string
  readonly next: string
  readonly page: (shown: string) => string
  readonly pageOf: (shown: string, total: string) => string
}

/** What to tell a reader when something could not be shown. */
export interface ErrorMessages {
  readonly title: string
  readonly notFound: string
  /** The address answers, but not as an index does. */
  readonly noRoute: string
  readonly invalid: string
  readonly unauthorized: string
  readonly forbidden: string
  readonly rateLimited: string
  readonly server: string
  readonly timeout: string
  readonly network: string
  readonly shape: string
  readonly notMirrored: string
  readonly unknown: string
  /** `wait` is a span in the reader's language, such as `3 sec`. */
  readonly retryIn: (wait: string) => string
}
