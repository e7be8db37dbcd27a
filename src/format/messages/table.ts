/** Texts that all tables share. */
export interface TableMessages {
  /** Read out while the next page is on its way. */
  readonly loadingMore: string
}

/** English {@link TableMessages}. */
export const tableMessages: TableMessages = {
  loadingMore: 'Loading more rows',
}
