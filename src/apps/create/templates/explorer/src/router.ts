import { useMemo, useSyncExternalStore } from 'react'
import type { LinkRules, SearchTarget } from 'tonlens'

/** URL of a page: the path is in the fragment, so that any static server will do. */
export function pageHref(page: string, key: string): string {
  return `#/${page}/${encodeURIComponent(key)}`
}

/** Pages that the components link to. */
export const links: LinkRules = {
  address: (address) => pageHref('account', address),
  jetton: (master) => pageHref('jetton', master),
  nft: (item) => pageHref('nft', item),
  domain: (domain) => pageHref('domain', domain),
  transaction: (hash) => pageHref('trace', hash),
  message: (hash) => pageHref('trace', hash),
}

/** URL of what a reader searched for; undefined if this explorer has no page for it. */
export function searchHref(target: SearchTarget): string | undefined {
  switch (target.kind) {
    case 'address':
      return pageHref('account', target.address)
    case 'domain':
      return pageHref('domain', target.domain)
    case 'transaction':
    case 'message':
    case 'hash':
      return pageHref('trace', target.hash)
    default:
      return undefined
  }
}

/** Current page and its key; both are empty on the home page. */
export function useRoute(): { readonly page: string; readonly key: string } {
  const fragment = useSyncExternalStore(subscribe, () => window.location.hash)
  return useMemo(() => {
    const [page = '', key = ''] = fragment.replace(/^#\/?/, '').split('/')
    return { page, key: decode(key) }
  }, [fragment])
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
