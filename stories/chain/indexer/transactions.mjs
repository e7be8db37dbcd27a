import { messageRow } from './messages.mjs'
import { hashBytes, hashNumber, cellHash } from './values.mjs'

/**
 * @import { ShardAccount, StorageUsed, TransactionActionPhase, TransactionBouncePhase, TransactionComputePhase, TransactionCreditPhase, TransactionStoragePhase, AccountStatus, AccountStatusChange } from '@ton/core'
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
/** @type {Record<AccountStatusChange, string>} */
const changeNames = { unchanged: 'unchanged', frozen: 'frozen', deleted: 'deleted' }
/** @type {Record<string, string>} */
const skipNames = { 'no-state': 'no_state', 'bad-state': 'bad_state', 'no-gas': 'no_gas' }

/** @param {StorageUsed} size */
const sizeRow = (size) => ({ cells: String(size.cells), bits: String(size.bits) })

/** @param {TransactionStoragePhase} phase */
const storageRow = (phase) => ({
  storage_fees_collected: String(phase.storageFeesCollected),
  ...(phase.storageFeesDue ? { storage_fees_due: String(phase.storageFeesDue) } : {}),
  status_change: changeNames[phase.statusChange],
})

/** @param {TransactionCreditPhase} phase */
const creditRow = (phase) => ({
  ...(phase.dueFeesColelcted ? { due_fees_collected: String(phase.dueFeesColelcted) } : {}),
  credit: String(phase.credit.coins),
})

/** @param {TransactionComputePhase} phase */
function computeRow(phase) {
  if (phase.type === 'skipped') return { skipped: true, reason: skipNames[phase.reason] ?? phase.reason }
  return {
    skipped: false,
    success: phase.success,
    msg_state_used: phase.messageStateUsed,
    account_activated: phase.accountActivated,
    gas_fees: String(phase.gasFees),
    gas_used: String(phase.gasUsed),
    gas_limit: String(phase.gasLimit),
    ...(phase.gasCredit ? { gas_credit: String(phase.gasCredit) } : {}),
    mode: phase.mode,
    exit_code: phase.exitCode,
    ...(phase.exitArg ? { exit_arg: phase.exitArg } : {}),
    vm_steps: phase.vmSteps,
    vm_init_state_hash: hashNumber(phase.vmInitStateHash),
    vm_final_state_hash: hashNumber(phase.vmFinalStateHash),
  }
}

/** @param {TransactionActionPhase} phase */
const actionRow = (phase) => ({
  success: phase.success,
  valid: phase.valid,
  no_funds: phase.noFunds,
  status_change: changeNames[phase.statusChange],
  ...(phase.totalFwdFees ? { total_fwd_fees: String(phase.totalFwdFees) } : {}),
  ...(phase.totalActionFees ? { total_action_fees: String(phase.totalActionFees) } : {}),
  result_code: phase.resultCode,
  ...(phase.resultArg ? { result_arg: phase.resultArg } : {}),
  tot_actions: phase.totalActions,
  spec_actions: phase.specActions,
  skipped_actions: phase.skippedActions,
  msgs_created: phase.messagesCreated,
  action_list_hash: hashNumber(phase.actionListHash),
  tot_msg_size: sizeRow(phase.totalMessageSize),
})

/** @param {TransactionBouncePhase} phase */
function bounceRow(phase) {
  if (phase.type === 'negative-funds') return { type: 'negfunds' }
  if (phase.type === 'no-funds') {
    return {
      type: 'nofunds',
      msg_size: sizeRow(phase.messageSize),
      req_fwd_fees: String(phase.requiredForwardFees),
    }
  }
  return {
    type: 'ok',
    msg_size: sizeRow(phase.messageSize),
    msg_fees: String(phase.messageFees),
    fwd_fees: String(phase.forwardFees),
  }
}

/**
 * @param {Entry} entry
 * @returns {Row}
 */
function descriptionRow({ step }) {
  const { description } = step.transaction
  if (description.type !== 'generic' && description.type !== 'tick-tock') {
    throw new Error(`The chain has no transactions of type ${description.type}.`)
  }
  const generic = description.type === 'generic' ? description : null
  return {
    type: generic ? 'ord' : 'tick_tock',
    aborted: description.aborted,
    destroyed: description.destroyed,
    ...(description.type === 'tick-tock' ? { is_tock: description.isTock } : {}),
    ...(generic ? { credit_first: generic.creditFirst } : {}),
    ...(description.storagePhase ? { storage_ph: storageRow(description.storagePhase) } : {}),
    ...(generic?.creditPhase ? { credit_ph: creditRow(generic.creditPhase) } : {}),
    compute_ph: computeRow(description.computePhase),
    ...(description.actionPhase ? { action: actionRow(description.actionPhase) } : {}),
    ...(generic?.bouncePhase ? { bounce: bounceRow(generic.bouncePhase) } : {}),
  }
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
