// Files of the built explorer that cannot be loaded at first: what needs them says so, nothing else is lost, and
// another try has them. One file of forty by chance; each of them, on more pages, with TONLENS_LONG=1.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showcase } from '../../../stories/chain/index.json'
import { chooseShare } from '../../helpers/chance.ts'
import { type ExplorerSite, startExplorerSite } from './explorerSite.ts'

const isLong = process.env['TONLENS_LONG'] === '1'
const files = /\/assets\/[^/]+\.(?:js|css)$/
const account = `#/embedded/account/${encodeURIComponent(showcase.wallet)}`

/** Pages with what shows that they are complete. */
const pages: readonly (readonly [fragment: string, shown: string])[] = [
  [account, 'text=Wallet v4r2'],
  [
    `#/embedded/trace/${encodeURIComponent(showcase.traces.swapTrace)}`,
    '[part~="message-chain-graph"][data-transactions]',
  ],
  ...(isLong
    ? ([
        [`${account}/ledger`, 'main >> text=CSV'],
        [`${account}/code`, 'main >> text=Code hash'],
        ['#/embedded/tools/decode', 'main >> text=Decode'],
        [`#/embedded/jetton/${encodeURIComponent(showcase.jettonMaster)}`, 'main >> text=Lumen'],
        [`#/embedded/item/${encodeURIComponent(showcase.nftItem)}`, 'main >> text=Owner'],
        ['#/embedded/domain/alice.ton', 'main >> text=alice.ton'],
      ] as const)
    : []),
]

let site: ExplorerSite
/** Files without which there is no explorer at all. */
let first: ReadonlySet<string>

beforeAll(async () => {
  site = await startExplorerSite('--network', 'embedded')
  const index = readFileSync(fileURLToPath(new URL('../../../dist/explorer/index.html', import.meta.url)), 'utf8')
  const [, preloaded = ''] = /data-first="([^"]*)"/.exec(index) ?? []
  const named = [...index.matchAll(/assets\/[^"]+/g)].map(([file]) => file)
  first = new Set([...named, ...preloaded.split(' ').map((file) => `assets/${file}`)])
}, 60_000)
afterAll(() => site?.close())

const readName = (url: string) => url.slice(url.indexOf('assets/'))

/** Opens a page whose files come, but for those of `lost`, until `found` is called. */
async function open(fragment: string, lost: (file: string) => boolean) {
  const context = await site.browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  let isLost = true
  const asked = new Set<string>()
  await page.route(files, (route) => {
    const file = readName(route.request().url())
    asked.add(file)
    return isLost && lost(file) ? route.fulfill({ status: 404 }) : route.continue()
  })
  await page.goto(`${site.url}/${fragment}`)
  return { page, faults, asked, found: () => (isLost = false) }
}

/**
 * Whether a page is complete. Otherwise presses the button for another try, and reloads what still lacks something, as
 * its text advises.
 */
async function isComplete(page: Page, shown: string): Promise<boolean> {
  const button = page.getByRole('button', { name: 'Try again' }).first()
  if (!(await button.isVisible())) return page.locator(shown).first().isVisible()
  await button.click()
  await page.waitForTimeout(300)
  await page.waitForLoadState('networkidle')
  if (await button.isVisible()) await page.reload()
  return false
}

test('after a new deployment an open page says that a file is gone, and another try shows the page', async () => {
  const { page, found } = await open('#/embedded/settings', (file) => /TransactionPage/.test(file))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(
    (hash) => (location.hash = hash),
    `#/embedded/trace/${encodeURIComponent(showcase.traces.swapTrace)}`,
  )
  await page.getByText('A file of the explorer could not be loaded').waitFor()
  await page.getByRole('combobox', { name: /search/i }).waitFor()
  found()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('[part~="message-chain-graph"][data-transactions]').waitFor()
})

test.each(pages)('%s', { timeout: 600_000 }, async (fragment, shown) => {
  const whole = await open(fragment, () => false)
  await whole.page.locator(shown).first().waitFor()
  await whole.page.waitForLoadState('networkidle')
  const lazy = [...whole.asked].filter((file) => !first.has(file))
  await whole.page.context().close()
  expect(lazy.length).toBeGreaterThan(5)
  for (const file of chooseShare(lazy, 40)) {
    const { page, faults, found } = await open(fragment, (asked) => asked === file)
    // The head is there whatever is missing below it, unless there is no network.
    const head = page.getByRole('combobox', { name: /search/i })
    await head
      .or(page.getByRole('button', { name: 'Try again' }))
      .first()
      .waitFor()
    await page.waitForLoadState('networkidle')
    found()
    await expect
      .poll(() => isComplete(page, shown), { message: `without ${file} at first`, timeout: 40_000, interval: 500 })
      .toBe(true)
    expect(faults, file).toEqual([])
    await page.context().close()
  }
})
