import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Dictionary, beginCell, type Builder } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { AbiError, readAs, writeAs, type Abi, type AbiValue } from 'tonlens/abi'
import { formatHash, parseCell } from 'tonlens/ton'
import { compile } from './compile.ts'

const isInstalled = existsSync(join(import.meta.dirname, '../../../node_modules/@ton-community/tlb-parser'))
const text = (bits: number) => beginCell().storeUint(bits, 8)

/** Schemes, a type, its value, and how the reference library writes it. */
const cases: readonly (readonly [
  what: string,
  scheme: string,
  type: string,
  value: AbiValue,
  store: (builder: Builder) => Builder,
])[] = [
  [
    'a bit of flags that is set',
    'a#_ flags:(## 8) x:flags . 3?uint16 = A;',
    'a',
    { $: 'a', flags: 8n, x: 513n },
    (b) => b.storeUint(8, 8).storeUint(513, 16),
  ],
  [
    'a bit of flags that is not set',
    'a#_ flags:(## 8) x:flags . 3?uint16 = A;',
    'a',
    { $: 'a', flags: 247n, x: null },
    (b) => b.storeUint(247, 8),
  ],
  [
    'a Bool as a condition',
    'p#_ y:uint8 = P; a#_ has:Bool x:has?^P = A;',
    'a',
    { $: 'a', has: true, x: { $: 'p', y: 7n } },
    (b) => b.storeBit(true).storeRef(text(7)),
  ],
  [
    'a number as a condition',
    'a#_ n:(## 4) x:n?(Maybe uint8) = A;',
    'a',
    { $: 'a', n: 2n, x: 9n },
    (b) => b.storeUint(2, 4).storeBit(true).storeUint(9, 8),
  ],
  [
    'sizes',
    'a#_ n:(## 6) x:(bits n) y:(int n) z:(uint (n * 2)) w:(## n) = A;',
    'a',
    { $: 'a', n: 12n, x: 'ABC0', y: -5n, z: 70_000n, w: 9n },
    (b) => b.storeUint(12, 6).storeUint(0xabc, 12).storeInt(-5, 12).storeUint(70_000, 24).storeUint(9, 12),
  ],
  [
    'sizes of no bits',
    'a#_ n:(## 6) x:(bits n) y:(int n) z:(uint n) = A;',
    'a',
    { $: 'a', n: 0n, x: '', y: 0n, z: 0n },
    (b) => b.storeUint(0, 6),
  ],
  [
    'repetitions',
    'p#_ a:Bool b:uint7 = P; a#_ n:(## 3) all:(n * P) bits:(n * Bit) = A;',
    'a',
    {
      $: 'a',
      n: 2n,
      all: [
        { $: 'p', a: true, b: 1n },
        { $: 'p', a: false, b: 2n },
      ],
      bits: '80',
    },
    (b) => b.storeUint(2, 3).storeUint(0x81, 8).storeUint(2, 8).storeUint(2, 2),
  ],
  [
    'fields of the structure around',
    'a#_ n:(## 8) ^[ x:(bits n) deep:^[ y:(uint n) ] ] = A;',
    'a',
    { $: 'a', n: 4n, field_2: { $: 'a.2', x: 'F0', deep: { $: 'a.2.deep', y: 3n } } },
    (b) => b.storeUint(4, 8).storeRef(beginCell().storeUint(15, 4).storeRef(beginCell().storeUint(3, 4))),
  ],
  [
    'conditions that hold',
    'a#_ depth:(#<= 30) { depth >= 1 } x:(bits depth) = A;',
    'a',
    { $: 'a', depth: 1n, x: '80' },
    (b) => b.storeUint(1, 5).storeBit(true),
  ],
  [
    'a computed parameter',
    'a#_ n:# { prev:#} { ~prev + 1 = n } = A;',
    'a',
    { $: 'a', n: 1n },
    (b) => b.storeUint(1, 32),
  ],
  [
    'a choice by a field',
    'p#_ x:uint8 = P 0; q#_ y:uint16 = P 1; a#_ kind:(## 1) x:^(P kind) = A;',
    'a',
    { $: 'a', kind: 1n, x: { $: 'q<1>', y: 5n } },
    (b) => b.storeUint(1, 1).storeRef(beginCell().storeUint(5, 16)),
  ],
  [
    'a map in place',
    'a#_ x:(Hashmap 16 uint8) y:Bool = A;',
    'a',
    {
      $: 'a',
      x: new Map([
        [3n, 5n],
        [9n, 7n],
      ]),
      y: true,
    },
    (b) =>
      b
        .storeSlice(
          dictionary([
            [3, 5],
            [9, 7],
          ]),
        )
        .storeBit(true),
  ],
  [
    'an exotic cell as a reference',
    '!p#03 {X:Type} x:bits256 y:^X = P X; a#_ n:uint8 p:^(P A) = A;',
    'a',
    { $: 'a', n: 5n, p: parseCell(new Uint8Array(text(3).endCell().toBoc())) },
    (b) => b.storeUint(5, 8).storeRef(text(3)),
  ],
  [
    'a tag that is computed',
    'transfer query_id:uint64 = A;',
    'transfer',
    { $: 'transfer', query_id: 5n },
    (b) => b.storeUint(0xe627c37e, 32).storeUint(5, 64),
  ],
]

function dictionary(entries: readonly (readonly [number, number])[]) {
  const map = Dictionary.empty(Dictionary.Keys.Uint(16), Dictionary.Values.Uint(8))
  for (const [key, value] of entries) map.set(key, value)
  return beginCell().storeDictDirect(map).endCell().beginParse()
}

describe.skipIf(!isInstalled)('fields that depend on other fields', () => {
  test.each(cases)(
    '%s are written as the reference library writes them, and read back',
    (_what, scheme, type, value, store) => {
      const abi = compile(scheme)
      const expected = store(beginCell()).endCell()
      const cell = writeAs<Abi, string>(abi, type, value)
      if (cell instanceof AbiError) throw cell
      expect(formatHash(cell.hash(), 'hex')).toBe(expected.hash().toString('hex'))
      expect(readAs<Abi, string>(abi, type, new Uint8Array(expected.toBoc()))).toEqual(value)
    },
  )

  const augmented = 'a#_ all:(HashmapAugE 8 uint16 uint4) = A; b#_ all:(HashmapAug 8 uint16 uint4) more:Bool = B;'
  const leaf = (key: number, extra: number, value: number) =>
    beginCell()
      .storeUint(0b10, 2)
      .storeUint(7, 3)
      .storeUint(key & 127, 7)
      .storeUint(extra, 4)
      .storeUint(value, 16)
  const fork = (builder: Builder) =>
    builder
      .storeUint(0b00, 2)
      .storeRef(leaf(1, 1, 100))
      .storeRef(leaf(130, 2, 200))
      .storeUint(3, 4)
  const nodes = {
    entries: new Map([
      [1n, { extra: 1n, value: 100n }],
      [130n, { extra: 2n, value: 200n }],
    ]),
    forks: new Map([['', 3n]]),
  }

  test.each<[string, string, AbiValue, Builder]>([
    [
      'with entries',
      'a',
      { $: 'a', all: { ...nodes, extra: 9n } },
      beginCell().storeBit(true).storeRef(fork(beginCell())).storeUint(9, 4),
    ],
    [
      'without entries',
      'a',
      { $: 'a', all: { entries: new Map(), forks: new Map(), extra: 9n } },
      beginCell().storeBit(false).storeUint(9, 4),
    ],
    ['in place', 'b', { $: 'b', all: nodes, more: true }, fork(beginCell()).storeBit(true)],
  ])('maps with extra values, %s', (_what, type, value, builder) => {
    const abi = compile(augmented)
    const expected = builder.endCell()
    const cell = writeAs<Abi, string>(abi, type, value)
    if (cell instanceof AbiError) throw cell
    expect(formatHash(cell.hash(), 'hex')).toBe(expected.hash().toString('hex'))
    expect(readAs<Abi, string>(abi, type, new Uint8Array(expected.toBoc()))).toEqual(value)
  })

  test.each<[string, string, AbiValue, Builder]>([
    [
      'a condition that does not hold',
      'a#_ depth:(#<= 30) { depth >= 1 } = A;',
      { $: 'a', depth: 0n },
      beginCell().storeUint(0, 5),
    ],
    [
      'a number above the limit of its type',
      'a#_ depth:(#<= 20) = A;',
      { $: 'a', depth: 21n },
      beginCell().storeUint(21, 5),
    ],
    [
      'a computed parameter below zero',
      'a#_ n:# { prev:#} { ~prev + 1 = n } = A;',
      { $: 'a', n: 0n },
      beginCell().storeUint(0, 32),
    ],
    [
      'a choice that nothing declares',
      'p#_ x:uint8 = P 0; a#_ kind:(## 1) x:^(P kind) = A;',
      { $: 'a', kind: 1n, x: null },
      beginCell().storeUint(1, 1).storeRef(beginCell()),
    ],
  ])('refuses %s, in both directions', (_what, scheme, value, builder) => {
    const abi = compile(scheme)
    expect(readAs<Abi, string>(abi, 'a', new Uint8Array(builder.endCell().toBoc()))).toMatchObject({ reason: 'value' })
    expect(writeAs<Abi, string>(abi, 'a', value)).toMatchObject({ reason: 'value' })
  })

  test('the tag of a constructor without one is that of the compiler of TON', () => {
    const { types } = compile(`a#_ = InMsgDescr; b#_ = OutMsgDescr; c#_ = ShardAccountBlocks; d#_ = McBlockExtra;
      block_extra in_msg_descr:^InMsgDescr out_msg_descr:^OutMsgDescr account_blocks:^ShardAccountBlocks
        rand_seed:bits256 created_by:bits256 custom:(Maybe ^McBlockExtra) = BlockExtra;`)
    expect(types?.['block_extra']).toMatchObject({ prefix: '0x4a33f6fd' })
  })
})

describe('hostile sizes end in an AbiError', () => {
  test.each<[string, Abi['types'] & object]>([
    ['a size beyond a cell', { A: { fields: { n: 'uint32', x: 'bits<n>' } } }],
    ['a size that grows', { A: { fields: { n: 'uint32', x: `bits<${'n*'.repeat(900)}n>` } } }],
    ['items without a size', { A: { fields: { n: 'uint32', x: 'repeat<n, void>' } } }],
    ['a field that comes later', { A: { fields: { x: 'bits<n>', n: 'uint32' } } }],
    ['a field that is no number', { A: { fields: { n: 'bits32', x: 'bits<n>' } } }],
    ['checks that are no list', { A: { fields: { n: 'uint32' }, checks: 7 as never } }],
    ['a check that is no comparison', { A: { fields: { n: 'uint32' }, checks: ['n'] } }],
    ['a million checks', { A: { fields: { n: 'uint32' }, checks: Array.from({ length: 1_000_000 }, () => 'n >= 0') } }],
    ['a check as long as a book', { A: { fields: { n: 'uint32' }, checks: [`${'n+'.repeat(1_000_000)}n >= 0`] } }],
    ['an expression as a type', { A: { fields: { n: 'uint32', x: 'n' } } }],
    ['a choice without an alternative', { A: { fields: { n: 'uint32', x: 'choose<n, uint8>' } } }],
  ])('%s', (_what, types) => {
    const abi: Abi = { name: 'Hostile', types }
    const boc = new Uint8Array(beginCell().storeUint(0xfffffff0, 32).endCell().toBoc())
    expect(readAs<Abi, string>(abi, 'A', boc)).toBeInstanceOf(AbiError)
  })
})
