// Creates the events of the Streaming API when a trace advances.
import { lowestFinality, finalityLevel, traceBody } from './traceBody.mjs'

/** @import { Frame, Recording } from './frames.mjs' */
/** @import { Transaction } from '../../../src/service/rows/transaction.ts' */

/** @typedef {Readonly<Record<string, unknown>> & { readonly type: string, readonly finality?: string }} StreamEvent */

/**
 * Events of one step, before anybody's subscription is looked at.
 * @param {string} hash Normalised hash of the external message.
 * @param {Recording} recording
 * @param {Frame} before
 * @param {Frame} now
 * @returns {StreamEvent[]}
 */
export function createEvents(hash, recording, before, now) {
  const key = { trace_external_hash_norm: hash }
  if (now.invalidated === true) return [{ type: 'trace_invalidated', ...key }]
  if (now.rows.length === 0 || now.stage === 'classified') return []
  const level = { ...key, finality: lowestFinality(now.rows) }
  const { address_book = {}, metadata = {} } = recording
  const names = { address_book, metadata }
  const body = traceBody(now, recording.actions ?? [])
  const changed = now.rows.filter((row) => !before.rows.some((old) => isSame(old, row)))
  // The stream classifies by itself, before the index does.
  const actions = (recording.actions ?? []).map((action) => ({ ...action, finality: level.finality }))
  /** @type {StreamEvent[]} */
  const events = [
    { type: 'transactions', ...level, transactions: now.rows.toReversed(), ...names },
    ...changed.flatMap(stateChange),
  ]
  const tree = { trace: body.trace, transactions: body.transactions }
  if (now.whole) events.push({ type: 'actions', ...level, actions, ...names })
  events.push({ type: 'trace', ...level, ...tree, ...(now.whole && { actions }), ...names })
  return events
}

/** @param {Transaction} row @returns {StreamEvent[]} */
function stateChange({ account, account_state_after: state, finality }) {
  if (finalityLevel(finality) < 1 || state === null || state.balance === undefined) return []
  return [
    {
      type: 'account_state_change',
      finality: finality ?? 'finalized',
      account,
      state: { ...state, extra_currencies: null },
    },
  ]
}

/** @param {Transaction} one @param {Transaction} other */
function isSame(one, other) {
  return one.hash === other.hash && one.finality === other.finality
}
