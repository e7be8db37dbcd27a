import { expect, test, vi } from 'vitest'
import { bytesToBase64, bytesToHex } from '../../../src/ton/cells/bytes.ts'
import { parseBoc, parseBocInSteps } from '../../../src/ton/cells/boc.ts'
import { BocFormatError } from '../../../src/ton/cells/errors.ts'
import { runInSlices, trySteps } from '../../../src/ton/cells/steps.ts'
import { bocText } from '../../../src/ton/cells/bocText.ts'
import { writeBoc, writeBocInSteps } from '../../../src/ton/cells/writeBoc.ts'
import { largeBag } from '../../fixtures/tools.ts'

const work = vi.hoisted(() => ({ hashes: 0, checked: 0, decoded: 0 }))
vi.mock('../../../src/ton/cells/sha256.ts', async (original) => {
  const { sha256 } = await original<{ sha256: (bytes: Uint8Array) => Uint8Array }>()
  return { sha256: (bytes: Uint8Array) => (work.hashes++, sha256(bytes)) }
})
vi.mock('../../../src/ton/cells/checksum.ts', async (original) => {
  const checksums = await original<{ crc32c: (bytes: Uint8Array, before?: number) => number }>()
  const { crc32c } = checksums
  return {
    ...checksums,
    crc32c: (bytes: Uint8Array, before?: number) => ((work.checked += bytes.length), crc32c(bytes, before)),
  }
})
vi.mock('../../../src/ton/cells/bytes.ts', async (original) => {
  const bytes = await original<Record<'base64ToBytes' | 'hexToBytes', (text: string, error: unknown) => Uint8Array>>()
  const counted = (decode: (text: string, error: unknown) => Uint8Array) => (text: string, error: unknown) => (
    (work.decoded += text.length),
    decode(text, error)
  )
  return { ...bytes, base64ToBytes: counted(bytes.base64ToBytes), hexToBytes: counted(bytes.hexToBytes) }
})

const cells = 20_000
const plain = largeBag(cells)
const sealed = writeBoc(
  parseBoc(plain)[0] ??
    (() => {
      throw new Error('The bag has no root.')
    })(),
)

test.each([
  ['bytes', plain],
  ['base64', bytesToBase64(plain)],
  ['hex', bytesToHex(plain)],
  ['bytes with a checksum', sealed],
])('no step of a large bag as %s hashes, decodes or checks more than its share', (_form, bag) => {
  let steps = 0
  const clear = () => Object.assign(work, { hashes: 0, checked: 0, decoded: 0 })
  clear()
  let hashed = 0
  for (const _ of parseBocInSteps(bag, { hashed: true })) {
    steps += 1
    hashed += work.hashes
    expect(work.hashes).toBeLessThanOrEqual(32)
    expect(work.decoded).toBeLessThanOrEqual(1 << 15)
    expect(work.checked).toBeLessThanOrEqual(1 << 16)
    clear()
  }
  expect(steps).toBeGreaterThan(cells / 32)
  expect(hashed + work.hashes).toBe(cells)
})

test('a bag that is parsed at once is hashed when somebody asks for a hash, each cell once', () => {
  work.hashes = 0
  const [root] = parseBoc(plain)
  expect(work.hashes).toBe(0)
  root?.hash()
  root?.refs[0]?.hash()
  root?.hash()
  expect(work.hashes).toBe(cells)
})

test('a text that is decoded in steps has the bytes, and the errors, of a text that is decoded at once', () => {
  const text = bytesToBase64(plain)
  expect(bytesToHex(parseBoc(text)[0]?.hash() ?? new Uint8Array())).toBe(
    bytesToHex(parseBoc(plain)[0]?.hash() ?? new Uint8Array()),
  )
  const at = 100_003
  const refusal = (bag: string) => {
    try {
      parseBoc(bag)
      return undefined
    } catch (error) {
      return error instanceof BocFormatError ? [error.reason, error.position ?? error.length] : error
    }
  }
  expect(refusal(`${text.slice(0, at)}!${text.slice(at + 1)}`)).toEqual(['character', at])
  expect(refusal(`${text.slice(0, (1 << 15) - 1)}=${text.slice(1 << 15)}`)).toEqual(['character', (1 << 15) - 1])
  const hex = bytesToHex(plain)
  expect(refusal(hex.slice(0, -1))).toEqual(['length', hex.length - 1])
})

test('a bag of too many cells is refused before any of them is read', () => {
  work.hashes = 0
  const read = () => [...parseBocInSteps(plain, { maxCells: cells - 1 })]
  expect(read).toThrow(expect.objectContaining({ reason: 'count', position: cells - 1 }))
  expect(work.hashes).toBe(0)
  expect(parseBoc(plain)).toHaveLength(1)
})

test('progress grows from 0 to 1, and an abort ends the work', async () => {
  const shares: number[] = []
  for (const share of parseBocInSteps(plain)) if (typeof share === 'number') shares.push(share)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares[0]).toBe(0)
  expect(shares.at(-1)).toBeGreaterThan(0.99)
  const controller = new AbortController()
  const told: number[] = []
  const ended = runInSlices(parseBocInSteps(plain), controller.signal, (share) => {
    told.push(share)
    controller.abort(new Error('stopped'))
  })
  await expect(ended).rejects.toThrow('stopped')
  expect(told).toHaveLength(1)
})

test('trySteps gives up after so many steps, and gives the result of short work', () => {
  expect(trySteps(parseBocInSteps(plain), 60)).toBeUndefined()
  expect(trySteps(parseBocInSteps('te6cckEBAQEAAgAAAEysuc0='), 60)?.result).toHaveLength(1)
})

test('no step of writing a large bag hashes or checks more than its share, and its text is that of the whole', async () => {
  const root =
    parseBoc(plain)[0] ??
    (() => {
      throw new Error('The bag has no root.')
    })()
  let steps = 0
  Object.assign(work, { hashes: 0, checked: 0 })
  for (const _ of writeBocInSteps(root)) {
    steps += 1
    expect(work.hashes).toBeLessThanOrEqual(256)
    expect(work.checked).toBeLessThanOrEqual(1 << 16)
    Object.assign(work, { hashes: 0, checked: 0 })
  }
  expect(steps).toBeGreaterThan((2 * cells) / 256)
  await expect(bocText(root)).resolves.toBe(bytesToBase64(sealed))
})
