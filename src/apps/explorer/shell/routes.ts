/** Pages by their name in URLs, and whether a URL without an id is one of theirs. */
export const pageTable = {
  home: { needsId: false },
  account: { needsId: true },
  transaction: { needsId: true },
  trace: { needsId: true },
  block: { needsId: true },
  jetton: { needsId: true },
  collection: { needsId: true },
  item: { needsId: true },
  domain: { needsId: true },
  multisig: { needsId: true },
  order: { needsId: true },
  vesting: { needsId: true },
  staking: { needsId: false },
  pool: { needsId: true },
  tools: { needsId: false },
  search: { needsId: false },
  favorites: { needsId: false },
  settings: { needsId: false },
} as const

/** Tabs of older links, by page, and the tabs that have their content now. */
const renamedTabs: ReadonlyMap<string, string> = new Map([
  ['account/actions', ''],
  ['account/charts', 'activity'],
  ...['transaction', 'trace'].flatMap(
    (page) =>
      [
        [`${page}/graph`, ''],
        [`${page}/changes`, 'value'],
        [`${page}/fees`, 'value'],
        [`${page}/neighbors`, 'details'],
      ] as const,
  ),
])

/** Name of a page. */
export type PageName = keyof typeof pageTable

/** Parameters after the question mark of a route, such as filters. */
export type RouteQuery = Readonly<Record<string, string>>

/** Place that a URL names in one explorer. */
export interface Route {
  /** Short name of the network; empty in an explorer of one network. */
  readonly network: string
  /** `unknown` for a path that names no page. */
  readonly page: PageName | 'unknown'
  /** Key of the shown thing: address, hash or name; empty on pages without one. The path, if the page is unknown. */
  readonly id: string
  /** Selected tab; empty for the first. */
  readonly tab: string
  readonly query: RouteQuery
}

/**
 * Parses a route: `/<network>/<page>/<id>/<tab>?name=value`.
 * @param networks Short names of the networks. A path without one of them is on the first.
 */
export function parseRoute(text: string, networks: readonly string[] = []): Route {
  const [path = '', search = ''] = splitOnce(text, '?')
  const query = Object.fromEntries(new URLSearchParams(search))
  const parts = decodeParts(path)
  const [first = ''] = parts ?? []
  const named = networks.includes(first)
  const network = named ? first : (networks[0] ?? '')
  const [name = 'home', id = '', tab = ''] = (named ? parts?.slice(1) : parts) ?? ['unknown']
  const isPage = Object.hasOwn(pageTable, name)
  if (!isPage || (id === '' && pageTable[name as PageName].needsId))
    return { network, page: 'unknown', id: path, tab: '', query }
  return { network, page: name as PageName, id, tab: renamedTabs.get(`${name}/${tab}`) ?? tab, query }
}

/** Writes a route as {@link parseRoute} reads it. Empty parts at the end are left out. */
export function formatRoute({ network, page, id, tab, query }: Route): string {
  const place = page === 'unknown' ? [] : [page === 'home' && id === '' ? '' : page, id, tab]
  const path = [network, ...place]
    .filter((part) => part !== '')
    .map(encodeURIComponent)
    .join('/')
  const search = new URLSearchParams(query).toString()
  return `/${path}${search === '' ? '' : `?${search}`}`
}

/** Parts of a path without the empty ones; undefined if a part is not valid percent-encoding. */
function decodeParts(path: string): string[] | undefined {
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent)
  } catch {
    return undefined
  }
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)]
}
