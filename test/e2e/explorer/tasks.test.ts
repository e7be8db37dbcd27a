// Tasks that people come to an explorer for, from its first page and by nothing but what they see: the names of links, buttons and fields.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { showcase } from '../../../stories/chain/index.json'
import { type ExplorerSite, startExplorerSite, type Visit } from './explorerSite.ts'

const { transactions, people, scamJettonMaster } = showcase

let site: ExplorerSite
let visit: Visit
beforeAll(async () => {
  site = await startExplorerSite('--network', 'embedded', '--vm')
  visit = await site.open('')
  visit.page.setDefaultTimeout(60_000)
})
afterAll(() => site?.close())

interface Reader {
  readonly page: Page
  /** Clicks a link whose name begins so. */
  readonly follow: (name: string) => Promise<void>
  readonly press: (name: string) => Promise<void>
  /** Enters a text of the search box and opens the first result. */
  readonly search: (text: string) => Promise<void>
  /** Waits until a text is visible. */
  readonly read: (text: string | RegExp) => Promise<void>
}

/** Begins at the first page, and fails if the way from there has an error. */
async function ask(walk: (reader: Reader) => Promise<void>): Promise<void> {
  const { page, faults } = visit
  await page.goto(`${site.url}/#/embedded`)
  await page.getByRole('heading', { name: 'Latest blocks' }).waitFor()
  const startsWith = (name: string) => new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
  await walk({
    page,
    follow: (name) =>
      page
        .getByRole('link', { name: startsWith(name) })
        .first()
        .click(),
    press: (name) => page.getByRole('button', { name, exact: true }).first().click(),
    async search(text) {
      await page.getByRole('combobox', { name: 'Search' }).fill(text)
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('Enter')
    },
    read: (text) => page.getByText(text).filter({ visible: true }).first().waitFor(),
  })
  expect(faults.splice(0)).toEqual([])
}

/** Opens the menu of what few readers need. */
const openMore = (page: Page) => page.locator('summary', { hasText: '⋯' }).click()

describe('a transaction', () => {
  test('why it failed, and what to do', () =>
    ask(async ({ search, read, follow }) => {
      await search(transactions.failedTransaction)
      await read('Exit code 401, value returned to the sender.')
      await read('What to do:')
      await read('The contract itself defines what exit code 401 means.')
      await follow('Replay in the VM')
      await read('Replay matches')
      await read('Exception (401)')
    }))

  test('what a swap gave, and what it cost', () =>
    ask(async ({ page, search, read, follow }) => {
      await search(transactions.swapTrace)
      await read(/swapped 20 LUM for 49\.830127 tUSD/)
      await read('fees 0.035551911 GRAM')
      await read(/^paid by chiara\.ton/)
      await follow('Money')
      await page.getByRole('row', { name: /^chiara\.ton -0\.06471285 GRAM/ }).waitFor()
    }))

  test('where it differs from another', () =>
    ask(async ({ page, search, read, follow, press }) => {
      await search(transactions.swapTrace)
      await follow('More')
      await page.getByRole('region', { name: 'More' }).waitFor()
      await follow('Compare')
      await page.getByLabel('Compare with').fill(transactions.failedTransaction)
      await press('Compare')
      await read(/^\d+ of \d+ transactions differ$/)
    }))

  test('a receipt of it, as a picture', () =>
    ask(async ({ page, search }) => {
      await search(transactions.transfer)
      await page.getByText('Share', { exact: true }).click()
      const saving = page.waitForEvent('download')
      await page.getByText('Save receipt (SVG)').click()
      expect(readFileSync(await (await saving).path(), 'utf8')).toContain('Receipt')
    }))
})

describe('a jetton', () => {
  test('who holds most of it', () =>
    ask(async ({ page, search, follow }) => {
      await search('Tide')
      await follow('Holders')
      await page.getByRole('row', { name: /^1 .*72\.05%/ }).waitFor()
    }))

  test('whether it is a scam, and what a missing warning means', () =>
    ask(async ({ page, follow, read }) => {
      await follow('Tide Dollar')
      await read(/^The service has no warning about it/)
      await page.goto(`${site.url}/#/embedded/jetton/${encodeURIComponent(scamJettonMaster)}`)
      await read('The service marks this as a scam.')
    }))
})

describe('an account', () => {
  test('by a name or a ticker', () =>
    ask(async ({ page, search, read }) => {
      await search('alice')
      await page.getByRole('heading', { name: /^(?:Domain|Account) / }).waitFor()
      await read('alice.ton')
      await search('LUM')
      await page.getByRole('heading', { name: 'Jetton' }).waitFor()
      await read('Lumen')
    }))

  test('what a message to it will do, before it is signed', () =>
    ask(async ({ page, follow, press, read }) => {
      await follow('alice.ton')
      await openMore(page)
      await follow('Preview a transfer to it')
      await page.getByLabel('From').fill(people.bruno)
      await page.getByLabel('Amount').fill('1.5')
      await press('Preview')
      await read('Would succeed')
      await read(/^Nothing has been sent/)
    }))

  test('its ledger of a year as CSV, which says whether it is complete', () =>
    ask(async ({ page, follow, press, read }) => {
      await follow('alice.ton')
      await openMore(page)
      await follow('Export as CSV')
      await read(/^\d+ lines so far/)
      await press('Read the whole history')
      await read(/^Complete for the coins of the chain: all \d+ lines/)
      await press('This year')
      await page.waitForURL(/from=2025-01-01&until=2025-12-31/)
      await read(/ lines so far/)
      const saving = page.waitForEvent('download')
      await press('Save as CSV')
      const file = await saving
      expect(file.suggestedFilename()).toBe('ledger-2025-01-01-2025-12-31.csv')
      const [head, ...lines] = readFileSync(await file.path(), 'utf8')
        .trimEnd()
        .split('\n')
      expect(head).toMatch(/^time,lt,account,kind/)
      expect(lines.length).toBeGreaterThan(100)
      await press('Last year')
      await page.waitForURL(/from=2024-01-01&until=2024-12-31/)
      await read('No balance changes')
    }))

  test('what it had at an earlier moment, and that there was none a month ago', () =>
    ask(async ({ page, follow, read }) => {
      await follow('alice.ton')
      await follow('Ledger')
      await follow('At a date')
      await page.getByLabel('Moment (UTC)').fill('2025-10-10T00:00')
      await read('253.452383297 GRAM')
      await page.getByLabel('Moment (UTC)').fill('2025-09-10T00:00')
      await read('Does not exist')
    }))

  test('whether its code is known, and what a method of it returns', () =>
    ask(async ({ follow, press, read }) => {
      await follow('alice.ton')
      await follow('More')
      await follow('Code')
      await read(/^This code is known by its hash: wallet v4r2$/)
      await follow('Get-methods')
      await press('seqno')
      await press('Run')
      await read(/^24$/)
    }))

  test('its next transfers', () =>
    ask(async ({ follow, read }) => {
      await follow('alice.ton')
      await follow('Watch')
      await read(/^Watching: /)
    }))
})

test('who owns a domain, and when that ends', () =>
  ask(async ({ page, search, read }) => {
    await search('alice.ton')
    await page.waitForURL(/\/account\//)
    await page.goto(`${site.url}/#/embedded/domain/alice.ton`)
    await read('Owner')
    await read('Expires')
  }))

test('whether the network goes on, and who validates it', () =>
  ask(async ({ page, follow, read }) => {
    await read('Newest block')
    await read(/ago$/)
    await follow('Staking')
    await page.getByRole('columnheader', { name: 'Weight' }).waitFor()
  }))

test('a network without a service for forecasts and without a VM says so', async () => {
  const plain = await startExplorerSite('--network', 'embedded')
  const { page } = await plain.open('#/tools/method')
  await page.getByRole('button', { name: 'Example from this network' }).click()
  await page.getByRole('button', { name: 'Run' }).click()
  await page.getByText(/this explorer has no local VM/).waitFor({ timeout: 60_000 })
  await plain.close()
})
