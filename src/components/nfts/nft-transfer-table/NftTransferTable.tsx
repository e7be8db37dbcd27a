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
import { compareAmounts, type TableColumn } from '../../lists/table/columns.ts'
import { Table, type TableStateProps } from '../../lists/table/Table.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'

/** Props of {@link NftTransferTable}; the rest goes to its root, which is the element that scrolls. */
export interface NftTransferTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps {
  /** In the order of the service. Failed ones are among them. */
  readonly transfers: readonly NftTransfer[]
  /** Account from which they are seen: says what was received and what was sent. @default nobody's */
  readonly perspective?: string | undefined
  /** Leave out the item, where all rows are of one. @default false */
  readonly oneItem?: boolean | undefined
  /** Name of the table. @default the catalogue's */
  readonly label?: string | undefined
}

/**
 * Transfers of NFT items, any number of them: which item, from whom, to whom, and whether it went.
 * Feed it from {@link useInfiniteNftTransfers}.
 */
export const NftTransferTable = forwardRef<HTMLDivElement, NftTransferTableProps>(
  function NftTransferTable({ transfers, perspective, oneItem = false, label, part, ...rest }, ref) {
    const messages = useMessages('nftMarket', nftMarketMessages)
    const viewer = addressKey(perspective)
    const columns = useMemo(() => {
      const all = transferColumns(messages, viewer)
      return oneItem ? all.filter(({ id }) => id !== 'item') : all
    }, [messages, viewer, oneItem])
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

/** One transaction moves an item once, but null can stand in any field. */
const transferKey = (row: NftTransfer): string =>
  `${row.transaction_hash} ${row.nft_address} ${row.query_id} ${row.old_owner} ${row.new_owner}`
const transferStatus = (row: NftTransfer): string | undefined =>
  row.transaction_aborted ? 'failed' : undefined

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
      label: messages.result,
      width: 'id',
      cell: (row) =>
        row.transaction_aborted ? (
          <StatusBadge status="failed" label={messages.failed} />
        ) : (
          messages[wayOf(row, viewer)]
        ),
      like: messages.received,
    },
    { id: 'item', label: messages.item, cell: ({ nft_address }) => <Address value={nft_address} /> },
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

function wayOf(row: NftTransfer, viewer: string | undefined): 'moved' | 'received' | 'sent' {
  if (viewer === undefined) return 'moved'
  const [from, to] = [addressKey(row.old_owner) === viewer, addressKey(row.new_owner) === viewer]
  return from === to ? 'moved' : to ? 'received' : 'sent'
}

/** The service writes `addr_none` for an owner that is none. */
function ownerText(owner: string | null, { nobody }: NftMarketMessages): ReactElement | string {
  return owner === null || owner === '' || owner === 'addr_none' ? nobody : <Address value={owner} />
}
