import type { TableName } from '../../../service/rules/rows/tables.ts'
import { join, packText, prefixSpan } from '../storage/keys.ts'
import type { Kind } from './kind.ts'

/** The fact that the service had no row with a key. */
export interface Absence {
  readonly table: TableName
  readonly key: string
}

const storeByte = 34

/** Keys without a row, by table and key. Each has the time at which the service showed that. */
export const absence: Kind<Absence> = {
  store: 'ent',
  cached: false,
  immutable: false,
  dated: true,
  isStorable: () => true,
  key: ({ table, key }) => absence.storeKey(packText(`${table} ${key}`)),
  indexKeys: () => [],
  merge: (_old, given) => given,
  storeKey: (key) => join([storeByte], key),
  span: () => prefixSpan(new Uint8Array([storeByte])),
}
