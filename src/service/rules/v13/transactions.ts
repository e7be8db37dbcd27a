import type { ParamsOf } from '../../endpoints/endpoint.ts'
import type * as rows from '../../endpoints/transactions.ts'
import type { Transaction } from '../../rows/transaction.ts'
import { ascendingHash, bothDirections, compareTexts, inOrder, type Order } from '../order.ts'
import { isTimed } from '../requests/filter.ts'
import { checkLimit, checkPage, checkSort, readSort, withLimitLast } from '../requests/page.ts'
import { Refusal } from '../requests/refusal.ts'
import { defineRule } from '../rule.ts'
import {
  byAccount,
  byLtAndAccount,
  byNow,
  byLt,
  checkDirection,
  hasMessageFor,
  type MessageFilters,
  transactions as transactions12,
  transactionsByMasterchainBlock as transactionsByMasterchainBlock12,
  transactionsByMessage as transactionsByMessage12,
} from '../transactions.ts'

/** Both routes read the same parameters. */
type Params = ParamsOf<typeof rows.transactions> & MessageFilters

const byTime = bothDirections(byLtAndAccount)
const byNowAndLt = bothDirections(inOrder(byNow, byLt, byAccount))
const byHash = bothDirections(ascendingHash<Transaction>(({ hash }) => hash))

/** The order by which the rows of a page are chosen. */
function orderTransactions(params: Params): Order<Transaction> {
  const orders = params.hash !== undefined ? byHash : isTimed(params) ? byNowAndLt : byTime
  return orders[readSort(params)]
}

/** A page chosen by hash is sorted by their texts, also where hashes are bytes in the database. */
function sortPage(page: readonly Transaction[], params: Params): readonly Transaction[] {
  if (params.hash === undefined) return page
  const direction = readSort(params) === 'asc' ? 1 : -1
  return page.toSorted((a, b) => direction * compareTexts(a.hash, b.hash))
}

const masterchainBlock = ({ hash, mc_seqno }: Params) => (hash === undefined ? mc_seqno : undefined)

/** Filters by messages, which both routes have in version 1.3. */
export const messageFilters = ['msg_hash', 'body_hash', 'opcode', 'direction', 'source', 'destination'] as const

function matchesTransaction(params: Params): (row: Transaction) => boolean {
  const fits = transactions12.matches?.(params, undefined) ?? (() => true)
  if (messageFilters.every((name) => params[name] === undefined)) return fits
  const { direction } = params
  const hasFitting = hasMessageFor(params, { received: direction !== 'out', sent: direction !== 'in' })
  return (row) => fits(row) && hasFitting(row)
}

/** GET /transactions */
export const transactions = defineRule<Params, Transaction>({
  ...transactions12,
  refuse(params) {
    checkDirection(params.direction)
    if (params.direction !== undefined && params.msg_hash === undefined && params.opcode === undefined) {
      throw new Refusal(422, 'direction can be specified only with msg_hash or opcode')
    }
    checkSort(params.sort)
    checkLimit(params)
  },
  masterchainBlock,
  matches: matchesTransaction,
  order: orderTransactions,
  answer: (page, params, found) => transactions12.answer(sortPage(page, params), params, found),
})

/** GET /transactionsByMessage */
export const transactionsByMessage = defineRule<Params, Transaction>({
  ...transactionsByMessage12,
  refuse: withLimitLast<Params>((params) => transactionsByMessage12.refuse?.(params)),
  masterchainBlock,
  matches: matchesTransaction,
  order: orderTransactions,
  answer: (page, params, found) => transactionsByMessage12.answer(sortPage(page, params), params, found),
})

/** GET /transactionsByMasterchainBlock */
export const transactionsByMasterchainBlock = defineRule<
  ParamsOf<typeof rows.transactionsByMasterchainBlock>,
  Transaction
>({
  ...transactionsByMasterchainBlock12,
  refuse: withLimitLast(checkPage),
  order: (params) => byTime[readSort(params)],
})
