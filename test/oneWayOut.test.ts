import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/** The files that may send a request, and how the key of a reader stays with its host. Everything else goes through them. */
const DOORS: Readonly<Record<string, string>> = {
  'client/transports/http.ts': 'sends what `exchange` builds: limit, time and size; no redirect with a key',
  'client/stream/createStream.ts': 'hands `fetch` to `sse.ts`, which follows no redirect with a key',
  'client/stream/socket.ts': 'a WebSocket follows no redirect',
  'conformance/checkService.ts': 'hands `fetch` to `session.ts`, which follows no redirect with a key',
  'code/sourcesRegistry.ts': 'hands `fetch` to `ipfs.ts`: time and size; it knows no key',
  'vm/openVm.ts': 'files of the site itself; it knows no key',
  'vm/engine/worker.ts': 'files of the site itself, compared with their hashes; it knows no key',
  'widgets/embed/networks.ts': 'files of the site itself; it knows no key',
  'apps/explorer/config/loadConfig.ts': 'a file of the site itself; it knows no key',
  'apps/explorer/offline/version.ts': 'files of the site itself, compared with their hashes; it knows no key',
  'apps/explorer/prices/readPrice.ts': 'time and size, no redirect; it knows no key',
}

const root = fileURLToPath(new URL('../src', import.meta.url))
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  .map((file) => [file, readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')] as const)
/** The global `fetch`, called or handed over; sockets and the other ways out of a page. Methods of that name are none. */
const way = /(?:(?<![\w.])(?:(?:await|void|return|=>|\?\?|=|\() *)fetch\((?!rows\))|globalThis\.fetch\b|new (?:WebSocket|EventSource|XMLHttpRequest|WebTransport|RTCPeerConnection)\b|\.sendBeacon\()/

describe('requests leave by named files only', () => {
  test('no other file sends one', () => {
    const found = sources.filter(([, text]) => way.test(text)).map(([file]) => file)
    expect(found.toSorted()).toEqual(Object.keys(DOORS).toSorted())
  })

  test('a header or a query has a key in the files of the client alone', () => {
    const found = sources.filter(([, text]) => /'X-API-Key'\]|'X-API-Key':|api_key: key/.test(text)).map(([file]) => file)
    for (const file of found) expect(file).toMatch(/^(?:client\/transports\/exchange|client\/stream\/|conformance\/session)/)
  })
})
