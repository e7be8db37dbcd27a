// Routes of the explorer are URL fragments, so that any file server can host the page.

/**
 * Kinds of things that a reader can select. Keys: raw address for accounts and NFT items, `workchain:shard:seqno` for
 * blocks.
 */
const selectedKinds = [
  'account',
  'transaction',
  'message',
  'block',
  'nft',
  'domain',
  /** Hash of a transaction, message or block; which of them is not known yet. */
  'hash',
  /** Logical time. */
  'lt',
] as const

/** One of {@link selectedKinds}. */
export type SelectedKind = (typeof selectedKinds)[number]

/** A page of the explorer. */
export interface Route {
  readonly kind: SelectedKind
  readonly key: string
  /** Section of that page; '' for the first. */
  readonly section: string
}

/**
 * URL of a page of the explorer.
 * @param page URL of the page with the explorer; '' for the current page.
 */
export function routeHref(page: string, kind: SelectedKind, key: string, section = ''): string {
  const place = [kind, key, ...(section === '' ? [] : [section])].map(encodeURIComponent).join('/')
  return `${page.replace(/#.*$/, '')}#/${place}`
}

/** Parses a URL fragment; undefined if it is not a route. */
export function parseFragment(fragment: string): Route | undefined {
  const [start, name, key, section] = fragment.split('/').map(decode)
  const kind = selectedKinds.find((known) => known === name)
  if (start !== '#' || kind === undefined || key === undefined || key === '') return undefined
  return { kind, key, section: section ?? '' }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
