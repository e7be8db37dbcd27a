import { finalityRank } from '../../model/finality.ts'
import type { Action } from '../../schema/action.ts'
import { invert, join, type Key, packHash, packLtDescending } from '../storage/keys.ts'
import { defineKind } from './kind.ts'

/** All actions in the order of `/actions`. */
export const ORDERED = 1
/** Actions of a trace. */
export const OF_TRACE = 2

/** Actions, by id. */
export const action = defineKind<Action>({
  store: 'ent',
  byte: 15,
  field: 'action_id',
  key: ({ action_id }) => packHash(action_id),
  // Lists of accounts and transactions come only on request, so an answer without them keeps the old ones.
  merge: (old, value) => (finalityRank(value) < finalityRank(old) ? old : { ...old, ...value }),
  indexKeys: (value, authoritative) =>
    authoritative
      ? [
          [ORDERED, packPlace(value)],
          [OF_TRACE, packHash(value.trace_id), packHash(value.action_id)],
        ]
      : [],
})

/** Key of an action in the order of `/actions`. */
function packPlace(value: Action): Key | undefined {
  const parts = [
    packLtDescending(value.trace_end_lt),
    packHash(value.trace_id),
    packLtDescending(value.end_lt),
    packHash(value.action_id),
  ] as const
  const [traceEnd, trace, end, id] = parts
  if (!traceEnd || !trace || !end || !id) return undefined
  return join(traceEnd, invert(trace), end, invert(id))
}

const RAW_ADDRESS = /^-?\d{1,3}:[0-9A-F]{64}$/

/** Addresses in the details of an action, in document order. */
export function actionAddresses({ details }: Action): Generator<string> {
  return findAddresses(details)
}

/** Raw addresses in a JSON value, in document order. */
export function* findAddresses(given: unknown): Generator<string> {
  const open: unknown[] = [given]
  for (let value = open.shift(); open.length > 0 || value !== undefined; value = open.shift()) {
    if (typeof value === 'string' && RAW_ADDRESS.test(value)) yield value
    else if (typeof value === 'object' && value !== null) open.unshift(...Object.values(value))
  }
}

/** Accounts of an action: those that the service lists, otherwise those that its details name. */
export function actionAccounts(value: Action): readonly string[] {
  return value.accounts ?? [...new Set(actionAddresses(value))]
}
