'use client'
import { readMessages } from '../../../react/display/display.ts'
import { defineTable, type RowTableProps } from '../../lists/table/defineTable.tsx'
import { nftMarketMessages } from '../../../text/en/assets/nfts.ts'
import type { NftTransfer } from '../../../service/rows/nft.ts'
import type { NftSale } from '../../../service/rows/nft-sale.ts'
import { nftTransferColumns } from './nftTransferColumns.tsx'
import { perspectiveDealings } from '../../lists/table/DealingTable.tsx'
import { transferStatus } from '../../lists/table/transferRow.ts'
import { nftTransferShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link NftTransferTable}; the rest goes to its root, which is the element that scrolls. */
export interface NftTransferTableProps extends RowTableProps<NftTransfer> {
  /** Rows of `/nft/transfers` in the order of the service, failed ones included. */
  readonly transfers: readonly NftTransfer[]
  /** Address of the account from whose side transfers are shown as received or sent, in any form. @default none */
  readonly perspective?: string | undefined
  /** Omit the item column, for transfers of a single item. @default false */
  readonly oneItem?: boolean | undefined
  /**
   * Rows of `/nft/sales` of the contracts that took part, from {@link useNftSales}: transfers to and from a selling
   * contract are named, with the price that was paid. @default all transfers are alike
   */
  readonly sales?: readonly NftSale[] | undefined
  /** Name of the table. @default the catalogue's */
  readonly label?: string | undefined
}

/**
 * Table of NFT transfers: item, sender, recipient and result.
 * Feed it from {@link useInfiniteNftTransfers}.
 */
export const NftTransferTable = defineTable<NftTransferTableProps, NftTransfer, 'perspective' | 'oneItem' | 'sales'>({
  part: 'nft-transfer-table',
  rows: 'transfers',
  shape: nftTransferShape,
  options: ['perspective', 'oneItem', 'sales'],
  texts: (display) => {
    const { transfers: label, noTransfers: empty } = readMessages(display, 'nftMarket', nftMarketMessages)
    return { label, empty }
  },
  columns: (display, options) => nftTransferColumns(options, display),
  dealings: ({ perspective }) =>
    perspectiveDealings(perspective, ({ old_owner, new_owner, transaction_now }) => ({
      from: old_owner,
      to: new_owner,
      // Anybody may make an item, and its contract can claim any transfer.
      coins: 0n,
      jettons: [],
      utime: transaction_now,
      hasLink: false,
    })),
  // All fields that can tell two transfers apart, since any of them can be null.
  rowKey: (row) => `${row.transaction_hash} ${row.nft_address} ${row.query_id} ${row.old_owner} ${row.new_owner}`,
  rowStatus: transferStatus,
})
