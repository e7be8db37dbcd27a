'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useMessages } from '../../display/display.ts'
import { partNames } from '../../display/partNames.ts'
import { transactionMessages } from '../../format/messages/transaction.ts'
import type { Transaction } from '../../schema/transaction.ts'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { ErrorState } from '../error-state/ErrorState.tsx'
import { LoadingTransaction } from './LoadingTransaction.tsx'
import { TransactionBody } from './TransactionBody.tsx'

/** Props of {@link TransactionCard}; the rest go to the `<article>`. */
export interface TransactionCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** Null or undefined when there is none, or none yet. */
  readonly transaction?: Transaction | null | undefined
  /** Account from which to look: tells in from out. @default none */
  readonly perspective?: string | undefined
  /** One line where there is room for it, without fees and sent messages. @default false */
  readonly compact?: boolean | undefined
  /** Shows the card's shape while there is no transaction. @default false */
  readonly loading?: boolean | undefined
  /** Whatever was thrown; shown when there is no transaction. */
  readonly error?: unknown
  /** Adds a button to the error that tries again. */
  readonly onRetry?: (() => void) | undefined
}

/** One transaction: who sent what to whom, what became of it, and what it cost. */
export const TransactionCard = forwardRef<HTMLElement, TransactionCardProps>(
  function TransactionCard(
    { transaction, perspective, compact = false, loading = false, error, onRetry, part, ...rest },
    ref,
  ) {
    const messages = useMessages('transaction', transactionMessages)
    const root = {
      'aria-label': messages.title,
      ...rest,
      ref,
      part: partNames('transaction-card', part),
      'data-density': compact ? 'compact' : 'full',
    }
    if (transaction !== null && transaction !== undefined) {
      return (
        <TransactionBody
          transaction={transaction}
          perspective={perspective}
          compact={compact}
          root={root}
        />
      )
    }
    if (loading) {
      return (
        <article {...root} data-status="loading" aria-busy="true">
          <LoadingTransaction compact={compact} />
        </article>
      )
    }
    const failed = error !== undefined && error !== null
    return (
      <article {...root} data-status={failed ? 'error' : 'empty'}>
        {failed ? (
          <ErrorState error={error} onRetry={onRetry} />
        ) : (
          <EmptyState label={messages.empty} />
        )}
      </article>
    )
  },
)
