import { Dictionary, beginCell, storeMessageRelaxed } from '@ton/core'

/**
 * @import { Address, Builder, Cell, DictionaryValue, MessageRelaxed } from '@ton/core'
 */

/**
 * Text comment; long texts continue in nested cells.
 * @param {string} text
 */
export const comment = (text) => beginCell().storeUint(0, 32).storeStringTail(text).endCell()

/**
 * Body that looks like an encrypted comment; the bytes mean nothing.
 * @param {Buffer} bytes
 */
export const encryptedComment = (bytes) =>
  beginCell().storeUint(0x2167da4b, 32).storeBuffer(bytes.subarray(0, 100)).endCell()

/**
 * TEP-74 transfer.
 * @param {{ queryId: bigint, amount: bigint, to: Address, response: Address | null, forward?: bigint, payload?: Cell | undefined }} order
 */
export function jettonTransfer({ queryId, amount, to, response, forward = 1n, payload }) {
  const body = beginCell()
    .storeUint(0x0f8a7ea5, 32)
    .storeUint(queryId, 64)
    .storeCoins(amount)
    .storeAddress(to)
    .storeAddress(response)
    .storeMaybeRef(null)
    .storeCoins(forward)
  return (payload ? body.storeBit(1).storeRef(payload) : body.storeBit(0)).endCell()
}

/**
 * TEP-74 burn.
 * @param {{ queryId: bigint, amount: bigint, response: Address }} order
 */
export const jettonBurn = ({ queryId, amount, response }) =>
  beginCell()
    .storeUint(0x595f07bc, 32)
    .storeUint(queryId, 64)
    .storeCoins(amount)
    .storeAddress(response)
    .storeMaybeRef(null)
    .endCell()

/**
 * Mint order for the jetton minter.
 * @param {{ queryId: bigint, amount: bigint, to: Address, minter: Address, response: Address }} order
 */
export const jettonMint = ({ queryId, amount, to, minter, response }) =>
  beginCell()
    .storeUint(21, 32)
    .storeUint(queryId, 64)
    .storeAddress(to)
    .storeCoins(50_000_000n)
    .storeRef(
      beginCell()
        .storeUint(0x178d4519, 32)
        .storeUint(queryId, 64)
        .storeCoins(amount)
        .storeAddress(minter)
        .storeAddress(response)
        .storeCoins(1_000_000n)
        .storeBit(0)
        .endCell(),
    )
    .endCell()

/**
 * TEP-62 transfer.
 * @param {{ queryId: bigint, to: Address, response: Address | null, forward?: bigint, payload?: Cell | undefined }} order
 */
export function nftTransfer({ queryId, to, response, forward = 0n, payload }) {
  const body = beginCell()
    .storeUint(0x5fcc3d14, 32)
    .storeUint(queryId, 64)
    .storeAddress(to)
    .storeAddress(response)
    .storeMaybeRef(null)
    .storeCoins(forward)
  return (payload ? body.storeBit(1).storeRef(payload) : body.storeBit(0)).endCell()
}

/**
 * Init message of an item: owner and the end of its content address.
 * @param {Address} owner
 * @param {string} path
 */
const itemGrant = (owner, path) =>
  beginCell().storeAddress(owner).storeRef(beginCell().storeStringTail(path).endCell()).endCell()

/**
 * Mints one item.
 * @param {{ queryId: bigint, index: number, owner: Address, path: string }} order
 */
export const nftMint = ({ queryId, index, owner, path }) =>
  beginCell()
    .storeUint(1, 32)
    .storeUint(queryId, 64)
    .storeUint(index, 64)
    .storeCoins(50_000_000n)
    .storeRef(itemGrant(owner, path))
    .endCell()

/** @type {DictionaryValue<{ owner: Address, path: string }>} */
const grantList = {
  serialize: ({ owner, path }, builder) => builder.storeCoins(50_000_000n).storeRef(itemGrant(owner, path)),
  parse: () => {
    throw new Error('Mint lists are only written.')
  },
}

/**
 * Mints many items at once.
 * @param {{ queryId: bigint, items: { index: number, owner: Address, path: string }[] }} order
 */
export function nftBatchMint({ queryId, items }) {
  const list = Dictionary.empty(Dictionary.Keys.BigUint(64), grantList)
  for (const item of items) list.set(BigInt(item.index), item)
  return beginCell()
    .storeUint(2, 32)
    .storeUint(queryId, 64)
    .storeRef(beginCell().storeDictDirect(list).endCell())
    .endCell()
}

/**
 * Request for `lab.tolk`: opcode, query id, and what the fields need.
 * @param {number} opcode
 * @param {(builder: Builder) => void} [fields]
 */
export function labRequest(opcode, fields) {
  const body = beginCell().storeUint(opcode, 32).storeUint(0, 64)
  fields?.(body)
  return body.endCell()
}

/** @param {MessageRelaxed} message */
export const messageCell = (message) => beginCell().store(storeMessageRelaxed(message)).endCell()
