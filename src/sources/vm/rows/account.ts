import type { AccountState } from '../../../service/rows/account.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { Slice } from '../../../ton/cells/slice.ts'
import { accountLayouts } from '../../../ton/facts/accountLayouts.ts'
import { remember } from '../engine/keepRecent.ts'
import { cellHashText, readStructure } from './reading.ts'

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

/** The storage of an account, as {@link accountLayouts} name its fields. */
interface AccountStorage {
  readonly balance: string
  readonly balance_extra_currencies?: Readonly<Record<string, string>>
  readonly state: {
    readonly type: string
    readonly state?: { readonly code?: Cell; readonly data?: Cell }
    readonly state_hash?: string
  }
}

function readParts(shardAccount: Cell): AccountParts {
  const cell = new Slice(shardAccount).ref()
  const state = {
    hash: cellHashText(cell),
    balance: null,
    extra_currencies: null,
    account_status: null,
    frozen_hash: null,
    data_hash: null,
    code_hash: null,
  }
  if (!new Slice(cell).bit()) return { state, code: null, data: null, balance: 0n, currencies: {} }
  const { storage } = readStructure(new Slice(cell), accountLayouts.Account) as { storage: AccountStorage }
  const { balance, balance_extra_currencies: currencies = {} } = storage
  const { type, state_hash: frozen_hash = null, state: { code = null, data = null } = {} } = storage.state
  const hashes = { frozen_hash, data_hash: data && cellHashText(data), code_hash: code && cellHashText(code) }
  return {
    state: { ...state, balance, account_status: type, ...hashes },
    code,
    data,
    balance: BigInt(balance),
    currencies,
  }
}
