import { Address, Cell, Dictionary, beginCell } from '@ton/core'

/**
 * States of accounts as the emulator needs them, from rows of the index. A state is used only if the
 * cell that it makes has the hash of the row.
 */

/**
 * Row of accountStates.
 * @typedef {object} StateRow
 * @property {string} address
 * @property {string} account_state_hash
 * @property {string} balance
 * @property {string} status
 * @property {string} last_transaction_hash
 * @property {string} last_transaction_lt
 * @property {string | null} [code_boc]
 * @property {string | null} [data_boc]
 */

/**
 * The last transaction of an account.
 * @typedef {object} LastTransaction
 * @property {string} lt
 * @property {number} now
 * @property {unknown[]} out_msgs
 * @property {{ storage_ph?: { storage_fees_due?: string | null } | null }} description
 */

/** More distinct cells than this, and the state names them in a dictionary. */
const listedCells = 25
/** Bits of the storage of an account without balance, code and data. */
const emptyBits = 71
/** Tick and tock flags of contracts of the masterchain; no row tells them. */
const specials = [null, 0b11, 0b10, 0b01]

/**
 * Shard account of a row, as a BOC in base64.
 * @param {StateRow} row
 * @param {LastTransaction | undefined} last
 * @returns {string}
 * @throws No state with the fields of the row has its hash.
 */
export function readShardAccount(row, last) {
  for (const special of row.status === 'active' ? specials : [null]) {
    for (const isCounted of [true, false]) {
      const account = accountCell(row, last, { special, isCounted })
      if (account.hash().toString('base64') !== row.account_state_hash) continue
      const shard = beginCell()
        .storeRef(account)
        .storeBuffer(Buffer.from(row.last_transaction_hash, 'base64'))
        .storeUint(BigInt(row.last_transaction_lt), 64)
        .endCell()
      return shard.toBoc().toString('base64')
    }
  }
  throw new Error(`the state of ${row.address} cannot be restored from its rows`)
}

/**
 * @param {StateRow} row
 * @param {LastTransaction | undefined} last
 * @param {{ special: number | null, isCounted: boolean }} guess The embedded chain begins accounts
 * with a count of zero, to which the emulator adds what is new.
 */
function accountCell(row, last, { special, isCounted }) {
  if (row.status === 'nonexist') return beginCell().storeBit(0).endCell()
  const storage = beginCell()
    .storeUint(last === undefined ? 0n : BigInt(last.lt) + 1n + BigInt(last.out_msgs.length), 64)
    .storeCoins(BigInt(row.balance))
    .storeBit(0)
  if (row.status === 'active') {
    storage
      .storeBit(1)
      .storeBit(0)
      .storeBit(special !== null)
    if (special !== null) storage.storeUint(special, 2)
    storage.storeMaybeRef(readCell(row.code_boc)).storeMaybeRef(readCell(row.data_boc)).storeBit(0)
  } else {
    storage.storeUint(0, 2)
  }
  const inner = storage.endCell()
  const cells = countReferences(inner)
  const bits = [...cells.values()].reduce((sum, { cell }) => sum + cell.bits.length, inner.bits.length)
  const due = last?.description.storage_ph?.storage_fees_due
  const dictionary = isCounted && cells.size + 1 > listedCells ? listCells(cells) : null
  return beginCell()
    .storeBit(1)
    .storeAddress(Address.parseRaw(row.address))
    .storeVarUint(isCounted ? cells.size + 1 : cells.size, 3)
    .storeVarUint(isCounted ? bits : bits - emptyBits, 3)
    .storeUint(dictionary === null ? 0 : 1, 3)
    .storeBuilder(dictionary === null ? beginCell() : beginCell().storeBuffer(dictionary))
    .storeUint(last?.now ?? 0, 32)
    .storeMaybeCoins(due ? BigInt(due) : null)
    .storeSlice(inner.beginParse())
    .endCell()
}

/** @param {string | null | undefined} boc */
const readCell = (boc) => (boc ? Cell.fromBase64(boc) : null)

/**
 * Distinct cells below a cell, and how often each of them is referred to.
 * @param {Cell} root
 */
function countReferences(root) {
  /** @type {Map<string, { cell: Cell, count: number }>} */
  const cells = new Map()
  const open = [...root.refs]
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const key = cell.hash().toString('hex')
    const known = cells.get(key)
    if (known !== undefined) known.count += 1
    else {
      cells.set(key, { cell, count: 1 })
      open.push(...cell.refs)
    }
  }
  return cells
}

/**
 * Hash of the dictionary of cells that the state of a large account names.
 * @param {ReturnType<typeof countReferences>} cells
 */
function listCells(cells) {
  const dictionary = Dictionary.empty(Dictionary.Keys.Buffer(32), {
    /** @param {number} count @param {import('@ton/core').Builder} builder */
    serialize: (count, builder) => builder.storeUint(count, 32).storeUint(0, 2),
    parse: (slice) => slice.loadUint(32),
  })
  for (const [key, { count }] of cells) dictionary.set(Buffer.from(key, 'hex'), count)
  return beginCell().storeDictDirect(dictionary).endCell().hash()
}
