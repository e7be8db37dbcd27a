'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { transactionMessages } from '../../../locales/en/transactions.ts'
import type { Transaction } from '../../../schema/transaction.ts'
import { EmptyState } from '../../states/empty-state/EmptyState.tsx'
import { ErrorState } from '../../states/error-state/ErrorState.tsx'
import { isReadable } from './isReadable.ts'
import { LoadingTransaction } from './LoadingTransaction.tsx'
import { TransactionBody } from './TransactionBody.tsx'

/** Props of {@link TransactionCard}; the rest go to the `<article>`. */
export interface TransactionCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** Null or undefined when there is none, or none yet. */
  readonly transaction?: Transaction | null | undefined
  /** Account from which to look: tells in from out. @default none */
  readonly perspective?: string | undefined
  /** One line where there is room for it, without fees and sent messages; its title is the link. @default false */
  readonly compact?: boolean | undefined
  /** Shows the card's shape while there is no transaction. @default false */
  readonly loading?: boolean | undefined
  /** Whatever was thrown; shown when there is no transaction. */
  readonly error?: unknown
  /** Adds a button to the error that tries again. */
  readonly onRetry?: (() => void) | undefined
}

/**
 * One transaction: who sent what to whom, what became of it, and what it cost. Feed it from
 * {@link useTransactions}.
 */
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
    const given = transaction ?? undefined
    if (given !== undefined && isReadable(given)) {
      return (
        <TransactionBody
          transaction={given}
          perspective={perspective}
          compact={compact}
          root={root}
        />
      )
    }
    if (loading && given === undefined) {
      return (
        <article {...root} data-status="loading" aria-busy="true">
          <LoadingTransaction compact={compact} />
        </article>
      )
    }
    const failure = given === undefined ? error : { name: 'ResponseShapeError' }
    const failed = failure !== undefined && failure !== null
    return (
      <article {...root} data-status={failed ? 'error' : 'empty'}>
        {failed ? (
          <ErrorState error={failure} onRetry={onRetry} />
        ) : (
          <EmptyState label={messages.empty} />
        )}
      </article>
    )
  },
)
