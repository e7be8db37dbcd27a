// Faults of browsers, tabs and disks. The mirror may lose rows; it may not say
// anything wrong about it, hang, or stop working for good.
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { launchProfile } from '../helpers/browsers/chromium.ts'
import { chooseShare } from '../helpers/chance.ts'
import { serveFolder } from '../helpers/servers/serveFolder.ts'
import { bundlePage } from './bundlePage.ts'
import type { Kit } from './mirrorPage.ts'

const TOTAL = 4000
const isLong = process.env['TONLENS_LONG'] === '1'
let folder: string
let site: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tonlens-reliability-'))
  await bundlePage(new URL('mirrorPage.ts', import.meta.url), folder)
  site = await serveFolder(folder)
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A browser of its own for one test; `again` starts it anew on the same profile. */
async function browser(...flags: string[]) {
  const profile = mkdtempSync(join(tmpdir(), 'tonlens-profile-'))
  let context = await launchProfile(profile, flags)
  onTestFinished(async () => {
    await context.close().catch(() => undefined)
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  })
  return {
    profile,
    context: () => context,
    again: async () => {
      await context.close().catch(() => undefined)
      context = await launchProfile(profile, flags)
      return context
    },
  }
}

async function tab(context: BrowserContext, setup?: string): Promise<Page> {
  const opened = await context.newPage()
  if (setup !== undefined) await opened.addInitScript(setup)
  await opened.goto(site.url)
  await opened.waitForFunction(() => 'kit' in globalThis)
  return opened
}

type Call<Name extends keyof Kit> = Kit[Name] extends (...args: infer Args) => infer Result
  ? [Args, Awaited<Result>]
  : never

function call<
  Name extends 'open' | 'sync' | 'state' | 'status' | 'usage' | 'clear' | 'ask' | 'sound' | 'block' | 'hold',
>(on: Page, name: Name, ...args: Call<Name>[0]): Promise<Call<Name>[1]> {
  return on.evaluate(
    ([method, given]): Call<Name>[1] => {
      const { kit } = globalThis as unknown as { kit: Record<string, (...values: unknown[]) => never> }
      return kit[method]?.(...given)
    },
    [name, args] as const,
  )
}

/** Ends the process of a browser at once, as a crash or a loss of power does. */
async function killBrowser(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession()
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] }
  const main = processInfo.find(({ type }) => type === 'browser')
  if (main === undefined) throw new Error('The browser has no main process')
  const gone = new Promise((resolve) => context.once('close', resolve))
  process.kill(main.id, 'SIGKILL')
  await gone
}

/** Waits until a sync of the tab has brought some rows. */
async function rowsIn(on: Page, least: number): Promise<number> {
  await expect
    .poll(async () => (await call(on, 'state')).progress?.rows ?? 0, { timeout: 60_000, interval: 20 })
    .toBeGreaterThanOrEqual(least)
  return (await call(on, 'state')).progress?.rows ?? 0
}

async function expectSound(on: Page, least: number): Promise<void> {
  const found = await call(on, 'sound', TOTAL)
  // Behind the last row of a whole history is nothing; behind that of a part is what is not known.
  const beyond = found.rows === TOTAL ? undefined : 'NotMirroredError'
  expect(found).toEqual({ rows: found.rows, whole: found.rows, beyond })
  expect(found.rows).toBeGreaterThanOrEqual(least)
}

async function expectResumed(on: Page): Promise<void> {
  await call(on, 'sync', TOTAL, 0)
  await expect.poll(async () => (await call(on, 'state')).ended, { timeout: 30_000 }).toBe('complete')
  expect(await call(on, 'status')).toMatchObject({ rows: TOTAL, state: 'complete', oldest_lt: '10' })
}

const cdp = (on: Page): Promise<CDPSession> => on.context().newCDPSession(on)

/** One of the two by chance, both with TONLENS_LONG=1. */
const backends = chooseShare(
  [
    ['LevelDB', []],
    ['SQLite', ['--enable-features=IdbSqliteBackingStore']],
  ] as const,
  2,
)
describe.each(backends)('killed mid-write, %s', (_name, flags) => {
  test('tab, renderer and browser: every row that is claimed is there, and the sync goes on', async () => {
    const { context, again } = await browser(...flags)
    const kills: ((on: Page) => Promise<unknown>)[] = [
      (on) => on.close({ runBeforeUnload: false }),
      async (on) => {
        const session = await cdp(on)
        await Promise.race([session.send('Page.crash').catch(() => undefined), on.waitForEvent('crash')])
        await on.close()
      },
    ]
    let least = 0
    for (const kill of isLong ? [...kills, ...kills] : kills) {
      const victim = await tab(context())
      expect(await call(victim, 'open')).toBe('open')
      await expectSound(victim, least)
      await call(victim, 'sync', TOTAL, 5)
      least = await rowsIn(victim, least + 200)
      await kill(victim)
    }
    const victim = await tab(context())
    await call(victim, 'open')
    await call(victim, 'sync', TOTAL, 5)
    least = await rowsIn(victim, least + 200)
    await killBrowser(context())
    const survivor = await tab(await again())
    expect(await call(survivor, 'open')).toBe('open')
    await expectSound(survivor, least)
    await expectResumed(survivor)
  })
})

describe('two tabs', () => {
  test('one of them writes; when it goes, the other takes over', async () => {
    const { context } = await browser()
    const [first, second] = [await tab(context()), await tab(context())]
    for (const each of [first, second]) await call(each, 'open')
    await call(first, 'sync', TOTAL, 60)
    await rowsIn(first, 100)
    await call(second, 'sync', TOTAL, 0)
    await expect.poll(async () => (await call(second, 'state')).progress?.state).toBe('waiting')
    const before = await rowsIn(first, 300)
    expect((await call(second, 'state')).requests).toBe(0)
    await first.close({ runBeforeUnload: false })
    await expect.poll(async () => (await call(second, 'state')).ended, { timeout: 60_000 }).toBe('complete')
    // It went on: what was there was not asked for again.
    expect((await call(second, 'state')).requests).toBeLessThanOrEqual((TOTAL - before) / 100 + 4)
  })

  test('a frozen leader is left behind, and writes nothing when it thaws', async () => {
    const { context } = await browser()
    // Deaf to the warning: it keeps the lead, as tabs do that freeze without one.
    const deaf = `{
      const listen = document.addEventListener.bind(document)
      document.addEventListener = (type, ...rest) => type === 'freeze' ? undefined : listen(type, ...rest)
    }`
    const [first, second] = [await tab(context(), deaf), await tab(context())]
    for (const each of [first, second]) await call(each, 'open')
    await call(first, 'sync', TOTAL, 60)
    await rowsIn(first, 100)
    await second.bringToFront()
    const session = await cdp(first)
    await session.send('Page.setWebLifecycleState', { state: 'frozen' })
    await call(second, 'sync', TOTAL, 0)
    await expect.poll(async () => (await call(second, 'state')).ended, { timeout: 60_000 }).toBe('complete')
    await session.send('Page.setWebLifecycleState', { state: 'active' })
    await expect.poll(async () => (await call(first, 'state')).ended, { timeout: 60_000 }).toBe('complete')
    await expectSound(second, TOTAL)
  })
})

test('a write that is stuck in another tab does not hold up answers', async () => {
  const { context } = await browser()
  const [stuck, other] = [await tab(context()), await tab(context())]
  await call(other, 'open', { readTimeout: 300 })
  await call(other, 'sync', 100, 0)
  await expect.poll(async () => (await call(other, 'state')).ended).toBe('complete')
  await call(stuck, 'block')
  const { error, ms } = await call(other, 'ask', 10)
  expect(error).toBe('NotMirroredError')
  expect(ms).toBeLessThan(3000)
  await stuck.close({ runBeforeUnload: false })
  await expect.poll(async () => (await call(other, 'ask', 10)).hashes?.length, { timeout: 60_000 }).toBe(10)
})

test('a full disk: what is there stays right, and the reason is visible', async () => {
  const { context } = await browser()
  const on = await tab(context())
  const session = await cdp(on)
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 12_000_000 })
  await call(on, 'open')
  await call(on, 'sync', TOTAL, 0, 20_000)
  await expect.poll(async () => (await call(on, 'state')).ended, { timeout: 60_000 }).toContain('read-only')
  expect((await call(on, 'usage')).readOnly).toContain('no more space')
  expect((await call(on, 'state')).problems).toMatchObject([{ kind: 'readOnly' }])
  await expectSound(on, 1)
  // Once there is room again, clearing makes it writable.
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url })
  await call(on, 'clear')
  expect((await call(on, 'usage')).readOnly).toBeUndefined()
  await expectResumed(on)
  await expectSound(on, TOTAL)
})

test('an old tab that does not let go is a reason, not a hang; so is a newer database', async () => {
  const { context } = await browser()
  const [old, fresh] = [await tab(context()), await tab(context())]
  await call(old, 'hold', 1)
  expect(await call(fresh, 'open')).toBe('blocked')
  await old.close()
  expect(await call(fresh, 'open')).toBe('open')
  await fresh.close()
  const newer = await tab(context())
  await newer.evaluate(() => new Promise((done) => (indexedDB.open('tonlens:kit', 99).onsuccess = done)))
  expect(await call(await tab(context()), 'open')).toBe('mismatch')
})

test('an upgrade that is killed half way begins anew', async () => {
  const { context, again } = await browser()
  const old = await tab(context())
  await call(old, 'hold', 1)
  await old.close()
  const halfWay = `{
    const create = IDBDatabase.prototype.createObjectStore
    let left = 2
    IDBDatabase.prototype.createObjectStore = function (...args) {
      if (left-- === 0) for (console.log('half way'); ; );
      return create.apply(this, args)
    }
  }`
  const victim = await tab(context(), halfWay)
  const said = victim.waitForEvent('console')
  void call(victim, 'open').catch(() => undefined)
  expect((await said).text()).toBe('half way')
  await killBrowser(context())
  const survivor = await tab(await again())
  expect(await call(survivor, 'open')).toBe('open')
  await expectResumed(survivor)
  await expectSound(survivor, TOTAL)
})

test.each([
  ['missing', `Object.defineProperty(globalThis, 'indexedDB', { value: undefined })`, 'absent'],
  ['throwing', `IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') }`, 'absent'],
  [
    'forbidden',
    `Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError') } })`,
    'absent',
  ],
  ['silent', `IDBFactory.prototype.open = () => ({})`, 'timeout'],
])('an IndexedDB that is %s is a reason', async (_what, setup, reason) => {
  const { context } = await browser()
  const on = await tab(context(), setup)
  const failures: unknown[] = []
  on.on('pageerror', (error) => failures.push(error))
  expect(await call(on, 'open', { openTimeout: 300 })).toBe(reason)
  expect(failures).toEqual([])
})

test('site data that is cleared under an open tab takes the marks with the rows', async () => {
  const { context } = await browser()
  const on = await tab(context())
  await call(on, 'open')
  await call(on, 'sync', TOTAL, 0)
  await expect.poll(async () => (await call(on, 'state')).ended, { timeout: 30_000 }).toBe('complete')
  const session = await cdp(on)
  await session.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'all' })
  await expect.poll(async () => (await call(on, 'ask', 10)).error).toBe('NotMirroredError')
  expect((await call(on, 'state')).problems).toMatchObject([{ kind: 'lost' }])
  await expectResumed(on)
})

test('files that were overwritten: what is left is right, or there is nothing', async () => {
  const { profile, context, again } = await browser()
  const on = await tab(context())
  await call(on, 'open')
  await call(on, 'sync', TOTAL, 0)
  await expect.poll(async () => (await call(on, 'state')).ended, { timeout: 30_000 }).toBe('complete')
  await context().close()
  const root = join(profile, 'Default', 'IndexedDB')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file))
  const largest = files
    .filter((file) => statSync(file).isFile())
    .toSorted((a, b) => statSync(b).size - statSync(a).size)[0]
  if (largest === undefined) throw new Error(`no files in ${root}`)
  const handle = openSync(largest, 'r+')
  for (let at = 0; at < statSync(largest).size; at += 50_000) writeSync(handle, Buffer.alloc(5000, 255), 0, 5000, at)
  closeSync(handle)
  const after = await tab(await again())
  expect(await call(after, 'open')).toBe('open')
  const found = await call(after, 'sound', TOTAL)
  expect(found.wrong).toBeUndefined()
  await expectResumed(after)
})
