import {
  Address,
  beginCell,
  Cell as CoreCell,
  ExternalAddress,
  storeMessage,
  type Builder,
  type Message,
  type StateInit,
} from '@ton/core'
import { describe, expect, test } from 'vitest'
import {
  BocFormatError,
  MessageFormatError,
  messageHash,
  normalizedMessageHash,
  parseExternalMessage,
} from '../../../src/entries/ton.ts'
import { createRandom, type Random } from '../../helpers/random.ts'

function randomAddress(random: Random): Address {
  return new Address(random.pick([0, -1]), Buffer.from(random.bytes(32)))
}

function randomCell(random: Random, refs: number, bytes: number): CoreCell {
  const builder = beginCell().storeBuffer(Buffer.from(random.bytes(random.integer(bytes + 1))))
  builder.storeUint(random.integer(8), 3)
  for (let ref = 0; ref < refs; ref++) builder.storeRef(randomCell(random, 0, 20))
  return builder.endCell()
}

function storeInit(builder: Builder, init: StateInit): void {
  const { splitDepth, special, code, data } = init
  builder.storeBit(splitDepth !== undefined)
  if (splitDepth !== undefined) builder.storeUint(splitDepth ?? 0, 5)
  builder.storeBit(special !== undefined)
  if (special) builder.storeBit(special.tick).storeBit(special.tock)
  builder
    .storeMaybeRef(code ?? null)
    .storeMaybeRef(data ?? null)
    .storeBit(false)
}

/** Parts of a message and its serialization. */
interface Writing {
  source: ExternalAddress | null
  destination: Address
  importFee: bigint
  init: StateInit | null
  initInRef: boolean
  body: CoreCell
  bodyInRef: boolean
}

function write(writing: Writing): CoreCell {
  const builder = beginCell()
    .storeUint(2, 2)
    .storeAddress(writing.source)
    .storeAddress(writing.destination)
    .storeCoins(writing.importFee)
    .storeBit(writing.init !== null)
  if (writing.init) {
    builder.storeBit(writing.initInRef)
    if (writing.initInRef) {
      const init = beginCell()
      storeInit(init, writing.init)
      builder.storeRef(init)
    } else storeInit(builder, writing.init)
  }
  builder.storeBit(writing.bodyInRef)
  if (writing.bodyInRef) builder.storeRef(writing.body)
  else builder.storeSlice(writing.body.beginParse())
  return builder.endCell()
}

/** The normalised message as TEP-467 has it, built by `@ton/core`. */
function expectedHash(destination: Address, body: CoreCell): string {
  const message: Message = {
    info: { type: 'external-in', src: null, dest: destination, importFee: 0n },
    init: null,
    body,
  }
  const cell = beginCell()
    .store(storeMessage(message, { forceRef: true }))
    .endCell()
  return cell.hash().toString('base64')
}

test('2,000 external messages have one normalised hash however they are written', () => {
  const random = createRandom(7)
  for (let i = 0; i < 500; i++) {
    const destination = randomAddress(random)
    const body = randomCell(random, random.integer(2), 40)
    const expected = expectedHash(destination, body)
    for (let writing = 0; writing < 4; writing++) {
      const cell = write({
        source: random.chance() ? new ExternalAddress(BigInt(random.integer(1000)), 10) : null,
        destination,
        importFee: random.chance() ? BigInt(random.integer(2 ** 40)) : 0n,
        init: random.chance()
          ? {
              splitDepth: random.pick([undefined, 5]),
              special: random.pick([undefined, { tick: true, tock: false }]),
              code: random.pick([null, randomCell(random, 1, 30)]),
              data: random.pick([null, randomCell(random, 1, 30)]),
            }
          : null,
        initInRef: random.chance(),
        body,
        bodyInRef: random.chance(),
      })
      const boc = cell.toBoc().toString('base64')
      expect(normalizedMessageHash(boc)).toBe(expected)
      expect(messageHash(boc)).toBe(cell.hash().toString('base64'))
      const parsed = parseExternalMessage(boc)
      expect(parsed.hash).toBe(cell.hash().toString('base64'))
      expect(parsed.destination).toBe(destination.toRawString().toUpperCase())
      expect(Buffer.from(parsed.body.hash()).equals(body.hash())).toBe(true)
    }
  }
})

test('a message written by @ton/core is read with and without its initial state', () => {
  const random = createRandom(8)
  for (let i = 0; i < 200; i++) {
    const destination = randomAddress(random)
    const body = randomCell(random, random.integer(4), 100)
    const init = { code: randomCell(random, 2, 100), data: randomCell(random, 0, 60) }
    for (const forceRef of [true, false]) {
      const message: Message = {
        info: { type: 'external-in', src: null, dest: destination, importFee: 0n },
        init: random.chance() ? init : null,
        body,
      }
      const cell = beginCell().store(storeMessage(message, { forceRef })).endCell()
      expect(normalizedMessageHash(cell.toBoc())).toBe(expectedHash(destination, body))
    }
  }
})

test('a normalised message is its own normalisation', () => {
  const random = createRandom(9)
  const cell = write({
    source: null,
    destination: randomAddress(random),
    importFee: 0n,
    init: null,
    initInRef: false,
    body: randomCell(random, 1, 20),
    bodyInRef: true,
  })
  const { hash, hash_norm } = parseExternalMessage(cell.toBoc())
  expect(hash_norm).toBe(hash)
})

describe('keeps the destination as it is written', () => {
  const body = beginCell().storeUint(1, 32).endCell()
  const destinations: [string, Builder][] = [
    ['anycast', beginCell().storeUint(0b101, 3).storeUint(3, 5).storeUint(5, 3).storeUint(7, 264)],
    ['of variable length', beginCell().storeUint(0b110, 3).storeUint(100, 9).storeInt(-1, 32).storeUint(9, 100)],
  ]
  test.each(destinations)('%s', (_, destination) => {
    const prefix = () => beginCell().storeUint(0b1000, 4).storeBuilder(destination)
    const message = prefix().storeCoins(17).storeUint(0, 2).storeSlice(body.beginParse()).endCell()
    const normal = prefix().storeUint(1, 6).storeRef(body).endCell()
    const parsed = parseExternalMessage(message.toBoc())
    expect(parsed.hash_norm).toBe(normal.hash().toString('base64'))
    expect(parsed.destination).toBeNull()
  })
})

describe('refuses', () => {
  const destination = randomAddress(createRandom(10))
  const sender = () => beginCell().storeUint(2, 2).storeAddress(destination)
  const head = () => beginCell().storeUint(0b1000, 4).storeAddress(destination).storeCoins(0)
  const internal = beginCell()
    .store(
      storeMessage({
        info: {
          type: 'internal',
          ihrDisabled: true,
          bounce: true,
          bounced: false,
          src: destination,
          dest: destination,
          value: { coins: 1n },
          ihrFee: 0n,
          forwardFee: 0n,
          createdLt: 0n,
          createdAt: 0,
        },
        body: beginCell().endCell(),
      }),
    )
    .endCell()

  test.each<[string, CoreCell, string]>([
    ['an internal message', internal, 'type'],
    ['an outgoing message', beginCell().storeUint(0b11, 2).storeUint(0, 200).endCell(), 'type'],
    ['an account as sender', sender().endCell(), 'type'],
    ['no destination', beginCell().storeUint(0b100000, 6).storeUint(0, 20).endCell(), 'type'],
    ['an empty cell', beginCell().endCell(), 'underflow'],
    ['a message cut in its address', beginCell().storeUint(0b100010, 6).endCell(), 'underflow'],
    ['a body reference that is missing', head().storeUint(1, 2).endCell(), 'underflow'],
    ['more behind a body', head().storeUint(4, 4).storeRef(internal).endCell(), 'trailing'],
    ['an exotic cell', beginCell().storeUint(2, 8).storeUint(1, 256).endCell({ exotic: true }), 'exotic'],
  ])('%s', (_, cell, reason) => {
    const refused = expect.objectContaining({ kind: 'message', reason })
    expect(() => normalizedMessageHash(cell.toBoc())).toThrow(refused)
    expect(() => normalizedMessageHash(cell.toBoc())).toThrow(MessageFormatError)
  })

  test('what is no bag of cells', () => {
    expect(() => normalizedMessageHash('0xdeadbeef')).toThrow(BocFormatError)
    expect(() => messageHash('')).toThrow(BocFormatError)
  })
})
