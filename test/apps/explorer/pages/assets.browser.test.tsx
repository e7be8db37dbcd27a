import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Client, NftSale } from '../../../../src/entries/index.ts'
import { openEmbeddedClient } from '../../../../stories/chain/embedded.ts'
import { showcase } from '../../../../stories/chain/index.json'
import saleRows from '../../../../stories/chain/nft-sales.json?raw'
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

test('a collection counts the items that are loaded, and says that there are more', async () => {
  openExplorer(link('collection', showcase.nftCollection), client)
  const counts = await screen.findByRole('region', { name: 'Counts among the loaded items', busy: false }, patience)
  expect(counts.textContent).toMatch(/^Items loaded50Owners\d+On sale\d+The collection has more items than are loaded/)
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
