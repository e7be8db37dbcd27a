import { Address, beginCell, Cell as CoreCell, type Builder } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { parseBody, readComment, type BodyName } from '../../../src/entries/ton.ts'
import { createRandom } from '../../helpers/random.ts'

const random = createRandom(12)
const one = new Address(0, Buffer.from(random.bytes(32)))
const two = new Address(-1, Buffer.from(random.bytes(32)))
const rawOne = one.toRawString().toUpperCase()
const rawTwo = two.toRawString().toUpperCase()
const cell = beginCell().storeUint(0, 32).storeStringTail('hi').endCell()
const queryId = 2n ** 64n - 1n
const query_id = '18446744073709551615'

function start(opcode: number): Builder {
  return beginCell().storeUint(opcode, 32).storeUint(queryId, 64)
}

/** Stands for the cell that was stored. */
const stored = expect.objectContaining({ bitLength: cell.bits.length })

const rows: [BodyName, Builder, Record<string, unknown>][] = [
  [
    'jetton_transfer',
    start(0x0f8a7ea5)
      .storeCoins(2n ** 119n)
      .storeAddress(one)
      .storeAddress(null)
      .storeMaybeRef(cell)
      .storeCoins(1)
      .storeBit(true)
      .storeRef(cell),
    {
      amount: '664613997892457936451903530140172288',
      destination: rawOne,
      response_destination: null,
      custom_payload: stored,
      forward_ton_amount: '1',
      forward_payload: stored,
    },
  ],
  [
    'jetton_internal_transfer',
    start(0x178d4519)
      .storeCoins(5)
      .storeAddress(one)
      .storeAddress(two)
      .storeCoins(0)
      .storeBit(false)
      .storeSlice(cell.beginParse()),
    {
      amount: '5',
      from: rawOne,
      response_address: rawTwo,
      forward_ton_amount: '0',
      forward_payload: stored,
    },
  ],
  [
    'jetton_notify',
    start(0x7362d09c).storeCoins(5).storeAddress(one).storeBit(false),
    { amount: '5', sender: rawOne, forward_payload: expect.objectContaining({ bitLength: 0 }) },
  ],
  [
    'jetton_burn',
    start(0x595f07bc).storeCoins(5).storeAddress(one).storeMaybeRef(null),
    { amount: '5', response_destination: rawOne, custom_payload: null },
  ],
  [
    'jetton_burn_notification',
    start(0x7bdd97de).storeCoins(5).storeAddress(one).storeAddress(two),
    { amount: '5', sender: rawOne, response_destination: rawTwo },
  ],
  ['excess', start(0xd53276db), {}],
  [
    'nft_transfer',
    start(0x5fcc3d14)
      .storeAddress(one)
      .storeAddress(two)
      .storeMaybeRef(null)
      .storeCoins(7)
      .storeBit(true)
      .storeRef(cell),
    {
      new_owner: rawOne,
      response_destination: rawTwo,
      custom_payload: null,
      forward_amount: '7',
      forward_payload: stored,
    },
  ],
  [
    'nft_ownership_assigned',
    start(0x05138d91).storeAddress(one).storeBit(true).storeRef(cell),
    { prev_owner: rawOne, forward_payload: stored },
  ],
  [
    'change_dns_record',
    start(0x4eb1f0f9).storeUint(0xab, 256).storeRef(cell),
    { key: 'AB'.padStart(64, '0'), value: stored },
  ],
]

test.each(rows)('reads %s', (name, builder, fields) => {
  const written = builder.endCell()
  expect(parseBody(written.toBoc())).toEqual({
    op: written.beginParse().loadUint(32),
    name,
    fields: { query_id, ...fields },
    rest: null,
  })
})

test('a comment in a forward payload can be read, in place and by reference', () => {
  const notify = () => start(0x7362d09c).storeCoins(1).storeAddress(one)
  for (const builder of [
    notify().storeBit(false).storeSlice(cell.beginParse()),
    notify().storeBit(true).storeRef(cell),
  ]) {
    const body = parseBody(builder.endCell().toBoc())
    if (body?.name !== 'jetton_notify' || !body.fields.forward_payload) throw new Error('not read')
    expect(readComment(body.fields.forward_payload)).toMatchObject({ type: 'text', text: 'hi' })
  }
})

test('a forward payload that was left out is null', () => {
  const body = start(0x7362d09c).storeCoins(1).storeAddress(one).endCell()
  expect(parseBody(body.toBoc())?.fields).toMatchObject({ forward_payload: null })
})

test('what follows the fields of the standard is handed on', () => {
  const body = start(0xd53276db).storeUint(5, 9).storeRef(cell).endCell()
  expect(parseBody(body.toBoc())?.rest).toMatchObject({ bitLength: 9, refs: [stored] })
})

describe('is null for', () => {
  test.each<[string, string | Uint8Array]>([
    ['an unknown opcode', start(0x12345678).endCell().toBoc()],
    ['an empty body', CoreCell.EMPTY.toBoc()],
    ['a known opcode over other fields', beginCell().storeUint(0x0f8a7ea5, 32).endCell().toBoc()],
    [
      'an address that cannot be one',
      start(0x7362d09c).storeCoins(1).storeUint(1, 2).storeUint(0, 300).endCell().toBoc(),
    ],
    ['text that is no bag of cells', 'te6cc'],
  ])('%s', (_, source) => {
    expect(parseBody(source)).toBeNull()
  })

  test('no opcode borrowed from object machinery', () => {
    for (const text of ['__proto__', 'constructor', 'toString']) expect(parseBody(text)).toBeNull()
  })
})
