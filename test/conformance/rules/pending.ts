import { parseHash } from '../../../src/ton/hash.ts'
import type { Reference } from '../reference.ts'
import {
  accountsOf,
  addressesIn,
  big,
  byAccount,
  byLt,
  down,
  firstOf,
  isFinal,
  type Query,
  Refused,
  type Row,
  type Transaction,
  up,
} from './base.ts'
import { transactionBody } from './transactions.ts'

const isEmulated = (row: Row) => row['emulated'] === true || row['finality'] === 'pending'

/** Pending traces that the index does not hold complete and classified, last ended first. */
function pendingFor(index: Reference, { account, ext_msg_hash }: Query): Row[] {
  if (account === undefined && ext_msg_hash === undefined) {
    throw new Refused(422, 'account or ext_msg_hash should be specified')
  }
  const found = [...index.pending.values()].filter((trace) => {
    const rows = Object.values(trace['transactions'] as Record<string, Transaction>)
    const roots = rows.flatMap(({ in_msg }) => (in_msg?.source === null ? [in_msg.hash, in_msg.hash_norm] : []))
    const isDone = index.assembled().some(
      ({ head }) =>
        head['external_hash'] === trace['external_hash'] &&
        (head['trace_info'] as Row)['trace_state'] === 'complete' &&
        (head['trace_info'] as Row)['classification_state'] !== 'unclassified',
    )
    return (
      !isDone &&
      (account !== undefined
        ? rows.some((row) => row.account === account)
        : [trace['external_hash'], ...roots].some((hash) => (ext_msg_hash as unknown[]).includes(hash)))
    )
  })
  const byEnd = firstOf(
    up((row) => big(row['end_lt'])),
    up((row) => parseHash(String(row['external_hash']))),
  )
  return found.sort(down(byEnd))
}

const endedLast = down(
  firstOf(
    up((row) => big(row['end_lt'])),
    up((row) => big(row['start_lt'])),
  ),
)
const plain = ({ accounts: _accounts, transactions_full: _full, ...row }: Row) => row

function pendingTraces(index: Reference, query: Query): unknown {
  const traces = pendingFor(index, query)
  const names = traces.flatMap((trace) => [
    ...Object.keys(transactionBody(index, ordered(trace))['address_book'] as Row),
    ...(trace['actions'] as Row[]).toSorted(endedLast).flatMap((row) => addressesIn(row['details'])),
  ])
  const shown = traces.map((trace) => ({
    ...trace,
    actions: (trace['actions'] as Row[]).toSorted(endedLast).map(plain),
  }))
  return { traces: shown, ...index.names(names, true) }
}

function ordered({ transactions, transactions_order: order }: Row): Transaction[] {
  return (order as string[]).map((hash) => (transactions as Record<string, Transaction>)[hash] as Transaction)
}

function pendingActions(index: Reference, query: Query): unknown {
  const { account } = query
  const rows = pendingFor(index, query).flatMap((trace) =>
    (trace['actions'] as Row[])
      .filter((row) => account === undefined || accountsOf(row).includes(account))
      .toSorted(endedLast),
  )
  const actions = rows.map((row) => ({ ...plain(row), accounts: accountsOf(row) }))
  return { actions, ...index.names(rows.flatMap((row) => addressesIn(row['details'])), true) }
}

function pendingTransactions(index: Reference, { account }: Query): unknown {
  if (account === undefined) throw new Refused(422, 'at least 1 account address required')
  const rows = [...index.transactions.values()].filter(
    (row) => isEmulated(row) && (account as unknown[]).includes(row.account),
  )
  if (rows.length === 0) throw new Refused(404, 'emulated traces not found')
  const indexed = new Set(index.final().map(({ in_msg }) => in_msg?.hash))
  const open = rows.filter(({ in_msg }) => in_msg === null || !indexed.has(in_msg.hash))
  const shown = open.filter((row) => !isFinal(row))
  return transactionBody(index, shown.sort(firstOf(down(byLt), byAccount)))
}

export const pendingRules = { pendingTraces, pendingActions, pendingTransactions }
