import { describe, expect, test } from 'vitest'
import {
  AbiError,
  AbiRegistry,
  defineAbi,
  readAs,
  readBody,
  readStorage,
  writeAs,
  writeBody,
  type Abi,
} from 'tonlens/abi'
import { Builder, Slice, parseCellInSlices, type Cell } from 'tonlens/ton'
import { largeBag } from '../../fixtures/tools.ts'

const counter = defineAbi({
  name: 'Counter',
  types: {
    Increment: { prefix: '0x7e8764ef', fields: { queryId: 'uint64', by: 'uint32' } },
    Note: { prefix: '0x00000007', fields: { text: 'Cell<Inner>' } },
    Inner: { fields: { first: 'uint8' } },
    Storage: { fields: { id: 'uint32', counter: 'uint32' } },
    Own: { fields: {}, custom: true },
    UseOwn: { prefix: '0x00000009', fields: { own: 'Own' } },
  },
  incoming: ['Increment | Note', 'UseOwn'],
  storage: 'Storage',
})

const body = (): Builder => new Builder().uint(0x7e8764ef, 32).uint(5, 64)

describe('a body that does not fit is refused at its bit', () => {
  test.each<[string, Cell, Partial<AbiError>]>([
    ['wrong tag', new Builder().uint(1, 32).cell(), { reason: 'tag', path: '', bit: 0 }],
    ['a field is cut off', body().uint(1, 31).cell(), { reason: 'short', path: 'Increment.by', bit: 96 }],
    ['data after the last field', body().uint(1, 32).uint(3, 2).cell(), { reason: 'leftover', bit: 128 }],
    [
      'a reference after the last field',
      body().uint(1, 32).ref(new Builder().cell()).cell(),
      { reason: 'leftover', bit: 128 },
    ],
    [
      'data left over in a referenced cell',
      new Builder().uint(7, 32).ref(new Builder().uint(1, 9).cell()).cell(),
      { reason: 'leftover', path: 'Note.text', bit: 8 },
    ],
    ['a missing reference', new Builder().uint(7, 32).cell(), { reason: 'short', path: 'Note.text', bit: 32 }],
    [
      'a type with code of its own',
      new Builder().uint(9, 32).cell(),
      { reason: 'custom', path: 'UseOwn.own', bit: 32 },
    ],
  ])('%s', (_, cell, expected) => {
    const error = readBody(counter, cell)
    expect(error).toBeInstanceOf(AbiError)
    expect(error).toMatchObject(expected)
  })

  test('no bag of cells', () => {
    expect(readBody(counter, 'te6cc')).toMatchObject({ reason: 'source' })
  })
})

test('reads and writes a type with code of its own through a codec', () => {
  const codecs = {
    Own: {
      read: (slice: Slice) => slice.uint(8),
      write: (builder: Builder, value: unknown) => void builder.uint(value as bigint, 8),
    },
  }
  const cell = new Builder().uint(9, 32).uint(200, 8).cell()
  const read = readBody(counter, cell, { codecs })
  expect(read).toEqual({ $: 'UseOwn', own: 200n })
  expect(writeBody(counter as Abi, { $: 'UseOwn', own: 200n }, { codecs })).toEqual(cell)
})

test('tells which value does not fit', () => {
  expect(writeBody(counter, { $: 'Increment', queryId: 1n, by: 2n ** 32n })).toMatchObject({
    reason: 'value',
    path: 'Increment.by',
  })
  expect(writeBody(counter as Abi, { $: 'Increment', queryId: 1n })).toMatchObject({
    reason: 'value',
    path: 'Increment.by',
  })
  expect(writeBody(counter as Abi, { $: 'Other' })).toMatchObject({ reason: 'value' })
})

test('of two layouts with one tag takes the one that fits', () => {
  const abi = defineAbi({
    name: 'Two',
    types: { A: { prefix: '0x1', fields: { x: 'uint8' } }, B: { prefix: '0x1', fields: { x: 'uint16' } } },
    incoming: ['A', 'B'],
  })
  expect(readBody(abi, new Builder().uint(1, 4).uint(9, 16).cell())).toEqual({ $: 'B', x: 9n })
})

test('additions for older contracts: a last field that may be missing, and items until the end', () => {
  const abi = defineAbi({
    name: 'Old',
    types: {
      A: { prefix: '0x1', fields: { x: 'omittable<uint8>' } },
      B: { prefix: '0x2', fields: { all: 'rest<(uint8, cell)>' } },
    },
    incoming: ['A', 'B'],
  })
  const empty = new Builder().cell()
  expect(readBody(abi, new Builder().uint(1, 4).cell())).toEqual({ $: 'A', x: null })
  expect(readBody(abi, new Builder().uint(1, 4).uint(7, 8).cell())).toEqual({ $: 'A', x: 7n })
  const list = new Builder().uint(2, 4).uint(3, 8).ref(empty).uint(4, 8).ref(empty).cell()
  expect(readBody(abi, list)).toEqual({
    $: 'B',
    all: [
      [3n, empty],
      [4n, empty],
    ],
  })
})

test.each([-128n, -32768n, -(1n << 111n)])(
  'writes %s in as few bytes as the virtual machine, and reads it in one more',
  (value) => {
    const abi: Abi = { name: 'Number' }
    const bytes = (value.toString(2).length / 8) | 0
    const short = new Builder()
      .uint(bytes, 4)
      .int(value, bytes * 8)
      .cell()
    expect(writeAs(abi, 'varint16', value)).toEqual(short)
    expect(
      readAs(
        abi,
        'varint16',
        new Builder()
          .uint(bytes + 1, 4)
          .int(value, bytes * 8 + 8)
          .cell(),
      ),
    ).toBe(value)
  },
)

describe('hostile input ends in an AbiError', () => {
  /** A bag of 40 cells that describes 2^40 leaves. */
  let bomb = new Builder().cell()
  for (let level = 0; level < 40; level++) bomb = new Builder().ref(bomb).ref(bomb).cell()
  let dictionary = new Builder().digits('00').cell()
  for (let level = 0; level < 60; level++)
    dictionary = new Builder().digits('00').ref(dictionary).ref(dictionary).cell()
  const leaf = new Builder().cell()
  const longTypes = {
    types: Object.fromEntries(
      Array.from({ length: 400 }, (_, i) => [`T${i}`, { alias: `(${`T${i + 1}, `.repeat(300)}int8)` }]),
    ),
  }
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, 'void']))

  test.each<[string, unknown, string, Cell]>([
    ['a type that contains itself', { types: { A: { fields: { a: 'A' } } } }, 'A', leaf],
    ['an alias of itself', { types: { A: { alias: 'A' } } }, 'A', leaf],
    ['aliases in a circle behind a question mark', { types: { A: { alias: 'B?' }, B: { alias: 'A' } } }, 'A', leaf],
    ['cells that branch at every level', { types: { A: { fields: { l: 'Cell<A>', r: 'Cell<A>' } } } }, 'A', bomb],
    ['a dictionary without end', {}, 'map<uint60, void>', new Builder().bit(true).ref(dictionary).cell()],
    [
      'types that double',
      {
        types: Object.fromEntries(
          Array.from({ length: 60 }, (_, i) => [`T${i}`, { alias: i === 0 ? 'void' : `(T${i - 1}, T${i - 1})` }]),
        ),
      },
      'T59',
      leaf,
    ],
    ['items without a size', {}, 'rest<void>', new Builder().uint(1, 1).cell()],
    ['a million brackets', {}, '('.repeat(1_000_000), leaf],
    ['nested brackets', {}, `${'['.repeat(900)}int8${']'.repeat(900)}`, leaf],
    [
      'a structure of structures of many fields',
      { types: { A: { fields: { ...many, b: 'B' } }, B: { fields: { ...many, a: 'A' } } } },
      'A',
      leaf,
    ],
    ['a name of the prototype', {}, 'constructor', leaf],
    ['a prototype as a type', { types: { A: { fields: { x: '__proto__' } } } }, 'A', leaf],
    ['fields that are none', { types: { A: { fields: null } } }, 'A', leaf],
    ['a field that is no text', { types: { A: { fields: { a: 7 } } } }, 'A', leaf],
    ['a declaration that is none', { types: { A: 5 } }, 'A', leaf],
    ['a tag that is none', { types: { A: { prefix: 'x', fields: {} } } }, 'A', leaf],
    ['a size beyond a cell', {}, 'bits9999', leaf],
    ['an empty union', {}, '|', leaf],
    ['aliases of long types', longTypes, 'T0', leaf],
    ['an ABI that is nothing', null, 'A', leaf],
  ])('%s', (_, abi, type, cell) => {
    expect(readAs((abi === null ? null : { name: 'Hostile', ...(abi as object) }) as Abi, type, cell)).toBeInstanceOf(
      AbiError,
    )
  })

  test('types are refused by their whole length, not by their number', () => {
    const aliases: Abi = { name: 'Hostile', ...longTypes }
    expect(readAs(aliases, 'T0', leaf)).toMatchObject({ reason: 'limit' })
    const incoming = Array.from({ length: 100 }, (_, index) => `[${'int8, '.repeat(600)}int${index + 1}]`)
    expect(readBody({ name: 'Hostile', incoming }, leaf)).toMatchObject({ reason: 'limit' })
  })

  const million = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`f${index}`, index]))

  test.each<[string, Abi['types'] & object, string, unknown]>([
    ['reading fields beyond number', { A: { fields: million as never } }, 'A', undefined],
    ['reading members beyond number', { A: { enum: million, as: 'uint8' } }, 'A', undefined],
    ['writing fields beyond number', { A: { fields: million as never } }, 'A', {}],
    ['writing a list beyond number', {}, 'lisp_list<uint8>', Array.from({ length: 100_000 }, () => 1n)],
    [
      'writing a map beyond number',
      {},
      'map<uint32, void>',
      new Map(Array.from({ length: 100_000 }, (_, index) => [BigInt(index), null])),
    ],
  ])('%s is refused as too large', (_, types, type, value) => {
    const abi: Abi = { name: 'Hostile', types }
    const result =
      value === undefined ? readAs(abi, type, new Builder().uint(1, 32).cell()) : writeAs(abi, type, value as never)
    expect(result).toMatchObject({ reason: 'limit' })
  })

  test('a number and a text longer than any cell are refused at once', () => {
    const abi: Abi = { name: 'Hostile' }
    expect(writeAs(abi, 'varint32', 1n << 5_000_000n)).toMatchObject({ reason: 'value' })
    expect(writeAs(abi, 'varuint32', 1n << 5_000_000n)).toBeInstanceOf(AbiError)
    expect(writeAs(abi, 'string', 'x'.repeat(20_000_000))).toMatchObject({ reason: 'value' })
  }, 2000)

  test('an ABI of parsed JSON with wrong lists is taken into a registry and names nothing', () => {
    const abis = [
      null,
      7,
      {
        name: 'H',
        addresses: [5],
        codeHashes: 'abc',
        interfaces: 7,
        incoming: 5,
        types: null,
        errors: null,
        getMethods: 3,
      },
    ]
    const registry = new AbiRegistry([{ name: 'Hostile', abis: abis as never }])
    expect(registry.readBody({ body: leaf, receiver: { address: 'x', interfaces: 5 as never } })).toBeUndefined()
    expect(registry.readStorage({ codeHash: 'abc' }, 'te6')).toBeUndefined()
    expect(registry.listOpcodes()).toEqual([])
  })

  test.each(['readBody', 'readStorage'] as const)('%s stops after three ABIs that describe too much', (read) => {
    const tried = new Set<string>()
    const abis = Array.from({ length: 50 }, (_, index): Abi => ({
      name: `A${index}`,
      interfaces: ['hostile'],
      incoming: ['A'],
      storage: 'A',
      get types() {
        tried.add(`A${index}`)
        return { A: { fields: { all: 'map<uint60, void>' } } }
      },
    }))
    const registry = new AbiRegistry([{ name: 'Hostile', abis }])
    tried.clear()
    const cell = new Builder().bit(true).ref(dictionary).cell()
    const contract = { interfaces: ['hostile'] }
    expect(
      read === 'readBody'
        ? registry.readBody({ body: cell, receiver: contract })
        : registry.readStorage(contract, cell),
    ).toBeUndefined()
    expect(tried.size).toBe(3)
  })

  test('all attempts of a registry together do as much work as three readings', () => {
    const tried = new Set<string>()
    const list = new Builder()
      .bit(true)
      .ref(
        writeAs(
          { name: 'List' },
          'inline_map<uint16, bool>',
          new Map(Array.from({ length: 450 }, (_, index) => [BigInt(index), true])),
        ) as Cell,
      )
      .cell()
    const abis = Array.from({ length: 16 }, (_, index): Abi => ({
      name: `A${index}`,
      interfaces: ['hostile'],
      storage: 'A',
      get types() {
        tried.add(`A${index}`)
        return { A: { fields: { all: 'map<uint16, bool>', more: 'uint8' } } }
      },
    }))
    const registry = new AbiRegistry([{ name: 'Hostile', abis }])
    tried.clear()
    const budget = { steps: 4000 }
    expect(readStorage(abis[0] as Abi, list, { budget })).toMatchObject({ reason: 'short' })
    tried.clear()
    expect(registry.readStorage({ interfaces: ['hostile'] }, list)).toBeUndefined()
    expect(tried.size).toBe(Math.ceil(12_000 / (4000 - budget.steps)))
  })

  test('a reading counts its work down from the budget that it is given', () => {
    const values = new Map(Array.from({ length: 3000 }, (_, index) => [BigInt(index), null]))
    const budget = { steps: 50_000 }
    const cell = writeAs({ name: 'List' }, 'map<uint16, void>', values, { budget })
    if (cell instanceof AbiError) throw cell
    expect(budget.steps).toBeLessThan(50_000)
    expect(readAs({ name: 'List' }, 'map<uint16, void>', cell)).toMatchObject({ reason: 'limit' })
    expect(readAs({ name: 'List' }, 'map<uint16, void>', cell, { budget: { steps: 50_000 } })).toEqual(values)
  })

  test.each(['bytes', 'base64', 'hex'] as const)(
    'a bag of more than 4,000 cells as %s is refused before it is parsed; its cell is read',
    async (form) => {
      const bag = largeBag(4001)
      const source = form === 'bytes' ? bag : Buffer.from(bag).toString(form)
      expect(readAs({ name: 'Large' }, 'RemainingBitsAndRefs', source)).toMatchObject({
        reason: 'limit',
        message: expect.stringContaining('parseCellInSlices') as string,
      })
      expect(readBody({ name: 'Large', incoming: ['slice'] }, source)).toMatchObject({ reason: 'limit' })
      expect(new AbiRegistry([]).readBody({ body: source })).toBeUndefined()
      const cell = await parseCellInSlices(source)
      expect(readAs({ name: 'Large' }, 'RemainingBitsAndRefs', cell)).toEqual(cell)
      expect(readAs({ name: 'Large' }, 'RemainingBitsAndRefs', largeBag(4000))).not.toBeInstanceOf(AbiError)
    },
  )

  test('a text of a billion digits is refused by its length', () => {
    const source = {
      length: 1_000_000_000,
      get replace(): never {
        throw new Error('It was read.')
      },
    } as unknown as Uint8Array
    expect(readAs({ name: 'Large' }, 'slice', source)).toMatchObject({ reason: 'limit' })
  })

  test('of a thousand ABIs with one opcode, few are tried', () => {
    let tried = 0
    const abis = Array.from({ length: 1000 }, (_, index) => {
      const abi = {
        name: `A${index}`,
        types: { A: { prefix: '0x11112222', fields: { all: 'map<uint60, void>', more: 'uint8' } } },
        incoming: ['A'],
      }
      return {
        ...abi,
        get incoming() {
          tried += 1
          return abi.incoming
        },
      }
    })
    const registry = new AbiRegistry([{ name: 'Hostile', abis }])
    tried = 0
    expect(registry.readBody({ body: new Builder().uint(0x11112222, 32).bit(false).cell() })).toBeUndefined()
    expect(tried).toBe(16)
  })

  test('a field named __proto__ stays a field', () => {
    const abi = JSON.parse('{"name":"P","types":{"A":{"fields":{"__proto__":"uint8"}}},"storage":"A"}') as Abi
    const value = readStorage(abi, new Builder().uint(9, 8).cell()) as object
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect(Object.getOwnPropertyDescriptor(value, '__proto__')?.value).toBe(9n)
  })

  test('random bits never throw', () => {
    for (let seed = 0; seed < 300; seed++) {
      let bits = 0n
      for (let index = 0; index < 16; index++)
        bits = (bits << 32n) | BigInt(Math.imul(seed * 16 + index, 2654435761) >>> 0)
      const cell = new Builder().uint(bits, 512).ref(new Builder().uint(bits, 512).cell()).cell()
      for (const type of [
        'map<uint16, coins>',
        'array<string>',
        'lisp_list<bool>',
        'any_address',
        'varint32',
        'int8 | uint9 | null',
      ]) {
        const result: unknown = readAs({ name: 'Random' }, type, cell)
        if (!(result instanceof AbiError)) expect(result).toBeDefined()
      }
    }
  })
})
