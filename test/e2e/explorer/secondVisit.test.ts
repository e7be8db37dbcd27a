// The last state of a page stands on screen before the explorer runs, and is never that of something else.
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showcase } from '../../../stories/chain/index.json'
import { type ExplorerSite, startExplorerSite } from './explorerSite.ts'

const networks = (baseUrl: string) =>
  JSON.stringify({
    networks: [
      { name: 'first', baseUrl },
      { name: 'second', baseUrl: 'embedded' },
    ],
  })
const account = (network: string, address = showcase.wallet) => `#/${network}/account/${encodeURIComponent(address)}`
const key = `tonlens-explorer-page ${account('first')}`
const options: BrowserContextOptions = { serviceWorkers: 'block', locale: 'en-US' }

let site: ExplorerSite
beforeAll(async () => {
  site = await startExplorerSite(networks('embedded'))
}, 60_000)
afterAll(() => site?.close())

/** Visits the account once, until its state is kept. */
async function visitFirst() {
  const visit = await site.open(account('first'), options)
  await visit.page.waitForFunction((name) => localStorage.getItem(name) !== null, key)
  visit.faults.length = 0
  return visit
}

/** Opens a URL in a new document. */
async function go(page: Page, fragment: string) {
  await page.goto('about:blank')
  await page.goto(`${site.url}/${fragment}`, { waitUntil: 'commit' })
}

/** Lets the snapshot stand: the explorer does not run. */
const holdExplorer = (page: Page) => page.route(/assets\/index-/, (route) => route.abort())
const snapshot = (page: Page) => page.locator('#explorer-snapshot')
const change = (page: Page, text: string) =>
  page.evaluate(([name, value]) => localStorage.setItem(name ?? '', value ?? ''), [key, text])

test('the last state of an account shows with its time, its links and the theme, until the page is ready', async () => {
  const { page, faults } = await visitFirst()
  await page.evaluate(() => localStorage.setItem('tonlens-explorer-settings', '{"theme":"dark"}'))
  await holdExplorer(page)
  await go(page, account('first'))
  await snapshot(page).getByRole('heading', { name: 'alice.ton' }).waitFor()
  expect(await snapshot(page).innerText()).toMatch(/As of .*20\d\d/)
  expect(await snapshot(page).evaluate((place) => getComputedStyle(place).backgroundColor)).toBe('rgb(15, 19, 24)')
  const links = await snapshot(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toContain(`${account('first')}/assets`)
  expect(await snapshot(page).locator('button:not([inert]), input:not([inert]), [id]').count()).toBe(0)
  expect(faults.filter((fault) => !/ERR_FAILED/.test(fault))).toEqual([])

  await page.unrouteAll()
  await page.addInitScript(() => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value
      Object.assign(globalThis, { shift })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await go(page, account('first'))
  await snapshot(page).waitFor({ state: 'visible' })
  await snapshot(page).waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'alice.ton' }).waitFor()
  expect(await page.evaluate(() => (globalThis as { shift?: number }).shift ?? 0)).toBeLessThan(0.05)
  await page.context().close()
}, 60_000)

test('another account, network, language or build shows nothing of it, nor does a storage that is broken', async () => {
  const { page } = await visitFirst()
  const text = await page.evaluate((name) => localStorage.getItem(name) ?? '', key)
  await holdExplorer(page)
  const boot = page.locator('.explorer-boot')
  const expectNone = async (fragment: string) => {
    await go(page, fragment)
    await boot.waitFor()
    await page.waitForTimeout(150)
    expect(await snapshot(page).count()).toBe(0)
  }
  await expectNone(account('second'))
  await expectNone(account('first', showcase.transactions.swapTrace))
  await expectNone(`${account('first')}/assets`)
  await page.evaluate(() => localStorage.setItem('tonlens-explorer-settings', '{"language":"ru"}'))
  await expectNone(account('first'))
  await page.evaluate(() => localStorage.removeItem('tonlens-explorer-settings'))
  for (const broken of [
    '',
    'null',
    '{',
    '[1]',
    text.slice(0, -9),
    text.replace(/"entry":"[^"]*"/, '"entry":"./assets/index-earlier.js"'),
  ]) {
    await change(page, broken)
    await expectNone(account('first'))
  }
  await change(page, text)
  await go(page, account('first'))
  await snapshot(page).waitFor()

  await page.unrouteAll()
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  await go(page, account('first'))
  await page.getByRole('heading', { name: 'alice.ton' }).waitFor()
  await page.context().close()
}, 60_000)

test('texts stay texts, and code in the storage does not come into the page', async () => {
  const hostile = '<img src=x onerror="globalThis.taken=1"><script>globalThis.taken=1</script>'
  const { page } = await visitFirst()
  await holdExplorer(page)
  await go(page, account('first'))
  await snapshot(page).waitFor()
  const text = await page.evaluate((name) => localStorage.getItem(name) ?? '', key)
  const kept = JSON.parse(text) as { page: unknown[] }
  kept.page.push(
    hostile,
    ['script', {}, 'globalThis.taken=1'],
    ['iframe', { src: 'https://elsewhere.example' }],
    ['a', { href: 'javascript:globalThis.taken=1', onclick: 'globalThis.taken=1', class: 'bad' }, 'link'],
    ['svg', {}, ['script', {}, 'globalThis.taken=1'], ['animate', { attributeName: 'href' }]],
  )
  await change(page, JSON.stringify(kept))
  await go(page, account('first'))
  await snapshot(page).waitFor()
  expect(await snapshot(page).innerText()).toContain(hostile)
  expect(await snapshot(page).locator('script, iframe, animate, [onclick], [onerror], [src="x"]').count()).toBe(0)
  expect(await page.locator('a.bad').getAttribute('href')).toBeNull()
  expect(await page.evaluate(() => 'taken' in globalThis)).toBe(false)
  await page.context().close()
}, 60_000)

test('a network that the configuration gives another service is not shown, and a link leads on at once', async () => {
  const { page } = await visitFirst()
  site.configure(networks('/api/v3'))
  await go(page, account('first'))
  // The snapshot has a head of its own.
  await page.locator('#explorer .explorer-head').waitFor({ state: 'attached' })
  expect(await snapshot(page).count()).toBe(0)
  site.configure(networks('embedded'))

  await holdExplorer(page)
  await go(page, account('first'))
  await snapshot(page).getByRole('link', { name: 'Assets' }).click()
  await snapshot(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).hash).toBe(`${account('first')}/assets`)
  await page.context().close()
}, 60_000)
