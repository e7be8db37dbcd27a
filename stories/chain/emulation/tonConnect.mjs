import {
  Address,
  Cell,
  SendMode,
  beginCell,
  external,
  internal,
  loadStateInit,
  storeMessage,
  storeMessageRelaxed,
  storeOutList,
} from '@ton/core'

/**
 * The external message that a wallet sends for a request of TON Connect, without a signature.
 *
 * @import { MessageRelaxed } from '@ton/core'
 * @import { AccountKind } from '../indexer/entities.mjs'
 */

/**
 * @typedef {object} TonConnectMessage
 * @property {string} address
 * @property {string} amount
 * @property {string | null} [payload]
 * @property {string | null} [stateInit]
 */

/** Mode of every message: fees apart, errors of sending ignored. */
const mode = SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS
// Zeros would read as the prefix of a comment.
const signature = Buffer.alloc(64, 0xff)
/** Wallets of version 3 take no time limit from the request. */
const noLimit = 0xffffffff

/**
 * @param {{ address: Address, kind: AccountKind, data: Cell }} wallet
 * @param {readonly TonConnectMessage[]} messages
 * @param {number} validUntil Unix seconds.
 * @returns {Cell}
 * @throws An address, a payload or a state cannot be read.
 */
export function composeMessage(wallet, messages, validUntil) {
  const body = writers[wallet.kind]?.(wallet.data, messages.map(readMessage), validUntil)
  if (body === undefined) throw new Error(`no writer for ${wallet.kind}`)
  return beginCell()
    .store(storeMessage(external({ to: wallet.address, body })))
    .endCell()
}

/** @type {Partial<Record<AccountKind, (data: Cell, messages: readonly MessageRelaxed[], validUntil: number) => Cell>>} */
const writers = {
  'wallet v3 r2': (data, messages) => orderBody(data, messages, { validUntil: noLimit, hasOperation: false }),
  'wallet v4 r2': (data, messages, validUntil) => orderBody(data, messages, { validUntil, hasOperation: true }),
  'wallet v5 r1': extendedBody,
}

/**
 * @param {Cell} data
 * @param {readonly MessageRelaxed[]} messages
 * @param {{ validUntil: number, hasOperation: boolean }} options
 */
function orderBody(data, messages, { validUntil, hasOperation }) {
  const state = data.beginParse()
  const seqno = state.loadUint(32)
  const body = beginCell()
    .storeBuffer(signature)
    .storeUint(state.loadUint(32), 32)
    .storeUint(validUntil, 32)
    .storeUint(seqno, 32)
  if (hasOperation) body.storeUint(0, 8)
  for (const message of messages) body.storeUint(mode, 8).storeRef(messageCell(message))
  return body.endCell()
}

/**
 * @param {Cell} data
 * @param {readonly MessageRelaxed[]} messages
 * @param {number} validUntil
 */
function extendedBody(data, messages, validUntil) {
  const state = data.beginParse().skip(1)
  const seqno = state.loadUint(32)
  const walletId = state.loadUint(32)
  const actions = messages.map((outMsg) => /** @type {const} */ ({ type: 'sendMsg', mode, outMsg }))
  return beginCell()
    .storeUint(0x7369676e, 32)
    .storeUint(walletId, 32)
    .storeUint(validUntil, 32)
    .storeUint(seqno, 32)
    .storeMaybeRef(beginCell().store(storeOutList(actions)).endCell())
    .storeBit(0)
    .storeBuffer(signature)
    .endCell()
}

/** @param {MessageRelaxed} message */
const messageCell = (message) => beginCell().store(storeMessageRelaxed(message)).endCell()

/**
 * @param {TonConnectMessage} message
 * @returns {MessageRelaxed}
 */
function readMessage({ address, amount, payload, stateInit }) {
  const bounce = address.includes(':') || Address.parseFriendly(address).isBounceable
  return internal({
    to: Address.parse(address),
    value: BigInt(amount),
    bounce,
    ...(payload ? { body: Cell.fromBase64(payload) } : {}),
    ...(stateInit ? { init: loadStateInit(Cell.fromBase64(stateInit).beginParse()) } : {}),
  })
}
