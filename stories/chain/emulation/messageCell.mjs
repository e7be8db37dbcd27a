import { Address, Cell, beginCell } from '@ton/core'

/**
 * The cell of a message, from its row.
 *
 * @import { Builder } from '@ton/core'
 */

/**
 * Row of a message.
 * @typedef {object} MessageRow
 * @property {string} hash
 * @property {string | null} source
 * @property {string | null} destination
 * @property {string | null} value
 * @property {string | null} fwd_fee
 * @property {string | null} [extra_flags]
 * @property {string | null} created_lt
 * @property {string | null} created_at
 * @property {boolean | null} ihr_disabled
 * @property {boolean | null} bounce
 * @property {boolean | null} bounced
 * @property {string | null} import_fee
 * @property {{ body: string } | null} message_content
 * @property {{ body: string } | null} [init_state]
 */

/**
 * A row does not say whether the state and the body stand in cells of their own, so each form is
 * tried until one has the hash of the row.
 * @param {MessageRow} row
 * @returns {Cell}
 * @throws No form has the hash.
 */
export function messageCell(row) {
  const body = Cell.fromBase64(row.message_content?.body ?? '')
  const init = row.init_state ? Cell.fromBase64(row.init_state.body) : null
  for (const initApart of init ? [true, false] : [true]) {
    for (const bodyApart of [true, false]) {
      const cell = writeMessage(row, { init, initApart, body, bodyApart })
      if (cell?.hash().toString('base64') === row.hash) return cell
    }
  }
  throw new Error(`no form of the message has the hash ${row.hash}`)
}

/**
 * @param {MessageRow} row
 * @param {{ init: Cell | null, initApart: boolean, body: Cell, bodyApart: boolean }} form
 * @returns {Cell | undefined} Undefined if the parts do not fit into one cell.
 */
function writeMessage(row, { init, initApart, body, bodyApart }) {
  try {
    const message = row.source === null ? externalHead(row) : internalHead(row)
    message.storeBit(init !== null)
    if (init !== null) storeEither(message, init, initApart)
    storeEither(message, body, bodyApart)
    return message.endCell()
  } catch {
    return undefined
  }
}

/** @param {MessageRow} row */
const externalHead = ({ destination, import_fee }) =>
  beginCell()
    .storeUint(0b1000, 4)
    .storeAddress(readAddress(destination))
    .storeCoins(BigInt(import_fee ?? 0))

/** @param {MessageRow} row */
const internalHead = (row) =>
  beginCell()
    .storeBit(0)
    .storeBit(row.ihr_disabled === true)
    .storeBit(row.bounce === true)
    .storeBit(row.bounced === true)
    .storeAddress(readAddress(row.source))
    .storeAddress(readAddress(row.destination))
    .storeCoins(BigInt(row.value ?? 0))
    .storeBit(0)
    .storeCoins(BigInt(row.extra_flags ?? 0))
    .storeCoins(BigInt(row.fwd_fee ?? 0))
    .storeUint(BigInt(row.created_lt ?? 0), 64)
    .storeUint(BigInt(row.created_at ?? 0), 32)

/** @param {string | null} raw */
const readAddress = (raw) => (raw === null ? null : Address.parseRaw(raw))

/** @param {Builder} builder @param {Cell} cell @param {boolean} apart */
function storeEither(builder, cell, apart) {
  builder.storeBit(apart)
  if (apart) builder.storeRef(cell)
  else builder.storeSlice(cell.beginParse(true))
}
