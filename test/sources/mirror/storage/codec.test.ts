import { expect, test } from 'vitest'
import { decodePayload, encodePayload } from '../../../../src/sources/mirror/storage/codec.ts'
import {
  compareBytes,
  encodeKeyPrefix,
  packAddress,
  packHash,
  packIndex,
  packLtDescending,
  prefixSpan,
  encodeKey,
} from '../../../../src/sources/mirror/storage/keys.ts'
import { formatAddress, parseAddress } from '../../../../src/ton/cells/address.ts'
import { formatHash } from '../../../../src/ton/cells/hash.ts'
import { captureBody, captures, hasRecorded, recordedTrace, traceFiles } from '../../../helpers/recorded.ts'
import { createRandom } from '../../../helpers/random.ts'

const random = createRandom(7)

test.runIf(hasRecorded)('every recorded answer comes back as the same text', () => {
  const bodies = [...captures().map(captureBody), ...traceFiles().map(recordedTrace)]
  expect(bodies.length).toBeGreaterThan(100)
  for (const body of bodies) {
    const stored = structuredClone(encodePayload(body))
    expect(JSON.stringify(decodePayload(stored))).toBe(JSON.stringify(body))
  }
})

test.each([
  'null',
  '[]',
  '{}',
  '[[],{},[{}]]',
  '{"":{"a,b":1,"a":{"b":2}}}',
  '{"__proto__":{"a":1},"constructor":null}',
  '{"hash":"x","decoded":null}',
  '{"decoded":null,"hash":"x"}',
  '{"uri":1,"\\u0000":2,"uri\\u0000":3}',
  '[-1,[-2,1,3],[-3,["a"],1],[-4,"{}"],-4]',
])('any JSON comes back as the same text: %s', (text) => {
  expect(JSON.stringify(decodePayload(structuredClone(encodePayload(JSON.parse(text)))))).toBe(text)
})

test('packed keys are the bytes of what they stand for', () => {
  for (let round = 0; round < 500; round++) {
    const hash = random.bytes(32)
    expect(packHash(formatHash(hash))).toEqual(hash)
    const raw = formatAddress({ workchain: random.integer(256) - 128, hash, form: 'raw' }, { form: 'raw' })
    expect(packAddress(raw)).toEqual(Uint8Array.of(parseAddress(raw).workchain + 128, ...hash))
  }
})

test.each(['', 'x', '0:', `0:${'G'.repeat(64)}`, `300:${'0'.repeat(64)}`, '__proto__', null, 5, {}])(
  'what is no key is not packed: %j',
  (value) => {
    expect(packHash(value)).toBeUndefined()
    expect(packAddress(value)).toBeUndefined()
    expect(packLtDescending(value === 5 ? '-5' : value)).toBeUndefined()
  },
)

test('a hash with bits behind its end is not packed', () => {
  expect(packHash(`${'A'.repeat(42)}B=`)).toBeUndefined()
  expect(packHash(`${'A'.repeat(43)}A`)).toBeUndefined()
})

test('later logical times and smaller indexes come first, beyond 53 bits too', () => {
  const lts = ['0', '1', '255', '256', '9007199254740993', '9007199254740994', '18446744073709551615']
  const packed = lts.map((lt) => packLtDescending(lt) ?? new Uint8Array())
  for (const [at, key] of packed.slice(1).entries()) {
    expect(compareBytes(key, packed[at] ?? new Uint8Array())).toBeLessThan(0)
  }
  expect(packLtDescending('18446744073709551616')).toBeUndefined()
  const indexes = ['0', '9', '10', '999999999999999', '1000000000000000', `${2n ** 255n}`].map(packIndex)
  expect(indexes.toSorted(compareBytes)).toEqual(indexes)
})

test('index keys as text keep their order and come back exactly', () => {
  const keys: Uint8Array<ArrayBuffer>[] = []
  for (let round = 0; round < 2000; round++) {
    const key = random.bytes(1 + random.integer(12)) as Uint8Array<ArrayBuffer>
    // Many that share a beginning, and bits at both edges.
    keys.push(random.chance() ? key.map((byte) => (byte < 128 ? 0 : 255)) : key)
  }
  for (const key of keys) {
    expect(encodeKey(key)).not.toMatch(/[\ud800-\udfff]/)
  }
  for (const [at, key] of keys.slice(1).entries()) {
    const other = (keys[at] ?? key).slice(0, key.length)
    if (other.length < key.length) continue
    const difference = Math.sign(compareBytes(key, other))
    const [left, right] = [encodeKey(key), encodeKey(other)]
    expect(left < right ? -1 : left > right ? 1 : 0).toBe(difference)
  }
})

test('a span of texts holds the keys that begin with its prefix, and no others', () => {
  for (let round = 0; round < 2000; round++) {
    const prefix = random.bytes(1 + random.integer(4)).map((byte) => (byte < 100 ? 255 : byte))
    const { from, to } = prefixSpan(prefix)
    const [least, most] = [encodeKeyPrefix(from), encodeKeyPrefix(to)]
    const inside = encodeKey(Uint8Array.of(...prefix, ...random.bytes(3)))
    expect(inside >= least && inside < most).toBe(true)
    const other = random.bytes(prefix.length + 3) as Uint8Array<ArrayBuffer>
    const begins = prefix.every((byte, at) => other[at] === byte)
    expect(encodeKey(other) >= least && encodeKey(other) < most).toBe(begins)
  }
})
