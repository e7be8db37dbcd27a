import { fileURLToPath } from 'node:url'
import { beginCell, Cell as CoreCell, Dictionary } from '@ton/core'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { disassemble } from 'tonlens/code'
import { parseCell, type Cell } from 'tonlens/ton'
import { Builder } from '../../../src/ton/cells/builder.ts'
import { Cell as OwnCell } from '../../../src/ton/cells/cell.ts'
import { bytesToHex } from '../../../src/ton/cells/bytes.ts'
import { chainStates } from '../../fixtures/verify.ts'
import { oddBody } from '../../fixtures/tools.ts'
import { createRandom } from '../../helpers/random.ts'

const codes = [...new Set(chainStates().flatMap(({ code_boc }) => code_boc ?? []))]

test('disassembles every contract of the embedded chain, to the last instruction', async () => {
  expect(codes.length).toBeGreaterThan(15)
  const names = new Set<string | undefined>()
  for (const code of codes) {
    const { methods, library } = await disassemble(code)
    expect(library).toBeUndefined()
    expect(methods.length).toBeGreaterThan(0)
    for (const { name, lines } of methods) {
      names.add(name)
      expect(lines?.length).toBeGreaterThan(0)
      expect(lines?.join('\n')).not.toMatch(/undefined|\[object/)
    }
  }
  expect([...names]).toEqual(expect.arrayContaining(['recv_internal', 'get_wallet_data', 'get_nft_data', 'seqno']))
})

test('names methods by the names that the application knows', async () => {
  const methods = Dictionary.empty(Dictionary.Keys.Int(19), {
    serialize: (code: CoreCell, builder) => void builder.storeSlice(code.beginParse()),
    parse: (slice) => slice.asCell(),
  })
  const push = beginCell().storeUint(0x71, 8).endCell()
  methods.set(0, push)
  methods.set(85143, push)
  methods.set(107791, push)
  const code = beginCell()
    .storeUint(0xff00f4a413n, 40)
    .storeUint(0xf4bcf2c80bn, 40)
    .storeRef(beginCell().storeDictDirect(methods).endCell())
    .endCell()
  const listing = await disassemble(code.toBoc().toString('base64'), { names: ['counter'] })
  expect(listing.methods.map(({ id, name }) => [id, name])).toEqual([
    [0, 'recv_internal'],
    [85143, 'seqno'],
    [107791, undefined],
  ])
})

describe('libraries', () => {
  const own = parseCell(codes[3] ?? '')
  const data = Uint8Array.from([2, ...own.hash()])
  const library = new OwnCell({ data, bitLength: 264, refs: [], exotic: true })

  test('are looked up by hash, and stay references where they are unknown', async () => {
    const hash = bytesToHex(own.hash())
    await expect(disassemble(library)).resolves.toMatchObject({ library: hash, methods: [] })
    const { methods } = await disassemble(library, { library: (asked) => Promise.resolve(asked === hash ? own : null) })
    expect(methods[0]?.lines?.[0]).toMatch(/^SETCP 0/)
  })

  test('another cell than the one asked for is refused', async () => {
    await expect(disassemble(library, { library: () => oddBody })).rejects.toThrow('another cell came')
  })
})

describe('hostile code', () => {
  test('cells that unfold without end are not unfolded', async () => {
    let cell: Cell = new Builder().uint(0x71, 8).cell()
    for (let depth = 0; depth < 1000; depth += 1)
      cell = new Builder().uint(0x88, 8).ref(cell).ref(cell).ref(cell).cell()
    const { methods, cells } = await disassemble(cell)
    expect(cells).toBe(1001)
    expect(methods).toEqual([{ id: undefined, name: undefined, lines: undefined }])
  })

  test('random cells never throw', async () => {
    const random = createRandom(3)
    for (let count = 0; count < 300; count += 1) {
      const make = (depth: number): Cell => {
        const data = random.bytes(random.integer(127))
        return new OwnCell({
          data,
          bitLength: data.length * 8,
          refs: Array.from({ length: depth > 0 ? random.integer(4) : 0 }, () => make(depth - 1)),
        })
      }
      const { methods } = await disassemble(make(3))
      expect(methods).toHaveLength(1)
    }
  })

  test('ends when the caller gives up', async () => {
    await expect(disassemble(codes[0] ?? '', { signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left')
  })
})

test('nothing loads the disassembler and the catalogue before they are asked for', async () => {
  const { metafile } = await build({
    stdin: {
      contents: `export * from './src/entries/index.ts'; export * from './src/entries/abi.ts'; export * from './src/entries/code.ts'`,
      resolveDir: fileURLToPath(new URL('../../..', import.meta.url)),
    },
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'unused',
    external: ['react', 'react-dom', '@tanstack/react-query', 'zod', 'ton-assembly', '@ton/core'],
  })
  const first = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint === '<stdin>')
  const isStatic = ({ kind }: { kind: string }) => kind === 'import-statement'
  const open = new Set(first?.imports.filter(isStatic).map(({ path }) => path))
  for (const path of open)
    for (const next of metafile.outputs[path]?.imports.filter(isStatic) ?? []) open.add(next.path)
  const loaded = [first, ...[...open].map((path) => metafile.outputs[path])].flatMap((output) =>
    Object.keys(output?.inputs ?? {}),
  )
  expect(loaded.length).toBeGreaterThan(300)
  expect(loaded.filter((file) => file.includes('abi/catalogue/'))).toEqual([])
  expect([...open]).not.toContain('ton-assembly')
})
