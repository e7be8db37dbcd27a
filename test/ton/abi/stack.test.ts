import { describe, expect, test } from 'vitest'
import { AbiError, defineAbi, readStack, writeStack, type Abi } from 'tonlens/abi'
import { Builder, writeBoc, type Cell } from 'tonlens/ton'

const base64 = (cell: Cell): string => Buffer.from(writeBoc(cell)).toString('base64')
const num = (value: string) => ({ type: 'num', value })
const cell = (value: Cell) => ({ type: 'cell', value: base64(value) })
const nothing = { type: 'null', value: null } as never
const RAW = `0:${'AB'.repeat(32)}`
const address = new Builder().address({ workchain: 0, hash: new Uint8Array(32).fill(0xab) }).cell()

const abi = defineAbi({
  name: 'Methods',
  types: {
    Point: { fields: { x: 'int8', y: 'int8' } },
    Color: { enum: { Red: 0, Blue: 1 }, as: 'uint8' },
    Data: { fields: { isOn: 'bool', owner: 'address?', content: 'Cell<Point>', color: 'Color', at: 'Point' } },
    Hash: { alias: 'uint256' },
  },
  typeIds: { int32: 42, Point: 130, uint64: 50 },
  getMethods: {
    data: { returns: 'Data' },
    maybePoint: { returns: 'Point?' },
    maybeNumber: { returns: 'int32?' },
    choice: { returns: 'int32 | Point | null' },
    list: { returns: 'lisp_list<int32>' },
    points: { returns: 'array<Point>' },
    pair: { returns: '[int32, (int8, bool)]' },
    find: {
      parameters: { key: 'Hash', who: 'address', at: 'Point', flag: 'bool', raw: 'cell' },
      returns: 'map<uint8, uint16>',
    },
    nothing: {},
  },
})

const point = new Builder().int(1, 8).int(-2, 8).cell()
const dictionary = new Builder().digits('10').uint(8, 4).uint(7, 8).uint(513, 16).cell()

describe('reads what get-methods return', () => {
  test.each<[keyof typeof abi.getMethods, unknown[], unknown]>([
    [
      'data',
      [num('-0x1'), { type: 'slice', value: base64(address) }, cell(point), num('0x1'), num('0x3'), num('-0x4')],
      {
        $: 'Data',
        isOn: true,
        owner: RAW,
        content: { $: 'Point', x: 1n, y: -2n },
        color: 'Blue',
        at: { $: 'Point', x: 3n, y: -4n },
      },
    ],
    ['maybePoint', [nothing, nothing, num('0x0')], null],
    ['maybePoint', [num('0x1'), num('0x2'), num('0x82')], { $: 'Point', x: 1n, y: 2n }],
    ['maybeNumber', [nothing], null],
    ['maybeNumber', [num('0x9')], 9n],
    ['choice', [nothing, num('0x7'), num('0x2a')], { $: 'int32', value: 7n }],
    ['choice', [num('0x1'), num('0x2'), num('0x82')], { $: 'Point', x: 1n, y: 2n }],
    ['choice', [nothing, nothing, num('0x0')], null],
    ['list', [nothing], []],
    ['list', [{ type: 'tuple', value: [num('0x1'), { type: 'tuple', value: [num('0x2'), nothing] }] }], [1n, 2n]],
    [
      'points',
      [{ type: 'tuple', value: [{ type: 'tuple', value: [num('0x1'), num('0x2')] }] }],
      [{ $: 'Point', x: 1n, y: 2n }],
    ],
    ['pair', [{ type: 'tuple', value: [num('0x1'), num('0x2'), num('-0x1')] }], [1n, [2n, true]]],
    ['find', [nothing], new Map()],
    ['find', [cell(dictionary)], new Map([[7n, 513n]])],
    ['nothing', [], null],
  ])('%s %#', (method, stack, expected) => {
    expect(readStack(abi, method, stack as never)).toEqual(expected)
  })

  test('reads "none" as older contracts return it', () => {
    const none = { type: 'slice', value: base64(new Builder().uint(0, 2).cell()) }
    const stack = [num('0x0'), none, cell(point), num('0x1'), num('0x3'), num('-0x4')]
    expect(readStack(abi, 'data', stack as never)).toMatchObject({ owner: null })
  })

  test.each<[string, string, unknown[]]>([
    ['an entry is missing', 'maybeNumber', []],
    ['an entry is left over', 'maybeNumber', [num('0x1'), num('0x1')]],
    [
      'a number that the type cannot hold',
      'pair',
      [{ type: 'tuple', value: [num('0x80000000'), num('0x2'), num('0x0')] }],
    ],
    ['a cell where a number belongs', 'maybeNumber', [cell(point)]],
    ['an unknown member', 'data', [num('0x0'), nothing, cell(point), num('0x9'), num('0x0'), num('0x0')]],
    ['a type that the union does not have', 'choice', [nothing, num('0x7'), num('0x99')]],
    ['an unknown method', 'constructor', []],
    ['a malformed entry', 'maybeNumber', [{ type: 'num', value: 'x' }]],
  ])('refuses: %s', (_, method, stack) => {
    expect(readStack(abi as Abi, method, stack as never)).toBeInstanceOf(AbiError)
  })
})

describe('writes arguments', () => {
  const values = { key: 5n, who: RAW, at: { $: 'Point', x: 1n, y: -2n }, flag: true, raw: point } as const

  test('in the order of the method', () => {
    expect(writeStack(abi, 'find', values)).toEqual([
      { type: 'num', value: '5' },
      { type: 'slice', value: base64(address) },
      { type: 'num', value: '1' },
      { type: 'num', value: '-2' },
      { type: 'num', value: '-1' },
      { type: 'cell', value: base64(point) },
    ])
  })

  test('refuses a missing argument and a value out of range', () => {
    const { key: _, ...others } = values
    expect(writeStack(abi as Abi, 'find', others)).toMatchObject({ reason: 'value', path: 'find.key' })
    expect(writeStack(abi, 'find', { ...values, key: 2n ** 256n })).toMatchObject({ reason: 'value', path: 'find.key' })
  })
})

describe('a hostile stack ends in an AbiError before its cells are parsed', () => {
  const abi: Abi = { name: 'Hostile', getMethods: { all: { returns: 'cell' } } }
  const bag = { type: 'cell', value: `te6cc${'A'.repeat(200_000)}` }
  let nested: unknown = bag
  for (let depth = 0; depth < 10_000; depth++) nested = { type: 'tuple', value: [nested] }

  test.each<[string, readonly unknown[], string]>([
    ['a large bag', [bag], 'limit'],
    ['many bags', Array.from({ length: 200 }, () => ({ type: 'cell', value: `te6cc${'A'.repeat(1000)}` })), 'limit'],
    ['many entries', Array.from({ length: 5000 }, () => ({ type: 'null' })), 'limit'],
    ['tuples in tuples', [nested], 'limit'],
    ['a number of a million digits', [{ type: 'num', value: '9'.repeat(100_000) }], 'type'],
    ['entries that are none', [null, 7, 'x'], 'type'],
  ])('%s', (_what, stack, reason) => {
    expect(readStack<Abi, string>(abi, 'all', stack as never)).toMatchObject({ reason })
  })
})
