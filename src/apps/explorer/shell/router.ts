import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import { formatRoute, parseRoute, type Route, type RouteQuery } from './routes.ts'

/** Parameters to change; undefined or an empty text removes one. */
export type QueryChanges = Readonly<Record<string, string | undefined>>

/** Route of one explorer, and functions to navigate. */
export interface Router {
  readonly route: Route
  /** Short names of the networks, the default first; empty in an explorer of one network. */
  readonly networks: readonly string[]
  /** Returns the URL of a page on the current network. */
  readonly hrefOf: (page: Route['page'], id?: string, tab?: string, query?: RouteQuery) => string
  /** Returns the URL of another route, such as the same page on another network. */
  readonly hrefOfRoute: (route: Route) => string
  /** Networks of the explorers that the URL shows side by side, this one included. */
  readonly beside: readonly string[]
  /** Returns the URL that shows one more explorer beside the others, at a route. */
  readonly hrefBeside: (route: Route) => string
  /** URL of the other explorers alone. */
  readonly hrefWithout: string
  /** Navigates to a page on the current network. */
  readonly go: (page: Route['page'], id?: string, tab?: string, query?: RouteQuery) => void
  /** Changes parameters of the current URL without a new entry in the browser's history. */
  readonly setQuery: (changes: QueryChanges) => void
}

/** React context of the router. */
export const RouterContext = createContext<Router | undefined>(undefined)

/** Returns the router of the enclosing explorer. */
export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (router === undefined) throw new Error('useRouter needs an Explorer around it.')
  return router
}

/**
 * Returns the parameters of the URL, such as filters, and a function that changes some of them. A change
 * replaces the entry in the browser's history, so Back leads to the page before.
 * @example
 * const [{ type = '' }, setQuery] = useRouteQuery()
 * <select value={type} onChange={(event) => setQuery({ type: event.target.value })}>
 */
export function useRouteQuery(): readonly [RouteQuery, Router['setQuery']] {
  const { route, setQuery } = useRouter()
  return [route.query, setQuery]
}

/**
 * Creates a router on the URL fragment, so that links, bookmarks and the Back button work.
 * @param slot Zero-based number of the explorer on this page; the fragment has one route for each.
 * @param networks Short names of the networks, the default first; without them, URLs name no network.
 */
export function useHashRouter(slot: number, networks: readonly string[] = noNetworks): Router {
  const fragment = useSyncExternalStore(subscribe, readFragment, () => '')
  return useMemo(() => {
    const paths = splitFragment(fragment)
    const route = parseRoute(paths[slot] ?? '', networks)
    const hrefOfRoute: Router['hrefOfRoute'] = (to) => {
      const path = formatRoute(to)
      return joinPaths(
        Array.from({ length: Math.max(paths.length, slot + 1) }, (_, at) => (at === slot ? path : (paths[at] ?? '/'))),
      )
    }
    const hrefOf: Router['hrefOf'] = (page, id = '', tab = '', query = {}) =>
      hrefOfRoute({ network: route.network, page, id, tab, query })
    return {
      route,
      networks,
      hrefOf,
      hrefOfRoute,
      beside: paths.map((path) => parseRoute(path, networks).network),
      hrefBeside: (to) => joinPaths([...paths, formatRoute(to)]),
      hrefWithout: joinPaths(paths.toSpliced(slot, 1)),
      go: (...to) => {
        window.location.hash = hrefOf(...to)
      },
      setQuery: (changes) => {
        // Read again: an earlier change of the same event is not rendered yet.
        const current = parseRoute(splitFragment(readFragment())[slot] ?? '', networks)
        const entries = Object.entries({ ...current.query, ...changes }).filter(
          (entry): entry is [string, string] => (entry[1] ?? '') !== '',
        )
        history.replaceState(history.state, '', hrefOfRoute({ ...current, query: Object.fromEntries(entries) }))
        // A replaced entry fires no event of its own.
        window.dispatchEvent(new Event('hashchange'))
      },
    }
  }, [fragment, slot, networks])
}

/** Returns the number of explorers that the URL shows side by side. */
export function useSideCount(): number {
  const fragment = useSyncExternalStore(subscribe, readFragment, () => '')
  return Math.min(splitFragment(fragment).length, maxSides)
}

/** Explorers that fit beside each other. */
export const maxSides = 4

const noNetworks: readonly string[] = []

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function readFragment(): string {
  return window.location.hash.slice(1)
}

/** Splits a fragment into the routes of the explorers. */
function splitFragment(fragment: string): string[] {
  return fragment.split('|')
}

function joinPaths(paths: readonly string[]): string {
  return `#${paths.join('|')}`
}
