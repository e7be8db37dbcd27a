import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { AbiError, AbiRegistry, readAs, readBody, standards, writeAs, type Abi } from 'tonlens/abi'
import { parseCell } from 'tonlens/ton'
import { readTlb, runTlbCommand } from '../../../src/cli/tlb/command.ts'
import { TlbError } from '../../../src/cli/tlb/errors.ts'

const isInstalled = existsSync(join(import.meta.dirname, '../../../node_modules/@ton-community/tlb-parser'))
const scheme = join(import.meta.dirname, 'tokens.tlb')

describe.skipIf(!isInstalled)('tonlens tlb', () => {
  test('the schemes of the standards read the same bodies as the ABIs written by hand', () => {
    const abi = readTlb(readFileSync(scheme, 'utf8'), 'tokens')
    expect(abi.incoming).toHaveLength(8)
    const own = new AbiRegistry([{ name: 'schemes', abis: [abi] }])
    const byHand = new AbiRegistry([standards])
    const recorded = JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, '../../abi/bodies.json.gz'))).toString()) as readonly { body: string; external?: 'in' }[]
    let compared = 0
    for (const { body, external } of recorded) {
      const reading = own.readBody({ body, external })
      if (reading === undefined) continue
      const { $: _own, ...fields } = reading.value
      const { $: _byHand, ...expected } = byHand.readBody({ body, external })?.value ?? { $: '' }
      expect(fields).toEqual(expected)
      compared += 1
    }
    expect(compared).toBeGreaterThan(50)
  })

  test('writes a module or JSON', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonlens-tlb-'))
    expect(runTlbCommand([scheme, join(folder, 'tokens.ts')])).toMatch(/^Wrote 8 types/)
    expect(readFileSync(join(folder, 'tokens.ts'), 'utf8')).toMatch(/^import \{ defineAbi \} from 'tonlens\/abi'\n\nexport const tokens = defineAbi\(\{/)
    runTlbCommand([scheme, join(folder, 'tokens.json')])
    const abi = JSON.parse(readFileSync(join(folder, 'tokens.json'), 'utf8')) as Abi
    expect(Object.keys(abi.types ?? {})).toContain('transfer_notification')
    expect(JSON.parse(runTlbCommand([scheme]))).toEqual(abi)
  })

  test('reads what it compiles: unions, parameters, maps, nested cells', () => {
    const abi = readTlb(
      `pair#_ {X:Type} {Y:Type} left:X right:Y = Pair X Y;
       red$0 = Color; blue$10 shade:(## 7) = Color;
       order#a1b2c3d4 id:# color:Color sizes:(HashmapE 16 (VarUInteger 7)) both:(Pair uint8 Bool)
         ^[ note:(Maybe ^Cell) owner:MsgAddressInt ] hashes:(2 * bits256) = Order;`,
      'shop',
    )
    const value = {
      $: 'order',
      id: 7n,
      color: { $: 'blue', shade: 100n },
      sizes: new Map([[3n, 5n], [9n, 70_000n]]),
      both: { $: 'pair<uint8, bool>', left: 1n, right: true },
      field_5: { $: 'order.5', note: null, owner: `0:${'AB'.repeat(32)}` },
      hashes: ['CD'.repeat(32), 'EF'.repeat(32)],
    }
    const cell = writeAs<Abi, string>(abi, 'order', value)
    if (cell instanceof AbiError) throw cell
    expect(readAs<Abi, string>(abi, 'Order', cell)).toEqual(value)
    expect(cell.bitLength).toBe(32 + 32 + 9 + 1 + 9 + 512)
  })

  test('a tag with an incomplete digit', () => {
    const abi = readTlb('a#c_ x:uint6 = A; b$0 x:uint7 = A;', 'x')
    expect(abi.types?.['a']).toEqual({ prefix: '0b1', fields: { x: 'uint6' } })
  })

  test.each([
    ['a size that depends on the data', 'a#01 n:# x:(bits n) = A;', 'a size that depends on the data', 1],
    ['a field that depends on another', 'a#01 f:Bool\n x:f?uint8 = A;', 'fields that depend on other fields', 2],
    ['a condition', 'a#01 n:(## 8)\n { n <= 5 } = A;', 'conditions on fields', 2],
    ['a type that nobody declares', 'a#01\n\n x:Foo = A;', 'nothing declares the type Foo', 3],
    ['a constructor without a tag', 'a x:uint8 = A;', 'a has no tag', 1],
    ['alternatives without tags', 'a#_ x:uint8 = A;\nb#01 = A;', 'needs a tag', 1],
    ['an ambiguous Either', 'l#01 = L;\nr#02 = R;\na#_ x:(Either L R) = A;', 'Either of two types with tags', 3],
    ['parameters without end', 'a#_ {X:Type} x:^(A (Maybe X)) = A X; b#_ x:(A uint8) = B;', 'parameters without end', 1],
    ['malformed text', 'a#01 x:uint8\n y:( = A;', 'malformed', 2],
  ])('refuses %s with line and column', async (_name, source, words, line) => {
    const error = await Promise.resolve().then(() => readTlb(source, 'x')).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(TlbError)
    expect((error as TlbError).message).toContain(words)
    expect((error as TlbError).line).toBe(line)
  })

  test('reads the payload of a body that it compiled', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonlens-tlb-'))
    const file = join(folder, 'mine.tlb')
    writeFileSync(file, 'ping#00012345 query_id:uint64 = InternalMsgBody;')
    const abi = JSON.parse(runTlbCommand([file])) as Abi
    expect(readBody(abi, parseCell('te6cckEBAQEADgAAGAABI0UAAAAAAAAACVheXL4='))).toEqual({ $: 'ping', query_id: 9n })
  })
})

test('says how the command is used', () => {
  expect(() => runTlbCommand([])).toThrow('Pass a file of TL-B schemes')
  expect(() => runTlbCommand(['missing.tlb'])).toThrow('missing.tlb could not be read')
})
