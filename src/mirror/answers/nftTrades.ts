import type * as rows from '../../endpoints/nfts.ts'
import { packAddress } from '../storage/keys.ts'
import { by, collectFields, pickRows } from './list.ts'
import { withNames } from './names.ts'
import { type Answers, refusal } from './view.ts'
import { listTransfers } from './transfers.ts'
import { nftSale, nftTransfer } from '../kinds/others.ts'

/** Order of the groups in an answer about sales. */
const GROUPS: readonly string[] = ['getgems_sale', 'getgems_auction', 'telemint']

/** How NFT transfers and sales are answered. */
export const nftTradeAnswers: Answers<Pick<typeof rows, 'nftTransfers' | 'nftSales'>> = {
  async nftTransfers(view, params) {
    const items = params.item_address && new Set(params.item_address)
    const { collection_address } = params
    const rows = await listTransfers(
      view,
      nftTransfer,
      params,
      ['old_owner', 'new_owner'],
      (value) =>
        (items === undefined || items.has(value.nft_address)) &&
        (collection_address === undefined || value.nft_collection === collection_address),
    )
    const names = collectFields(rows, 'nft_address', 'nft_collection', 'old_owner', 'new_owner', 'response_destination')
    return withNames(view, { nft_transfers: rows }, names, 'metadata')
  },

  async nftSales(view, { address }) {
    if (address === undefined) throw refusal(view.endpoint, 422, 'at least 1 address required')
    if (address.length > 1000) {
      throw refusal(view.endpoint, 422, 'maximum 1000 addresses allowed')
    }
    const found = await pickRows(view.reader, nftSale, address.map(packAddress))
    const rows = found.sort(by(({ type }) => GROUPS.indexOf(type))).map(({ value }) => value)
    const names = rows.flatMap((row) => [
      row.address,
      row.nft_address,
      row.nft_owner_address,
      row.marketplace_address,
      ...Object.entries(row.details ?? {}).flatMap(([name, value]) =>
        /address|bidder|member|destination/.test(name) && typeof value === 'string' ? [value] : [],
      ),
      row.nft_item?.address,
      row.nft_item?.collection_address,
      row.nft_item?.owner_address,
    ])
    return withNames(view, { nft_sales: rows }, names, 'metadata')
  },
}
