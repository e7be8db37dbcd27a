import { expect, test } from 'vitest'
import { base64ToBytes, bytesToBase64, bytesToHex } from '../../../src/ton/cells/bytes.ts'
import { BocFormatError } from '../../../src/entries/ton.ts'
import { createRandom } from '../../helpers/random.ts'

/** Methods that engines have since 2025. */
const places = [
  [Uint8Array, 'fromBase64'],
  [Uint8Array.prototype, 'toBase64'],
  [Uint8Array.prototype, 'toHex'],
] as const

/** Runs without the engine's own methods, as an older engine does. */
function inOlderEngine<Result>(run: () => Result): Result {
  const kept = places.map(([owner, name]) => [owner, name, Object.getOwnPropertyDescriptor(owner, name)] as const)
  for (const [owner, name] of places) Reflect.deleteProperty(owner, name)
  try {
    return run()
  } finally {
    for (const [owner, name, method] of kept) if (method !== undefined) Object.defineProperty(owner, name, method)
  }
}

function read(text: string): string {
  try {
    return String(base64ToBytes(text, BocFormatError))
  } catch (error) {
    return String(error)
  }
}

test('bytes are written the same with and without the methods of the engine', () => {
  const random = createRandom(7)
  for (let length = 0; length < 200; length++) {
    const bytes = random.bytes(length)
    const write = () => [bytesToHex(bytes), bytesToBase64(bytes), bytesToBase64(bytes, true)]
    expect(write()).toEqual(inOlderEngine(write))
  }
})

test('texts are read, or refused for the same reason, with and without the methods of the engine', () => {
  const random = createRandom(8)
  const texts = [
    '',
    'A',
    'AA',
    'AAA',
    'AAAA',
    'AA==',
    'AB==',
    'AAA=',
    'AAB=',
    'AA=A',
    'A A A A',
    'AAAA\n',
    'AA ==',
    ' AAAA',
    'AAAA    ',
    'A  A  AA',
    'AA==    ',
    'AA-_',
    'AA+/',
    '====',
    'AAAA====',
    'ÄAAA',
  ]
  for (let round = 0; round < 500; round++) {
    const text = bytesToBase64(random.bytes(random.integer(40)), random.chance(0.3))
    const at = random.integer(text.length + 1)
    texts.push(
      text,
      text.slice(0, at) +
        random.pick([' ', '\n', '=', '-', '_', '+', '/', 'A', '.']) +
        text.slice(at + random.integer(2)),
    )
  }
  for (const text of texts) expect(read(text), JSON.stringify(text)).toBe(inOlderEngine(() => read(text)))
})
