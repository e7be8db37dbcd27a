import type { AccountState } from '../../../service/rows/account.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { Slice } from '../../../ton/cells/slice.ts'
import { remember } from '../engine/keepRecent.ts'
import { cellHashText, readCurrencies, readHash256, readMaybe, readVarUint } from './reading.ts'

/** An account as the emulator keeps it. */
export interface AccountParts {
  readonly state: AccountState
  readonly code: Cell | null
  readonly data: Cell | null
  /** Nanograms. */
  readonly balance: bigint
  /** Extra currencies by id, decimal text. */
  readonly currencies: Readonly<Record<string, string>>
}

/**
 * Reads the account in a shard account: its first reference. Each is the state after one transaction and before
 * another.
 */
export const readAccountParts: (shardAccount: Cell) => AccountParts = remember(readParts)

function readParts(shardAccount: Cell): AccountParts {
  const cell = new Slice(shardAccount).ref()
  const slice = new Slice(cell)
  const state = {
    hash: cellHashText(cell),
    balance: null,
    extra_currencies: null,
    account_status: null,
    frozen_hash: null,
    data_hash: null,
    code_hash: null,
  }
  if (!slice.bit()) return { state: { ...state, balance: null }, code: null, data: null, balance: 0n, currencies: {} }
  slice.address()
  readVarUint(slice, 7)
  readVarUint(slice, 7)
  if (slice.uint(3) === 1n) slice.bits(256)
  slice.uint(32)
  readMaybe(slice, (due) => due.coins())
  slice.uint(64)
  const balance = slice.coins()
  const currencies = readCurrencies(slice)
  const funded = { ...state, balance: String(balance) }
  if (slice.bit()) {
    readMaybe(slice, (depth) => depth.uint(5))
    readMaybe(slice, (special) => special.uint(2))
    const [code, data] = [slice.maybeRef(), slice.maybeRef()]
    const hashes = { code_hash: code && cellHashText(code), data_hash: data && cellHashText(data) }
    return { state: { ...funded, account_status: 'active', ...hashes }, code, data, balance, currencies }
  }
  const isFrozen = slice.bit()
  const rest = isFrozen ? { account_status: 'frozen', frozen_hash: readHash256(slice) } : { account_status: 'uninit' }
  return { state: { ...funded, ...rest }, code: null, data: null, balance, currencies }
}
