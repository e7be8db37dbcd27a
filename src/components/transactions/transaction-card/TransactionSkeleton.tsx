import type { ReactElement } from 'react'
import { Skeleton } from '../../states/skeleton/Skeleton.tsx'

/** Skeleton of a transaction card: the rows and the height of a plain transfer. */
export function TransactionSkeleton({ compact }: { compact: boolean }): ReactElement {
  return (
    <>
      <div part="transaction-card-header">
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
