import { type ComponentType, lazy } from 'react'
import type { PageName } from './routes.ts'
import { UnknownPage } from './UnknownPage.tsx'

/** Component of each page, loaded when it is first shown. */
export const pages: Readonly<Record<PageName | 'unknown', ComponentType<{ readonly id: string }>>> = {
  home: lazy(() => import('../pages/home/HomePage.tsx').then(({ HomePage }) => ({ default: HomePage }))),
  account: lazy(() => import('../pages/account/AccountPage.tsx').then(({ AccountPage }) => ({ default: AccountPage }))),
  transaction: lazy(() => import('../pages/transactions/TransactionPage.tsx').then(({ TransactionPage }) => ({ default: TransactionPage }))),
  trace: lazy(() => import('../pages/transactions/TracePage.tsx').then(({ TracePage }) => ({ default: TracePage }))),
  block: lazy(() => import('../pages/chain/BlockPage.tsx').then(({ BlockPage }) => ({ default: BlockPage }))),
  jetton: lazy(() => import('../pages/assets/JettonPage.tsx').then(({ JettonPage }) => ({ default: JettonPage }))),
  collection: lazy(() => import('../pages/assets/CollectionPage.tsx').then(({ CollectionPage }) => ({ default: CollectionPage }))),
  item: lazy(() => import('../pages/assets/ItemPage.tsx').then(({ ItemPage }) => ({ default: ItemPage }))),
  domain: lazy(() => import('../pages/assets/DomainPage.tsx').then(({ DomainPage }) => ({ default: DomainPage }))),
  multisig: lazy(() => import('../pages/custody/MultisigPage.tsx').then(({ MultisigPage }) => ({ default: MultisigPage }))),
  order: lazy(() => import('../pages/custody/OrderPage.tsx').then(({ OrderPage }) => ({ default: OrderPage }))),
  vesting: lazy(() => import('../pages/custody/VestingPage.tsx').then(({ VestingPage }) => ({ default: VestingPage }))),
  staking: lazy(() => import('../pages/chain/StakingPage.tsx').then(({ StakingPage }) => ({ default: StakingPage }))),
  pool: lazy(() => import('../pages/chain/PoolPage.tsx').then(({ PoolPage }) => ({ default: PoolPage }))),
  tools: lazy(() => import('../pages/tools/ToolsPage.tsx').then(({ ToolsPage }) => ({ default: ToolsPage }))),
  search: lazy(() => import('../pages/search/SearchPage.tsx').then(({ SearchPage }) => ({ default: SearchPage }))),
  favorites: lazy(() => import('../pages/favorites/FavoritesPage.tsx').then(({ FavoritesPage }) => ({ default: FavoritesPage }))),
  settings: lazy(() => import('../settings/SettingsPage.tsx').then(({ SettingsPage }) => ({ default: SettingsPage }))),
  unknown: UnknownPage,
}
