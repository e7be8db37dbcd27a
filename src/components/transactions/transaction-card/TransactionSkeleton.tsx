import type { ReactElement } from 'react'
import { LoadingBadge, LoadingTime } from '../../states/card/cardParts.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { TransactionFacts } from './TransactionFacts.tsx'
import { TransactionFlow } from './TransactionFlow.tsx'

/** Skeleton of a transaction card: the rows and the height of a plain transfer. */
export function TransactionSkeleton({ compact }: { compact: boolean }): ReactElement {
  return (
    <>
      <div part="transaction-card-header">
        <LoadingBadge like="Success" />
        <span part="transaction-card-title">
          <Skeleton like="Jetton transfer" />
        </span>
        <span part="transaction-card-time">{compact ? <Skeleton like="12 minutes ago" /> : <LoadingTime />}</span>
      </div>
      <TransactionFlow summary={undefined} copy={!compact} />
      {!compact && <TransactionFacts transaction={undefined} />}
    </>
  )
}
