import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Client, NftSale } from '../../../../src/entries/index.ts'
import { dnsRecords, jettonMasters } from '../../../../src/entries/endpoints.ts'
import { openEmbeddedClient } from '../../../../stories/chain/embedded.ts'
import { showcase } from '../../../../stories/chain/index.json'
import saleRows from '../../../../stories/chain/nft-sales.json?raw'
import { openFailingClient } from '../../../helpers/servers/failingService.ts'
import { explorerLink as link, openExplorer, patience } from '../../../helpers/openExplorer.tsx'
import '../../../../src/components/styles/index.css'

const sales = (JSON.parse(saleRows) as { readonly nft_sales: readonly NftSale[] }).nft_sales
let client: Client
beforeAll(async () => {
  client = await openEmbeddedClient()
}, 60_000)
afterEach(cleanup)

test('an NFT that was sold names its sales, with the price that was paid', async () => {
  const sold = sales.find(
    ({ type, details, nft_item, nft_owner_address }) =>
      type === 'getgems_sale' && details['is_complete'] === true && nft_item?.owner_address !== nft_owner_address,
  )
  openExplorer(link('item', sold?.nft_address ?? ''), client)
  const table = await screen.findByRole('table', { name: 'Transfers' }, patience)
  await within(table).findByText('Sold', {}, patience)
  const row = within(table).getByText('Sold').closest('[role="row"], tr')
  expect(row?.textContent).toContain(`${Number(sold?.details['full_price']) / 1e9} GRAM`)
  expect(within(table).getAllByText('Put up for sale').length).toBeGreaterThan(0)
})

test('a collection says how many items it has, and how many of them are loaded', async () => {
  openExplorer(link('collection', showcase.nftCollection), client)
  expect(await screen.findByText('50 items loaded so far', {}, patience)).toBeTruthy()
  expect(document.querySelector('.explorer-head-facts')?.textContent).toMatch(/Items 72$/)
})

test('the holders of a jetton are one list, the largest first, with the share of each', async () => {
  openExplorer(link('jetton', showcase.jettonMaster, 'holders'), client)
  const list = await screen.findByRole('table', { name: 'Holders' }, patience)
  await waitFor(() => expect(within(list).getAllByText(/%$/).length).toBeGreaterThan(3), patience)
  const shares = within(list)
    .getAllByText(/%$/)
    .map(({ textContent }) => Number.parseFloat(textContent ?? ''))
  expect(shares).toEqual(shares.toSorted((one, other) => other - one))
  expect(screen.getAllByRole('table')).toHaveLength(1)
})

test.each(['jetton', 'collection'] as const)('the page of a %s leads to its account', async (page) => {
  openExplorer(link(page, page === 'jetton' ? showcase.jettonMaster : showcase.nftCollection), client)
  const open = await screen.findByRole('link', { name: 'Account' }, patience)
  open.click()
  await waitFor(() => expect(window.location.hash).toContain('/account/'), patience)
})

const usd = '0:B113A994B5024A16719F69139328EB759596C38A25F59028B146FECDC3621DFE'

test.each([
  {
    name: 'Tethеr',
    symbol: 'USDT',
    address: showcase.jettonMaster,
    says: /^Looks like USD₮, which is EQCx.*another address/,
  },
  { name: 'Tether USD', symbol: 'USD₮', address: usd, says: /^Known by: the list of this explorer$/ },
  { name: 'Gram', symbol: 'GRAM', address: showcase.jettonMaster, says: /^Looks like Gram, but is something else/i },
])('the page of a jetton says whether $name $symbol is genuine', async ({ name, symbol, address, says }) => {
  const metadata = {
    [address]: { is_indexed: true, token_info: [{ valid: true, type: 'jetton_masters', name, symbol, extra: {} }] },
  }
  const { jetton_masters } = await client.request(jettonMasters, { address: [showcase.jettonMaster] })
  const master = { ...jetton_masters[0], address }
  const { client: other } = await openFailingClient(undefined, undefined, {
    answers: { jettonMasters: { jetton_masters: [master], address_book: {}, metadata } },
  })
  openExplorer(link('jetton', address), other)
  await screen.findByText(
    (_, element) => element?.tagName === 'P' && says.test(element.textContent ?? ''),
    {},
    patience,
  )
})

test('the head of a jetton shows its picture', async () => {
  openExplorer(link('jetton', showcase.jettonMaster), client)
  await waitFor(() => expect(document.querySelector('.explorer-title-icon [part~="media"]')).toBeTruthy(), patience)
})

test('the head of a jetton that is marked as a scam shows no picture', async () => {
  openExplorer(link('jetton', showcase.scamJettonMaster), client)
  await screen.findByText('The service marks this as a scam.', {}, patience)
  expect(document.querySelector('.explorer-title-icon [part~="media"]')).toBeNull()
})

/** Links of the rows of the history that the page shows, once it has some. */
async function findHistory(): Promise<readonly (string | null)[]> {
  const list = await screen.findByRole('region', { name: 'History', busy: false }, patience)
  const rows = await within(list).findAllByRole('link', { name: /transfer|deploy|call|bid|swap/i }, patience)
  return rows.map((row) => row.getAttribute('href'))
}

/** A service that says that alice.ton leads to an account that does not own it. */
async function openElsewhere() {
  const answer = await client.request(dnsRecords, { domain: 'alice.ton' })
  const [record] = answer.records
  const records = [{ ...record, dns_wallet: showcase.people.bruno }]
  const { client: other } = await openFailingClient(undefined, undefined, {
    answers: { dnsRecords: { ...answer, records } },
  })
  return { other, owner: record?.nft_item_owner ?? '' }
}

test('the page of a domain is that of the account to which it leads, with the owner of the name', async () => {
  const { other, owner } = await openElsewhere()
  openExplorer(link('account', showcase.people.bruno), other)
  const rows = await findHistory()
  cleanup()
  openExplorer(link('domain', 'alice.ton'), other)
  const tabs = await screen.findByRole('navigation', { name: 'Parts of the account' }, patience)
  const hrefs = within(tabs)
    .getAllByRole('link')
    .map((tab) => tab.getAttribute('href'))
  expect(hrefs).toContain(link('domain', 'alice.ton', 'assets'))
  await waitFor(async () => expect(await findHistory()).toEqual(rows), patience)
  const facts = [...document.querySelectorAll('.explorer-head-facts a')].map((fact) => fact.getAttribute('href'))
  expect(facts).toEqual([link('account', owner), link('account', showcase.people.bruno)])
})

test('a domain opens any part of its account', async () => {
  const { other } = await openElsewhere()
  openExplorer(link('domain', 'alice.ton', 'transactions'), other)
  expect(await screen.findByRole('region', { name: 'Transactions' }, patience)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: /alice\.ton/ })).toBeVisible()
})

test('the head of a domain opens its records', async () => {
  const { other } = await openElsewhere()
  openExplorer(link('domain', 'alice.ton'), other)
  fireEvent.click(await screen.findByText('Records', {}, patience))
  await waitFor(
    () =>
      expect(document.querySelector('[data-fact="wallet"] a')?.getAttribute('href')).toBe(
        link('account', showcase.people.bruno),
      ),
    patience,
  )
})
