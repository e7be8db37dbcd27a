import type { ReactElement } from 'react'
import { useMessages } from '../../../display/display.ts'
import { commonMessages } from '../../../locales/en/common.ts'
import { Skeleton } from '../../states/skeleton/Skeleton.tsx'

/** The shape of a card: as high as a plain transfer, in the same rows. */
export function LoadingTransaction({ compact }: { compact: boolean }): ReactElement {
  const messages = useMessages('common', commonMessages)
  return (
    <>
      <div part="transaction-card-header">
        <span part="visually-hidden">{messages.loading}</span>
        <span part="status-badge">
          <Skeleton like="✓ Success" />
        </span>
        <span part="transaction-card-title">
          <Skeleton like="Jetton transfer" />
        </span>
        <span part="transaction-card-time">
          <Skeleton
            like={compact ? '12 minutes ago' : 'Nov 21, 2026, 09:41:53 AM UTC · 12 minutes ago'}
          />
        </span>
      </div>
      <div part="transaction-card-flow">
        <span part="transaction-card-from">
          <Skeleton like={compact ? 'From EQAB…wxyz' : 'From EQABCD…uvwxyz'} />
        </span>
        <span part="transaction-card-to">
          <Skeleton like={compact ? 'To EQAB…wxyz' : 'To EQABCD…uvwxyz'} />
        </span>
        <span part="transaction-card-amount">
          <Skeleton like="Value 1.2345 TON" />
        </span>
      </div>
      {!compact && (
        <div part="transaction-card-facts">
          <Skeleton like="Fee 0.0034 TON" />
          <Skeleton like="Logical time 12345678000001" />
          <Skeleton like="Hash 012345…abcdef ⧉" />
        </div>
      )}
    </>
  )
}
