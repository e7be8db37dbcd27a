import { packHash } from '../storage/keys.ts'
import { defineKind } from './kind.ts'

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
