import { messageRow } from './messages.mjs'
import { readAccountState, readTransactionRow } from './product.mjs'
import { hashBytes } from './values.mjs'

/**
 * @import { ShardAccount } from '@ton/core'
 * @import { TransactionDescription } from '../../../src/service/rows/transaction.ts'
 * @import { Entry } from './ledger.mjs'
 * @import { Row } from './values.mjs'
 */

/** Fields of a description, in the order of the service. */
const descriptionFields = /** @type {const} */ ([
  'type',
  'aborted',
  'destroyed',
  'is_tock',
  'credit_first',
  'storage_ph',
  'credit_ph',
  'compute_ph',
  'action',
  'bounce',
])

/**
 * @param {TransactionDescription} description
 * @returns {Row}
 */
const descriptionRow = (description) =>
  Object.fromEntries(
    descriptionFields
      .filter((name) => description[name] !== undefined && (name !== 'is_tock' || description.type === 'tick_tock'))
      .map((name) => [name, description[name]]),
  )

/** @type {ShardAccount} */
const unknownAccount = { account: null, lastTransactionHash: 0n, lastTransactionLt: 0n }

/**
 * Account state inside a transaction.
 * @param {Buffer} hash The emulator's: a state that is written anew may be packed differently.
 * @param {ShardAccount} account
 * @param {boolean} known `false` leaves everything but the hash empty, as in pending rows.
 * @returns {Row}
 */
export function stateRow(hash, account, known) {
  const state = readAccountState(known ? account : unknownAccount)
  return { ...state, hash: hashBytes(hash), extra_currencies: state.balance === null ? null : {} }
}

/**
 * A transaction as the service shows it.
 * @param {Entry} entry
 * @returns {Row}
 */
export function transactionRow(entry) {
  const { transaction, before, after } = entry.step
  const isPending = entry.finality === 'pending'
  const { account, hash, lt, now, mc_block_seqno: _, ...row } = readTransactionRow(entry.step)
  const description = descriptionRow(row.description)
  return {
    account,
    hash,
    lt,
    now,
    mc_block_seqno: entry.mc_block_seqno,
    ...(entry.trace_id === null ? {} : { trace_id: entry.trace_id }),
    ...(entry.trace_external_hash === undefined ? {} : { trace_external_hash: entry.trace_external_hash }),
    ...row,
    description: isPending ? { ...description, is_tock: false, installed: false } : description,
    block_ref: entry.block_ref,
    in_msg: entry.inMessage ? messageRow(entry.inMessage, isPending) : null,
    out_msgs: entry.outMessages.map((message) => messageRow(message, isPending)),
    account_state_before: stateRow(transaction.stateUpdate.oldHash, before, !isPending),
    account_state_after: stateRow(transaction.stateUpdate.newHash, after, !isPending),
    emulated: isPending,
    finality: entry.finality,
  }
}
