// The mirror knows the kind of a parameter by its name alone; the table of endpoints by its schema.
import { describe, expect, test } from 'vitest'
import type { AnyEndpoint } from '../../src/endpoints/endpoint.ts'
import * as endpoints from '../../src/endpoints/index.ts'
import * as kinds from '../../src/endpoints/params.ts'
import { readParams } from '../../src/mirror/params.ts'
import { toFriendlyAddress } from '../../src/ton/address.ts'
import { toHexHash } from '../../src/ton/hash.ts'
import { accountOf, hashOf } from './rows.ts'

/** Which texts each kind of schema reads as what; undefined for those that it refuses. */
const SPELLINGS = new Map<unknown, readonly (readonly [text: string, read: unknown])[]>([
  [kinds.address, [[toFriendlyAddress(accountOf(7)), accountOf(7)], ['null', undefined]]],
  [kinds.addressOrNull, [[toFriendlyAddress(accountOf(7)), accountOf(7)], ['null', 'null']]],
  [kinds.hash, [[toHexHash(hashOf(7)), hashOf(7)], ['12', undefined]]],
  [kinds.lt, [['007', '7'], ['x', undefined]]],
  [kinds.utime, [['17.9', 17], ['x', undefined]]],
  [kinds.seqno, [['17', 17], ['17.9', undefined]]],
  [kinds.limit, [['17', 17], ['17.9', undefined]]],
  [kinds.shard, [['0x00ab', 'AB'], ['xy', undefined]]],
  [kinds.opcode, [['0xAB', '0x000000ab'], ['xy', undefined]]],
  [kinds.text, [['0xAB', '0xAB']]],
  [kinds.decimal, [['007', '007']]],
])

interface Schema {
  readonly _zod: {
    readonly def: {
      readonly innerType?: Schema
      readonly element?: Schema
      readonly shape?: Readonly<Record<string, Schema>>
    }
  }
}

/** They look at the very texts of a request. */
const LENIENT = ['addressBook', 'metadata', 'decode', 'decodePost']
const rows = (Object.values(endpoints) as unknown as AnyEndpoint[]).filter(
  ({ name }) => !LENIENT.includes(name),
)

describe.each(rows.map((row) => [row.name, row] as const))('%s', (_, row) => {
  const { shape = {} } = (row.params as unknown as Schema)._zod.def
  test('reads each parameter as its schema means it', () => {
    for (const [name, schema] of Object.entries(shape)) {
      let given = schema
      let inner: Schema | undefined = schema
      while (inner !== undefined) {
        given = inner
        inner = given._zod.def.innerType ?? given._zod.def.element
      }
      for (const [text, value] of SPELLINGS.get(given) ?? []) {
        const read = () => [readParams(row, { [name]: text })[name]].flat()[0]
        if (value === undefined) expect(read, `${name}=${text}`).toThrow('schema: error converting value')
        else expect(read(), `${name}=${text}`).toBe(value)
      }
    }
  })
})
