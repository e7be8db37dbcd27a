import type { Texts } from '../en/index.ts'
import { account } from './account.ts'
import { chain } from './chain.ts'
import { shell } from './shell.ts'
import { tools } from './tools.ts'
import { transactions } from './transactions.ts'

/** Chinese texts of the pages. */
export const texts: Texts = { account, chain, shell, tools, transactions }
