import { isFinalized } from '../../model/finality.ts'
import type { Trace } from '../../schema/trace.ts'
import type { Transaction } from '../../schema/transaction.ts'
import { action } from './action.ts'
import { IngestError } from '../errors.ts'
import { invert, join, type Key, packAddress, packHash, packLtDescending } from '../storage/keys.ts'
import { defineKind, type Draft, createDraft, createDrafts, readList } from './kind.ts'
import { transactionDrafts } from './transaction.ts'
import { inTraceOrder, treeOf } from './tree.ts'

/** A trace without the parts that have rows of their own. */
export interface StoredTrace {
  /** As the service sent it; `transactions` and `actions` are null where they were. */
  readonly row: Trace
  /** Identifies the trace: its root transaction, or the external message while that is pending. */
  readonly id: string
  /** Hashes of the external message that began it, plain and normalised. */
  readonly external: readonly string[]
  /** Ids of its actions; absent when the answer came without them. */
  readonly actions?: readonly string[]
  /** Put together from transactions that came alone; an answer about the trace replaces it. */
  readonly derived?: true
  /** Accounts with a transaction in it. Kept where the mirror is the whole world. */
  readonly accounts?: readonly string[]
}

/** All traces, last ended first. */
export const ENDED = 1
/** Traces with a transaction on an account, last ended first. */
export const TOUCHED = 2
/** Traces by the external message that began them, plain and normalised. */
export const EXTERNAL = 3

/** Traces of the index, by trace id. */
export const trace = defineKind<StoredTrace>({
  store: 'ent',
  byte: 13,
  field: 'id',
  key: ({ id }) => packHash(id),
  merge: (old, value) => {
    const kept = isLater(value, old) ? value : old
    const actions = value.actions ?? old.actions
    const accounts = kept.accounts ?? old.accounts
    return kept === old ? old : { ...kept, ...(actions && { actions }), ...(accounts && { accounts }) }
  },
  indexKeys: (value, authoritative) => {
    if (!authoritative) return []
    const place = packPlace(value)
    return [
      [ENDED, place],
      ...externalTags(value),
      ...(value.accounts ?? []).map((account) => [TOUCHED, packAddress(account), place] as const),
    ]
  },
})

/** Traces of which some transaction is not committed yet, by the external message. */
export const pendingTrace = defineKind<StoredTrace>({
  store: 'ent',
  byte: 14,
  field: 'id',
  key: ({ id }) => packHash(id),
  indexKeys: (value) => [
    ...externalTags(value),
    ...(value.accounts ?? []).map(
      (account) => [TOUCHED, packAddress(account), packHash(value.id)] as const,
    ),
  ],
})

function isLater(value: StoredTrace, old: StoredTrace): boolean {
  if (value.derived !== old.derived) return old.derived === true
  return isComplete(value) || !isComplete(old)
}

function externalTags({ external, id }: StoredTrace) {
  return external.map((hash) => [EXTERNAL, packHash(hash), packHash(id)] as const)
}

/** Whether no message of the trace is outstanding. */
export function isComplete({ row }: StoredTrace): boolean {
  return row.trace_info?.trace_state === 'complete'
}

/** Whether nothing about it will change: no message outstanding, its actions found. */
export function isFinal(value: StoredTrace): boolean {
  const { classification_state: state } = value.row.trace_info ?? {}
  return isComplete(value) && state !== 'unclassified'
}

/** Place in the descending order of `/traces`: those without an end come first. */
function packPlace({ row, id }: StoredTrace): Key | undefined {
  const key = packHash(id)
  if (key === undefined) return undefined
  const end = packLtDescending(row.end_lt)
  return join(end === undefined ? new Uint8Array(9) : join([1], end), invert(key))
}

/** A trace, its transactions and its actions. @throws {IngestError} */
export function traceDrafts(value: unknown, path: string, authoritative: boolean): Draft[] {
  if (typeof value !== 'object' || value === null) throw new IngestError(path, 'is not a trace')
  const { transactions, actions, ...rest } = value as Trace
  // A map by hash from the service, a list from recordings.
  const given: readonly Transaction[] = Array.isArray(transactions)
    ? (readList(transactions, `${path}.transactions`) as Transaction[])
    : Object.values(transactions ?? {})
  const rows = transactionDrafts(given, `${path}.transactions`)
  const done = createDrafts(action, actions, `${path}.actions`)
  const pending = rest.trace_id === null || given.some((row) => !isFinalized(row))
  const id = pending ? (rest.external_hash ?? rest.trace_id) : rest.trace_id
  const accounts = [...new Set(given.map(({ account }) => account))]
  const stored: StoredTrace = {
    row: { ...complete(value as Trace, given), ...placeholders(value as Trace) },
    id: id ?? '',
    external: externalHashes(rest.external_hash, given),
    ...(Array.isArray(actions) && { actions: actions.map((row) => row.action_id) }),
    ...((authoritative || pending) && { accounts }),
  }
  return [...rows, ...done, createDraft(pending ? pendingTrace : trace, stored, path)]
}

function placeholders(value: Trace): Partial<Trace> {
  return {
    ...('actions' in value && { actions: null }),
    ...('transactions' in value && { transactions: null }),
  }
}

/** Adds the tree and the order that recordings lack. */
function complete(value: Trace, given: readonly Transaction[]): Trace {
  if (given.length === 0 || (value.trace && value.transactions_order)) return value
  const ordered = inTraceOrder(given)
  const { root } = treeOf(ordered)
  return {
    ...value,
    ...(root && { trace: root }),
    transactions_order: ordered.map(({ hash }) => hash),
  }
}

function externalHashes(external: string | null, rows: readonly Transaction[]): string[] {
  const first = inTraceOrder(rows)[0]?.in_msg
  const root = first?.source === null ? first : undefined
  const hashes = [external, root?.hash, root?.hash_norm].filter((hash) => typeof hash === 'string')
  return [...new Set(hashes)]
}
