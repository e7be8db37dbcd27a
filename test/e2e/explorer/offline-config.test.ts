// A changed config.json reaches readers whose browser keeps the explorer, also while the server is slow or gone.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runExplorerCommand } from '../../../src/tools/cli/explorer.ts'
import { isInShare } from '../../helpers/chance.ts'
import { launchChromium } from '../../helpers/browsers/chromium.ts'
import { serveFolder } from '../../helpers/servers/serveFolder.ts'
import { buildAnother, built } from './buildAnother.ts'

const folder = mkdtempSync(join(tmpdir(), 'tonlens-offline-'))
const site = join(folder, 'site')

let browser: Browser
let server: Awaited<ReturnType<typeof serveFolder>>
beforeAll(async () => {
  runExplorerCommand([site, '--network', 'embedded'], folder, built)
  server = await serveFolder(site)
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

const rename = (name: string) => {
  const path = join(site, 'config.json')
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), name }))
}
const shows = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).waitFor({ timeout: 60_000 })
const keptName = (page: Page) =>
  page.evaluate(async () => {
    const names: unknown[] = []
    for (const version of await caches.keys()) {
      const kept = await (await caches.open(version)).match('config.json')
      if (kept !== undefined) names.push(((await kept.json()) as { name?: string }).name)
    }
    return names
  })

test('a changed configuration is shown at the next visit; a server that is slow or gone does not stop the page', async () => {
  const page = await (await browser.newContext()).newPage()
  rename('First')
  await page.goto(server.url)
  await shows(page, 'First')
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
    .toBe(true)

  rename('Second')
  await page.reload()
  await shows(page, 'Second')

  rename('Third')
  server.delays.set('/config.json', 12_000)
  const start = Date.now()
  await page.reload()
  await shows(page, 'Second')
  expect(Date.now() - start).toBeLessThan(11_500)
  // The late answer is kept for the next visit.
  await expect.poll(() => keptName(page), { timeout: 60_000 }).toEqual(['Third'])

  server.delays.clear()
  await server.close()
  await page.reload()
  await shows(page, 'Third')
})

// The older version is a build of its own: in every second gate, and with TONLENS_LONG=1.
test.runIf(isInShare('older version', 2))(
  'a field that the kept version does not know brings the newer version, without a visit in between',
  async () => {
    const older = join(folder, 'older-site')
    // The older version knows no key proxies.
    runExplorerCommand([older, '--network', 'embedded'], folder, buildAnother({ keyProxy: 'otherName' }))
    const changing = await serveFolder(older)
    const page = await (await browser.newContext()).newPage()
    await page.goto(changing.url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
      .toBe(true)

    const networks = [
      { name: 'embedded', baseUrl: 'embedded' },
      { name: 'proxied', baseUrl: 'https://index.example/api/v3', keyProxy: '/api/v3' },
    ]
    writeFileSync(join(older, 'config.json'), JSON.stringify({ name: 'Newer', networks }))
    runExplorerCommand([older], folder, built)
    await page.reload()
    await page.getByRole('link', { name: 'Newer', exact: true }).waitFor({ timeout: 30_000 })
    await changing.close()
  },
)
