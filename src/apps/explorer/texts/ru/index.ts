import type { Texts } from '../en/index.ts'
import { chain } from './chain.ts'
import { shell } from './shell.ts'
import { transactions } from './transactions.ts'

/** Russian texts of the pages. */
export const texts: Texts = { chain, shell, transactions }
