'use client'
import { forwardRef, useMemo, type HTMLAttributes, type ReactElement } from 'react'
import { useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { addressKey } from '../../../format/address.ts'
import { nftMarketMessages } from '../../../locales/en/nfts.ts'
import type { NftMarketMessages } from '../../../format/messages/nfts.ts'
import type { NftTransfer } from '../../../schema/nft.ts'
import { Address } from '../../values/address/Address.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { compareAmounts, type ColumnProps, type TableColumn } from '../../lists/table/columns.ts'
import { Table, type TableStateProps } from '../../lists/table/Table.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { transferDirection, transferStatus } from '../../lists/table/transferRow.ts'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { joinKey } from '../../../model/rows.ts'

/** Props of {@link NftTransferTable}; the rest goes to its root, which is the element that scrolls. */
export interface NftTransferTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps,
    ColumnProps<NftTransfer> {
  /** Rows of `/nft/transfers` in the order of the service, failed ones included. */
  readonly transfers: readonly NftTransfer[]
  /** Address of the account from whose side transfers are shown as received or sent, in any form. @default none */
  readonly perspective?: string | undefined
  /** Omit the item column, for transfers of a single item. @default false */
  readonly oneItem?: boolean | undefined
  /** Name of the table. @default the catalogue's */
  readonly label?: string | undefined
}

/**
 * Table of NFT transfers: item, sender, recipient and result.
 * Feed it from {@link useInfiniteNftTransfers}.
 */
export const NftTransferTable = forwardRef<HTMLDivElement, NftTransferTableProps>(
  function NftTransferTable({ transfers, perspective, oneItem = false, columns: choice, label, part, ...rest }, ref) {
    const messages = useMessages('nftMarket', nftMarketMessages)
    const viewer = addressKey(perspective)
    const defaults = useMemo(() => {
      const all = transferColumns(messages, viewer)
      return oneItem ? all.filter(({ id }) => id !== 'item') : all
    }, [messages, viewer, oneItem])
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
        empty={messages.noTransfers}
      />
    )
  },
)

/** Joins all fields that can tell two transfers apart, since any of them can be null. */
const transferKey = (row: NftTransfer): string =>
  joinKey(row.transaction_hash, row.nft_address, row.query_id, row.old_owner, row.new_owner)

function transferColumns(
  messages: NftMarketMessages,
  viewer: string | undefined,
): readonly TableColumn<NftTransfer>[] {
  return [
    {
      id: 'time',
      label: messages.time,
      width: 'time',
      cell: ({ transaction_now }) => <Timestamp value={transaction_now} show="relative" />,
      compare: (a, b) => compareAmounts(a.transaction_lt, b.transaction_lt),
    },
    {
      id: 'result',
      label: messages.event,
      width: 'id',
      cell: (row) =>
        row.transaction_aborted ? (
          <StatusBadge status="failed" label={messages.failed} />
        ) : (
          messages[moves[transferDirection(viewer, row.old_owner, row.new_owner) ?? 'none']]
        ),
      like: messages.received,
    },
    { id: 'item', label: messages.item, cell: ({ nft_address }) => <Address value={nft_address} of="nft" /> },
    {
      id: 'from',
      label: messages.from,
      width: 'id',
      cell: ({ old_owner }) => ownerText(old_owner, messages),
    },
    { id: 'to', label: messages.to, width: 'id', cell: ({ new_owner }) => ownerText(new_owner, messages) },
    {
      id: 'transaction',
      label: messages.transaction,
      width: 'id',
      cell: ({ transaction_hash }) => <Hash value={transaction_hash} of="transaction" />,
    },
  ]
}

const moves = { in: 'received', out: 'sent', none: 'transferred' } as const

/** Shows an owner; the service writes `addr_none` for an item without one. */
function ownerText(owner: string | null, { noOwner }: NftMarketMessages): ReactElement | string {
  return owner === null || owner === '' || owner === 'addr_none' ? noOwner : <Address value={owner} />
}
