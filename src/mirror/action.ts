import { NotMirroredError } from '../client/errors.ts'
import type { Action } from '../schema/action.ts'
import { invert, join, type Key, packHash, packLtDescending } from './keys.ts'
import { defineKind } from './kinds.ts'
import type { View } from './resolve.ts'

/** All actions in the order of `/actions`. */
export const ORDERED = 1
/** Actions of a trace. */
export const OF_TRACE = 2

const FINALITY = ['pending', 'confirmed', 'finalized']

/** Actions, by id. */
export const action = defineKind<Action>({
  store: 'ent',
  byte: 15,
  field: 'action_id',
  key: ({ action_id }) => packHash(action_id),
  // Lists of accounts and transactions come only when asked for; what is known of them stays.
  merge: (old, value) => (rank(value) < rank(old) ? old : { ...old, ...value }),
  tags: (value, authoritative) =>
    authoritative
      ? [
          [ORDERED, placeOf(value)],
          [OF_TRACE, packHash(value.trace_id), packHash(value.action_id)],
        ]
      : [],
})

function rank({ finality }: Action): number {
  return FINALITY.indexOf(finality ?? 'finalized')
}

/** Whether list endpoints may show it. */
export function isFinalized(value: Action): boolean {
  return rank(value) === 2
}

function placeOf(value: Action): Key | undefined {
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

/** Every address in the details, in their order. */
export function namesOfAction({ details }: Action): Generator<string> {
  return addressesIn(details)
}

/** Every address in a value, in their order. */
export function* addressesIn(given: unknown): Generator<string> {
  const open: unknown[] = [given]
  for (let value = open.shift(); open.length > 0 || value !== undefined; value = open.shift()) {
    if (typeof value === 'string' && RAW_ADDRESS.test(value)) yield value
    else if (typeof value === 'object' && value !== null) open.unshift(...Object.values(value))
  }
}

/** Accounts of an action: as the service lists them, else those that its details name. */
export function accountsOf(value: Action): readonly string[] {
  return value.accounts ?? [...new Set(namesOfAction(value))]
}

/** @throws {NotMirroredError} A view of actions that the mirror does not keep. */
export function demandLatestActions(view: View, supported: readonly string[] | undefined): void {
  if (supported === undefined || supported.includes('latest') || supported.includes('v4')) return
  throw new NotMirroredError(view.endpoint.name, 'it keeps actions as clients of all types see them')
}
