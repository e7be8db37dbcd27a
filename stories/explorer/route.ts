import { useSyncExternalStore } from 'react'

/** Where the reader is. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'account' | 'transaction' | 'search'; readonly key: string }

const PAGES = ['account', 'transaction', 'search'] as const

/** Link to a page, for `href`. */
export function hrefOf(page: (typeof PAGES)[number], key: string): string {
  return `#/${page}/${encodeURIComponent(key)}`
}

/** Reads the fragment of an address; anything unknown is the home page. */
export function routeOf(fragment: string): Route {
  const [, name, key] = fragment.split('/')
  const page = PAGES.find((known) => known === name)
  if (page === undefined || key === undefined || key === '') return { page: 'home' }
  try {
    return { page, key: decodeURIComponent(key) }
  } catch {
    return { page: 'home' }
  }
}

/** The route in the address bar; follows links and the back button. */
export function useRoute(): Route {
  const fragment = useSyncExternalStore(subscribe, readFragment, () => '')
  return routeOf(fragment)
}

/** Goes to a page as a click on its link would. */
export function goTo(page: (typeof PAGES)[number], key: string): void {
  window.location.hash = hrefOf(page, key)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function readFragment(): string {
  return window.location.hash
}
