import type { ParamsOf } from '../endpoints/endpoint.ts'
import type * as rows from '../endpoints/stats.ts'
import type { AccountBalance, AccountStateFull } from '../rows/account.ts'
import { ascending, compareAddresses, compareDecimals, inOrder, reverse } from './order.ts'
import { checkPage, readPage } from './requests/page.ts'
import { defineRule } from './rule.ts'

const richestFirst = inOrder<AccountBalance>(
  reverse(ascending(({ balance }) => balance, compareDecimals)),
  ascending(({ account }) => account, compareAddresses),
)

/**
 * The balance of every known account. A state tells the balance at its own time, a list that of an
 * unknown one: states win.
 */
export function joinBalances(balances: Iterable<AccountBalance>, states: Iterable<AccountStateFull>): AccountBalance[] {
  const known = new Map<string, AccountBalance>()
  for (const row of balances) known.set(row.account, row)
  for (const { address: account, balance } of states) {
    if (typeof balance === 'string') known.set(account, { account, balance })
  }
  return [...known.values()]
}

/** GET /topAccountsByBalance; the rows are those of `joinBalances`. */
const topAccountsByBalance = defineRule<ParamsOf<typeof rows.topAccountsByBalance>, AccountBalance>({
  refuse: checkPage,
  order: () => richestFirst,
  page: readPage,
  answer: (found) => found,
})

/** The rules of `endpoints/stats.ts`. */
export const statsRules = { topAccountsByBalance }
