import { skipToken } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import card from '../../../components/states/card/card.css?inline'
import transactionCard from '../../../components/transactions/transaction-card/transaction-card.css?inline'
import comment from '../../../components/values/comment/comment.css?inline'
import opcode from '../../../components/values/opcode/opcode.css?inline'
import { TransactionCard } from '../../../components/transactions/transaction-card/TransactionCard.tsx'
import { useTransactions } from '../../../react/hooks/endpoints/transactions.ts'
import type { ViewProps } from '../defineWidget.ts'
import { LoadingSlot } from '../LoadingSlot.tsx'
import { useReport } from '../useReport.ts'
import { cardState, isLoading } from '../../../components/lists/queryState.ts'

export const styles = [card, comment, opcode, transactionCard]

interface Values {
  readonly hash: string | undefined
  readonly perspective: string | undefined
  readonly compact: boolean | undefined
}

/** One transaction by its hash. */
export default function TransactionView({ values, emit }: ViewProps<Values>): ReactElement {
  const { hash, perspective, compact = false } = values
  const query = useTransactions(hash === undefined ? skipToken : { hash: [hash] })
  useReport(query, emit)
  if (isLoading(query)) {
    return (
      <LoadingSlot>
        <TransactionCard loading compact={compact} />
      </LoadingSlot>
    )
  }
  return (
    <TransactionCard
      transaction={query.data?.transactions[0]}
      perspective={perspective}
      compact={compact}
      {...cardState(query)}
    />
  )
}
