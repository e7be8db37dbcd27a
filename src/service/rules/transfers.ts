// Filters and orders that the listings of jetton transfers, jetton burns and NFT transfers share.
import { isInTime, isOneOf, isTimed, type TimeParams } from './requests/filter.ts'
import {
  ascending,
  ascendingHash,
  compareDecimals,
  compareNumbers,
  type Directions,
  inOrder,
  type Order,
  reverse,
} from './order.ts'
import { type PageRange, readSort } from './requests/page.ts'

/** Fields of every transfer and burn. */
export interface Transferred {
  readonly transaction_hash: string
  readonly transaction_lt: string
  readonly transaction_now: number
}

const byHash = ascendingHash<Transferred>(({ transaction_hash }) => transaction_hash)
const byLt = ascending<Transferred, string>(({ transaction_lt }) => transaction_lt, compareDecimals)
const byTime = ascending<Transferred, number>(({ transaction_now }) => transaction_now, compareNumbers)
const ordersByLt: Directions<Transferred> = { asc: inOrder(byLt, byHash), desc: inOrder(reverse(byLt), byHash) }
const ordersByTime: Directions<Transferred> = { asc: inOrder(byTime, byHash), desc: inOrder(reverse(byTime), byHash) }

/** The order of transfers: by logical time, or by time when it is bounded. */
export function transferOrders(params: TimeParams & PageRange): Order<Transferred> {
  return (isTimed(params) ? ordersByTime : ordersByLt)[readSort(params)]
}

interface OwnerParams extends TimeParams {
  readonly owner_address?: readonly string[] | undefined
  /** An older name of `owner_address`; only its first value counts. */
  readonly address?: string | readonly string[] | undefined
  readonly direction?: string | undefined
}

/** Makes the filter of the time bounds, and of the owners on the side that `direction` names. */
export function isTransferFor<Row extends Transferred>(
  params: OwnerParams,
  from: (row: Row) => string | null,
  to: (row: Row) => string | null,
): (row: Row) => boolean {
  const { address, direction = 'both' } = params
  const alias = typeof address === 'string' ? [address] : address?.slice(0, 1)
  const owners = params.owner_address ?? alias
  const isOwner = isOneOf(owners)
  const inTime = isInTime(params)
  return (row) =>
    inTime(row.transaction_lt, row.transaction_now) &&
    (owners === undefined ||
      (direction !== 'in' && isOwner(from(row))) ||
      ((direction === 'in' || direction === 'both') && isOwner(to(row))))
}
