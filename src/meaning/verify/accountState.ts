import type { AccountStateFull } from '../../service/rows/account.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { Builder } from '../../ton/cells/builder.ts'
import { bytesToHex } from '../../ton/cells/bytes.ts'
import type { Cell } from '../../ton/cells/cell.ts'
import { runSteps } from '../../ton/cells/steps.ts'
import { buildCurrencies, buildDictionary } from '../../ton/cells/buildDictionary.ts'
import { failedResult, hashFits, RowError, type VerifyResult } from './result.ts'
import { equalAccounts, equalBytes, RowReader } from './rowReader.ts'

/** Tick-tock flags of a contract of the masterchain, which no row has. */
const tickTockFlags = ['0', '111', '110', '101']
/** Bits of the storage part of an account without balance, code and data. */
const emptyStorageBits = 71
/** Cells of a state above which newer states hold a hash of their storage dictionary. */
const smallState = 25

/**
 * Recomputes the hash of an account's latest state: balance, code and data are then the preimage of
 * it. Never throws. A state can hold parts that no row has, so that one that does not fit is
 * `unverifiable`; `mismatch` is a code, data or state hash that contradicts the rows.
 * @param state Row of `accountStates`, with code and data (`include_boc`).
 * @param lastTransaction The transaction that `state.last_transaction_hash` names. Its own hash is not checked here.
 */
export function verifyAccountState(state: AccountStateFull, lastTransaction: Transaction): VerifyResult {
  try {
    restoreState(new RowReader(state), new RowReader(lastTransaction))
    return hashFits
  } catch (error) {
    return failedResult(error)
  }
}

/**
 * Builds the cell of an account's latest state, as an emulator takes it.
 * @returns `null` if no form of the rows has the state hash.
 */
export function buildAccountCell(state: AccountStateFull, lastTransaction: Transaction): Cell | null {
  try {
    return restoreState(new RowReader(state), new RowReader(lastTransaction))
  } catch {
    return null
  }
}

/** @throws {RowError} No form of the rows has the state hash. */
function restoreState(row: RowReader, last: RowReader): Cell {
  const hash = row.hash('account_state_hash')
  const code = row.has('code_boc') ? runSteps(row.boc('code_boc')) : null
  const data = row.has('data_boc') ? runSteps(row.boc('data_boc')) : null
  if (code) row.checkHash('code_hash', code)
  if (data) row.checkHash('data_hash', data)
  if (!equalAccounts(row.address('address'), last.address('account')))
    throw new RowError('other-transaction', 'address')
  if (!equalBytes(row.hash('last_transaction_hash'), last.hash('hash')))
    throw new RowError('other-transaction', 'last_transaction_hash')
  if (row.uint('last_transaction_lt', 64) !== last.uint('lt', 64))
    throw new RowError('contradiction', 'last_transaction_lt')
  if (!equalBytes(last.row('account_state_after').hash('hash'), hash))
    throw new RowError('contradiction', 'account_state_hash')
  const status = row.word('status', { nonexist: 0, uninit: 1, frozen: 2, active: 3 })
  if (status !== 3) row.refuse(['code_boc', 'data_boc'])
  if (status !== 2) row.refuse(['frozen_hash'])
  if (status === 0) {
    const absent = new Builder().bit(false).cell()
    if (equalBytes(absent.hash(), hash)) return absent
    throw new RowError('state-parts')
  }
  // Without their cells, code and data cannot be written.
  for (const part of ['code', 'data']) {
    if (row.has(`${part}_hash`) && !row.has(`${part}_boc`)) throw new RowError('incomplete', `${part}_boc`)
  }
  const isActive = status === 3
  for (const flags of isActive && row.address('address').workchain === -1 ? tickTockFlags : ['0']) {
    const storage = writeStorage(row, last, isActive ? [code, data] : null, flags)
    const cell = accountForms(row, last, storage).find((form) => equalBytes(form.hash(), hash))
    if (cell !== undefined) return cell
  }
  throw new RowError('state-parts')
}

/** Writes the storage part: last logical time, balance, state. */
function writeStorage(
  row: RowReader,
  last: RowReader,
  contract: readonly (Cell | null)[] | null,
  flags: string,
): Builder {
  const sent = BigInt(last.rows('out_msgs').length)
  const storage = new Builder().uint(last.uint('lt', 64) + 1n + sent, 64)
  storage.coins(row.uint('balance', 120)).maybeRef(buildCurrencies(row.currencies('extra_currencies')))
  if (contract === null)
    return row.has('frozen_hash') ? storage.digits('01').bytes(row.hash('frozen_hash')) : storage.digits('00')
  // Active; no split depth, no libraries.
  storage.digits(`10${flags}`)
  for (const cell of contract) storage.maybeRef(cell)
  return storage.bit(false)
}

/**
 * The account with and without the hash of its storage dictionary, which older states do not have. A chain
 * of tests can begin an account with a count of zero, to which only what is new was added.
 */
function accountForms(row: RowReader, last: RowReader, storage: Builder): Cell[] {
  const state = storage.cell()
  const below = distinctCells(state.refs)
  const cells = 1 + below.length
  const bits = below.reduce((sum, cell) => sum + cell.bitLength, state.bitLength)
  const description = last.row('description').maybeRow('storage_ph')
  const account = (dictionary: Cell | null, uncounted: readonly [cells: number, bits: number] = [0, 0]) => {
    const builder = new Builder().bit(true).address(row.address('address'))
    builder.varUint(BigInt(cells - uncounted[0]), 7).varUint(BigInt(bits - uncounted[1]), 7)
    if (dictionary === null) builder.digits('000')
    else builder.digits('001').bytes(dictionary.hash())
    builder.uint(last.uint('now', 32), 32)
    const due = description?.has('storage_fees_due') === true
    builder.bit(due)
    if (due) builder.coins(description.uint('storage_fees_due', 120))
    return builder.append(state).cell()
  }
  const plain = [account(null), account(null, [1, emptyStorageBits])]
  return cells > smallState ? [account(buildStorageDictionary([state, ...below])), ...plain] : plain
}

/** Each different cell of these trees once. */
function distinctCells(roots: readonly Cell[]): Cell[] {
  const seen = new Map<string, Cell>()
  const open = [...roots]
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const key = bytesToHex(cell.hash())
    if (seen.has(key)) continue
    seen.set(key, cell)
    open.push(...cell.refs)
  }
  return [...seen.values()]
}

/** Dictionary of the cells below the storage part by hash, with the number of references to each. */
function buildStorageDictionary(cells: readonly Cell[]): Cell | null {
  const counts = new Map<string, number>()
  for (const { refs } of cells) {
    for (const ref of refs) {
      const key = bytesToHex(ref.hash())
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return buildDictionary(
    [...counts].map(([key, count]) => [BigInt(`0x${key}`), (builder) => builder.uint(count, 32).uint(0, 2)]),
    256,
  )
}
