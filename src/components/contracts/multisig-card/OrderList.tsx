import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { addressKey } from '../../../text/format/address.ts'
import { formatCount } from '../../../text/format/count.ts'
import { multisigMessages } from '../../../text/en/contracts/contracts.ts'
import type { MultisigOrder } from '../../../service/rows/contracts/multisig.ts'
import { OrderBadge } from '../multisig-order-card/OrderBadge.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { Link } from '../../values/link/Link.tsx'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'

/** Orders that are shown at first. */
const shownOrders = 50

/** List of orders, the newest first. */
export function OrderList({
  orders,
  loadingRows,
}: {
  readonly orders: readonly MultisigOrder[] | null | undefined
  /** Number of placeholder rows while loading; undefined once loaded. */
  readonly loadingRows: number | undefined
}): ReactElement | null {
  const { locale, links } = useDisplay()
  const messages = useTexts('multisig', multisigMessages)
  const rows = (orders ?? []).toReversed()
  // The service sends an empty list if the request did not ask for orders.
  if (loadingRows === undefined && rows.length === 0 && orders !== null) return null
  return (
    <div part="card-section">
      <p part="card-heading">{messages.orders}</p>
      {loadingRows === undefined && rows.length === 0 && <p part="card-note">{messages.noOrders}</p>}
      <ul part="card-list">
        {Array.from({ length: loadingRows ?? 0 }, (_, at) => (
          <li key={at}>
            <Skeleton like="Order 12 · Open · 1 of 2" />
          </li>
        ))}
        <FoldedList items={rows} first={shownOrders} frame={listFold}>
          {(order, at) => {
            const key = addressKey(order.address)
            const href = key === undefined ? undefined : links.address?.(key)
            return (
              <li key={`${at} ${order.address}`}>
                <Link part="card-link" href={href}>
                  <bdi>{messages.orderNumber(formatCount(order.order_seqno, locale))}</bdi>
                </Link>
                <OrderBadge order={order} />
                <bdi part="card-note">
                  {messages.approvalsOf(formatCount(order.approvals_num, locale), formatCount(order.threshold, locale))}
                </bdi>
              </li>
            )
          }}
        </FoldedList>
      </ul>
    </div>
  )
}
