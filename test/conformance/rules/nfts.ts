import type { Reference } from '../reference.ts'
import {
  addressBytes,
  big,
  down,
  has,
  isDescending,
  pageOf,
  type Query,
  Refused,
  type Row,
  firstOf,
  up,
} from './base.ts'

function nftItems(index: Reference, query: Query): unknown {
  const collections = query['collection_address'] as string[] | undefined
  const owners = query['owner_address'] as string[] | undefined
  const indexes = query['index'] as string[] | undefined
  if (indexes?.some((text) => /\D/.test(text))) {
    throw new Refused(422, 'index should contain digits only')
  }
  if (collections !== undefined && collections.length > 1 && owners?.length !== 1) {
    throw new Refused(422, 'exact one owner_address required for multiple collection_address')
  }
  isDescending({ limit: query['limit'] })
  if (indexes !== undefined && collections === undefined) {
    throw new Refused(422, 'index parameter is not allowed without the collection_address')
  }
  const ownerOf = (row: Row) =>
    query['include_on_sale'] === true && row['on_sale'] === true
      ? (row['real_owner'] ?? row['owner_address'])
      : row['owner_address']
  const all = index.all('nft_items')
  const rows = all.filter(
    (row) =>
      has(query['address'], row['address']) &&
      has(owners, ownerOf(row)) &&
      has(collections, row['collection_address']) &&
      (indexes === undefined || indexes.some((index) => big(index) === big(row['index']))),
  )
  const byIndex = up((row) => big(row['index']))
  const byCollection = up((row) => addressBytes(row['collection_address']))
  const byArrival = up((row) => all.indexOf(row))
  const asked = (query['address'] as string[] | undefined) ?? []
  const order =
    query['sort_by_last_transaction_lt'] === true
      ? firstOf(down(up((row) => big(row['last_transaction_lt']))), byArrival)
      : collections?.length === 1
        ? firstOf(byIndex, byArrival)
        : owners !== undefined
          ? firstOf(up((row) => addressBytes(ownerOf(row))), byCollection, byIndex, byArrival)
          : query['address'] !== undefined
            ? up((row) => asked.indexOf(String(row['address'])))
            : byArrival
  const page = pageOf(rows, query, order)
  const names = page.flatMap((row) => [row['address'], row['collection_address'], row['owner_address']])
  return { nft_items: page, ...index.names(names, true) }
}

function nftCollections(index: Reference, query: Query): unknown {
  isDescending({ limit: query['limit'] })
  const rows = index.all('nft_collections').filter(
    (row) =>
      has(query['collection_address'], row['address']) && has(query['owner_address'], row['owner_address']),
  )
  const page = pageOf(rows, query, undefined)
  const names = page.flatMap((row) => [row['address'], row['owner_address']])
  return { nft_collections: page, ...index.names(names, true) }
}

const GROUPS: readonly unknown[] = ['getgems_sale', 'getgems_auction', 'telemint']
/** Fields of the details that name an account. */
const PARTIES = /_address$|^(bidder|last_bidder|member|last_member|max_bidder|bidder_address)$/

function nftSales(index: Reference, query: Query): unknown {
  const asked = query['address'] as string[] | undefined
  if (asked === undefined) throw new Refused(422, 'at least 1 address required')
  const rows = index.all('nft_sales').filter((row) => asked.includes(String(row['address'])))
  rows.sort(up((row) => asked.indexOf(String(row['address'])))).sort(up((row) => GROUPS.indexOf(row['type'])))
  const names = rows.flatMap((row) => {
    const item = row['nft_item'] as Row | null | undefined
    const details = Object.entries((row['details'] as Row | null) ?? {})
    return [
      row['address'],
      row['nft_address'],
      row['nft_owner_address'],
      row['marketplace_address'],
      ...details.flatMap(([name, value]) => (PARTIES.test(name) ? [value] : [])),
      item?.['address'],
      item?.['collection_address'],
      item?.['owner_address'],
    ]
  })
  return { nft_sales: rows, ...index.names(names, true) }
}

export const nftRules = { nftItems, nftCollections, nftSales }
