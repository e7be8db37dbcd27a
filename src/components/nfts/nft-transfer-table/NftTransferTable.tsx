'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { nftMarketMessages } from '../../../text/en/assets/nfts.ts'
import type { NftTransfer } from '../../../service/rows/nft.ts'
import type { NftSale } from '../../../service/rows/nft-sale.ts'
import { Table } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { nftTransferColumns } from './nftTransferColumns.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { transferStatus } from '../../lists/table/transferRow.ts'
import { joinKey } from '../../../service/rows/readRow.ts'

/** Props of {@link NftTransferTable}; the rest goes to its root, which is the element that scrolls. */
export interface NftTransferTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, TableStateProps, ColumnProps<NftTransfer> {
  /** Rows of `/nft/transfers` in the order of the service, failed ones included. */
  readonly transfers: readonly NftTransfer[]
  /** Address of the account from whose side transfers are shown as received or sent, in any form. @default none */
  readonly perspective?: string | undefined
  /** Omit the item column, for transfers of a single item. @default false */
  readonly oneItem?: boolean | undefined
  /**
   * Rows of `/nft/sales` of the contracts that took part, from {@link useNftSales}: transfers to and from a selling contract
   * are named, with the price that was paid. @default all transfers are alike
   */
  readonly sales?: readonly NftSale[] | undefined
  /** Name of the table. @default the catalogue's */
  readonly label?: string | undefined
}

/**
 * Table of NFT transfers: item, sender, recipient and result.
 * Feed it from {@link useInfiniteNftTransfers}.
 */
export const NftTransferTable = forwardRef<HTMLDivElement, NftTransferTableProps>(function NftTransferTable(
  { transfers, perspective, oneItem = false, sales, columns: choice, label, part, ...rest },
  ref,
) {
  const messages = useTexts('nftMarket', nftMarketMessages)
  const display = useDisplay()
  const defaults = useMemo(
    () => nftTransferColumns({ perspective, oneItem, sales }, display),
    [perspective, oneItem, sales, display],
  )
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('nft-transfer-table', part)}
      label={label ?? messages.transfers}
      rows={transfers}
      columns={columns}
      rowKey={transferKey}
      rowStatus={transferStatus}
      emptyText={messages.noTransfers}
    />
  )
})

/** Joins all fields that can tell two transfers apart, since any of them can be null. */
const transferKey = (row: NftTransfer): string =>
  joinKey(row.transaction_hash, row.nft_address, row.query_id, row.old_owner, row.new_owner)
