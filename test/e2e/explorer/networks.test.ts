// Networks of the built explorer: those that a reader adds, and several at once in one browser.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { type Service, startService } from '../../../scripts/service.mjs'
import { showcase } from '../../../stories/chain/index.json'
import { type ExplorerSite, startExplorerSite } from './explorerSite.ts'

const key = 'reader-key-0123456789'
let service: Service
let site: ExplorerSite

beforeAll(async () => {
  service = await startService({ port: 0, key })
  const networks = JSON.stringify([
    { name: 'embedded', title: 'Example chain', baseUrl: 'embedded' },
    { name: 'other', baseUrl: 'embedded' },
  ])
  site = await startExplorerSite(
    `{"networks":${networks},"customNetworks":[${JSON.stringify(new URL(service.url).origin)}]}`,
  )
}, 60_000)
afterAll(async () => {
  await site?.close()
  await service?.close()
})

const account = (network: string) => `#/${network}/account/${encodeURIComponent(showcase.wallet)}`
const shows = async (page: Page, title: string) => {
  await page.getByText('Wallet v4r2').first().waitFor()
  await expect.poll(() => page.title()).toMatch(new RegExp(` · ${title}$`))
}

test('a reader adds a network: its key is in no URL, another tab stays on its own, and removing leaves nothing', async () => {
  const { page, faults } = await site.open('#/settings')
  const asked: { readonly url: string; readonly key: string | undefined }[] = []
  page.on('request', (request) => asked.push({ url: request.url(), key: request.headers()['x-api-key'] }))
  const form = page.getByRole('form', { name: 'Add a network' })
  await form.getByLabel('Name').fill('My chain')
  await form.getByLabel('Base URL').fill('https://elsewhere.example/api/v3')
  await form.getByRole('button', { name: 'Check the service' }).click()
  await form.getByText('The policy of this site does not allow this host.').waitFor()
  expect(asked.filter(({ url }) => !url.startsWith(site.url) && !/^(?:data|blob):/.test(url))).toEqual([])

  await form.getByLabel('Base URL').fill(service.url)
  await form.getByLabel('API key').fill(key)
  await form.getByRole('button', { name: 'Check the service' }).click()
  await form.getByText(/The service answers.*global_id: -?\d+/).waitFor()
  await form.getByRole('button', { name: 'Add network' }).click()
  await form.getByText('My chain was added.').waitFor()

  const other = await page.context().newPage()
  await other.goto(`${site.url}/${account('embedded')}`)
  await shows(other, 'Example chain')
  await page.goto(`${site.url}/${account('my-chain')}`)
  await shows(page, 'My chain')
  const band = (tab: Page) => tab.locator('.explorer-head').evaluate((head) => getComputedStyle(head).borderBlockStart)
  expect(await band(page)).not.toBe(await band(other))

  await page.getByRole('combobox', { name: /search/i }).fill('alice.ton')
  await page.keyboard.press('Enter')
  await page.waitForURL(/#\/my-chain\/account\//)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('tonlens-recent-'))),
  ).toEqual(['tonlens-recent-my-chain'])
  expect(other.url()).toBe(`${site.url}/${account('embedded')}`)
  await other.reload()
  await shows(other, 'Example chain')

  const toService = asked.filter(({ url }) => url.startsWith(service.url))
  expect(toService.length).toBeGreaterThan(2)
  expect(toService.filter((request) => request.key !== key)).toEqual([])
  expect(asked.filter(({ url }) => url.includes(key))).toEqual([])
  expect(service.requests.filter(({ path, status }) => path.includes(key) || status === 401)).toEqual([])

  await page.goto(`${site.url}/#/my-chain/settings`)
  const list = page.getByRole('region', { name: 'Your networks' })
  await list.getByRole('button', { name: 'Remove My chain' }).click()
  await list.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect.poll(() => page.url()).toBe(`${site.url}/#/embedded/settings`)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(key)
  expect(await page.evaluate(() => localStorage.getItem('tonlens-recent-my-chain') ?? '[]')).not.toContain('alice')
  // The service of tests has no node and no stream: requests that need them have the status 501 and 500.
  expect(
    faults.filter(
      (fault) => !fault.startsWith(`asked ${new URL(service.url).origin}/`) && !/status of 50[01]/.test(fault),
    ),
  ).toEqual([])
  await page.context().close()
})

test('two networks side by side keep their own pages, and closing one leaves the other', async () => {
  const { page, faults } = await site.open(account('embedded'), { viewport: { width: 1280, height: 800 } })
  await shows(page, 'Example chain')
  await page.getByLabel('Network').selectOption({ label: 'Show other beside' })
  const [left, right] = ['Example chain', 'other'].map((name) =>
    page.getByRole('region', { name: `Explorer of ${name}` }),
  )
  await right?.getByText('Wallet v4r2').first().waitFor()
  await right?.getByRole('button', { name: 'Menu' }).click()
  await right?.getByRole('link', { name: 'Settings' }).click()
  await right?.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await left?.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
  expect(page.url()).toBe(`${site.url}/${account('embedded')}|/other/settings`)
  expect(await page.title()).toMatch(/ · Example chain$/)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
  await page.reload()
  await right?.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await left?.getByLabel('Network').selectOption({ label: 'Close this side' })
  await page.waitForURL(`${site.url}/#/other/settings`)
  await left?.waitFor({ state: 'detached' })
  await right?.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})
