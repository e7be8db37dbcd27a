import type { ReactElement } from 'react'
import { cardState, MultisigOrderCard, skipToken, useMultisigOrders, useMultisigWallets } from 'tonlens'

/** One multisig order: approvals and actions. */
export function OrderPage({ id: address }: { readonly id: string }): ReactElement {
  const query = useMultisigOrders({ address: [address], parse_actions: true })
  const order = query.data?.orders[0]
  const owner = order?.multisig_address
  const multisigs = useMultisigWallets(owner == null ? skipToken : { address: [owner], include_orders: false })
  return (
    <>
      <h1>Order</h1>
      <MultisigOrderCard {...cardState(query)} order={order} multisig={multisigs.data?.multisigs[0]} />
    </>
  )
}
