import { expect, test } from 'vitest'
import { defineAbi } from '../../../src/ton/abi/abi.ts'
import { AbiError } from '../../../src/ton/abi/errors.ts'
import { describeJson, readJson } from '../../../src/ton/abi/readJson.ts'
import { readBody, writeAs } from '../../../src/entries/abi.ts'
import { bytesToBase64 } from '../../../src/ton/cells/bytes.ts'
import { Builder } from '../../../src/ton/cells/builder.ts'
import { writeBoc } from '../../../src/ton/cells/writeBoc.ts'

const owner = `0:${'AB'.repeat(32)}`
const bag = bytesToBase64(writeBoc(new Builder().uint(5, 8).cell()))
const abi = defineAbi({
  name: 'Shop',
  types: {
    Mode: { enum: { Open: 1, Closed: 2 }, as: 'uint8' },
    Price: { alias: 'coins' },
    Item: { fields: { id: 'uint64', price: 'Price', note: 'string?' } },
    Sale: { prefix: '0x01', fields: { until: 'uint32' } },
    Gift: { prefix: '0x02', fields: { to: 'address' } },
    Order: {
      prefix: '0x5ba7c0de',
      fields: {
        owner: 'address',
        mode: 'Mode',
        items: 'map<uint8, Cell<Item>>',
        flags: 'map<bool, bits8>',
        kind: 'Sale | Gift',
        pair: '(int8, bool)',
        rest: 'cell?',
      },
    },
    Loop: { fields: { next: 'Cell<Loop>?' } },
    Own: { custom: true, fields: {} },
  },
  incoming: ['Order'],
})

test('JSON of structures, maps, enums and alternatives has the value that the cell has', () => {
  const text = JSON.stringify({
    owner,
    mode: 'Closed',
    items: { 1: { id: '0xffffffffffffffff', price: 5, note: null }, 2: { id: 7, price: '8', note: 'tea' } },
    flags: { true: 'ab', false: '00' },
    kind: { $: 'Gift', to: owner },
    pair: [-3, true],
    rest: bag,
  })
  const value = readJson(abi, 'Order', text)
  expect(value).not.toBeInstanceOf(AbiError)
  const cell = writeAs(abi, 'Order', value as never)
  if (cell instanceof AbiError) throw cell
  const body = readBody(abi, cell)
  expect(body).toMatchObject({ $: 'Order', owner, mode: 'Closed', kind: { $: 'Gift', to: owner }, pair: [-3n, true] })
  expect([...(body as unknown as { items: Map<bigint, unknown> }).items]).toEqual([
    [1n, { $: 'Item', id: 2n ** 64n - 1n, price: 5n, note: null }],
    [2n, { $: 'Item', id: 7n, price: 8n, note: 'tea' }],
  ])
})

test.each([
  ['Item', '{"id": 1}', /price: .*missing/],
  ['Item', '{"id": 1, "price": 2, "note": null, "tip": 3}', /no field tip/],
  ['Item', '{"id": 9007199254740993, "price": 2, "note": null}', /id: .*write it as text/],
  ['Item', '[]', /not an object/],
  ['address', '"EQbroken"', /not an address/],
  ['cell', '"te6ccbroken"', /not a bag/],
  ['map<uint8, bool>', '[[1, true], ["0x1", false]]', /a key twice/],
  ['(int8, bool)', '[1]', /1 items, not 2/],
  ['Sale | Gift', '{"to": "x"}', /none of the alternatives/],
  ['Own', '{}', /code of its own/],
  ['Missing', '1', /does not describe/],
])('%s refuses %s', (type, text, reason) => {
  const value = readJson(abi, type, text)
  expect(value).toBeInstanceOf(AbiError)
  expect((value as AbiError).message).toMatch(reason)
})

test('a text that is not JSON has no value', () => {
  expect(readJson(abi, 'Item', '{"id": ')).toBeUndefined()
})

test('a type is described by the form of its JSON, to a depth', () => {
  expect(JSON.parse(describeJson(abi, 'Order') ?? '')).toEqual({
    owner: 'address',
    mode: 'Open | Closed',
    items: { uint8: { id: 'uint64', price: 'coins', note: 'string?' } },
    flags: { bool: 'bits8' },
    kind: 'Sale | Gift',
    pair: ['int8', 'bool'],
    rest: 'cell?',
  })
  expect(describeJson(abi, 'Loop')?.length).toBeLessThan(200)
  expect(describeJson(abi, 'Missing')).toBeUndefined()
})
