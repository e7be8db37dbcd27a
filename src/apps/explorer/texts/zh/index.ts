import type { Texts } from '../en/index.ts'
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

/** Chinese texts of the pages. */
export const texts: Texts = {
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
