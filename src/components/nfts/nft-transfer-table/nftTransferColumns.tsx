import type { ReactElement } from 'react'
import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { addressKey } from '../../../text/format/address.ts'
import type { Texts } from '../../../text/en/index.ts'
import { nftMarketMessages } from '../../../text/en/assets/nfts.ts'
import type { NftTransfer } from '../../../service/rows/nft.ts'
import type { NftSale } from '../../../service/rows/nft-sale.ts'
import { accountColumn, coinsColumn } from '../../lists/table/columnKinds.tsx'
import { createSaleReader } from '../nft-facts/saleEvents.ts'
import type { TableColumn } from '../../lists/table/columns.ts'
import { partyColumns } from '../../lists/table/partyColumns.tsx'
import { readTransaction, transactionColumn, transactionTimeColumn } from '../../lists/table/transactionColumnKinds.tsx'
import { transferDirection } from '../../lists/table/transferRow.ts'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'

/** Options of {@link nftTransferColumns}. */
export interface NftTransferColumnOptions {
  /**
   * Address of the account from whose side transfers are received or sent, in any form; its counterparty takes the
   * place of from and to, which are then shown if they are chosen. @default none
   */
  readonly perspective?: string | undefined
  /** Leaves out the item, for transfers of a single one. @default false */
  readonly oneItem?: boolean | undefined
  /**
   * Rows of `/nft/sales` of the contracts that took part: transfers of a sale are named, and have a price.
   * @default none
   */
  readonly sales?: readonly NftSale[] | undefined
}

/**
 * Creates the columns of an `NftTransferTable`: time, result, item, from, to, price if `sales` are given, and
 * transaction.
 * @param display Language; pass `useDisplay()`. @default English
 */
export function nftTransferColumns(
  { perspective, oneItem = false, sales }: NftTransferColumnOptions = {},
  display: ColumnDisplay = defaultDisplay,
): readonly TableColumn<NftTransfer>[] {
  const messages = readMessages(display, 'nftMarket', nftMarketMessages)
  const viewer = addressKey(perspective)
  const readSale = createSaleReader(sales ?? [])
  const event = (row: NftTransfer) =>
    saleWords[readSale(row)?.kind ?? 'none'] ?? moves[transferDirection(viewer, row.old_owner, row.new_owner) ?? 'none']
  const columns: readonly TableColumn<NftTransfer>[] = [
    transactionTimeColumn(messages.time, readTransaction),
    {
      id: 'result',
      label: messages.event,
      width: 104,
      cell: (row) =>
        row.transaction_aborted ? <StatusBadge status="failed" label={messages.failed} /> : messages[event(row)],
      value: (row) => (row.transaction_aborted ? 'failed' : event(row)),
      like: messages.received,
      stacked: oneItem ? 'title' : 'value',
    },
    accountColumn('item', messages.item, ({ nft_address }) => nft_address, { of: 'nft', width: 132, stacked: 'title' }),
    ...partyColumns<NftTransfer>(
      accountColumn('from', messages.from, ({ old_owner }) => readOwner(old_owner), {
        cell: ({ old_owner }) => ownerText(old_owner, messages),
        stacked: 'note',
      }),
      accountColumn('to', messages.to, ({ new_owner }) => readOwner(new_owner), {
        cell: ({ new_owner }) => ownerText(new_owner, messages),
        stacked: 'to',
      }),
      perspective,
      messages,
    ),
    coinsColumn('price', messages.price, (row) => readSale(row)?.price, {
      cell: (row) => <Price amount={readSale(row)?.price} />,
      stacked: 'value',
    }),
    transactionColumn(messages.transaction, readTransaction, { hideOrder: 1 }),
  ]
  return columns.filter(({ id }) => !(id === 'item' && oneItem) && !(id === 'price' && sales === undefined))
}

/** Price of a sale; empty for transfers that are none. */
function Price({ amount }: { readonly amount: string | undefined }): ReactElement | null {
  return amount === undefined ? null : <CoinAmount amount={amount} />
}

const saleWords = { listed: 'putOnSale', sold: 'sold', returned: 'takenBack', none: undefined } as const
const moves = { in: 'received', out: 'sent', none: 'transferred' } as const

/** Owner of an item; undefined for an item without one, for which the service writes `addr_none`. */
function readOwner(owner: string | null): string | undefined {
  return owner === null || owner === '' || owner === 'addr_none' ? undefined : owner
}

function ownerText(owner: string | null, { noOwner }: Texts['nftMarket']): ReactElement | string {
  const known = readOwner(owner)
  return known === undefined ? noOwner : <Address value={known} />
}
