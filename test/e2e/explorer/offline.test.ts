// The explorer keeps its files in the browser: it opens without its server, and changes its version as a whole.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runExplorerCommand } from '../../../src/tools/cli/explorer.ts'
import { showcase } from '../../../stories/chain/index.json'
import { launchChromium } from '../../helpers/browsers/chromium.ts'
import { serveFolder } from '../../helpers/servers/serveFolder.ts'
import { buildAnother, built } from './buildAnother.ts'

const folder = mkdtempSync(join(tmpdir(), 'tonlens-offline-'))
const site = join(folder, 'site')
const account = `#/embedded/account/${encodeURIComponent(showcase.wallet)}`
const words = 'Wallet v4r2'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Paths of the files that the browser keeps, of each version. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.map((kept) => kept.map(({ url }) => new URL(url).pathname))
  })

const waitForKept = (page: Page, part: string) =>
  expect.poll(async () => (await listKept(page)).flat().join(' '), { timeout: 30_000 }).toContain(part)

const entryOf = (page: Page) => page.locator('script[type="module"]').first().getAttribute('src')

test('opens the visited account without its server, keeps no answers, and takes a newer version as a whole', async () => {
  runExplorerCommand([site, '--network', 'embedded'], folder, built)
  mkdirSync(join(site, 'api'))
  writeFileSync(join(site, 'api/answer.json'), '{}')
  let server = await serveFolder(site)
  const context = await browser.newContext()
  const page = await context.newPage()
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) refused.push(message.text())
  })
  page.on('pageerror', (error) => refused.push(String(error)))
  await page.goto(`${server.url}/${account}`)
  await page.getByText(words).first().waitFor()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
  await waitForKept(page, 'embedded-chain')
  await page.reload()
  expect(await page.evaluate(async () => (await fetch('api/answer.json')).status)).toBe(200)
  expect((await listKept(page)).flat()).not.toContain('/api/answer.json')

  await server.close()
  await page.reload()
  await page.getByText(words).first().waitFor()
  expect(
    await page.evaluate(() =>
      fetch('api/answer.json').then(
        ({ status }) => status,
        () => 'failed',
      ),
    ),
  ).toBe('failed')
  const first = await entryOf(page)

  runExplorerCommand([site, '--network', 'embedded', '--name', 'Second version'], folder, buildAnother())
  server = await serveFolder(site, '', Number(new URL(server.url).port))
  await page.reload()
  expect(await entryOf(page)).toBe(first)
  await page.getByText(words).first().waitFor()
  await waitForKept(page, 'index-SecondOn')
  await expect
    .poll(
      () =>
        page.evaluate(
          async () =>
            (await navigator.serviceWorker.ready).waiting === null &&
            (await navigator.serviceWorker.ready).installing === null,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)

  await server.close()
  await page.reload()
  await page.getByText(words).first().waitFor()
  expect(await entryOf(page)).toBe('./assets/index-SecondOn.js')
  expect(await page.getByRole('link', { name: 'Second version' }).count()).toBe(1)
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.filter((name) => name.includes(first ?? '?'))).toEqual([])
  expect(refused).toEqual([])
  await context.close()
})
