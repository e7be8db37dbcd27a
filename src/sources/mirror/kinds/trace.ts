import { packHash } from '../storage/keys.ts'
import { defineKind } from './kind.ts'
import { isFinalized } from '../../../service/rows/finality.ts'

/**
 * Traces without their transactions and actions, which have rows of their own, by trace id. The service may classify
 * the actions of a trace again, so a list of them has the time at which the service showed it.
 */
export const trace = defineKind('traces', {
  store: 'ent',
  byte: 13,
  dated: true,
  key: ({ id }) => packHash(id),
})

/** Finalized actions, by id. */
export const action = defineKind('actions', {
  store: 'ent',
  byte: 15,
  isStorable: isFinalized,
  key: ({ action_id }) => packHash(action_id),
})
