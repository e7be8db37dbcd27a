import { type ComponentType, createElement } from 'react'
import { lazyPart } from 'tonlens'
import { loadFirstRequest } from '../networks/withFirstRequest.ts'
import { Loading } from './laterPart.tsx'
import { PageError } from './PageError.tsx'
import { parseRoute, type PageName } from './routes.ts'

type Page = ComponentType<{ readonly id: string }>

/** Loads the component of a page. */
const load: Readonly<Record<PageName | 'unknown', () => Promise<Page>>> = {
  home: async () => (await import('../pages/home/HomePage.tsx')).HomePage,
  account: async () => (await import('../pages/account/AccountPage.tsx')).AccountPage,
  transaction: async () => (await import('../pages/transactions/TransactionPage.tsx')).TransactionPage,
  trace: async () => (await import('../pages/transactions/TransactionPage.tsx')).TracePage,
  block: async () => (await import('../pages/chain/BlockPage.tsx')).BlockPage,
  jetton: async () => (await import('../pages/assets/JettonPage.tsx')).JettonPage,
  collection: async () => (await import('../pages/assets/CollectionPage.tsx')).CollectionPage,
  item: async () => (await import('../pages/assets/ItemPage.tsx')).ItemPage,
  domain: async () => (await import('../pages/assets/DomainPage.tsx')).DomainPage,
  multisig: async () => (await import('../pages/custody/MultisigPage.tsx')).MultisigPage,
  order: async () => (await import('../pages/custody/OrderPage.tsx')).OrderPage,
  vesting: async () => (await import('../pages/custody/VestingPage.tsx')).VestingPage,
  staking: async () => (await import('../pages/chain/StakingPage.tsx')).StakingPage,
  pool: async () => (await import('../pages/chain/PoolPage.tsx')).PoolPage,
  tools: async () => (await import('../pages/tools/ToolsPage.tsx')).ToolsPage,
  search: async () => (await import('../pages/search/SearchPage.tsx')).SearchPage,
  favorites: async () => (await import('../pages/favorites/FavoritesPage.tsx')).FavoritesPage,
  settings: async () => (await import('../settings/SettingsPage.tsx')).SettingsPage,
  unknown: async () => (await import('./UnknownPage.tsx')).UnknownPage,
}

const options = {
  fallback: createElement(Loading),
  renderError: (error: unknown, onRetry: () => void) => createElement(PageError, { error, onRetry }),
}

/** Component of each page, loaded when it is first shown. */
export const pages = Object.fromEntries(
  Object.entries(load).map(([name, loadPage]) => [name, lazyPart(loadPage, options)]),
) as Readonly<Record<PageName | 'unknown', Page>>

/**
 * Begins to load the page that a link names, so that it arrives with the configuration and not after it.
 * @param fragment Fragment of the URL, without its `#`.
 */
export function preloadPage(fragment: string): void {
  const [, network = ''] = /^\/?([^/?|]*)/.exec(fragment) ?? []
  const routes = [parseRoute(fragment), parseRoute(fragment, [network])]
  const { page, tab } = routes.find((route) => route.page !== 'unknown') ?? {}
  // A page that does not load is asked for again when it is shown, and says so then.
  if (page !== undefined && page !== 'unknown') load[page]().catch(() => {})
  if (page === 'account' || page === 'transaction' || page === 'trace') loadFirstRequest().catch(() => {})
  // Nearly every visit of an account begins with its history.
  if (page === 'account' && tab === '') import('../pages/account/History.tsx').catch(() => {})
}
