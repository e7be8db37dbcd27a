import type { ReactElement } from 'react'
import { useMessages } from '../../display/display.ts'
import { commonMessages } from '../../format/messages/common.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'

/** The shape of a card: as high as a plain transfer, in the same rows. */
export function LoadingTransaction({ compact }: { compact: boolean }): ReactElement {
  const messages = useMessages('common', commonMessages)
  return (
    <>
      <div part="transaction-card-header">
        <span part="visually-hidden">{messages.loading}</span>
        <Skeleton like="Success" part="status-badge transaction-card-status" />
        <span part="transaction-card-title">
          <Skeleton like="Jetton transfer" />
        </span>
        <span part="transaction-card-time">
          <Skeleton like="12 minutes ago" />
        </span>
      </div>
      <div part="transaction-card-flow">
        <Skeleton like="From EQAB…wxyz" part="transaction-card-from" />
        <Skeleton like="To EQAB…wxyz" part="transaction-card-to" />
        <Skeleton like="+12.34 TON" part="transaction-card-amount" />
      </div>
      {!compact && (
        <div part="transaction-card-facts">
          <Skeleton like="Fee 0.0034 TON" />
          <Skeleton like="Logical time 12345678000001" />
          <Skeleton like="Hash 012345…abcdef" />
        </div>
      )}
    </>
  )
}
