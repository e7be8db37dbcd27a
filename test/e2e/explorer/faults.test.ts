// The built explorer on an index that refuses, fails, is slow or is gone: no page loads for ever, and each error says
// what to do. All places with TONLENS_LONG=1.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService } from '../../../scripts/service.mjs'
import { NO_FAULTS } from '../../../scripts/service/faults.mjs'
import { type ExplorerSite, startExplorerSite } from './explorerSite.ts'
import { watchShifts } from './look/measure.ts'
import { places } from './places.ts'

const isLong = process.env['TONLENS_LONG'] === '1'
const [home = '', account = ''] = [places.home[0], places.account[0]]
const visited = isLong ? Object.values(places).flat() : [home, account]

/** Milliseconds after which no page may load: all retries of the feed and of what waits for it, on a busy machine. */
const patience = 45_000

const faults = {
  refusing: { ...NO_FAULTS, statuses: [{ status: 429, share: 1 }] },
  failing: { ...NO_FAULTS, statuses: [{ status: 500, share: 1 }] },
  slow: { ...NO_FAULTS, slow: 1500 },
  gone: NO_FAULTS,
}

const on = (network: keyof typeof faults, place: string) => place.replace('#/embedded', `#/${network}`)

let site: ExplorerSite
let context: BrowserContext
let close: () => Promise<void>
beforeAll(async () => {
  const services = await Promise.all(
    Object.entries(faults).map(async ([name, each]) => ({
      name,
      service: await startService({ port: 0, rate: Infinity, faults: each }),
    })),
  )
  await services.find(({ name }) => name === 'gone')?.service.close()
  const folder = mkdtempSync(join(tmpdir(), 'tonlens-faults-'))
  const config = join(folder, 'config.json')
  writeFileSync(
    config,
    JSON.stringify({ networks: services.map(({ name, service }) => ({ name, baseUrl: service.url, rate: 100 })) }),
  )
  site = await startExplorerSite('--config', config)
  context = await site.browser.newContext({ viewport: { width: 1280, height: 900 } })
  close = async () => {
    await Promise.all(services.filter(({ name }) => name !== 'gone').map(({ service }) => service.close()))
    rmSync(folder, { recursive: true, force: true })
  }
})
afterAll(async () => {
  await site?.close()
  await close?.()
})

/** Parts that still load: busy elements, and pages whose code is not here. */
const listLoading = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-busy="true"], [role="status"]')]
      .filter(
        (element) =>
          element.checkVisibility() && (element.ariaBusy === 'true' || element.textContent.startsWith('Loading')),
      )
      .map(({ outerHTML }) => `still loads: ${outerHTML.slice(0, 200)}`),
  )

/** Opens a place and waits until nothing loads. @returns What does after all, and exceptions. */
async function visit(page: Page, place: string): Promise<string[]> {
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(String(error)))
  await page.goto(`${site.url}/${place}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: patience })
  const until = Date.now() + patience
  let loading = await listLoading(page)
  for (let quiet = 0; Date.now() < until && quiet < 4; quiet = loading.length === 0 ? quiet + 1 : 0) {
    await page.waitForTimeout(250)
    loading = await listLoading(page)
  }
  if ((await page.getByText('This page could not be shown').count()) > 0) broken.push('the page broke')
  return [...broken, ...loading]
}

describe.concurrent.each(['failing', 'slow', 'gone'] as const)('an index that is %s', (network) => {
  test.concurrent.each(visited)('leaves nothing loading on %s', { timeout: 3 * patience }, async (place) => {
    const page = await context.newPage()
    expect(await visit(page, on(network, place))).toEqual([])
    const alerts = await page.getByRole('alert').filter({ visible: true }).allInnerTexts()
    expect(alerts.filter((text) => text.trim() === '')).toEqual([])
    // Nothing can be known of these two, so that neither may look empty.
    if (place === home || place === account) {
      const hasErrors = network !== 'slow'
      expect(alerts.length > 0).toBe(hasErrors)
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(hasErrors ? 1 : 0)
    }
    await page.close()
  })
})

test.concurrent('a page whose service is gone moves little on a phone', { timeout: 3 * patience }, async () => {
  const phone = await site.browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await phone.newPage()
  await page.addInitScript(watchShifts)
  expect(await visit(page, on('gone', home))).toEqual([])
  await page.getByText('Service unreachable').waitFor()
  // A quiet machine measures 0.06 at most, one on which the parts vanish one by one 0.6.
  expect(await page.evaluate(() => globalThis.layoutShift)).toBeLessThan(0.3)
  await phone.close()
})

test('an index that refuses each request is not waited for without a word', { timeout: 2 * patience }, async () => {
  const page = await context.newPage()
  await page.goto(`${site.url}/${on('refusing', account)}`)
  await page.getByText(/requests? waits? for the rate limit/).waitFor({ timeout: patience })
  await page.close()
})
