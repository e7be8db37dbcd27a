// Files are loaded within limits of size and time, whatever their host does.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { load } from '../../../src/sources/net/load.ts'
import { openVm } from '../../../src/entries/vm.ts'
import { provideNetwork } from '../../../src/widgets/elements/embed/networks.ts'
import { loadConfig } from '../../../src/apps/explorer/config/loadConfig.ts'
import { loadFile } from '../../../src/apps/explorer/load/loadFile.ts'
import { readPrice } from '../../../src/apps/explorer/prices/readPrice.ts'
import { openVersion } from '../../../src/apps/explorer/offline/version.ts'
import { type Answer, type FaultServer, startFaultServer, text } from '../../helpers/servers/faultServer.ts'

const servers: FaultServer[] = []
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

async function start(answer: Answer): Promise<FaultServer & { readonly file: string }> {
  const server = await startFaultServer(answer)
  servers.push(server)
  return { ...server, file: `${server.baseUrl}/file` }
}

/** Writes one megabyte after the other for as long as somebody reads. */
const endless: Answer = async (request, response) => {
  response.writeHead(200)
  while (!request.aborted) {
    if (!response.write(Buffer.alloc(1 << 20, 32))) await new Promise((resolve) => setTimeout(resolve, 1))
  }
}
/** Starts an answer and never ends it. */
const stalled: Answer = (_request, response) => void response.writeHead(200).write('{')
const silent: Answer = () => {}

const loaders: readonly (readonly [
  string,
  (url: string, limits: { maxBytes: number; timeout: number }) => Promise<{ bytes: Uint8Array }>,
])[] = [
  ['the loader of the library', (url, limits) => load(url, { ...limits, sameOrigin: true })],
  ['the loader of the explorer', (url, limits) => loadFile(url, { ...limits, redirects: 'own' })],
]
describe.each(loaders)('%s', (_, loadOne) => {
  test('reads a file of exactly the limit, and aborts a larger one', async () => {
    const exact = await start(text('12345'))
    expect((await loadOne(exact.file, { maxBytes: 5, timeout: 5000 })).bytes).toEqual(new TextEncoder().encode('12345'))
    await expect(loadOne(exact.file, { maxBytes: 4, timeout: 5000 })).rejects.toThrow('larger than 4 bytes')
    const never = await start(endless)
    await expect(loadOne(never.file, { maxBytes: 1000, timeout: 5000 })).rejects.toThrow('larger than 1000 bytes')
    await expect.poll(() => never.requests[0]?.aborted).toBe(true)
  })

  test.each([
    ['never begins', silent],
    ['never ends', stalled],
  ])('aborts an answer that %s', async (_name, answer) => {
    const server = await start(text('first'))
    // Once connected, a busy machine sends the next request in time.
    await loadOne(server.file, { maxBytes: 1000, timeout: 5000 })
    server.answerWith(answer)
    await expect(loadOne(server.file, { maxBytes: 1000, timeout: 500 })).rejects.toThrow('within 500 ms')
    await expect.poll(() => server.requests[1]?.aborted).toBe(true)
  })

  test('gives up a function that ignores the signal', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    await expect(loadOne('https://site.example/file', { maxBytes: 1000, timeout: 20 })).rejects.toThrow('within 20 ms')
  })

  test('follows a redirect to its own origin, and takes nothing from another one', async () => {
    const other = await start(text('theirs'))
    const own = await start(
      (request, response) =>
        void (request.path === '/file'
          ? response.writeHead(302, { location: '/api/v3/moved' }).end()
          : response.writeHead(200).end('ours')),
    )
    const away = await start((_request, response) => void response.writeHead(302, { location: other.file }).end())
    expect((await loadOne(own.file, { maxBytes: 1000, timeout: 5000 })).bytes).toEqual(new TextEncoder().encode('ours'))
    await expect(loadOne(away.file, { maxBytes: 1000, timeout: 5000 })).rejects.toThrow('redirected to another origin')
  })
})

test('an abort ends a load with its own reason', async () => {
  const server = await start(stalled)
  const controller = new AbortController()
  const loading = load(server.file, { maxBytes: 1000, timeout: 5000, signal: controller.signal })
  controller.abort(new Error('left'))
  await expect(loading).rejects.toThrow('left')
  await expect(load(server.file, { maxBytes: 1000, timeout: 5000, signal: controller.signal })).rejects.toThrow('left')
})

/** Everything that loads files, by what the reader is told of a body without an end, and of one that stalls. */
const users: readonly (readonly [
  string,
  (server: FaultServer) => Promise<unknown>,
  { readonly large: string; readonly late: string },
])[] = [
  [
    'the configuration of the explorer',
    ({ baseUrl }) => loadConfig(`${baseUrl}/config.json`),
    { large: 'larger than 1048576 bytes', late: 'within 30000 ms' },
  ],
  [
    'a price',
    ({ baseUrl }) => readPrice(`${baseUrl}/price`, '/price'),
    { large: 'no usable answer', late: 'no usable answer' },
  ],
  [
    'the kept files of the explorer',
    ({ baseUrl }) =>
      openVersion({ version: '1', files: { 'index.html': '00' }, onDemand: [] }, `${baseUrl}/`).install(),
    { large: 'larger than 67108864 bytes', late: 'within 120000 ms' },
  ],
  [
    'the answers of a listed network',
    ({ baseUrl }) => provideNetwork('one', { baseUrl, answers: [`${baseUrl}/answers.json`] }),
    { large: 'larger than 67108864 bytes', late: 'within 60000 ms' },
  ],
  [
    'the list of the files of the VM',
    ({ baseUrl }) => openVm({ url: `${baseUrl}/vm` }).snapshotConfig(),
    { large: 'larger than 65536 bytes', late: 'cannot be loaded' },
  ],
]
describe.each(users)('%s', (_, loadAll, { large, late }) => {
  const emptyCaches = {
    match: async () => undefined,
    keys: async () => [],
    has: async () => true,
    open: async () => ({ match: async () => undefined, put: async () => {}, keys: async () => [] }),
  }

  test('of a body without an end is an error', async () => {
    const server = await start(endless)
    vi.stubGlobal('location', new URL(server.baseUrl))
    vi.stubGlobal('caches', emptyCaches)
    await expect(loadAll(server)).rejects.toThrow(large)
  })

  test.each([
    ['never begins', silent],
    ['never ends', stalled],
  ])('of an answer that %s is an error', async (_name, answer) => {
    const server = await start(answer)
    vi.stubGlobal('location', new URL(server.baseUrl))
    vi.stubGlobal('caches', emptyCaches)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const failed = expect(loadAll(server)).rejects.toThrow(late)
    await vi.waitUntil(() => server.requests.length > 0)
    await vi.advanceTimersByTimeAsync(120_000)
    await failed
  })
})

describe('a redirect to another origin gives', () => {
  test.each<[string, (server: FaultServer) => Promise<unknown>, string]>([
    ['no configuration', ({ baseUrl }) => loadConfig(`${baseUrl}/config.json`), 'redirected to another origin'],
    [
      'no list of files',
      ({ baseUrl }) => openVm({ url: `${baseUrl}/vm` }).snapshotConfig(),
      'redirected to another origin',
    ],
    ['no price', ({ baseUrl }) => readPrice(`${baseUrl}/price`, '/price'), 'no usable answer'],
  ])('%s', async (_, loadAll, message) => {
    const other = await start(
      text('{"price":1,"protocol":1,"files":{},"networks":[{"name":"a","baseUrl":"https://a.example/api/v3"}]}'),
    )
    const server = await start(
      (request, response) => void response.writeHead(302, { location: `${other.baseUrl}${request.path}` }).end(),
    )
    await expect(loadAll(server)).rejects.toThrow(message)
  })
})
