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
  'tools',
  'search',
] as const

/** Pages that show one thing. */
export type PageName = (typeof PAGES)[number]

/** Where the reader is. */
export interface Route {
  readonly page: PageName | 'home'
  /** Key of what is shown: an address, a hash, a name; empty on the home page. */
  readonly id: string
  /** Part of the page; empty for the first. */
  readonly tab: string
}

/** The route of one explorer, and ways to other pages. */
export interface Router {
  readonly route: Route
  /** Link to a page, for `href`. */
  readonly hrefOf: (page: PageName | 'home', id?: string, tab?: string) => string
  /** Goes to a page as a click on its link would. */
  readonly go: (page: PageName | 'home', id?: string, tab?: string) => void
}

/** Carries the router of the explorer around. */
export const RouterContext = createContext<Router | undefined>(undefined)

/** The router of the explorer around. */
export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (router === undefined) throw new Error('useRouter needs an Explorer around it.')
  return router
}

/**
 * A router on the fragment of the address bar, so that links, bookmarks and the back button work.
 * @param slot Which of the explorers on this page: their routes stand side by side in the fragment.
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
      route: routeOf(paths[slot] ?? ''),
      hrefOf,
      go: (...to) => {
        window.location.hash = hrefOf(...to)
      },
    }
  }, [fragment, slot])
}

/** Reads one path; anything unknown is the home page. */
export function routeOf(path: string): Route {
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
