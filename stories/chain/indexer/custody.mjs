import { Dictionary, loadMessageRelaxed } from '@ton/core'
import { commentText } from './decode.mjs'
import { cellBoc, cellHash, bodyOpcode, rawAddress, rawOrNull } from './values.mjs'

/**
 * Rows of multisigs, their orders and vesting contracts.
 *
 * @import { Cell } from '@ton/core'
 * @import { Facts } from './facts.mjs'
 * @import { Row } from './values.mjs'
 */

/**
 * Reads the messages that an order would send from its cell.
 * @param {Cell} order
 * @returns {Row[]}
 */
function actionRows(order) {
  const actions = Dictionary.loadDirect(Dictionary.Keys.Uint(8), Dictionary.Values.Cell(), order)
  return actions
    .keys()
    .toSorted((a, b) => a - b)
    .map((key) => {
      const record = /** @type {Cell} */ (actions.get(key)).beginParse()
      record.skip(32)
      const send_mode = record.loadUint(8)
      const message = loadMessageRelaxed(record.loadRef().beginParse())
      if (message.info.type !== 'internal') throw new Error('Orders of the chain send internal messages only.')
      return {
        destination: rawAddress(message.info.dest),
        value: String(message.info.value.coins),
        body_raw: cellBoc(message.body),
        parsed: true,
        error: null,
        ...parsedBody(message.body),
        send_mode,
      }
    })
}

/** @param {Cell} body */
function parsedBody(body) {
  const text = commentText(body)
  if (text !== null) {
    return {
      parsed_body_type: 'ton_transfer',
      parsed_body: { comment: `\u0000\u0000\u0000\u0000${text}`, encrypted: false },
    }
  }
  if (bodyOpcode(body) !== 0x0f8a7ea5)
    return {
      parsed_body_type: 'unknown',
      parsed_body: { opcode: bodyOpcode(body) ?? 0, data: cellBoc(body) },
    }
  const slice = body.beginParse()
  slice.skip(32)
  const head = {
    query_id: Number(slice.loadUintBig(64)),
    amount: String(slice.loadCoins()),
    destination: rawAddress(slice.loadAddress()),
    response: rawOrNull(slice.loadMaybeAddress()),
  }
  const custom = slice.loadMaybeRef()
  const forward_amount = String(slice.loadCoins())
  const payload = slice.loadBit() ? slice.loadRef() : slice.asCell()
  const comment = commentText(payload)
  return {
    parsed_body_type: 'jetton_transfer',
    parsed_body: {
      ...head,
      custom_payload: custom ? cellBoc(custom) : null,
      forward_amount,
      comment: comment ?? '',
      encrypted_comment: false,
      forward_payload: cellBoc(payload),
      payload_sum_type: comment === null ? '' : 'TextComment',
      stonfi_swap_body: null,
    },
  }
}

/** @param {Facts} facts */
export const orderRows = ({ orders }) =>
  [...orders].map(([address, order]) => ({
    address,
    multisig_address: order.multisig,
    order_seqno: String(order.seqno),
    threshold: order.threshold,
    sent_for_execution: order.sentForExecution,
    approvals_mask: String(order.approvalsMask),
    approvals_num: order.approvalsNum,
    expiration_date: order.expiration,
    order_boc: cellBoc(order.order),
    signers: order.signers,
    last_transaction_lt: String(order.contract.lastLt),
    code_hash: cellHash(order.contract.code),
    data_hash: cellHash(order.contract.data),
    actions: actionRows(order.order),
  }))

/** @param {Facts} facts */
export function multisigRows(facts) {
  const orders = orderRows(facts)
  return [...facts.multisigs].map(([address, multisig]) => ({
    address,
    next_order_seqno: String(multisig.nextOrderSeqno),
    threshold: multisig.threshold,
    signers: multisig.signers,
    proposers: multisig.proposers,
    last_transaction_lt: String(multisig.contract.lastLt),
    code_hash: cellHash(multisig.contract.code),
    data_hash: cellHash(multisig.contract.data),
    orders: orders
      .filter(({ multisig_address }) => multisig_address === address)
      .map((order) => ({ ...order, actions: null })),
  }))
}

/** @param {Facts} facts */
export const vestingRows = ({ vestings }) =>
  [...vestings].map(([address, vesting]) => ({
    address,
    start_time: vesting.startTime,
    total_duration: vesting.totalDuration,
    unlock_period: vesting.unlockPeriod,
    cliff_duration: vesting.cliffDuration,
    sender_address: vesting.sender,
    owner_address: vesting.owner,
    total_amount: String(vesting.totalAmount),
    whitelist: vesting.whitelist,
  }))
