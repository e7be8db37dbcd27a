import type { ComponentType } from 'react'
import { AccountPage } from '../pages/account/AccountPage.tsx'
import { CollectionPage } from '../pages/assets/CollectionPage.tsx'
import { DomainPage } from '../pages/assets/DomainPage.tsx'
import { ItemPage } from '../pages/assets/ItemPage.tsx'
import { JettonPage } from '../pages/assets/JettonPage.tsx'
import { BlockPage } from '../pages/chain/BlockPage.tsx'
import { PoolPage } from '../pages/chain/PoolPage.tsx'
import { StakingPage } from '../pages/chain/StakingPage.tsx'
import { MultisigPage } from '../pages/custody/MultisigPage.tsx'
import { OrderPage } from '../pages/custody/OrderPage.tsx'
import { VestingPage } from '../pages/custody/VestingPage.tsx'
import { HomePage } from '../pages/home/HomePage.tsx'
import { SearchPage } from '../pages/search/SearchPage.tsx'
import { ToolsPage } from '../pages/tools/ToolsPage.tsx'
import { TracePage } from '../pages/transactions/TracePage.tsx'
import { TransactionPage } from '../pages/transactions/TransactionPage.tsx'
import type { PageName } from './routes.ts'
import { UnknownPage } from './UnknownPage.tsx'

/** Component of each page. */
export const pages: Readonly<Record<PageName | 'unknown', ComponentType<{ readonly id: string }>>> = {
  home: HomePage,
  account: AccountPage,
  transaction: TransactionPage,
  trace: TracePage,
  block: BlockPage,
  jetton: JettonPage,
  collection: CollectionPage,
  item: ItemPage,
  domain: DomainPage,
  multisig: MultisigPage,
  order: OrderPage,
  vesting: VestingPage,
  staking: StakingPage,
  pool: PoolPage,
  tools: ToolsPage,
  search: SearchPage,
  unknown: UnknownPage,
}
