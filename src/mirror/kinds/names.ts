import { packAddress } from '../storage/keys.ts'
import { defineKind } from './kind.ts'

/** Address book rows, by address. */
export const bookEntry = defineKind('addressBook', {
  store: 'ent',
  byte: 1,
  cached: true,
  key: ({ address }) => packAddress(address),
})

/** Metadata rows, by address. */
export const metadataEntry = defineKind('metadata', {
  store: 'ent',
  byte: 2,
  cached: true,
  key: ({ address }) => packAddress(address),
})
