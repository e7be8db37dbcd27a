import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { useNow } from '../../../react/display/useTime.ts'
import { multisigMessages } from '../../../text/en/contracts/contracts.ts'
import type { TransactionStatus } from '../../../meaning/outcome/outcome.ts'
import type { MultisigOrder } from '../../../service/rows/contracts/multisig.ts'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { orderState, type OrderState } from './orderState.ts'

/** Status that the badge of each state shows. */
const orderBadges: Readonly<Record<OrderState, TransactionStatus>> = {
  sent: 'success',
  open: 'pending',
  expired: 'failed',
  notSent: 'skipped',
  unknownState: 'skipped',
}

/** Badge with the state of an order. Updates when the order expires. */
export function OrderBadge({ order }: { readonly order: MultisigOrder }): ReactElement {
  const messages = useTexts('multisig', multisigMessages)
  const state = orderState(order, useNow())
  return <StatusBadge status={orderBadges[state]} label={messages[state]} />
}
