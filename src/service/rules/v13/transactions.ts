import type { ParamsOf } from '../../endpoints/endpoint.ts'
import type * as rows from '../../endpoints/transactions.ts'
import type { Transaction } from '../../rows/transaction.ts'
import { ascending, bothDirections, compareTexts, inOrder, type Order } from '../order.ts'
import { isTimed } from '../requests/filter.ts'
import { checkPage, readSort } from '../requests/page.ts'
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
/** The order of the text, also where hashes are bytes in the database. */
const byHashText = bothDirections(ascending<Transaction, string>(({ hash }) => hash, compareTexts))

function orderTransactions(params: Params): Order<Transaction> {
  const orders = params.hash !== undefined ? byHashText : isTimed(params) ? byNowAndLt : byTime
  return orders[readSort(params)]
}

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
    checkPage(params)
  },
  masterchainBlock: ({ hash, mc_seqno }) => (hash === undefined ? mc_seqno : undefined),
  matches: matchesTransaction,
  order: orderTransactions,
})

/** GET /transactionsByMessage */
export const transactionsByMessage = defineRule<Params, Transaction>({
  ...transactionsByMessage12,
  matches: matchesTransaction,
  order: orderTransactions,
})

/** GET /transactionsByMasterchainBlock */
export const transactionsByMasterchainBlock = defineRule<
  ParamsOf<typeof rows.transactionsByMasterchainBlock>,
  Transaction
>({
  ...transactionsByMasterchainBlock12,
  order: (params) => byTime[readSort(params)],
})
