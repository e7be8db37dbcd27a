import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { compileTlb, TlbError } from 'tonlens/tlb'
import { readTlb } from '../../../src/tools/cli/tlb/command.ts'

const root = join(import.meta.dirname, '../../..')
const isInstalled = existsSync(join(root, 'node_modules/@ton-community/tlb-parser'))
const block = () =>
  readFileSync(join(root, 'node_modules/@ton-community/tlb-parser/tests/fixtures/tlb/block.tlb'), 'utf8')
const scheme = 'ping#a1b2c3d4 query_id:uint64 flags:# note:flags.0?^Cell = InternalMsgBody;'

describe.skipIf(!isInstalled)('compileTlb', () => {
  test('compiles in parts what the command compiles at once, with the same places', async () => {
    const whole = readTlb(block(), 'block')
    const { abi, refused } = await compileTlb(block(), { name: 'block' })
    expect(Object.keys(abi.types ?? {}).length).toBeGreaterThan(300)
    expect(abi).toEqual(whole.abi)
    expect(refused.map(({ message }) => message)).toEqual(whole.refused.map(({ message }) => message))
  })

  test.each([
    ['behind parts', `${'a#_ = A;\n'.repeat(400)}  b#_ x: = B;`, 401, 10],
    ['behind a comment in its line', '/* a; b */ b#_ x: = B;', 1, 19],
    ['behind comments with semicolons', '// a;\n/* b;\n c; */b#_ x: = B;', 3, 14],
    ['in a comment without an end', 'a#_ = A;\n /* b#_ = B;', 2, 13],
    ['in the first line of a later part', `${'a#_ = A; '.repeat(400)}b#_ x: = B;`, 1, 3608],
  ])('names the place of an error %s', async (_name, text, line, column) => {
    const error = await compileTlb(text).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(TlbError)
    expect(error).toMatchObject({ line, column })
    expect(() => readTlb(text, 'x')).toThrow(`${line}:${column}:`)
  })

  test.each([
    ['a long text', ' '.repeat(50_001), /longer than 50000 characters/],
    ['a long declaration', `a ${'b:# '.repeat(1000)}= A;`, /longer than 3000 characters/],
    ['a deep one', `a x:${'('.repeat(1400)}A${')'.repeat(1400)} = B;`, /nested too deeply|malformed/],
    ['nothing but slashes', '/*'.repeat(20_000), /longer than 3000 characters/],
  ])('refuses %s', async (_name, text, words) => {
    await expect(compileTlb(text)).rejects.toThrow(words)
  })

  test.each([
    [
      'that double at each use',
      'two {X:Type} a:X b:X = Two X; foo {X:Type} x:(Foo (Two X)) = Foo X; s#_ f:(Foo uint8) = S;',
    ],
    [
      'in many types',
      `${Array.from({ length: 300 }, (_, at) => `t${at} {n:#} x:(T ${at + 1}) = T ${at};`).join('\n')} u n:# a:(T n) = U;`,
    ],
  ])('refuses parameters without end %s', async (_name, text) => {
    const { abi, refused } = await compileTlb(text)
    expect(refused[0]?.message).toContain('without end')
    expect(Object.keys(abi.types ?? {})).toEqual([])
  })

  test('repetitions are bounded', async () => {
    const name = 'L'.repeat(120)
    const { refused } = await compileTlb(`a#_ x:uint8 = ${name}; t#_ y:(200 * ${name}) = T; u#_ z:(300 * uint8) = U;`)
    expect(refused.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('long name'),
      expect.stringContaining('255 repetitions'),
    ])
  })

  test('a field that objects cannot have is refused, not lost', async () => {
    const { refused } = await compileTlb('a#_ x:uint8 __proto__:uint8 = A;')
    expect(refused[0]?.reason).toContain('__proto__')
  })

  test('many types without parameters are no parameters without end', async () => {
    const { abi, refused } = await compileTlb(Array.from({ length: 1000 }, (_, at) => `a${at}#_ = T${at};`).join('\n'))
    expect(refused).toEqual([])
    expect(Object.keys(abi.types ?? {})).toHaveLength(2000)
  })

  test('can be aborted', async () => {
    const controller = new AbortController()
    const compiled = compileTlb(block(), { signal: controller.signal })
    controller.abort(new Error('other text'))
    await expect(compiled).rejects.toThrow('other text')
  })

  test('a minified bundle for browsers compiles the same, and loads the parser on demand', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonlens-tlb-'))
    const { metafile } = await build({
      entryPoints: [join(root, 'src/entries/tlb.ts')],
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      minify: true,
      splitting: true,
      format: 'esm',
      platform: 'browser',
      metafile: true,
      logLevel: 'error',
    })
    const [entry] = Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint === 'src/entries/tlb.ts')
    expect(Object.keys(entry?.inputs ?? {}).filter((path) => path.includes('node_modules'))).toEqual([])
    const bundled = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'tlb.mjs')).href)) as {
      compileTlb: typeof compileTlb
    }
    expect(await bundled.compileTlb(scheme)).toEqual(await compileTlb(scheme))
    rmSync(folder, { recursive: true })
  })
})
