import { messageRow } from './messages.mjs'
import { transactionDescription } from './product.mjs'
import { hashBytes, hashNumber, cellHash } from './values.mjs'

/**
 * @import { AccountStatus, ShardAccount } from '@ton/core'
 * @import { Entry } from './ledger.mjs'
 * @import { Row } from './values.mjs'
 */

/** @type {Record<AccountStatus, string>} */
const statusNames = {
  uninitialized: 'uninit',
  active: 'active',
  frozen: 'frozen',
  'non-existing': 'nonexist',
}
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
 * @param {Entry} entry
 * @returns {Row}
 */
function descriptionRow({ step }) {
  const description = transactionDescription(step.cell)
  return Object.fromEntries(
    descriptionFields
      .filter((name) => description[name] !== undefined && (name !== 'is_tock' || description.type === 'tick_tock'))
      .map((name) => [name, description[name]]),
  )
}

/**
 * Account state inside a transaction.
 * @param {Buffer} hash
 * @param {ShardAccount} account
 * @param {boolean} known `false` leaves everything but the hash empty, as in pending rows.
 * @returns {Row}
 */
export function stateRow(hash, { account }, known) {
  const state = account?.storage.state
  if (!account || !state || !known) {
    return {
      hash: hashBytes(hash),
      balance: null,
      extra_currencies: null,
      account_status: null,
      frozen_hash: null,
      data_hash: null,
      code_hash: null,
    }
  }
  const active = state.type === 'active' ? state.state : null
  return {
    hash: hashBytes(hash),
    balance: String(account.storage.balance.coins),
    extra_currencies: {},
    account_status: statusNames[state.type === 'uninit' ? 'uninitialized' : state.type],
    frozen_hash: null,
    data_hash: active?.data ? cellHash(active.data) : null,
    code_hash: active?.code ? cellHash(active.code) : null,
  }
}

/**
 * A transaction as the service shows it.
 * @param {Entry} entry
 * @returns {Row}
 */
export function transactionRow(entry) {
  const { transaction, before, after } = entry.step
  const known = entry.finality !== 'pending'
  return {
    account: entry.account,
    hash: entry.hash,
    lt: String(transaction.lt),
    now: transaction.now,
    mc_block_seqno: entry.mc_block_seqno,
    ...(entry.trace_id === null ? {} : { trace_id: entry.trace_id }),
    ...(entry.trace_external_hash === undefined ? {} : { trace_external_hash: entry.trace_external_hash }),
    prev_trans_hash: hashNumber(transaction.prevTransactionHash),
    prev_trans_lt: String(transaction.prevTransactionLt),
    orig_status: statusNames[transaction.oldStatus],
    end_status: statusNames[transaction.endStatus],
    total_fees: String(transaction.totalFees.coins),
    total_fees_extra_currencies: {},
    description: known ? descriptionRow(entry) : { ...descriptionRow(entry), is_tock: false, installed: false },
    block_ref: entry.block_ref,
    in_msg: entry.inMessage ? messageRow(entry.inMessage, !known) : null,
    out_msgs: entry.outMessages.map((message) => messageRow(message, !known)),
    account_state_before: stateRow(transaction.stateUpdate.oldHash, before, known),
    account_state_after: stateRow(transaction.stateUpdate.newHash, after, known),
    emulated: !known,
    finality: entry.finality,
  }
}
