import type { Transaction, TransactionDescription } from '../../../service/rows/transaction.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { readDictionary } from '../../../ton/cells/dictionary.ts'
import { formatHash } from '../../../ton/cells/hash.ts'
import { Slice } from '../../../ton/cells/slice.ts'
import { descriptions, transactionLayouts } from '../../../ton/facts/transactionLayouts.ts'
import { readAccountParts } from './account.ts'
import { readMessageRow } from './message.ts'
import { cellHashText, readForm, readStructure } from './reading.ts'

/** A transaction, as {@link transactionLayouts} name its fields. */
type TransactionFields = Pick<
  Transaction,
  'lt' | 'now' | 'prev_trans_hash' | 'prev_trans_lt' | 'orig_status' | 'end_status' | 'total_fees'
> & {
  readonly account_addr: string
  readonly outmsg_cnt: number
  readonly messages: { readonly in_msg?: Cell; readonly out_msgs: Cell | null }
  readonly total_fees_extra_currencies?: Record<string, string>
  readonly state_update: unknown
  readonly description: Cell
}

function readTransaction(cell: Cell): TransactionFields {
  return readStructure(new Slice(cell), transactionLayouts.Transaction) as unknown as TransactionFields
}

/** Reads the outbound messages of a transaction, by creation time. */
export function readSentMessages(transaction: Cell): readonly Cell[] {
  const { out_msgs } = readTransaction(transaction).messages
  return out_msgs === null ? [] : readDictionary(out_msgs, 15).map(([, entry]) => entry.ref())
}

/**
 * Reads the description of a transaction as the service shows it.
 * @throws {VmError} It is a split or merge transaction, which no network has.
 */
function readDescription(cell: Cell): TransactionDescription {
  const { type, ...fields } = readForm(new Slice(cell), descriptions)
  const flags = { ...(type === 'ord' && { is_tock: false }), ...(type !== 'storage' && { installed: false }) }
  return { type, ...flags, ...fields } as unknown as TransactionDescription
}

/**
 * Reads a transaction as the service shows one that is only emulated: no block, finality `pending`.
 * @param message Message that it received, which is not read again. @param before Shard account before it.
 * @param after Shard account after it.
 */
export function readTransactionRow(
  cell: Cell,
  workchain: number,
  message: Cell | null,
  before: Cell,
  after: Cell,
): Transaction {
  const {
    account_addr,
    outmsg_cnt: _count,
    messages,
    state_update: _update,
    description,
    ...head
  } = readTransaction(cell)
  const received = messages.in_msg
  return {
    account: `${workchain}:${formatHash(account_addr, 'hex').toUpperCase()}`,
    hash: cellHashText(cell),
    mc_block_seqno: 0,
    ...head,
    total_fees_extra_currencies: head.total_fees_extra_currencies ?? {},
    description: readDescription(description),
    block_ref: { workchain, shard: '0', seqno: 0 },
    in_msg:
      received === undefined
        ? null
        : readMessageRow(message !== null && cellHashText(message) === cellHashText(received) ? message : received),
    out_msgs: readSentMessages(cell).map(readMessageRow),
    account_state_before: readAccountParts(before).state,
    account_state_after: readAccountParts(after).state,
    emulated: true,
    finality: 'pending',
  }
}
