// Tasks that people come to an explorer for, from its first page and by nothing but what they see: the names of links,
// buttons and fields. Each has a limit of clicks, in which Enter counts as one, and typing and choosing from a field as
// none.
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright'
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
  /** Presses something that has no name of its own, such as the summary of a menu. */
  readonly open: (target: Locator) => Promise<void>
  /** Waits until a text is visible. */
  readonly read: (text: string | RegExp) => Promise<void>
  /** Called where the task is done: what follows does not count. */
  readonly done: () => void
}

/**
 * Begins at the first page, and fails if the way from there has an error, or more clicks than this before it is done.
 */
async function ask(maxClicks: number, walk: (reader: Reader) => Promise<void>): Promise<void> {
  const { page, faults } = visit
  let clicks = 0
  let isDone = false
  const click = (target: Locator) => {
    clicks += 1
    return target.click()
  }
  const done = () => {
    expect(clicks).toBeLessThanOrEqual(maxClicks)
    isDone = true
  }
  await page.goto(`${site.url}/#/embedded`)
  await page.getByRole('heading', { name: 'Latest transactions and actions' }).waitFor()
  const startsWith = (name: string) => new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
  await walk({
    page,
    done,
    open: click,
    follow: (name) => click(page.getByRole('link', { name: startsWith(name) }).first()),
    press: (name) => click(page.getByRole('button', { name, exact: true }).first()),
    async search(text) {
      await page.getByRole('combobox', { name: 'Search' }).fill(text)
      await page.getByRole('option').first().waitFor()
      clicks += 1
      await page.keyboard.press('Enter')
    },
    read: (text) => page.getByText(text).filter({ visible: true }).first().waitFor(),
  })
  if (!isDone) done()
  expect(faults.splice(0)).toEqual([])
}

/** The menu of what few readers need. */
const findMore = (page: Page) => page.locator('summary', { hasText: '⋯' })

describe('a transaction', () => {
  test('why it failed, and what to do', () =>
    ask(2, async ({ search, read, follow, done }) => {
      await search(transactions.failedTransaction)
      await read('Exit code 401, value returned to the sender.')
      await read('What to do:')
      await read('The contract itself defines what exit code 401 means.')
      done()
      await follow('Replay in the VM')
      await read('Replay matches')
      await read('Exception (401)')
    }))

  test('what a swap gave, and what it cost', () =>
    ask(3, async ({ page, search, read, follow }) => {
      await search(transactions.swapTrace)
      await read(/swapped 20 LUM for 49\.830127 tUSD/)
      await read('fees 0.035551911 GRAM')
      await read(/^paid by chiara\.ton/)
      await follow('Money')
      await page.getByRole('row', { name: /^chiara\.ton -0\.06471285 GRAM/ }).waitFor()
    }))

  test('where it differs from another', () =>
    ask(4, async ({ page, search, read, follow, press }) => {
      await search(transactions.swapTrace)
      await follow('More')
      await page.getByRole('region', { name: 'More' }).waitFor()
      await follow('Compare')
      await page.getByLabel('Compare with').fill(transactions.failedTransaction)
      await press('Compare')
      await read(/^\d+ of \d+ transactions differ$/)
    }))

  test('a receipt of it, as a picture', () =>
    ask(3, async ({ page, search, open }) => {
      await search(transactions.transfer)
      await open(page.getByText('Share', { exact: true }))
      const saving = page.waitForEvent('download')
      await open(page.getByText('Save receipt (SVG)'))
      expect(readFileSync(await (await saving).path(), 'utf8')).toContain('Receipt')
    }))

  test('whether its data was changed on the way', () =>
    ask(4, async ({ page, search, follow, read }) => {
      await search(transactions.transfer)
      await follow('More')
      await page.getByRole('region', { name: 'More' }).waitFor()
      await follow('Verification')
      await read(/^\d+ of \d+ hashes verified/)
    }))

  test('whether it has arrived', () =>
    ask(1, async ({ search, read }) => {
      await search(transactions.transfer)
      await read('Success')
    }))
})

test('whether an NFT is a fake', () =>
  ask(4, async ({ search, read }) => {
    await search('Tide #11')
    await read(/^The service has no warning, which proves nothing/)
  }))

describe('a jetton', () => {
  test('who holds most of it', () =>
    ask(3, async ({ page, search, follow }) => {
      await search('tUSD')
      await follow('Holders')
      await page.getByRole('row', { name: /^1 .*72\.05%/ }).waitFor()
    }))

  test('whether it is a scam, and what a missing warning means', () =>
    ask(2, async ({ page, follow, read, done }) => {
      await follow('Tide Dollar')
      await read(/^The service has no warning, which proves nothing/)
      done()
      await page.goto(`${site.url}/#/embedded/jetton/${encodeURIComponent(scamJettonMaster)}`)
      await read('The service marks this as a scam.')
    }))
})

describe('an account', () => {
  test('by a name or a ticker', () =>
    ask(1, async ({ page, search, read, done }) => {
      await search('alice')
      await page.getByRole('heading', { name: /^(?:Domain|Account) / }).waitFor()
      await read('alice.ton')
      done()
      await search('LUM')
      await page.getByRole('heading', { name: 'Jetton' }).waitFor()
      await read('Lumen')
    }))

  test('what a message to it will do, before it is signed', () =>
    ask(4, async ({ page, follow, press, read, open, search }) => {
      await search('alice.ton')
      await open(findMore(page))
      await follow('Preview a transfer to it')
      await page.getByLabel('From').fill(people.bruno)
      await page.getByLabel('Amount').fill('1.5')
      await press('Preview')
      await read('Would succeed')
      await read(/^Nothing has been sent/)
    }))

  test('its ledger of a year as CSV, which says whether it is complete', () =>
    ask(4, async ({ page, follow, press, read, done, search }) => {
      await search('alice.ton')
      await follow('Ledger')
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
      done()
      await press('Read the whole history')
      await read(/^Complete for the coins of the chain: all \d+ lines/)
      await press('Last year')
      await page.waitForURL(/from=2024-01-01&until=2024-12-31/)
      await read('No balance changes')
    }))

  test('a large payment that it received', () =>
    ask(3, async ({ page, read, search }) => {
      await search('alice.ton')
      await page.getByRole('combobox', { name: 'Direction' }).selectOption('Received')
      await page.getByLabel('Least amount').fill('5')
      await read(/^\d+ of \d+ loaded actions match/)
      await read('+269 GRAM')
    }))

  test('what it had at an earlier moment, and that there was none a month ago', () =>
    ask(3, async ({ page, follow, read, done, search }) => {
      await search('alice.ton')
      await follow('Ledger')
      await follow('At a date')
      await page.getByLabel('Moment (UTC)').fill('2025-10-10T00:00')
      await read('253.452383297 GRAM')
      done()
      await page.getByLabel('Moment (UTC)').fill('2025-09-10T00:00')
      await read('Does not exist')
    }))

  test('whether its code is known, and what a method of it returns', () =>
    ask(4, async ({ follow, press, read, done, search }) => {
      await search('alice.ton')
      await follow('More')
      await follow('Get-methods')
      await press('seqno')
      await read(/^24$/)
      done()
      await follow('Code')
      await read(/^This code is known by its hash: Wallet v4r2$/)
    }))

  test('its next transfers', () =>
    ask(3, async ({ follow, read, search }) => {
      await search('alice.ton')
      await follow('Watch')
      await read(/^Watching: /)
    }))
})

test('who owns a domain, and when that ends', () =>
  ask(4, async ({ follow, search, read }) => {
    await search('alice.ton')
    await follow('Assets')
    await follow('Names')
    await follow('alice.ton')
    await read('Owner')
    await read('Expires')
  }))

test('whether the network goes on, and who validates it', () =>
  ask(4, async ({ page, follow, read }) => {
    await read('Newest block')
    await read(/ago$/)
    await follow('Staking')
    await page.getByRole('columnheader', { name: 'Weight' }).waitFor()
  }))

test('what a bag of cells says', () =>
  ask(3, async ({ page, follow, press, read }) => {
    await follow('Tools')
    await follow('Decode')
    await page.getByRole('textbox').last().fill('0x0f8a7ea5')
    await press('Decode')
    await read(/^jetton.?transfer$/i)
  }))

test('in another language and in the dark', () =>
  ask(1, async ({ page, press }) => {
    await page.getByRole('combobox', { name: 'Language of the interface' }).selectOption('ru')
    await page.getByRole('button', { name: 'Меню' }).or(page.getByText('Стейкинг')).first().waitFor()
    await page.getByRole('combobox', { name: 'Язык интерфейса' }).selectOption('en')
    await page.getByRole('link', { name: 'Staking' }).first().waitFor()
    await press('Switch between light and dark')
    await page.locator('html[data-theme="dark"]').waitFor()
  }))

test('a network without a service for forecasts and without a VM says so', async () => {
  const plain = await startExplorerSite('--network', 'embedded')
  const { page } = await plain.open('#/tools/method')
  await page.getByRole('button', { name: 'Example from this network' }).click()
  await page.getByRole('button', { name: 'Run' }).click()
  await page.getByText(/this explorer has no local VM/).waitFor({ timeout: 60_000 })
  await plain.close()
})
