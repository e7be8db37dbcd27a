import type { AccountStateFull } from '../../../service/rows/account.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { parseAddress } from '../../../ton/cells/address.ts'
import { parseCellInSteps } from '../../../ton/cells/boc.ts'
import { Builder } from '../../../ton/cells/builder.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { parseHash } from '../../../ton/cells/hash.ts'
import { runSteps } from '../../../ton/cells/steps.ts'
import { buildAccountCell } from '../../../meaning/verify/accountState.ts'
import { VmError } from '../errors.ts'
import { encode } from './emulator.ts'
import { keepRecent } from './keepRecent.ts'

/** Source of the state of an account. */
export type AccountSource =
  /** A row of `accountStates` with code and data, and the transaction that it names as the last. */
  | { readonly state: AccountStateFull; readonly lastTransaction: Transaction }
  /** A `ShardAccount` as a base64 bag of cells, such as an emulation returns it. */
  | { readonly shardAccount: string }
  /** The account does not exist. */
  | null

/** A shard account as the emulator takes and returns it, and its root. */
export interface ShardAccount {
  /** Base64 bag of cells. */
  readonly boc: string
  readonly cell: Cell
}

const keep = keepRecent<ShardAccount>(32)

/**
 * Reads a shard account once its cell is asked for.
 * @param before The account at an earlier time, most of whose cells are still the same.
 * @throws {BocFormatError} The getter throws it: the text is not a bag of cells with one root.
 */
export function readShardAccount(boc: string, before?: ShardAccount): ShardAccount {
  let cell: Cell | undefined
  let earlier = before
  return {
    boc,
    get cell() {
      cell ??= runSteps(parseCellInSteps(boc, { known: earlier?.cell }))
      // A long history would keep all of its states.
      earlier = undefined
      return cell
    },
  }
}

/**
 * Builds the shard account that the emulator takes.
 * @throws {VmError} The cell that the rows make does not have the hash of the state.
 */
export function buildShardAccount(source: AccountSource): ShardAccount {
  if (source === null) return wrapAccount(absentAccount(), new Uint8Array(32), 0n)
  if ('shardAccount' in source) return readShardAccount(source.shardAccount)
  const { state, lastTransaction } = source
  // The hashes fix the content: rows that differ in anything else make the same cell, or none.
  return keep(`${state.account_state_hash} ${lastTransaction.hash}`, () => restoreAccount(state, lastTransaction))
}

function restoreAccount(state: AccountStateFull, lastTransaction: Transaction): ShardAccount {
  const account = buildAccountCell(state, lastTransaction)
  if (account === null) {
    throw new VmError(
      'missing-state',
      `The state of ${state.address} cannot be restored from its rows: they do not have the hash ${state.account_state_hash}.`,
    )
  }
  return wrapAccount(account, parseHash(lastTransaction.hash), BigInt(lastTransaction.lt))
}

/**
 * Builds the shard account before the first transaction of an account.
 * @throws {VmError} The account existed before it.
 */
export function buildFirstState({ account, account_state_before, prev_trans_lt }: Transaction): ShardAccount {
  const hash = account_state_before?.hash
  if (prev_trans_lt === '0' && hash !== undefined) {
    for (const cell of [absentAccount(), emptyAccount(account)]) {
      if (String(parseHash(hash)) === String(cell.hash())) return wrapAccount(cell, new Uint8Array(32), 0n)
    }
  }
  throw new VmError(
    'missing-state',
    `The state of ${account} before this transaction is not known: a replay starts at the first transaction of an account.`,
  )
}

function absentAccount(): Cell {
  return new Builder().bit(false).cell()
}

/** An account without balance, code and data, as chains of tests begin them. */
function emptyAccount(address: string): Cell {
  const { workchain, hash } = parseAddress(address)
  const builder = new Builder().bit(true).address({ workchain, hash })
  // No cells, no bits, no dictionary, never paid, no debt; no transaction, no balance, no currencies; uninit.
  return builder
    .uint(0, 3 + 3 + 3 + 32 + 1)
    .uint(0, 64 + 4 + 1)
    .uint(0, 2)
    .cell()
}

function wrapAccount(account: Cell, lastHash: Uint8Array, lastLt: bigint): ShardAccount {
  const cell = new Builder().ref(account).bytes(lastHash).uint(lastLt, 64).cell()
  return { boc: encode(cell), cell }
}
