// A real page and a real service: WebSocket and SSE as browsers speak them.
import { createServer } from 'node:http'
import { build } from 'esbuild'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readFaults } from '../../../scripts/service/faults.mjs'
import { type ServedRequest, startService } from '../../../scripts/service.mjs'
import { launchChromium } from '../../helpers/browsers/chromium.ts'
import { type Listening, listenOnLoopback } from '../../helpers/servers/loopback.ts'
import { replaying, showcase, until } from './world.ts'

let browser: Browser
let code: string
/** Serves empty pages. Browsers let only a page that came from this machine reach this machine. */
let pages: Listening

beforeAll(async () => {
  const root = new URL('../../../', import.meta.url).pathname
  const contents = `
    import { createClient } from './src/sources/client/client.ts'
    import { withStream } from './src/sources/client/stream/withStream.ts'
    import { createTracker } from './src/react/live/tracked/tracker.ts'
    globalThis.follow = (baseUrl, hash, protocol) => {
      const network = { name: 'page', baseUrl }
      const plain = createClient({ network, rate: Infinity, backoff: 20 })
      const client = protocol === 'none' ? plain : withStream(plain, { protocol: protocol || undefined, backoff: 20, linger: 50 })
      const subject = { hash, account: undefined, validUntil: undefined }
      const tracker = createTracker(client, subject, { interval: 50, streamingInterval: 200, patience: 120 })
      globalThis.tracker = tracker
      globalThis.sizes = []
      globalThis.leave = tracker.subscribe(() => sizes.push(tracker.current().trace?.transactions.length ?? 0))
    }`
  const built = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'iife',
    write: false,
  })
  code = built.outputFiles[0]?.text ?? ''
  pages = await listenOnLoopback(
    createServer((_asked, answer) => answer.writeHead(200, { 'Content-Type': 'text/html' }).end()),
  )
  browser = await launchChromium()
}, 60_000)

afterAll(async () => {
  await browser?.close()
  await pages?.close()
})

interface Followed {
  readonly stage: string
  readonly live: boolean
  readonly hashes: readonly string[]
}

/** Requests for a stream, without the questions of the browser whether it may send one. */
const countStreams = (requests: readonly ServedRequest[]) =>
  requests.filter(({ method, path }) => method !== 'OPTIONS' && path.includes('/streaming/')).length

async function openPage(): Promise<Page> {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  return openTab(context)
}

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(pages.origin)
  await page.addScriptTag({ content: code })
  return page
}

const follow = (page: Page, url: string, hash: string, protocol: string) =>
  page.evaluate(`follow(${JSON.stringify(url)}, ${JSON.stringify(hash)}, ${JSON.stringify(protocol)})`)

const readState = (page: Page): Promise<Followed> =>
  page.evaluate(`(() => {
    const { stage, live, trace } = tracker.current()
    return { stage, live, hashes: trace?.transactions.map(({ hash }) => hash) ?? [] }
  })()`)

async function untilState(page: Page, holds: (state: Followed) => boolean): Promise<Followed> {
  const end = Date.now() + 15_000
  for (let state = await readState(page); ; state = await readState(page)) {
    if (holds(state)) return state
    if (Date.now() > end) throw new Error(`waited in vain at ${JSON.stringify(state)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

describe.each(['websocket', 'sse'])('over %s', (protocol) => {
  test(
    'a trace is followed to its end, and the connection closed with its last listener',
    { timeout: 60_000 },
    async () => {
      const { service, replay } = await replaying({ interval: 40 })
      const page = await openPage()
      await follow(page, service.url, replay.hash, protocol)
      await untilState(page, ({ live }) => live)
      const { hashes } = await untilState(page, ({ stage }) => stage === 'classified')
      expect(new Set(hashes).size).toBe(11)
      await until(() => service.streaming?.connections() === 0, 'the connection is closed')
      expect(countStreams(service.requests)).toBe(1)
    },
  )

  test(
    'a cut line, a restarted service and a network that goes and comes back lose nothing',
    { timeout: 60_000 },
    async () => {
      const { service, replay } = await replaying()
      const page = await openPage()
      await follow(page, service.url, replay.hash, protocol)
      await untilState(page, ({ live, hashes }) => live && hashes.length === 1)
      service.streaming?.cut()
      replay.next()
      await untilState(page, ({ live, hashes }) => live && hashes.length === 2)
      await page.context().setOffline(true)
      await untilState(page, ({ live }) => !live)
      replay.next()
      await page.context().setOffline(false)
      await untilState(page, ({ live, hashes }) => live && hashes.length === 3)
      const port = Number(new URL(service.url).port)
      await service.close()
      await untilState(page, ({ live }) => !live)
      const again = await startService({ port, rate: Infinity, replay: { trace: showcase.swapTrace, interval: 0 } })
      onTestFinished(() => again.close())
      again.replay?.start()
      while (again.replay?.next());
      const { hashes } = await untilState(page, ({ stage }) => stage === 'classified')
      expect(new Set(hashes).size).toBe(11)
    },
  )

  test('a page that is too busy to listen catches up, and shows no row twice', { timeout: 60_000 }, async () => {
    const { service, replay } = await replaying({ duplicate: 1 })
    const page = await openPage()
    await follow(page, service.url, replay.hash, protocol)
    await untilState(page, ({ live }) => live)
    const busy = page.evaluate('for (const end = Date.now() + 1500; Date.now() < end; );')
    while (replay.next());
    await busy
    const { hashes } = await untilState(page, ({ stage }) => stage === 'classified')
    expect(hashes).toHaveLength(11)
    expect(new Set(hashes).size).toBe(11)
  })
})

test('without a stream a page that is refused for its pace gets there all the same', { timeout: 60_000 }, async () => {
  const { service, replay } = await replaying({ interval: 100 }, { rate: 2 })
  const page = await openPage()
  await follow(page, service.url, replay.hash, 'none')
  await untilState(page, ({ stage }) => stage === 'classified')
  expect(service.requests.some(({ status }) => status === 429)).toBe(true)
})

describe('three tabs', () => {
  async function openTabs(
    options: Parameters<typeof replaying>[1] = {},
    replayed: Parameters<typeof replaying>[0] = {},
  ) {
    const world = await replaying(replayed, options)
    const { url } = world.service
    const first = await openPage()
    const open = () => openTab(first.context())
    const tabs = [first, await open(), await open()] as const
    for (const tab of tabs) await follow(tab, url, world.replay.hash, '')
    for (const tab of tabs) await untilState(tab, ({ live }) => live)
    return { ...world, tabs }
  }

  test('have one connection, and each of them sees every step', { timeout: 60_000 }, async () => {
    const { service, replay, tabs } = await openTabs()
    expect(service.streaming?.connections()).toBe(1)
    while (replay.next()) await new Promise((resolve) => setTimeout(resolve, 20))
    for (const tab of tabs) {
      const { hashes } = await untilState(tab, ({ stage }) => stage === 'classified')
      expect(new Set(hashes).size).toBe(11)
    }
    expect(countStreams(service.requests)).toBe(1)
    await until(() => service.streaming?.connections() === 0, 'the connection is closed')
  })

  test('lose no step when the one that holds the connection is closed', { timeout: 60_000 }, async () => {
    const { service, replay, tabs } = await openTabs()
    const [leader, ...others] = tabs
    replay.next()
    for (const tab of others) await untilState(tab, ({ hashes }) => hashes.length === 2)
    await leader.close()
    replay.next()
    for (const tab of others) await untilState(tab, ({ live, hashes }) => live && hashes.length === 3)
    expect(service.streaming?.connections()).toBe(1)
    while (replay.next());
    for (const tab of others) {
      const { hashes } = await untilState(tab, ({ stage }) => stage === 'classified')
      expect(hashes).toHaveLength(11)
      expect(new Set(hashes).size).toBe(11)
    }
  })

  test(
    'show what polling shows while the service fails in every way and the one that holds the connection is closed',
    { timeout: 60_000 },
    async () => {
      const faults = readFaults('401:0.05,403:0.05,429:0.1,500:0.1,503:0.1,drop:0.1,truncate:0.1,slow:20')
      const replayed = { drop: 0.2, duplicate: 0.2, reorder: 0.2 }
      const { service, replay, tabs } = await openTabs({ faults }, replayed)
      const polling = await openPage()
      await follow(polling, service.url, replay.hash, 'none')
      const [leader, ...others] = tabs
      for (let step = 0; replay.next(); step++) {
        if (step === 2) await leader.close()
        if (step % 3 === 0) service.streaming?.cut()
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      const { hashes } = await untilState(polling, ({ stage }) => stage === 'classified')
      for (const tab of others)
        expect((await untilState(tab, ({ stage }) => stage === 'classified')).hashes).toEqual(hashes)
    },
  )
})
