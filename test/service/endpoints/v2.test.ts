import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { describeParams } from '../../../src/service/endpoints/describe.ts'
import type { AnyEndpoint } from '../../../src/service/endpoints/endpoint.ts'
import { readEnvelope } from '../../../src/service/endpoints/v2/envelope.ts'
import * as table from '../../../src/service/endpoints/v2/index.ts'
import * as older from '../../../src/service/endpoints/index.ts'
import { isSignedShard, toHexShard, toSignedShard } from '../../../src/service/rows/shapes/shard.ts'
import {
  readStackArguments,
  readStackPairs,
  stackArgument,
  writeStackPairs,
} from '../../../src/service/rows/v2/stack.ts'

interface Call {
  readonly path: string
  readonly methods: readonly string[]
  readonly params: readonly {
    readonly name: string
    readonly alias?: string
    readonly required: boolean
    readonly array?: boolean
    readonly max?: number
  }[]
  readonly result: { readonly fields?: Readonly<Record<string, unknown>> }
}

const file = fileURLToPath(new URL('../../../../shared/api/v2.json', import.meta.url))
const calls = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { calls: Call[] }).calls : []
const rows: readonly AnyEndpoint[] = Object.values(table)

describe.runIf(calls.length > 0).each(rows)('$name against the reference of API v2', (row) => {
  const call = calls.find(({ path }) => path === `/api/v2${row.path}`)

  test('has a route and parameters of it, and all that are required', () => {
    expect(row.service).toBe('v2')
    expect(call?.methods).toContain(row.method)
    const described = describeParams(row)
    const known = call?.params.flatMap(({ name, alias }) => [name, alias]) ?? []
    for (const { name, array, maxItems } of described) {
      expect(known).toContain(name)
      const param = call?.params.find((each) => each.name === name || each.alias === name)
      expect(array).toBe(param?.array === true || name === 'stack')
      if (name === 'libraries') expect(maxItems).toBe(param?.max)
    }
    for (const { name, alias, required } of call?.params ?? []) {
      if (required) expect(described.some((param) => param.required && [name, alias].includes(param.name))).toBe(true)
    }
    // Without a block these calls tell what API v3 tells.
    if (row.name !== 'lookupBlock' && known.includes('seqno'))
      expect(described.find(({ name }) => name === 'seqno')?.required).toBe(true)
  })
})

test('no row has the name of one of API v3', () => {
  expect(Object.keys(table).filter((name) => name in older)).toEqual([])
})

test.each([
  ['8000000000000000', '-9223372036854775808'],
  ['C000000000000000', '-4611686018427387904'],
  ['4000000000000000', '4611686018427387904'],
  ['1000000000000000', '1152921504606846976'],
  ['F800000000000000', '-576460752303423488'],
])('shard %s is %s', (hex, decimal) => {
  expect(toSignedShard(hex)).toBe(decimal)
  expect(toSignedShard(`0x${hex.toLowerCase()}`)).toBe(decimal)
  expect(toHexShard(decimal)).toBe(hex)
  expect([isSignedShard(decimal), isSignedShard(hex)]).toEqual([true, false])
})

test.each([
  [{ ok: true, result: { '@type': 'x' }, '@extra': '1:c' }, { result: { '@type': 'x' } }],
  [{ ok: false, error: 'no', code: 542 }, { code: 542 }],
  [{ ok: false, result: 'Ratelimit exceed', code: 429 }, { code: 429 }],
  [{ ok: false, error: 'no' }, { code: 500 }],
  [{ ok: false, error: 'no', code: 0 }, { code: 500 }],
  [{ result: {} }, {}],
  [null, {}],
  ['no', {}],
])('the envelope %j holds %j', (body, opened) => {
  expect(readEnvelope(body)).toEqual(opened)
})

test('arguments of a get-method travel as pairs', () => {
  const [num, cell, slice] = (['num', 'cell', 'slice'] as const).map((type) => ({ type, value: '1' }))
  expect([num, cell, slice].map(stackArgument.write)).toEqual([
    ['num', '1'],
    ['tvm.Cell', '1'],
    ['tvm.Slice', '1'],
  ])
  expect([num, { type: 'tuple', value: [] }, { type: 'num' }, null, 1].map(stackArgument.check)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('a result stack is read into entries of API v3', () => {
  const element = (type: string, name: string, value: object) => ({ '@type': `tvm.stackEntry${type}`, [name]: value })
  const elements = [
    element('Number', 'number', { '@type': 'tvm.numberDecimal', number: '-5' }),
    element('Cell', 'cell', { '@type': 'tvm.cell', bytes: 'te6c' }),
    element('Tuple', 'tuple', { elements: [element('Number', 'number', { number: '1' })] }),
    element('Unsupported', 'unsupported', {}),
  ]
  const read = [
    { type: 'num', value: '-5' },
    { type: 'cell', value: 'te6c' },
    { type: 'tuple', value: [{ type: 'num', value: '1' }] },
    { type: 'unsupported', value: '' },
  ]
  expect(
    readStackPairs([
      ['num', '0x11'],
      ['cell', { bytes: 'te6cc', object: {} }],
      ['tuple', { '@type': 'tvm.tuple', elements }],
      ['list', { '@type': 'tvm.list', elements: [] }],
      ['unsupported', ''],
    ]),
  ).toEqual([
    { type: 'num', value: '0x11' },
    { type: 'cell', value: 'te6cc' },
    { type: 'tuple', value: read },
    { type: 'list', value: [] },
    { type: 'unsupported', value: '' },
  ])
})

test('arguments and results of a VM here are written as API v2 does', () => {
  const given = (['num', 'cell', 'slice'] as const).map((type) => ({ type, value: '1' }))
  expect(readStackArguments(given.map(stackArgument.write))).toEqual(given)
  const stack = [
    { type: 'num', value: '-0x1f' },
    { type: 'slice', value: 'te6c' },
    {
      type: 'tuple',
      value: [
        { type: 'num', value: '-0x1f' },
        { type: 'list', value: [] },
        { type: 'null', value: null },
      ],
    },
    { type: 'tuple', value: null },
  ]
  expect(writeStackPairs(stack)[0]).toEqual(['num', '-0x1f'])
  expect(readStackPairs(writeStackPairs(stack))).toEqual([
    { type: 'num', value: '-0x1f' },
    { type: 'cell', value: 'te6c' },
    {
      type: 'tuple',
      value: [
        { type: 'num', value: '-31' },
        { type: 'list', value: [] },
        { type: 'unsupported', value: '' },
      ],
    },
    { type: 'unsupported', value: '' },
  ])
})
