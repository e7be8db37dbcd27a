'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { transactionMessages } from '../../../text/en/transactions/transactions.ts'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { transactionShape } from '../../../service/rows/shapes/tables.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { summarize } from './summary.ts'
import { TransactionBody } from './TransactionBody.tsx'
import { TransactionSkeleton } from './TransactionSkeleton.tsx'

/** Props of {@link TransactionCard}; the rest go to the `<article>`. */
export interface TransactionCardProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<Transaction, 'header' | 'facts'> {
  /** Null or undefined when there is none, or none yet. */
  readonly transaction?: Transaction | null | undefined
  /** Account from which to look, in any form: tells in from out. @default none */
  readonly perspective?: string | undefined
  /**
   * Leaves out fees and sent messages, and takes one line where there is room; the title is the
   * link. @default false
   */
  readonly compact?: boolean | undefined
}

/**
 * One transaction: who sent what to whom, how it ended, and what it cost. Feed it from
 * {@link useTransactions}.
 * @example
 * const query = useTransactions({ hash: [hash] })
 * <TransactionCard transaction={query.data?.transactions[0]} perspective={account} {...cardState(query)} />
 */
export const TransactionCard = forwardRef<HTMLElement, TransactionCardProps>(function TransactionCard(
  { transaction, perspective, compact = false, part, ...rest },
  ref,
) {
  const messages = useTexts('transaction', transactionMessages)
  const shown = checkRow(transactionShape, transaction)
  const summary = shown && summarize(shown, perspective)
  return (
    <Card
      {...rest}
      ref={ref}
      kind="transaction-card"
      part={part}
      label={messages.transaction}
      given={transaction}
      entity={shown}
      emptyText={messages.empty}
      data-density={compact ? 'compact' : 'full'}
      data-status={summary?.outcome.status}
      data-direction={summary?.direction}
    >
      {shown === undefined || summary === undefined ? (
        <TransactionSkeleton compact={compact} />
      ) : (
        <TransactionBody transaction={shown} summary={summary} compact={compact} />
      )}
    </Card>
  )
})
