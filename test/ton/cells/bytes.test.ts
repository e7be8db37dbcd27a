import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { base64ToBytes, bytesToBase64, bytesToHex, hexToBytes } from '../../../src/ton/cells/bytes.ts'
import { sha256 } from '../../../src/ton/cells/sha256.ts'
import {
  BocFormatError,
  HashFormatError,
  formatHash,
  isHash,
  parseHash,
  toBase64Hash,
  toHexHash,
} from '../../../src/entries/ton.ts'
import { createRandom } from '../../helpers/random.ts'

const random = createRandom(2)
const samples = Array.from({ length: 400 }, (_, length) => random.bytes(length))

test('hex and base64 agree with Node both ways', () => {
  for (const bytes of samples) {
    const buffer = Buffer.from(bytes)
    const hex = buffer.toString('hex')
    expect(bytesToHex(bytes)).toBe(hex)
    expect(hexToBytes(hex.toUpperCase(), BocFormatError)).toEqual(bytes)
    const base64 = buffer.toString('base64')
    const urlSafe = buffer.toString('base64url')
    expect(bytesToBase64(bytes)).toBe(base64)
    expect(bytesToBase64(bytes, true)).toBe(urlSafe)
    for (const text of [base64, base64.replace(/=+$/, ''), urlSafe]) {
      expect(base64ToBytes(text, BocFormatError)).toEqual(bytes)
    }
  }
})

const notBase64 = ['A', 'AAAAA', 'AAA==', 'A===', '=', '==', 'AA=A', 'AA ==', 'AB', 'ÄAAA', 'AA=']
test.each([...notBase64, 'AAAA='])('base64 %j is refused', (text) => {
  expect(() => base64ToBytes(text, BocFormatError)).toThrow(BocFormatError)
})

test.each(['0', '0g', '0x00', ' 00', '٠٠'])('hex %j is refused', (text) => {
  expect(() => hexToBytes(text, BocFormatError)).toThrow(BocFormatError)
})

test('SHA-256 agrees with Node at every length up to six blocks', () => {
  for (const bytes of samples) {
    expect(bytesToHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

test('a hash reads the same from all its writings', () => {
  for (let i = 0; i < 2000; i++) {
    const hash = random.bytes(32)
    const buffer = Buffer.from(hash)
    const hex = buffer.toString('hex')
    const base64 = buffer.toString('base64')
    const base64url = buffer.toString('base64url')
    const writings = [hex, hex.toUpperCase(), `0x${hex}`, base64, base64.slice(0, 43), base64url, `${base64url}=`]
    for (const text of writings) {
      expect(parseHash(text)).toEqual(hash)
      expect(toBase64Hash(text)).toBe(base64)
      expect(toHexHash(text)).toBe(hex)
      expect(formatHash(text, 'base64url')).toBe(base64url)
    }
  }
})

test('a base64 hash that starts like a hex prefix is read as base64', () => {
  const text = `0x${'A'.repeat(41)}=`
  expect(toBase64Hash(text)).toBe(text)
})

test.each([
  '',
  'a'.repeat(63),
  'a'.repeat(65),
  `0x${'a'.repeat(63)}`,
  'A'.repeat(42),
  'A'.repeat(44),
  `${'A'.repeat(42)}B=`,
  `${'A'.repeat(42)}==`,
  'g'.repeat(64),
])('hash %j is refused', (text) => {
  expect(isHash(text)).toBe(false)
  expect(() => parseHash(text)).toThrow(HashFormatError)
})

test('a hash of another size is not written', () => {
  expect(() => formatHash(new Uint8Array(31))).toThrow(HashFormatError)
})
