import { expect, test } from 'vitest'
import { createSaleReader } from '../../../src/components/nfts/nft-facts/saleEvents.ts'
import type { NftTransfer } from '../../../src/service/rows/nft.ts'
import type { NftSale } from '../../../src/service/rows/nft-sale.ts'
import sales from '../../../stories/chain/nft-sales.json'
import transfers from '../../../stories/chain/nft-transfers.json'
import actions from '../../../stories/chain/actions.json'

const rows = transfers.nft_transfers as unknown as readonly NftTransfer[]
const contracts = sales.nft_sales as unknown as readonly NftSale[]
const read = createSaleReader(contracts)
const find = (kind: string) => rows.filter((row) => read(row)?.kind === kind)

test('prices of sales are those that the service states in its actions', () => {
  const bought = (actions as { actions: readonly { type: string; details: Record<string, unknown> }[] }).actions.filter(
    ({ type }) => type === 'nft_purchase',
  )
  expect(bought.length).toBeGreaterThan(0)
  for (const { details } of bought) {
    const row = rows.find(
      ({ nft_address, new_owner }) => nft_address === details['nft_item'] && new_owner === details['new_owner'],
    )
    expect(row && read(row)).toEqual({ kind: 'sold', price: details['price'] })
  }
})

test('an item that goes back to its seller was not sold', () => {
  const returned = find('returned')
  expect(returned.length).toBeGreaterThan(0)
  for (const row of returned) expect(read(row)).not.toHaveProperty('price')
})

test('a transfer to a selling contract is a listing; one between people is none', () => {
  expect(find('listed')).toHaveLength(contracts.length)
  const [plain] = rows.filter(
    ({ old_owner, new_owner }) => !contracts.some(({ address }) => address === old_owner || address === new_owner),
  )
  expect(plain && read(plain)).toBeUndefined()
})

test('nothing is said of failed transfers, of contracts of other items, and of a contract without its seller', () => {
  const [sold] = find('sold')
  if (sold === undefined) throw new Error('no sale')
  expect(read({ ...sold, transaction_aborted: true })).toBeUndefined()
  const others = createSaleReader(
    contracts.map((sale) => ({
      ...sale,
      nft_address: contracts.find(({ nft_address }) => nft_address !== sale.nft_address)?.nft_address,
    })),
  )
  expect(others(sold)).toBeUndefined()
  expect(createSaleReader(contracts.map((sale) => ({ ...sale, nft_owner_address: null })))(sold)).toBeUndefined()
})

test('a bid of somebody else, a cancelled auction and an open sale are no price', () => {
  const auction = contracts.find(({ type }) => type === 'getgems_auction')
  const fixed = contracts.find(({ type }) => type === 'getgems_sale')
  const [row] = rows
  if (auction === undefined || fixed === undefined || row === undefined) throw new Error('no rows')
  const buyer = row.new_owner
  const sell = (sale: NftSale) =>
    createSaleReader([sale])({
      ...row,
      transaction_aborted: false,
      nft_address: sale.nft_address ?? '',
      old_owner: sale.address,
      new_owner: buyer,
    })
  const details = { ...auction.details, is_canceled: false, last_member: buyer, last_bid: '5' }
  expect(sell({ ...auction, details })).toEqual({ kind: 'sold', price: '5' })
  expect(sell({ ...auction, details: { ...details, last_member: auction.address } })?.price).toBeUndefined()
  expect(sell({ ...auction, details: { ...details, is_canceled: true } })?.price).toBeUndefined()
  expect(sell({ ...fixed, details: { ...fixed.details, is_complete: false } })?.price).toBeUndefined()
  expect(sell({ ...fixed, details: { ...fixed.details, is_complete: true, full_price: 7 } })?.price).toBeUndefined()
})
