import type { AddressInformationAt } from '../../service/rows/v2/past.ts'
import { toRawAddress } from '../../ton/cells/address.ts'
import { parseCell } from '../../ton/cells/boc.ts'
import { bytesToBase64 } from '../../ton/cells/bytes.ts'
import type { AccountAt } from './accountAt.ts'

/** State of an account that a server told for a masterchain block; nothing proves it but the server. */
export interface StateAt extends Pick<AccountAt, 'account' | 'balance' | 'currencies' | 'codeHash' | 'dataHash'> {
  /** Masterchain block that had committed the state, and its time in Unix seconds. */
  readonly block: { readonly seqno: number; readonly time: number }
  /** `active`, `frozen` or `uninitialized`, which is `uninit` and `nonexist`, too. */
  readonly status: string
  /** Last transaction until the block; null for none. */
  readonly last: { readonly hash: string; readonly lt: string } | null
}

/**
 * Reads the answer of `useAddressInformationAt`.
 * @param account Any form of the address.
 * @throws {BocFormatError} Code or data is malformed.
 */
export function readStateAt(account: string, answer: AddressInformationAt): StateAt {
  const { balance, extra_currencies = [], code, data, last_transaction_id: last, block_id, sync_utime, state } = answer
  return {
    account: toRawAddress(account),
    block: { seqno: block_id.seqno, time: sync_utime },
    status: state,
    balance,
    currencies: extra_currencies.map(({ id, amount }) => ({ id: String(id), balance: amount })),
    codeHash: hashCell(code),
    dataHash: hashCell(data),
    last: last.lt === '0' ? null : { hash: last.hash, lt: last.lt },
  }
}

function hashCell(boc: string): string | null {
  return boc === '' ? null : bytesToBase64(parseCell(boc).hash())
}

/** A field in which a state that was asked for contradicts the one that the history leads to. */
export interface StateDifference {
  readonly field: 'status' | 'balance' | 'currencies' | 'code' | 'data' | 'last'
  /** Value that the server told, as text; null for nothing. */
  readonly asked: string | null
  /** Value that the history leads to, as text; null for nothing. */
  readonly replayed: string | null
}

/**
 * Compares the two ways to a state: asked of a server at a masterchain block, and replayed from a proven history up to
 * the same block. Neither wins: what differs is returned.
 * @param asked As {@link readStateAt} reads it.
 * @param replayed `accountAt(client, account, { seqno: asked.block.seqno })`.
 * @returns Empty if both ways lead to one state.
 */
export function compareStates(asked: StateAt, replayed: AccountAt): readonly StateDifference[] {
  const isDeleted = replayed.status === 'nonexist'
  const status = replayed.status === 'active' || replayed.status === 'frozen' ? replayed.status : 'uninitialized'
  const fields: readonly StateDifference[] = [
    { field: 'status', asked: asked.status, replayed: status },
    { field: 'balance', asked: asked.balance, replayed: replayed.balance },
    { field: 'currencies', asked: writeCurrencies(asked), replayed: writeCurrencies(replayed) },
    { field: 'code', asked: asked.codeHash, replayed: replayed.codeHash },
    { field: 'data', asked: asked.dataHash, replayed: replayed.dataHash },
    // A shard forgets a deleted account and its last transaction.
    { field: 'last', asked: asked.last?.hash ?? null, replayed: isDeleted ? null : (replayed.last?.hash ?? null) },
  ]
  return fields.filter((field) => field.asked !== field.replayed)
}

function writeCurrencies({ currencies }: Pick<AccountAt, 'currencies'>): string | null {
  const amounts = currencies.filter(({ balance }) => balance !== '0').map(({ id, balance }) => `${id}: ${balance}`)
  return amounts.length === 0 ? null : amounts.toSorted().join(', ')
}
