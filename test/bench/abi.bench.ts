import { AbiRegistry, readAs, readBody, type Abi } from '../../src/entries/abi.ts'
import { Builder } from '../../src/ton/cells/builder.ts'
import type { Cell } from '../../src/ton/cells/cell.ts'
import { bytesToBase64 } from '../../src/ton/cells/bytes.ts'
import { buildDictionary } from '../../src/ton/cells/buildDictionary.ts'
import { largeBag } from '../fixtures/tools.ts'
import { atMost } from './bench.ts'

const limit = 50
const rounds = 5

/** The longest time for which the readers, which do not pause, hold a page up: by hostile ABIs and hostile cells. */
globalThis.bench = async () => {
  const alternatives = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [
      `U${index}`,
      { prefix: `0b${index.toString(2).padStart(9, '0')}`, fields: {} },
    ]),
  )
  const members = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`m${index}`, index]))
  const long = Array.from({ length: 40 }, (_, index) => `(${'uint8, '.repeat(500)}uint${index + 1})`)
  const aliases = Object.fromEntries(
    Array.from({ length: 31 }, (_, index) => [`L${index}`, { alias: index === 30 ? 'bool' : `L${index + 1}` }]),
  )
  const flags = map(450, 20, (leaf) => leaf.bit(true))
  const abis = Array.from({ length: 50 }, (_, index): Abi => ({
    name: `A${index}`,
    interfaces: ['hostile'],
    types: { A: { fields: { all: 'map<uint20, bool>', more: `uint${index + 1}` } } },
    incoming: ['A'],
  }))
  const text = bytesToBase64(largeBag(4000))
  const read = (types: Abi['types'], type: string, cell: Cell | string) => () =>
    readAs<Abi, string>({ name: 'Hostile', types: { ...types } }, type, cell)
  /** Each creates its ABI anew, so that nothing of it is known. */
  const cases: Readonly<Record<string, () => unknown>> = {
    'a text of 4,000 cells': read({}, 'RemainingBitsAndRefs', text),
    'a union of 300 alternatives in a map': read(
      { ...alternatives, A: { alias: Object.keys(alternatives).join(' | ') } },
      'map<uint256, A>',
      map(2000, 256, (leaf, index) => leaf.uint(BigInt(index % 300), 9)),
    ),
    'a union of 20 alternatives in a map': read(
      { ...alternatives, A: { alias: Object.keys(alternatives).slice(0, 20).join(' | ') } },
      'map<uint256, A>',
      map(2000, 256, (leaf, index) => leaf.uint(BigInt(index % 20), 9)),
    ),
    'a map with keys of 1,023 bits': read(
      {},
      'map<bits1023, void>',
      map(1000, 1023, () => undefined),
    ),
    'a wide map': read(
      {},
      'map<uint64, bool>',
      map(4000, 64, (leaf) => leaf.bit(true)),
    ),
    'aliases of aliases': read(
      aliases,
      'map<uint20, L0?>',
      map(3000, 20, (leaf) => leaf.bit(false)),
    ),
    'long numbers': read(
      {},
      'map<uint20, varuint128>',
      map(3000, 20, (leaf) => leaf.uint(100n, 7).bytes(new Uint8Array(100).fill(255))),
    ),
    'texts of a thousand cells': read({}, '(string, string, string, string)', texts()),
    'a deep nest': read({ A: { fields: { next: 'omittable<Cell<A>>' } } }, 'A', nest(1000, 1)),
    'a nest that branches': read(
      { A: { fields: { a: 'Cell<A>', b: 'Cell<A>', c: 'Cell<A>', d: 'Cell<A>' } } },
      'A',
      nest(500, 4),
    ),
    'an enum of 3,000 members': read(
      { E: { enum: members, as: 'uint16' } },
      'map<uint20, E>',
      map(2000, 20, (leaf) => leaf.uint(2999n, 16)),
    ),
    'long types': () => readBody<Abi>({ name: 'Hostile', incoming: long }, flags),
    '16 attempts of a registry': () =>
      new AbiRegistry([{ name: 'Hostile', abis }]).readBody({ body: flags, receiver: { interfaces: ['hostile'] } }),
  }
  return Object.entries(cases).map(([what, run]) => {
    const times = Array.from({ length: rounds }, () => {
      const start = performance.now()
      run()
      return performance.now() - start
    })
    return atMost(`ABI: ${what}, against ${limit} ms`, Math.min(...times), limit, 1)
  })
}

function map(size: number, keyLength: number, write: (leaf: Builder, index: number) => unknown): Cell {
  const entries = Array.from(
    { length: size },
    (_, index) => [BigInt(index) << BigInt(keyLength - 20), (leaf: Builder) => void write(leaf, index)] as const,
  )
  return new Builder()
    .bit(true)
    .ref(buildDictionary(entries, keyLength) as Cell)
    .cell()
}

function nest(depth: number, width: number): Cell {
  let cell = new Builder().cell()
  for (let level = 0; level < depth; level++) {
    const builder = new Builder()
    for (let index = 0; index < width; index++) builder.ref(cell)
    cell = builder.cell()
  }
  return cell
}

function texts(): Cell {
  let tail = new Builder().cell()
  for (let index = 0; index < 1000; index++) tail = new Builder().bytes(new Uint8Array(127).fill(65)).ref(tail).cell()
  return new Builder().ref(tail).ref(tail).ref(tail).ref(tail).cell()
}
