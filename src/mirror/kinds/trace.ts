import { packHash } from '../storage/keys.ts'
import { defineKind } from './kind.ts'

/** Traces without their transactions and actions, which have rows of their own, by trace id. */
export const trace = defineKind('traces', {
  store: 'ent',
  byte: 13,
  key: ({ id }) => packHash(id),
})
