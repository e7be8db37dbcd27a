import { describe, expect, test } from 'vitest'
import type { AnyEndpoint } from '../../../../src/service/endpoints/endpoint.ts'
import * as endpoints from '../../../../src/service/endpoints/index.ts'
import * as kinds from '../../../../src/service/rows/shapes/kind.ts'
import { asWritten, readKindValue, type ValueKind } from '../../../../src/service/rows/shapes/kind.ts'
import { toFriendlyAddress } from '../../../../src/ton/cells/address.ts'
import { toHexHash } from '../../../../src/ton/cells/hash.ts'
import { testAccount, testHash } from '../../../fixtures/testRows.ts'

const friendly = toFriendlyAddress(testAccount(7))
const hash = testHash(7)
const unpadded = hash.slice(0, 43)

/** Texts and the values that the service reads; `undefined` for a text that it refuses. */
const READ: readonly (readonly [ValueKind, text: string, read: unknown])[] = [
  [kinds.address, friendly, testAccount(7)],
  [kinds.address, testAccount(7).toLowerCase(), testAccount(7)],
  [kinds.address, 'null', undefined],
  [kinds.address, `${friendly.slice(0, 47)}!`, undefined],
  [kinds.address, '', undefined],
  [kinds.addressOrNull, friendly, testAccount(7)],
  [kinds.addressOrNull, 'null', 'null'],
  [kinds.addressOrNull, 'none', undefined],
  [kinds.hash, toHexHash(hash), hash],
  [kinds.hash, `0x${toHexHash(hash)}`, hash],
  [kinds.hash, hash, hash],
  [kinds.hash, unpadded, undefined],
  [kinds.hash, '12', undefined],
  [kinds.lt, '007', '7'],
  [kinds.lt, '18446744073709551615', '18446744073709551615'],
  [kinds.lt, '18446744073709551616', undefined],
  [kinds.lt, 'x', undefined],
  [kinds.utime, '17.9', 17],
  [kinds.utime, '1e3', 1000],
  [kinds.utime, '-1', undefined],
  [kinds.seqno, '17', 17],
  [kinds.seqno, '-17', -17],
  [kinds.seqno, '17.9', undefined],
  [kinds.seqno, '2147483648', undefined],
  [kinds.workchain, '-1', -1],
  [kinds.limit, '1001', 1001],
  [kinds.limit, '17.9', undefined],
  [kinds.shard, '0x00ab', 'AB'],
  [kinds.shard, '-9223372036854775808', '8000000000000000'],
  [kinds.shard, 'xy', undefined],
  [kinds.signedShard, '-9223372036854775808', '8000000000000000'],
  [kinds.signedShard, '4611686018427387904', '4000000000000000'],
  [kinds.signedShard, 'C000000000000000', undefined],
  [kinds.signedShard, '9223372036854775808', undefined],
  [kinds.opcode, '0xAB', '0x000000ab'],
  [kinds.opcode, '12345678', '0x12345678'],
  [kinds.opcode, '-1', '0xffffffff'],
  [kinds.opcode, 'xy', undefined],
  [kinds.text, '0xAB', '0xAB'],
  [kinds.text, '', undefined],
  [kinds.decimal, '007', '007'],
  [kinds.boolean, 't', true],
  [kinds.boolean, 'False', false],
  [kinds.boolean, 'yes', undefined],
  [kinds.sort, 'newest', 'newest'],
  [kinds.direction, '', undefined],
  [asWritten(kinds.address), friendly, friendly],
  [asWritten(kinds.opcode), '', ''],
]

/** Values that a caller may send, and values that are refused before any request. */
const CHECKED: readonly (readonly [ValueKind, right: readonly unknown[], wrong: readonly unknown[]])[] = [
  [kinds.address, [friendly, testAccount(7)], ['null', '', 7, null]],
  [kinds.addressOrNull, ['null', friendly], ['none', null]],
  [kinds.hash, [hash, toHexHash(hash)], [unpadded, '12', '']],
  [kinds.lt, ['7', '18446744073709551615'], [7, '-1', '']],
  [kinds.utime, [0, 17], [-1, 1.5, '17']],
  [kinds.seqno, [0], [-1, '0']],
  [kinds.workchain, [-1, 0], [0.5]],
  [kinds.limit, [1, 1000], [0, 1001]],
  [kinds.offset, [0, 5000], [-1]],
  [kinds.shard, ['8000000000000000', '0xab'], ['-1', 'xy']],
  [
    kinds.signedShard,
    ['8000000000000000', '0xab', '-9223372036854775808', '4611686018427387904'],
    ['xy', '', '99999999999999999999'],
  ],
  [kinds.opcode, ['0xab'], ['12345678', 12, '0x123456789']],
  [kinds.decimal, ['0', '9'.repeat(78)], ['9'.repeat(79), '-1', 0]],
  [kinds.text, ['x'], ['', 1]],
  [kinds.boc, ['te6cckEBAQEAAgAAAEysuc0='], ['', 'te6_']],
  [kinds.boolean, [true, false], ['true', 1]],
  [kinds.sort, ['asc', 'desc'], ['newest', 'ASC']],
  [kinds.direction, ['in', 'out'], ['both']],
]

describe('a kind of value', () => {
  test.each(READ.map(([kind, text, read]) => [kind.name, text, read, kind] as const))(
    '%s reads "%s" as %j',
    (_name, text, read, kind) => {
      expect(kind.parse(text)).toEqual(read)
    },
  )

  test.each(CHECKED.map(([kind, right, wrong]) => [kind.name, kind, right, wrong] as const))(
    '%s tells what a caller may send',
    (_name, kind, right, wrong) => {
      for (const value of right) expect([value, kind.check(value)]).toEqual([value, true])
      for (const value of wrong) expect([value, kind.check(value)]).toEqual([value, false])
    },
  )

  test('that every caller may send is read by the service', () => {
    for (const [kind, right] of CHECKED) {
      for (const value of right) {
        const sent = kind.write === undefined ? value : kind.write(value)
        expect([kind.name, value, readKindValue(kind, sent)]).not.toContain(undefined)
      }
    }
  })

  test('takes numbers and booleans of a JSON body as they are, and no text in place of an object', () => {
    expect(readKindValue(kinds.limit, 5)).toBe(5)
    expect(readKindValue(kinds.limit, 5.5)).toBeUndefined()
    expect(readKindValue(kinds.boolean, false)).toBe(false)
    expect(readKindValue(kinds.text, 5)).toBeUndefined()
  })

  test('of each parameter has the kind that its name means in the vocabulary of the service', () => {
    const expected: readonly (readonly [name: RegExp, kinds: readonly string[]])[] = [
      [/^(source|destination)$/, ['address', 'addressOrNull']],
      [/^(adnl_address|validator_pubkey)$/, ['key']],
      [/^(pool|nominator|validator|bidder)$/, ['address']],
      [/(^|_)(address|account|wallet|master)$/, ['address']],
      [/(^|_)hash$|^(action|trace)_id$/, ['hash']],
      [/^(start_|end_)?lt$/, ['lt']],
      [/_utime$/, ['utime']],
      [/^shard$/, ['shard']],
      [/^opcodes?$/, ['opcode']],
      [/seqno$/, ['seqno']],
      [/^(workchain|limit|offset|sort|direction)$/, ['workchain', 'limit', 'offset', 'sort', 'direction']],
      [/^(include|exclude|only|parse|check|sort|ignore|use|return)_(?!account$|action_type$)/, ['boolean']],
    ]
    for (const row of Object.values(endpoints) as unknown as AnyEndpoint[]) {
      for (const [name, { kind }] of Object.entries(row.params.fields)) {
        const [, allowed] = expected.find(([pattern]) => pattern.test(name)) ?? []
        expect(allowed ?? [kind.name], `${row.name}.${name}`).toContain(kind.name)
      }
    }
  })
})
