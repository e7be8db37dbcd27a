import type { Transaction } from '../../../service/rows/transaction.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { readDictionary } from '../../../ton/cells/dictionary.ts'
import { bytesToHex } from '../../../ton/cells/bytes.ts'
import { Slice } from '../../../ton/cells/slice.ts'
import { accountStatuses } from '../../../ton/facts/transactionLayouts.ts'
import { readAccountParts } from './account.ts'
import { readDescription } from './description.ts'
import { readMessageRow } from './message.ts'
import { cellHashText, readCurrencies, readHash256 } from './reading.ts'

const statuses = Object.keys(accountStatuses)

/** Reads the outbound messages of a transaction, by creation time. */
export function readSentMessages(transaction: Cell): readonly Cell[] {
  const messages = new Slice(new Slice(transaction).ref())
  messages.maybeRef()
  const dictionary = messages.maybeRef()
  return dictionary === null ? [] : readDictionary(dictionary, 15).map(([, entry]) => entry.ref())
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
  const slice = new Slice(cell)
  slice.uint(4)
  const account = `${workchain}:${bytesToHex(slice.bits(256)).toUpperCase()}`
  const lt = String(slice.uint(64))
  const previous = { prev_trans_hash: readHash256(slice), prev_trans_lt: String(slice.uint(64)) }
  const now = Number(slice.uint(32))
  slice.uint(15)
  const [orig_status = '', end_status = ''] = [statuses[Number(slice.uint(2))], statuses[Number(slice.uint(2))]]
  const received = new Slice(slice.ref()).maybeRef()
  const total_fees = String(slice.coins())
  const total_fees_extra_currencies = readCurrencies(slice)
  const [, description] = [slice.ref(), slice.ref()]
  return {
    account,
    hash: cellHashText(cell),
    lt,
    now,
    mc_block_seqno: 0,
    ...previous,
    orig_status,
    end_status,
    total_fees,
    total_fees_extra_currencies,
    description: readDescription(description),
    block_ref: { workchain, shard: '0', seqno: 0 },
    in_msg:
      received &&
      readMessageRow(message !== null && cellHashText(message) === cellHashText(received) ? message : received),
    out_msgs: readSentMessages(cell).map(readMessageRow),
    account_state_before: readAccountParts(before).state,
    account_state_after: readAccountParts(after).state,
    emulated: true,
    finality: 'pending',
  }
}
