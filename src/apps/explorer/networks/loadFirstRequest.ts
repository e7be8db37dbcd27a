import type { Route } from '../shell/routes.ts'

/** Tells whether a page may have a {@link FirstRequest}. */
export function hasFirstRequest(page: Route['page']): boolean {
  return page === 'account' || page === 'transaction' || page === 'trace'
}

/** Loads what tells the first request of a page: it needs a part of the code of the page. */
export const loadFirstRequest = () => import('./firstRequest.ts')
