import { expectTypeOf, test } from 'vitest'
import {
  defineAbi,
  readAs,
  readBody,
  readStack,
  readStorage,
  writeBody,
  writeStack,
  type AbiError,
  type AbiStructValue,
  type Abi,
} from 'tonlens/abi'
import type { Cell } from 'tonlens/ton'

const abi = defineAbi({
  name: 'Counter',
  types: {
    Increment: {
      prefix: '0x7e8764ef',
      fields: { queryId: 'uint64', by: 'coins?', to: 'address', note: 'string | cell' },
    },
    Reset: {
      prefix: '0x3a752f06',
      fields: { orders: 'map<uint32, Cell<Order>>', mode: 'Mode', pair: '(int8, [bool, map<bool, bits4>])' },
    },
    Order: { fields: { next: 'Cell<Order>?', payload: 'RemainingBitsAndRefs' } },
    Mode: { enum: { On: 1, Off: 0 }, as: 'uint1' },
    Message: { alias: 'Increment | Reset' },
    Hash: { alias: 'uint256' },
  },
  incoming: ['Message'],
  outgoing: ['Reset', 'Hash'],
  storage: 'Order',
  getMethods: {
    total: { returns: 'coins' },
    find: { parameters: { key: 'Hash', at: 'address?' }, returns: 'array<Order>' },
    stop: {},
  },
})

test('types of bodies follow from the ABI', () => {
  const body = readBody(abi, '')
  if (body instanceof Error) {
    expectTypeOf(body).toEqualTypeOf<AbiError>()
    return
  }
  expectTypeOf(body.$).toEqualTypeOf<'Increment' | 'Reset'>()
  if (body.$ === 'Increment') {
    expectTypeOf(body.queryId).toEqualTypeOf<bigint>()
    expectTypeOf(body.by).toEqualTypeOf<bigint | null>()
    expectTypeOf(body.to).toEqualTypeOf<string>()
    expectTypeOf(body.note).toEqualTypeOf<
      { readonly $: 'string'; readonly value: string } | { readonly $: 'cell'; readonly value: Cell }
    >()
  } else {
    expectTypeOf(body.mode).toEqualTypeOf<'On' | 'Off'>()
    expectTypeOf(body.pair).toEqualTypeOf<readonly [bigint, readonly [boolean, ReadonlyMap<boolean, string>]]>()
    expectTypeOf(body.orders.get(1n)?.payload).toEqualTypeOf<Cell | undefined>()
    expectTypeOf(body.orders.get(1n)?.next?.next?.$).toEqualTypeOf<'Order' | undefined>()
  }
  const sent = readBody(abi, '', { kind: 'outgoing' })
  if (!(sent instanceof Error)) expectTypeOf(sent.$).toEqualTypeOf<'Reset' | 'Hash'>()
})

test('types of storage, of single types and of stacks follow, too', () => {
  const storage = readStorage(abi, '')
  if (!(storage instanceof Error)) expectTypeOf(storage.$).toEqualTypeOf<'Order'>()
  expectTypeOf(readAs(abi, 'lisp_list<Hash>', '')).toEqualTypeOf<readonly bigint[] | AbiError>()
  expectTypeOf(readStack(abi, 'total', [])).toEqualTypeOf<bigint | AbiError>()
  expectTypeOf(readStack(abi, 'stop', [])).toEqualTypeOf<AbiError | null>()
  writeStack(abi, 'find', { key: 1n, at: null })
  // @ts-expect-error an argument is missing
  writeStack(abi, 'find', { key: 1n })
  // @ts-expect-error no such method
  readStack(abi, 'other', [])
})

test('values to write are checked', () => {
  writeBody(abi, { $: 'Increment', queryId: 1n, by: null, to: '', note: { $: 'string', value: '' } })
  // @ts-expect-error a number is a bigint
  writeBody(abi, { $: 'Increment', queryId: 1, by: null, to: '', note: { $: 'string', value: '' } })
  // @ts-expect-error no such body
  writeBody(abi, { $: 'Order' })
})

test('an ABI that is loaded at run time gives values of any type', () => {
  const loaded = JSON.parse('{}') as Abi
  expectTypeOf(readBody(loaded, '')).toEqualTypeOf<AbiStructValue | AbiError>()
})

test('sizes and conditions that depend on other fields', () => {
  const dependent = defineAbi({
    name: 'Dependent',
    types: {
      A: {
        fields: {
          n: 'uint8',
          bits: 'bits<8*n>',
          number: 'int<n>',
          list: 'repeat<n, bool>',
          maybe: 'when<n.3, Cell<string>>',
          chosen: 'choose<n, bool, uint8>',
          map: 'inline_map<uint8, bool>',
          all: 'augmented_map<uint8, bool, coins>',
        },
      },
    },
    storage: 'A',
  })
  const value = readStorage(dependent, '')
  if (value instanceof Error) return
  expectTypeOf(value.bits).toEqualTypeOf<string>()
  expectTypeOf(value.number).toEqualTypeOf<bigint>()
  expectTypeOf(value.list).toEqualTypeOf<readonly boolean[]>()
  expectTypeOf(value.maybe).toEqualTypeOf<string | null>()
  expectTypeOf(value.chosen).toEqualTypeOf<boolean | bigint>()
  expectTypeOf(value.map).toEqualTypeOf<ReadonlyMap<bigint, boolean>>()
  expectTypeOf(value.all.extra).toEqualTypeOf<bigint>()
  expectTypeOf(value.all.entries).toEqualTypeOf<
    ReadonlyMap<bigint, { readonly extra: bigint; readonly value: boolean }>
  >()
})
