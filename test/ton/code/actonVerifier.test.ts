import { expect, test, vi } from 'vitest'
import { AbiRegistry } from 'tonlens/abi'
import { actonVerifier, loadVerifiedAbis, type SourceContext } from 'tonlens/code'
import { bytesToHex } from '../../../src/ton/cells/bytes.ts'
import { sha256 } from '../../../src/ton/cells/sha256.ts'

const codeHash = 'ab'.repeat(32)
const context = {} as SourceContext
const hash = (text: string) => bytesToHex(sha256(new TextEncoder().encode(text)))
const file = (path: string, content: string, content_hash = hash(content)) => ({ path, content, content_hash })
const bundle = {
  source_bundle_hash: 'x',
  verified_at: 1_780_000_000,
  entrypoint: 'main.tolk',
  compiler: { language: 'tolk', version: '1.4.1', params: {} },
  files: [file('lib.tolk', 'fun a() {}'), file('main.tolk', 'import "lib"')],
}

/** A verifier that answers with one body. */
function serve(body: unknown, status = 200) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  )
  const find = (code = codeHash) => actonVerifier({ fetch }).findSource(code, context)
  return { fetch, find }
}

test('asks by code hash alone, names the verifier, and puts the entry point first', async () => {
  const { fetch, find } = serve({ code_hash: codeHash, verified: true, bundle })
  await expect(find(codeHash.toUpperCase())).resolves.toEqual({
    verifier: 'verifier.acton.monster',
    codeHash,
    compiler: 'tolk',
    version: '1.4.1',
    commandLine: undefined,
    verifiedAt: 1_780_000_000,
    files: [
      { name: 'main.tolk', text: 'import "lib"', isChecked: true },
      { name: 'lib.tolk', text: 'fun a() {}', isChecked: true },
    ],
    isComplete: true,
  })
  expect(fetch.mock.calls.map(([url]) => url as string)).toEqual([
    `https://verifier.acton.monster/api/v1/verification/source?code_hash=${codeHash}`,
  ])
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
})

test('a file with another hash than the verifier states is left without its text', async () => {
  const files = [file('a.tolk', 'changed', hash('original')), { path: 'b.tolk', content: 7 }, null]
  const source = await serve({ code_hash: codeHash, bundle: { ...bundle, files } }).find()
  expect(source?.files).toEqual([
    { name: 'a.tolk', text: undefined, isChecked: false },
    { name: 'b.tolk', text: undefined, isChecked: false },
  ])
})

test('a code without a source is null; another code, a failure and nonsense are errors', async () => {
  expect(await serve({ code_hash: codeHash, verified: false, bundle: null }).find()).toBeNull()
  expect(await serve({ error: 'none' }, 404).find()).toBeNull()
  await expect(serve({ code_hash: 'cd'.repeat(32), bundle }).find()).rejects.toThrow('another code')
  await expect(serve({ bundle }).find()).rejects.toThrow('another code')
  await expect(serve({}, 502).find()).rejects.toThrow('status 502')
  await expect(serve('<html>').find()).rejects.toThrow('cannot be read')
  expect(await serve({ code_hash: codeHash, bundle: {} }).find()).toMatchObject({ files: [], compiler: '' })
  const many = Array.from({ length: 101 }, (_, at) => file(`${at}`, ''))
  const long = await serve({ code_hash: codeHash, bundle: { ...bundle, files: many } }).find()
  expect([long?.files.length, long?.isComplete]).toEqual([100, false])
})

test('ABIs of a code are a source of a registry, found by that code only', async () => {
  const abi = {
    abi_schema_version: '1.0',
    contract_name: 'Counter',
    unique_types: [{ kind: 'intN', n: 32 }],
    declarations: [],
    get_methods: [{ name: 'count', tvm_method_id: 66_000, parameters: [], return_ty_idx: 0 }],
  }
  const { fetch } = serve({
    items: [
      { code_hash: codeHash, abi },
      { code_hash: codeHash, abi: 'none' },
    ],
  })
  const source = await loadVerifiedAbis(codeHash, { fetch })
  expect(source).toMatchObject({ name: 'verifier.acton.monster' })
  const registry = new AbiRegistry([source!])
  expect(Object.keys(registry.getMethods({ codeHash }))).toEqual(['count'])
  expect(registry.getMethods({ codeHash: 'cd'.repeat(32) })).toEqual({})
  expect(await loadVerifiedAbis(codeHash, serve({ items: [] }))).toBeNull()
  const other = serve({ items: [{ code_hash: 'cd'.repeat(32), abi }] })
  await expect(loadVerifiedAbis(codeHash, other)).rejects.toThrow('another code')
})
