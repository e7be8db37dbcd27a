import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { AbiError, AbiRegistry, readAs, readBody, standards, writeAs, type Abi } from 'tonlens/abi'
import { parseCell } from 'tonlens/ton'
import { readTlb, runTlbCommand } from '../../../../src/tools/cli/tlb/command.ts'
import { TlbError } from '../../../../src/ton/tlb/errors.ts'
import { compile } from '../../../ton/tlb/compile.ts'

const isInstalled = existsSync(join(import.meta.dirname, '../../../../node_modules/@ton-community/tlb-parser'))
const scheme = join(import.meta.dirname, 'tokens.tlb')

describe.skipIf(!isInstalled)('tonlens tlb', () => {
  test('the schemes of the standards read the same bodies as the ABIs written by hand', () => {
    const { abi } = readTlb(readFileSync(scheme, 'utf8'), 'tokens')
    expect(abi.incoming).toHaveLength(8)
    const own = new AbiRegistry([{ name: 'schemes', abis: [abi] }])
    const byHand = new AbiRegistry([standards])
    const recorded = JSON.parse(
      gunzipSync(readFileSync(join(import.meta.dirname, '../../../ton/abi/bodies.json.gz'))).toString(),
    ) as readonly { body: string; external?: 'in' }[]
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
    expect(readFileSync(join(folder, 'tokens.ts'), 'utf8')).toMatch(
      /^import \{ defineAbi \} from 'tonlens\/abi'\n\nexport const tokens = defineAbi\(\{/,
    )
    runTlbCommand([scheme, join(folder, 'tokens.json')])
    const abi = JSON.parse(readFileSync(join(folder, 'tokens.json'), 'utf8')) as Abi
    expect(Object.keys(abi.types ?? {})).toContain('transfer_notification')
    expect(JSON.parse(runTlbCommand([scheme]))).toEqual(abi)
  })

  test('reads what it compiles: unions, parameters, maps, nested cells', () => {
    const abi = compile(
      `pair#_ {X:Type} {Y:Type} left:X right:Y = Pair X Y;
       red$0 = Color; blue$10 shade:(## 7) = Color;
       order#a1b2c3d4 id:# color:Color sizes:(HashmapE 16 (VarUInteger 7)) both:(Pair uint8 Bool)
         ^[ note:(Maybe ^Cell) owner:MsgAddressInt ] hashes:(2 * bits256) = Order;`,
    )
    const value = {
      $: 'order',
      id: 7n,
      color: { $: 'blue', shade: 100n },
      sizes: new Map([
        [3n, 5n],
        [9n, 70_000n],
      ]),
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
    const abi = compile('a#c_ x:uint6 = A; b$0 x:uint7 = A;')
    expect(abi.types?.['a']).toEqual({ prefix: '0b1', fields: { x: 'uint6' } })
  })

  test.each([
    [
      'a size that depends on the data where a map needs its keys',
      'a#01 n:# x:(HashmapE n uint8) = A;',
      'a size here that depends on the data',
      1,
    ],
    ['a size from a field that comes later', 'a#01\n x:(bits n) n:# = A;', 'no field before it', 2],
    [
      'a computed parameter',
      'nil$_ = L 0;\ncons$_ {n:#} next:^(L n) = L (n + 1);\nb$_ all:(L 2) = B;',
      'computed parameters',
      2,
    ],
    [
      'a parameter from the data',
      'a#_ {n:#} x:(bits n) = A n;\nb#_ n:# x:(A n) = B;',
      'A with a parameter from the data',
      2,
    ],
    ['a parameter that nothing computes', 'a#_\n {n:#} x:uint8 = A;', 'nothing gives the parameter n a value', 2],
    ['another computation', 'a#_ {n:#} x:#\n { n + (~x) = 5 } = A;', 'this', 2],
    ['an exotic cell in place', '!p#03 x:bits256 = P;\nb#_ p:P = B;', 'exotic cells', 1],
    ['a type that nobody declares', 'a#01\n\n x:Foo = A;', 'nothing declares the type Foo', 3],
    ['alternatives without tags', 'a#_ x:uint8 = A;\nb#01 = A;', 'needs a tag', 1],
    ['an ambiguous Either', 'l#01 = L;\nr#02 = R;\na#_ x:(Either L R) = A;', 'Either of two types with tags', 3],
    [
      'parameters without end',
      'a#_ {X:Type} x:^(A (Maybe X)) = A X; b#_ x:(A uint8) = B;',
      'parameters without end',
      1,
    ],
    ['malformed text', 'a#01 x:uint8\n y:( = A;', 'malformed', 2],
  ])('refuses %s with line and column', async (_name, source, words, line) => {
    const error = await Promise.resolve()
      .then(() => compile(source))
      .catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(TlbError)
    expect((error as TlbError).message).toContain(words)
    expect((error as TlbError).line).toBe(line)
  })

  test('leaves out on request what an ABI cannot express, and lists it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonlens-tlb-'))
    const file = join(folder, 'partial.tlb')
    writeFileSync(file, 'a#01 x:Foo = A;\nb#02 a:A = B;\nc#03 x:uint8 = C;\n')
    expect(() => runTlbCommand([file])).toThrow(
      /^1:8: A: nothing declares the type Foo. In all, an ABI cannot express 2 types/,
    )
    expect(runTlbCommand([file, join(folder, 'partial.json'), '--partial'])).toMatch(
      /^Wrote 2 types to .* Left out:\n {2}1:8: A: .*\n {2}1:8: B: /,
    )
    expect(JSON.parse(readFileSync(join(folder, 'partial.json'), 'utf8'))).toMatchObject({
      types: { c: { prefix: '0x03' } },
    })
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
