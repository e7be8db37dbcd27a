// The files of the explorer that a browser keeps: only what belongs to it replaces what is kept.
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openVersion } from '../../../../src/apps/explorer/offline/version.ts'

const base = 'https://explorer.example/'
const page = '<!doctype html>'
const release = { version: '1', files: { 'index.html': createHash('sha256').update(page).digest('hex') }, onDemand: [] }
const configOf = (name: string) =>
  JSON.stringify({ name, networks: [{ name: 'mainnet', baseUrl: 'https://toncenter.com/api/v3' }] })

/** What the server answers with for config.json. */
let config: () => Response

/** The part of `CacheStorage` that the service worker uses. */
function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const key = (request: string | Request) => new URL(typeof request === 'string' ? request : request.url, base).href
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (request: string | Request) => store.get(key(request))?.clone(),
      put: async (request: string, response: Response) => void store.set(key(request), response),
      keys: async () => [...store.keys()].map((url) => ({ url })),
    }
  }
  return {
    open,
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: string | Request) =>
      [...stores.values()]
        .map((store) => store.get(key(request)))
        .find((response) => response !== undefined)
        ?.clone(),
  }
}

beforeEach(() => {
  config = () => new Response(configOf('first'))
  vi.stubGlobal('caches', memoryCaches())
  vi.stubGlobal('fetch', async (url: string | Request) =>
    (typeof url === 'string' ? url : url.url).endsWith('config.json') ? config() : new Response(page),
  )
})
afterEach(() => vi.unstubAllGlobals())

async function askConfig(version: ReturnType<typeof openVersion>): Promise<string> {
  const { response, refreshed } = version.answer('config.json', new Request(`${base}config.json`))
  await refreshed
  return (await response).text()
}

const others: readonly (readonly [string, () => Response])[] = [
  ['a page of a proxy', () => new Response('<html>Log in</html>')],
  ['an error as JSON', () => new Response('{"error":"try later"}')],
  ['null', () => new Response('null')],
  ['an empty list of networks', () => new Response('{"networks":[]}')],
  ['nothing', () => new Response('')],
  ['a failure', () => new Response('', { status: 500 })],
  [
    'no answer',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
]

describe.each(others)('%s in place of config.json', (_, answer) => {
  test('is neither shown nor kept while there is a configuration', async () => {
    const version = openVersion(release, base)
    await version.install()
    expect(await askConfig(version)).toBe(configOf('first'))
    config = answer
    expect(await askConfig(version)).toBe(configOf('first'))
    config = () => {
      throw new TypeError('The server is gone.')
    }
    expect(await askConfig(version)).toBe(configOf('first'))
    config = () => new Response(configOf('second'))
    expect(await askConfig(version)).toBe(configOf('second'))
  })

  test('does not remove the version that is in use when the same one is installed again', async () => {
    const version = openVersion(release, base)
    await version.install()
    config = answer
    await expect(version.install()).rejects.toThrow()
    const { response } = version.answer('index.html', new Request(base))
    expect(await (await response).text()).toBe(page)
    expect(await askConfig(version)).toBe(configOf('first'))
  })

  test('leaves nothing of a first version', async () => {
    config = answer
    await expect(openVersion(release, base).install()).rejects.toThrow()
    expect(await caches.keys()).toEqual([])
  })
})
