import { isFinalized } from '../../../service/rows/finality.ts'
import { packHash } from '../storage/keys.ts'
import { defineKind } from './kind.ts'

/** Finalized actions, by id. */
export const action = defineKind('actions', {
  store: 'ent',
  byte: 15,
  isStorable: isFinalized,
  key: ({ action_id }) => packHash(action_id),
})
