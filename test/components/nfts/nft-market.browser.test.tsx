import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { NftCollectionCard } from '../../../src/components/nfts/nft-collection-card/NftCollectionCard.tsx'
import { NftSaleBadge } from '../../../src/components/nfts/nft-sale-badge/NftSaleBadge.tsx'
import { NftTransferTable } from '../../../src/components/nfts/nft-transfer-table/NftTransferTable.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import type { NftItem } from '../../../src/service/rows/nft.ts'
import type { NftSale } from '../../../src/service/rows/nft-sale.ts'
import { collectionAnswer, itemAnswer, findSale, saleAnswer, transferAnswer } from '../../fixtures/nfts.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

const collection = collectionAnswer.nft_collections[0]
const [transfer, second] = transferAnswer.nft_transfers
const listed = itemAnswer.nft_items.find((item) => item.sale_contract_address) as NftItem
const listing = findSale(listed) as NftSale
const auctioned = itemAnswer.nft_items.find((item) => item.auction_contract_address) as NftItem
const auction = findSale(auctioned) as NftSale

afterEach(cleanup)

describeComponent({
  name: 'NftCollectionCard',
  component: NftCollectionCard,
  part: 'nft-collection-card',
  props: { collection, metadata: collectionAnswer.metadata },
  entities: ['collection'],
  loading: { collection: undefined, loading: true },
  empty: { collection: null },
  failed: { collection: undefined },
  stateAttribute: 'data-state',
})

describeComponent({
  name: 'NftTransferTable',
  component: NftTransferTable,
  part: 'nft-transfer-table',
  props: { transfers: [transfer, second], sales: saleAnswer.nft_sales.slice(0, 2) },
  entities: ['transfers', 'sales'],
  loading: { transfers: [], loading: true, loadingRows: 2 },
  empty: { transfers: [] },
  failed: { transfers: [] },
  stateAttribute: 'data-state',
})

describeComponent({
  name: 'NftSaleBadge',
  component: NftSaleBadge,
  part: 'nft-sale-badge',
  props: { item: listed, sale: listing },
  entities: ['sale'],
  door: false,
  stateAttribute: 'data-state',
})

function badge(item: NftItem, sale?: NftSale | null): ReactElement {
  return (
    <DisplayProvider now={1_800_000_000} timeZone="UTC">
      <NftSaleBadge item={item} sale={sale} data-testid="badge" />
    </DisplayProvider>
  )
}
const withDetails = (sale: NftSale, details: Record<string, unknown>): NftSale => ({
  ...sale,
  details: { ...sale.details, ...details },
})
const words = () => screen.queryByTestId('badge')?.textContent

describe('a sale', () => {
  test('tells its price once the contract is known', () => {
    const view = render(badge(listed))
    expect(words()).toBe('On sale')
    view.rerender(badge(listed, listing))
    expect(words()).toBe('On sale 12 GRAM')
  })

  test('is none for an item that its owner holds', () => {
    render(badge({ ...listed, on_sale: false, sale_contract_address: null }, listing))
    expect(words()).toBeUndefined()
  })

  test('takes no price from another contract', () => {
    render(badge(listed, auction))
    expect(words()).toBe('On sale')
  })

  test('says when it is over though the contract still holds the item', () => {
    render(badge(listed, withDetails(listing, { is_complete: true })))
    expect(words()).toBe('Sale ended')
  })
})

describe('an auction', () => {
  const open = { end_time: 1_800_000_100, end_flag: false, is_canceled: false }

  test('tells the last bid, and the least one before there is any', () => {
    const view = render(badge(auctioned, withDetails(auction, { ...open, last_bid: '7000000000' })))
    expect(words()).toBe('Auction 7 GRAM')
    view.rerender(badge(auctioned, withDetails(auction, { ...open, last_bid: '0', min_bid: '2500000000' })))
    expect(words()).toBe('Auction 2.5 GRAM')
  })

  test.each([{ end_flag: true }, { is_canceled: true }, { end_time: 1_799_999_999 }])('is over with %j', (details) => {
    render(badge(auctioned, withDetails(auction, { ...open, ...details })))
    expect(words()).toBe('Auction ended')
  })

  test('of an item that sells itself lasts until its end', () => {
    const item = { ...listed, on_sale: false, sale_contract_address: null }
    const own: NftSale = {
      type: 'telemint',
      address: item.address,
      details: { end_time: 1_800_000_100, bid: '3000000000' },
    }
    const view = render(badge(item, own))
    expect(words()).toBe('Auction 3 GRAM')
    view.rerender(badge(item, withDetails(own, { end_time: 1_799_999_999 })))
    expect(words()).toBeUndefined()
  })
})

describe('transfers', () => {
  const texts = () => screen.getAllByRole('row').map((row) => row.textContent)

  test('say what an account received and sent, in whatever form it is written', () => {
    if (transfer === undefined) throw new Error('The embedded chain has no NFT transfer.')
    const rows = [
      transfer,
      { ...transfer, transaction_hash: 'x', old_owner: transfer.new_owner, new_owner: transfer.old_owner },
    ]
    render(<NftTransferTable transfers={rows} perspective={transfer.new_owner.toLowerCase()} />)
    expect(texts()[1]).toContain('Received')
    expect(texts()[2]).toContain('Sent')
  })

  test('that failed moved nothing, and say so', () => {
    if (transfer === undefined) throw new Error('The embedded chain has no NFT transfer.')
    render(
      <NftTransferTable transfers={[{ ...transfer, transaction_aborted: true }]} perspective={transfer.new_owner} />,
    )
    expect(texts()[1]).toContain('Failed')
    expect(texts()[1]).not.toContain('Received')
  })

  test('of a sale are named, with the price that was paid', () => {
    const sold = saleAnswer.nft_sales.find(
      ({ details, nft_owner_address, nft_item }) =>
        details['is_complete'] === true && nft_item?.owner_address !== nft_owner_address,
    )
    const rows = transferAnswer.nft_transfers.filter(({ nft_address }) => nft_address === sold?.nft_address)
    render(
      <div style={{ inlineSize: 900 }}>
        <NftTransferTable transfers={rows} sales={saleAnswer.nft_sales} oneItem />
      </div>,
    )
    expect(texts().filter((text) => text?.includes('Sold'))).toHaveLength(1)
    expect(texts().find((text) => text?.includes('Sold'))).toContain(
      `${Number(sold?.details['full_price']) / 1e9} GRAM`,
    )
    expect(texts().find((text) => text?.includes('Put up for sale'))).not.toContain('GRAM')
  })

  test('lead to their transactions by their time, at any width', () => {
    render(
      <DisplayProvider links={{ transaction: (hash) => `#${hash}` }}>
        <NftTransferTable transfers={transferAnswer.nft_transfers.slice(0, 1)} />
      </DisplayProvider>,
    )
    const link = document.querySelector('td[data-column="time"] a')
    expect(link?.getAttribute('href')).toBe(`#${transfer?.transaction_hash}`)
  })

  test('to addr_none go to nobody', () => {
    if (transfer === undefined) throw new Error('The embedded chain has no NFT transfer.')
    render(<NftTransferTable transfers={[{ ...transfer, new_owner: 'addr_none' }]} />)
    expect(texts()[1]).toContain('No owner')
  })
})
