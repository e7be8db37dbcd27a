import type { AccountStateFull } from '../../service/rows/account.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { Builder } from '../../ton/cells/builder.ts'
import { bytesToHex } from '../../ton/cells/bytes.ts'
import type { Cell } from '../../ton/cells/cell.ts'
import { runSteps } from '../../ton/cells/steps.ts'
import { buildDictionary } from '../../ton/cells/buildDictionary.ts'
import { accountLayouts, accountStates, storageExtras } from '../../ton/facts/accountLayouts.ts'
import type { CellLayout } from '../../ton/facts/cellLayout.ts'
import { failedResult, hashFits, RowError, type VerifyResult } from './result.ts'
import { equalAccounts, equalBytes, RowReader } from './rowReader.ts'
import { type FieldWriters, writeStructure } from './writeStructure.ts'

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
  const status = row.word('status', { nonexist: null, uninit: 'uninit', frozen: 'frozen', active: 'active' } as const)
  if (status !== 'active') row.refuse(['code_boc', 'data_boc'])
  if (status !== 'frozen') row.refuse(['frozen_hash'])
  if (status === null) {
    const absent = new Builder().bit(false).cell()
    if (equalBytes(absent.hash(), hash)) return absent
    throw new RowError('state-parts')
  }
  // Without their cells, code and data cannot be written.
  for (const part of ['code', 'data']) {
    if (row.has(`${part}_hash`) && !row.has(`${part}_boc`)) throw new RowError('incomplete', `${part}_boc`)
  }
  const isTickTock = status === 'active' && row.address('address').workchain === -1
  for (const special of isTickTock ? tickTockFlags : ['0']) {
    const forms = accountForms(row, last, accountStates[status], {
      special: (builder) => builder.digits(special),
      code: (builder) => builder.maybeRef(code),
      data: (builder) => builder.maybeRef(data),
      library: (builder) => builder.bit(false),
    })
    const cell = forms.find((form) => equalBytes(form.hash(), hash))
    if (cell !== undefined) return cell
  }
  throw new RowError('state-parts')
}

/**
 * The account with and without the hash of its storage dictionary, which older states do not have. A chain
 * of tests can begin an account with a count of zero, to which only what is new was added.
 */
function accountForms(row: RowReader, last: RowReader, state: CellLayout, contract: FieldWriters): Cell[] {
  const sent = BigInt(last.rows('out_msgs').length)
  const names = { balance_extra_currencies: 'extra_currencies', state_hash: 'frozen_hash' }
  const storage = writeStructure(new Builder(), row.as(names), accountLayouts.AccountStorage, {
    last_trans_lt: (builder) => builder.uint(last.uint('lt', 64) + 1n + sent, 64),
    AccountState: (builder, own, _, writers) => writeStructure(builder, own, state, writers),
    StateInit: (builder, own, _, writers) => writeStructure(builder, own, accountLayouts.StateInit, writers),
    ...contract,
  }).cell()
  const below = distinctCells(storage.refs)
  const cells = 1 + below.length
  const bits = below.reduce((sum, cell) => sum + cell.bitLength, storage.bitLength)
  const phase = last.row('description').maybeRow('storage_ph')
  const account = (dictionary: Cell | null, uncounted: readonly [cells: number, bits: number] = [0, 0]) => {
    const values = new RowReader({
      addr: row.get('address'),
      storage_stat: {
        used: { cells: cells - uncounted[0], bits: bits - uncounted[1] },
        last_paid: Number(last.uint('now', 32)),
        due_payment: phase?.has('storage_fees_due') ? String(phase.uint('storage_fees_due', 120)) : undefined,
      },
    })
    const extra = dictionary === null ? storageExtras.storage_extra_none : storageExtras.storage_extra_info
    return writeStructure(new Builder(), values, accountLayouts.Account, {
      StorageExtraInfo: (builder, _row, _, writers) => writeStructure(builder, values, extra, writers),
      dict_hash: (builder) => builder.bytes((dictionary as Cell).hash()),
      AccountStorage: (builder) => builder.append(storage),
    }).cell()
  }
  const plain = [account(null), account(null, [1, emptyStorageBits])]
  return cells > smallState ? [account(buildStorageDictionary([storage, ...below])), ...plain] : plain
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
