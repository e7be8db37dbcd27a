/** Texts of the ways to look through NFT items. */
export interface NftGalleryMessages {
  /** Name of the row of controls. */
  readonly toolbar: string
  readonly search: string
  readonly searchHint: string
  readonly collection: string
  readonly allCollections: string
  readonly noCollection: string
  readonly attribute: string
  readonly allAttributes: string
  readonly onSale: string
  readonly order: string
  readonly orders: { readonly given: string; readonly index: string; readonly activity: string }
  readonly layout: string
  readonly layouts: { readonly grid: string; readonly list: string }
  readonly clear: string
  /** A choice and how many items it has; numbers are in the reader's digits, here and below. */
  readonly choice: (name: string, count: string) => string
  /** All items are loaded, and all are shown. */
  readonly all: (count: number, total: string) => string
  /** All that are loaded are shown, and more follow. */
  readonly soFar: (total: string) => string
  readonly found: (found: string, total: string) => string
  readonly foundSoFar: (found: string, total: string) => string
  readonly scamsHidden: (count: string) => string
  readonly scamsShown: (count: string) => string
  readonly show: string
  readonly hide: string
  /** Nothing that is loaded fits. */
  readonly noMatch: string
  readonly onlyScams: string
  /** The list grew or shrank between two of its pages. */
  readonly changed: string
  readonly reload: string
}

/** English {@link NftGalleryMessages}. */
export const nftGalleryMessages: NftGalleryMessages = {
  toolbar: 'Look through items',
  search: 'Search',
  searchHint: 'Name, index or address',
  collection: 'Collection',
  allCollections: 'All collections',
  noCollection: 'Of no collection',
  attribute: 'Attribute',
  allAttributes: 'All attributes',
  onSale: 'On sale',
  order: 'Order',
  orders: { given: 'As listed', index: 'Index', activity: 'Last activity' },
  layout: 'Layout',
  layouts: { grid: 'Grid', list: 'List' },
  clear: 'Clear filters',
  choice: (name, count) => `${name} (${count})`,
  all: (count, total) => (count === 1 ? '1 item' : `${total} items`),
  soFar: (total) => `${total} items loaded, more follow`,
  found: (found, total) => `${found} of ${total} items`,
  foundSoFar: (found, total) => `${found} of ${total} items loaded, more follow`,
  scamsHidden: (count) => `${count} hidden as scam`,
  scamsShown: (count) => `${count} marked as scam`,
  show: 'Show',
  hide: 'Hide',
  noMatch: 'None of the loaded items fits',
  onlyScams: 'Everything here is marked as scam',
  changed: 'The list changed while it was loaded. Items may be missing.',
  reload: 'Load again',
}
