// Places of an explorer: the fragment of an address, so that any file server can hold the page.

/** What a reader can choose. Accounts and NFT items go by raw address, blocks by `workchain:shard:seqno`. */
export const selectedKinds = [
  'account',
  'transaction',
  'message',
  'block',
  'nft',
  'domain',
  /** Of a transaction, a message or a block: the text alone does not tell. */
  'hash',
  /** Logical time. */
  'lt',
] as const

/** One of {@link selectedKinds}. */
export type SelectedKind = (typeof selectedKinds)[number]

/** Where a reader of an explorer is. */
export interface Route {
  readonly kind: SelectedKind
  readonly key: string
  /** Part of that page; '' for the first. */
  readonly section: string
}

/** Link to a place of the explorer on `page`; '' is the page that shows the link. */
export function routeHref(page: string, kind: SelectedKind, key: string, section = ''): string {
  const place = [kind, key, ...(section === '' ? [] : [section])].map(encodeURIComponent).join('/')
  return `${page.replace(/#.*$/, '')}#/${place}`
}

/** Reads a fragment; undefined for anything that names no place. */
export function parseRoute(fragment: string): Route | undefined {
  const [start, name, key, section] = fragment.split('/').map(decoded)
  const kind = selectedKinds.find((known) => known === name)
  if (start !== '#' || kind === undefined || key === undefined || key === '') return undefined
  return { kind, key, section: section ?? '' }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
