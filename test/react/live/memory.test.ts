// Live lists and tracked messages of a page that is opened again while the service is gone: what this browser
// remembers, with its age.
import 'fake-indexeddb/auto'
import { expect, onTestFinished, test } from 'vitest'
import { createClient, mirrored, NetworkError, type Transport } from '../../../src/entries/client.ts'
import { createFeed } from '../../../src/react/live/feed/feed.ts'
import { actionSource, transactionSource } from '../../../src/react/live/feed/sources.ts'
import { createTracker } from '../../../src/react/live/tracked/tracker.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import type { Mirror } from '../../../src/entries/mirror.ts'
import { embeddedWorld } from '../../tools/conformance/worlds.ts'
import { freshMirror } from '../../sources/mirror/setup.ts'
import { embeddedTrace, showcase, until } from './world.ts'

const rows = embeddedTrace(showcase.swapTrace)
const account = rows[0]?.account ?? ''
const message = rows[0]?.in_msg?.hash_norm ?? rows[0]?.in_msg?.hash ?? ''
const service = createMemoryIndex(embeddedWorld()).transport
const gone: Transport = {
  name: 'gone',
  request: ({ path }) => Promise.reject(new NetworkError(path, 'connection refused')),
}

const openClient = (mirror: Mirror, transport: Transport) =>
  createClient({
    network: { name: 'test', baseUrl: 'http://127.0.0.1:9/api/v3' },
    transport: mirrored(mirror, transport),
  })

/** Waits until all answers so far are stored: writes are queued one after another. */
const stored = (mirror: Mirror) => mirror.ingest({ transactions: [] })

test.each([
  ['transactions', transactionSource],
  ['actions', actionSource],
] as const)('a live list of %s says where its rows come from, and of which moment', async (_name, createSource) => {
  const mirror = await freshMirror()
  const open = (transport: Transport) => {
    const client = openClient(mirror, transport)
    const source = createSource(client, account, 5, 'finalized')
    const feed = createFeed(client, source as never, { interval: 20, streamingInterval: 40, follow: false })
    const stop = feed.subscribe(() => {})
    onTestFinished(stop)
    return { feed, stop }
  }
  const begun = Date.now() / 1000
  const online = open(service)
  expect(online.feed.current().origin).toBeUndefined()
  await until(() => !online.feed.current().isPending)
  expect(online.feed.current().origin?.source).toBe('service')
  const visited = online.feed.current().rows
  expect(visited.length).toBeGreaterThan(0)
  online.stop()
  await stored(mirror)
  const ended = Date.now() / 1000

  const offline = open(gone)
  await until(() => offline.feed.current().rows.length > 0)
  const { origin, rows: shown } = offline.feed.current()
  expect(shown).toEqual(visited)
  expect(origin?.source).toBe('mirror')
  expect(origin?.asOf).toBeGreaterThanOrEqual(begun)
  expect(origin?.asOf).toBeLessThanOrEqual(ended)
})

test('a tracked message is found in the mirror, and says so', async () => {
  const mirror = await freshMirror()
  const track = (transport: Transport) => {
    const tracker = createTracker(
      openClient(mirror, transport),
      { hash: message, account: undefined, validUntil: undefined },
      { interval: 20, streamingInterval: 40, patience: 120 },
    )
    onTestFinished(tracker.subscribe(() => {}))
    return tracker
  }
  const online = track(service)
  await until(() => online.current().settled)
  expect(online.current()).toMatchObject({ stage: 'classified', origin: { source: 'service' } })
  await stored(mirror)

  const offline = track(gone)
  await until(() => offline.current().settled)
  expect(offline.current()).toMatchObject({ stage: 'classified', error: null, origin: { source: 'mirror' } })
  expect(offline.current().trace?.transactions.length).toBe(online.current().trace?.transactions.length)
})

test('without the trace in the mirror, a tracked message is neither found nor said to be lost', async () => {
  const mirror = await freshMirror()
  const tracker = createTracker(
    openClient(mirror, gone),
    { hash: message, account: undefined, validUntil: 1 },
    { interval: 10, streamingInterval: 20, patience: 0 },
  )
  onTestFinished(tracker.subscribe(() => {}))
  await until(() => tracker.current().error !== null)
  expect(tracker.current()).toMatchObject({ stage: 'searching', settled: false, origin: undefined })
})
