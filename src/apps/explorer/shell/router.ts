import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'

const PAGES = [
  'account',
  'transaction',
  'trace',
  'block',
  'jetton',
  'collection',
  'item',
  'domain',
  'multisig',
  'order',
  'vesting',
  'staking',
  'pool',
  'tools',
  'search',
] as const

/** Names of the pages. */
export type PageName = (typeof PAGES)[number]

/** Current page of one explorer. */
export interface Route {
  readonly page: PageName | 'home'
  /** Key of the shown thing: address, hash or name; empty on the home page. */
  readonly id: string
  /** Selected tab; empty for the first. */
  readonly tab: string
}

/** Route of one explorer, and functions to navigate. */
export interface Router {
  readonly route: Route
  /** Returns the URL of a page. */
  readonly hrefOf: (page: PageName | 'home', id?: string, tab?: string) => string
  /** Navigates to a page. */
  readonly go: (page: PageName | 'home', id?: string, tab?: string) => void
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
 * Creates a router on the URL fragment, so that links, bookmarks and the Back button work.
 * @param slot Zero-based number of the explorer on this page; the fragment has one route for each.
 */
export function useHashRouter(slot: number): Router {
  const fragment = useSyncExternalStore(subscribe, readFragment, () => '')
  return useMemo(() => {
    const paths = fragment.split('|')
    const hrefOf: Router['hrefOf'] = (page, id = '', tab = '') => {
      const path = page === 'home' ? '/' : `/${[page, id, tab].filter((part) => part !== '').map(encodeURIComponent).join('/')}`
      return `#${Array.from({ length: Math.max(paths.length, slot + 1) }, (_, at) => (at === slot ? path : (paths[at] ?? '/'))).join('|')}`
    }
    return {
      route: parseRoute(paths[slot] ?? ''),
      hrefOf,
      go: (...to) => {
        window.location.hash = hrefOf(...to)
      },
    }
  }, [fragment, slot])
}

/** Parses one path; an unknown path is the home page. */
export function parseRoute(path: string): Route {
  try {
    const [, name, id = '', tab = ''] = path.split('/').map(decodeURIComponent)
    const page = PAGES.find((known) => known === name)
    return page === undefined || id === '' ? { page: 'home', id: '', tab: '' } : { page, id, tab }
  } catch {
    return { page: 'home', id: '', tab: '' }
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function readFragment(): string {
  return window.location.hash.slice(1)
}
