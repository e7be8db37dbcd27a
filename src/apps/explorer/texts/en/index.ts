import { account } from './account.ts'
import { chain } from './chain.ts'
import { shell } from './shell.ts'
import { tools } from './tools.ts'
import { transactions } from './transactions.ts'

/** English texts of the pages. */
export const texts = { account, chain, shell, tools, transactions }

/** Texts of the pages in one language: a group for each folder of pages. */
export type Texts = typeof texts
