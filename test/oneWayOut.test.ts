import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/**
 * The files that may send a request, and why each sends for itself. Everything else goes through them. The lint rule
 * `no-restricted-globals` has the same list.
 */
const DOORS: Readonly<Record<string, string>> = {
  'sources/net/send.ts':
    'sends everything for the library over HTTP; no redirect with a key. `load.ts` adds limits of size and time for files, and the client its own',
  'sources/client/stream/socket.ts': 'a WebSocket is no `fetch`; it follows no redirect',
  'apps/explorer/load/loadFile.ts':
    'applications import the public entry points alone, which have no loader of files; limits of size and time, and no redirect to another origin; it knows no key',
  'apps/explorer/offline/version.ts':
    'the service worker passes a request of the page on unchanged; what it keeps comes by `loadFile.ts`',
}

const root = fileURLToPath(new URL('../src', import.meta.url))
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  .map(
    (file) => [file, readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')] as const,
  )
/**
 * The global `fetch`, called or handed over; sockets and the other ways out of a page. Methods of that name are none.
 */
const way =
  /(?:(?<![\w.])(?:(?:await|void|return|=>|\?|:|=|\() *)fetch\((?!rows\))|(?<!typeof )globalThis\.fetch\b|new (?:WebSocket|EventSource|XMLHttpRequest|WebTransport|RTCPeerConnection)\b|\.sendBeacon\()/

describe('requests leave by named files only', () => {
  test('no other file sends one', () => {
    const found = sources.filter(([, text]) => way.test(text)).map(([file]) => file)
    expect(found.toSorted()).toEqual(Object.keys(DOORS).toSorted())
  })

  test('the lint rule exempts the same files', () => {
    const { overrides } = JSON.parse(readFileSync(join(root, '../.oxlintrc.json'), 'utf8')) as {
      overrides: readonly { files: readonly string[]; rules: Readonly<Record<string, unknown>> }[]
    }
    const exempt = overrides
      .filter(({ rules }) => rules['eslint/no-restricted-globals'] === 'off')
      .flatMap(({ files }) => files)
    expect(exempt.toSorted()).toEqual(
      Object.keys(DOORS)
        .map((file) => `src/${file}`)
        .toSorted(),
    )
  })

  test('a header or a query has a key in the files of the client alone', () => {
    const found = sources
      .filter(([, text]) => /'X-API-Key'\]|'X-API-Key':|api_key: key/.test(text))
      .map(([file]) => file)
    for (const file of found)
      expect(file).toMatch(
        /^(?:sources\/client\/transports\/exchange|sources\/client\/stream\/|tools\/conformance\/session)/,
      )
  })
})
