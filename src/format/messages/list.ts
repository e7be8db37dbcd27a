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

/** English {@link ListMessages}. */
export const listMessages: ListMessages = {
  loadMore: 'Load more',
  loadingMore: 'Loading…',
  shownSoFar: (_count, shown) => `${shown} so far`,
  all: (count, shown) => (count === 1 ? 'That is all: 1' : `That is all: ${shown}`),
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (shown) => `Page ${shown}`,
  pageOf: (shown, total) => `Page ${shown} of ${total}`,
}
