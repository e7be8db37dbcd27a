import { describe, expect, test, vi } from 'vitest'
import { sourcesRegistry, type SourceContext } from 'tonlens/code'
import { loadIpfs, parseIpfsLink } from '../../../src/sources/verifiers/ipfs.ts'
import { addressCell, toRawAddress } from '../../../src/ton/cells/address.ts'
import { Builder } from '../../../src/ton/cells/builder.ts'
import { bytesToBase64, bytesToHex } from '../../../src/ton/cells/bytes.ts'
import { sha256 } from '../../../src/ton/cells/sha256.ts'
import { writeBoc } from '../../../src/ton/cells/writeBoc.ts'
import { createGateway, rawCid } from '../../fixtures/ipfs.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const gateway = 'https://gateway.example/ipfs/'

describe('IPFS', () => {
  const load = (cid: string, body: string | Uint8Array, maxBytes = 1e6) =>
    loadIpfs(cid, { gateway, fetch: createGateway(new Map([[cid, body]])), maxBytes, timeout: 1000 })
  // As `ipfs add` prints them.
  const known: [string, string][] = [
    ['QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o', 'hello world\n'],
    ['QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH', ''],
    ['bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e', 'hello world'],
  ]

  test.each(known)('%s is compared with its file', async (cid, text) => {
    await expect(load(cid, text)).resolves.toEqual({ bytes: bytes(text), isChecked: true })
    await expect(load(cid, `${text}x`)).rejects.toThrow('gave another file')
  })

  test('a file of several blocks cannot be compared, and says so; a raw one is always one block', async () => {
    const long = 'x'.repeat(300_000)
    await expect(load('QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o', long)).resolves.toMatchObject({
      isChecked: false,
    })
    await expect(load('bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e', long)).rejects.toThrow(
      'gave another file',
    )
  })

  test('a file that is too large is left while it loads', async () => {
    await expect(load(known[0]?.[0] ?? '', 'x'.repeat(5000), 1000)).rejects.toThrow('larger than 1000 bytes')
  })

  test('a gateway that never answers is left after the time limit, and at once by an abort', async () => {
    const never = vi.fn(
      (_: unknown, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    )
    const options = { gateway, fetch: never as unknown as typeof fetch, maxBytes: 1000 }
    await expect(
      loadIpfs('QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH', { ...options, timeout: 20 }),
    ).rejects.toThrow('within 20 ms')
    const controller = new AbortController()
    const loading = loadIpfs('QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH', {
      ...options,
      timeout: 60_000,
      signal: controller.signal,
    })
    controller.abort(new Error('left'))
    await expect(loading).rejects.toThrow('left')
    expect(never.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
  })

  test.each([
    'https://evil.example/x',
    'ipfs://../../secret',
    'ipfs://QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o/../x',
    'ipfs://QmT78?x',
    'javascript:alert(1)',
    7,
    null,
  ])('no request goes to %s', (link) => expect(parseIpfsLink(link)).toBeUndefined())
})

describe('the sources registry', () => {
  const registry = toRawAddress('EQD-BJSVUJviud_Qv7Ymfd3qzXdrmV525e3YDzWQoHIAiInL')
  const item = `0:${'12'.repeat(32)}`
  const codeHash = 'ab'.repeat(32)
  const main = 'int main() { return 1; }'
  const lib = 'int helper() { return 2; }'
  const list = {
    compiler: 'func',
    compilerSettings: { funcVersion: '0.4.4', commandLine: '-PS main.fc' },
    hash: bytesToBase64(Uint8Array.from({ length: 32 }, () => 0xab)),
    verificationDate: 1_700_000_000_000,
    sources: [
      { url: `ipfs://${rawCid(bytes(lib))}`, filename: 'lib.fc', isEntrypoint: false },
      { url: `ipfs://${rawCid(bytes(main))}`, filename: 'main.fc', isEntrypoint: true },
    ],
  }
  const idOf = (verifier: string) => BigInt(`0x${bytesToHex(sha256(bytes(verifier)))}`)
  const number = (value: bigint) => ({ type: 'num', value: `0x${value.toString(16)}` })
  const entry = (text: string, version = 1n) => ({
    type: 'cell',
    value: bytesToBase64(
      writeBoc(
        text
          .split('')
          .reduce((cell, char) => cell.uint(BigInt(char.charCodeAt(0)), 8), new Builder().uint(version, 8))
          .cell(),
      ),
    ),
  })

  interface World {
    verifier?: string
    active?: boolean
    /** Answer of get_source_item_data. */
    data?: unknown[]
    list?: unknown
    files?: string[]
    exitCode?: number
  }
  function open({
    verifier = 'verifier.ton.org',
    active = true,
    data,
    list: given = list,
    files = [main, lib],
    exitCode = 0,
  }: World) {
    const json = bytes(JSON.stringify(given))
    const store = new Map<string, Uint8Array | string>([
      [rawCid(json), json],
      ...files.map((file) => [rawCid(bytes(file)), file] as const),
    ])
    const calls: string[] = []
    const context: SourceContext = {
      isActive: () => Promise.resolve(active),
      runGetMethod({ address, method, stack }) {
        calls.push(method)
        const answer = (entries: unknown[]) =>
          Promise.resolve({ gas_used: 1, exit_code: exitCode, stack: entries as never })
        if (method === 'get_source_item_address') {
          expect(address).toBe(registry)
          const isOurs =
            stack[0]?.value === String(idOf(verifier)) && stack[1]?.value === String(BigInt(`0x${codeHash}`))
          return answer([{ type: 'slice', value: addressCell(isOurs ? item : `0:${'34'.repeat(32)}`) }])
        }
        if (address !== item)
          return answer([
            number(idOf('other')),
            number(0n),
            { type: 'slice', value: addressCell(registry) },
            { type: 'null', value: null },
          ])
        return answer(
          data ?? [
            number(idOf(verifier)),
            number(BigInt(`0x${codeHash}`)),
            { type: 'slice', value: addressCell(registry) },
            entry(`ipfs://${rawCid(json)}`),
          ],
        )
      },
    }
    return {
      calls,
      find: (verifiers = ['verifier.ton.org']) =>
        sourcesRegistry({ ipfsGateway: gateway, verifiers, fetch: createGateway(store) }).findSource(codeHash, context),
    }
  }

  test('gives compiler, version, time and checked files, entry points first', async () => {
    await expect(open({}).find()).resolves.toEqual({
      verifier: 'verifier.ton.org',
      codeHash,
      compiler: 'func',
      version: '0.4.4',
      commandLine: '-PS main.fc',
      verifiedAt: 1_700_000_000,
      isComplete: true,
      files: [
        { name: 'main.fc', text: main, isChecked: true },
        { name: 'lib.fc', text: lib, isChecked: true },
      ],
    })
  })

  test('asks the verifiers in order, and says null only if none has a contract', async () => {
    const world = open({ active: false })
    await expect(world.find(['verifier.ton.org', 'orbs.com'])).resolves.toBeNull()
    expect(world.calls).toEqual(['get_source_item_address', 'get_source_item_address'])
  })

  const about = (id: bigint, hash: bigint, place: string) => [
    number(id),
    number(hash),
    { type: 'slice', value: addressCell(place) },
    entry(`ipfs://${rawCid(bytes('{}'))}`),
  ]
  const id = idOf('verifier.ton.org')
  const hash = BigInt(`0x${codeHash}`)
  test.each<[string, World, RegExp]>([
    ['an entry about another code', { data: about(id, hash + 1n, registry) }, /another code/],
    ['an entry of another verifier', { data: about(id + 1n, hash, registry) }, /another code/],
    ['an entry of another registry', { data: about(id, hash, item) }, /another code/],
    ['a list of files of another code', { list: { ...list, hash: bytesToBase64(new Uint8Array(32)) } }, /another code/],
    ['a list that names no code', { list: { ...list, hash: undefined } }, /another code/],
    ['a list that is none', { list: { sources: 7 } }, /cannot be read/],
    [
      'an entry of another version',
      { data: [number(id), number(hash), { type: 'slice', value: addressCell(registry) }, entry('ipfs://x', 2n)] },
      /unknown version/,
    ],
    [
      'a link to a host of the author',
      {
        data: [
          number(id),
          number(hash),
          { type: 'slice', value: addressCell(registry) },
          entry('https://evil.example/'),
        ],
      },
      /not one of IPFS/,
    ],
    ['a registry that fails', { exitCode: 11 }, /exit code 11/],
  ])('%s is an error, and never a verified source', async (_name, world, words) => {
    await expect(open(world).find()).rejects.toThrow(words)
  })

  test('a missing file is told, and the others are shown', async () => {
    const source = await open({ files: [main] }).find()
    expect(source?.files).toEqual([
      { name: 'main.fc', text: main, isChecked: true },
      { name: 'lib.fc', text: undefined, isChecked: false },
    ])
  })

  test('a list of thousands of files is cut, and says so', async () => {
    const sources = Array.from({ length: 1000 }, (_, at) => ({
      url: `ipfs://${rawCid(bytes(main))}`,
      filename: `${at}.fc`,
    }))
    const source = await open({ list: { ...list, sources } }).find()
    expect(source?.files).toHaveLength(100)
    expect(source?.isComplete).toBe(false)
  })
})
