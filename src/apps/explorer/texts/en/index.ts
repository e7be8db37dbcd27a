import { account } from './account.ts'
import { assets } from './assets.ts'
import { chain } from './chain.ts'
import { custody } from './custody.ts'
import { favorites } from './favorites.ts'
import { home } from './home.ts'
import { networks } from './networks.ts'
import { prices } from './prices.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { tools } from './tools.ts'
import { transactions } from './transactions.ts'

/** English texts of the pages. */
export const texts = {
  account,
  assets,
  chain,
  custody,
  favorites,
  home,
  networks,
  prices,
  search,
  settings,
  shell,
  tools,
  transactions,
}

/** Texts of the pages in one language: a group for each folder of pages. */
export type Texts = typeof texts
