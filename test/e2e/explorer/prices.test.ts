// Values of the built explorer: from a source of prices that its configuration describes, and from nowhere else.
import { createServer } from 'node:http'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showcase } from '../../../stories/chain/index.json'
import { type Listening, listenOnLoopback } from '../../helpers/servers/loopback.ts'
import { type ExplorerSite, startExplorerSite } from './explorerSite.ts'

const { alice } = showcase.people
const asked: string[] = []
let isBroken = false
let server: Listening
let site: ExplorerSite

/** Prices of the coin, another each minute, and of no jetton. */
function answer(url: URL): { readonly status: number; readonly body: unknown } {
  const [, asset, currency = ''] = url.pathname.split('/').slice(1).map(decodeURIComponent)
  const minute = Number(url.searchParams.get('at')) / 60
  if (isBroken) return { status: 500, body: {} }
  if (asset !== 'TON') return { status: 404, body: {} }
  return { status: 200, body: { prices: { [currency]: (currency === 'EUR' ? 2 : 1) * ((minute % 7) + 1) } } }
}

beforeAll(async () => {
  const source = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    asked.push(url.pathname + url.search)
    const { status, body } = answer(url)
    response
      .writeHead(status, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' })
      .end(JSON.stringify(body))
  })
  server = await listenOnLoopback(source)
  const url = `${server.origin}/v1/{asset}/{currency}?at={time}`
  const prices = { url, value: '/prices/{currency}', currencies: ['USD', 'EUR'], coin: 'TON', step: 60 }
  site = await startExplorerSite(
    JSON.stringify({
      networks: [
        { name: 'priced', baseUrl: 'embedded', prices },
        { name: 'plain', baseUrl: 'embedded' },
      ],
    }),
  )
}, 60_000)
afterAll(async () => {
  await site?.close()
  await server?.close()
})

const account = (network: string, tab = '') =>
  `#/${network}/account/${encodeURIComponent(alice)}${tab === '' ? '' : `/${tab}`}`
const readTexts = (page: Page, selector: string) => page.locator(selector).allInnerTexts()

test('the coin and jettons have their price on the pages that are about them', async () => {
  const { page } = await site.open('#/priced/home')
  await page.locator('header dt', { hasText: /^Price$/ }).waitFor()
  await page.locator('header dd', { hasText: /^≈ \$[1-7]\.00$/ }).waitFor()
  await page.goto(`${site.url}/#/priced/jetton/${encodeURIComponent(showcase.jettonMaster)}`)
  await page.locator('header dd', { hasText: /^No price$/ }).waitFor()
  await page.context().close()
  // Another visit may ask for the same again.
  asked.splice(0)
})

test('values are shown at the price of their time, in the chosen currency, and a missing one is marked', async () => {
  const { page } = await site.open(account('priced'))
  await page.getByText(/^Worth at least \$/).waitFor()

  await page.goto(`${site.url}/${account('priced', 'assets')}`)
  const card = page.getByRole('article', { name: 'Portfolio' })
  await card
    .getByText(/at least \$|≥ \$|\$[\d,]+\.\d\d or more/i)
    .first()
    .waitFor()
  await card
    .getByText(/no price/i)
    .first()
    .waitFor()

  await page.goto(`${site.url}/${account('priced', 'ledger')}?assets=all`)
  const values = page.locator('[data-column="value"] .explorer-value')
  await values.filter({ hasText: 'No price' }).first().waitFor()
  await expect.poll(() => values.filter({ hasText: '…' }).count()).toBe(0)
  const titles = await values.evaluateAll((each) => each.flatMap((value) => value.getAttribute('title') ?? []))
  expect(titles.length).toBeGreaterThan(0)
  for (const title of titles) {
    const [, price, minute = ''] = /unit: (\d) USD, (.*)$/.exec(title) ?? []
    expect(Number(price)).toBe(((Date.parse(minute) / 60_000) % 7) + 1)
  }
  expect(new Set(titles).size).toBeGreaterThan(1)
  const before = asked.length
  await page.getByRole('link', { name: 'History' }).first().click()
  await page.locator('[part~=action-list][data-state=shown]').waitFor()
  await page.goBack()
  await values.first().waitFor()
  expect(asked.length).toBe(before)
  expect(new Set(asked).size).toBe(asked.length)

  await page.goto(`${site.url}/#/priced/settings`)
  await page.getByLabel('Currency of values').selectOption('EUR')
  await page.goto(`${site.url}/${account('priced', 'ledger')}`)
  await values.filter({ hasText: '€' }).first().waitFor()
  await page.goto(`${site.url}/${account('priced')}`)
  await page.getByText(/^Worth at least €/).waitFor()

  isBroken = true
  await page.reload()
  await page.getByText('Worth Price not loaded').waitFor()
  isBroken = false

  const count = asked.length
  await page.goto(`${site.url}/#/priced/settings`)
  await page.getByLabel('Currency of values').selectOption('none')
  await page.goto(`${site.url}/${account('priced', 'ledger')}`)
  await page.getByRole('button', { name: 'Save as CSV' }).waitFor()
  await page.goto(`${site.url}/${account('plain', 'ledger')}`)
  await page.getByRole('button', { name: 'Save as CSV' }).waitFor()
  expect(await readTexts(page, '[data-column="value"], .explorer-value')).toEqual([])
  expect(asked.length).toBe(count)
  await page.context().close()
})
