import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useNaming } from '../../../react/display/useNaming.ts'
import { statusMessages } from '../../../text/en/transactions/failures.ts'
import { transactionMessages } from '../../../text/en/transactions/transactions.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { Slot } from '../../states/card/slots.tsx'
import { Comment } from '../../values/comment/Comment.tsx'
import { Icon } from '../../values/icon/Icon.tsx'
import { Link } from '../../values/link/Link.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { TransactionFacts, transactionHref } from './TransactionFacts.tsx'
import { TransactionFlow } from './TransactionFlow.tsx'
import { SentMessages } from './SentMessages.tsx'
import type { TransactionSummary } from './summary.ts'
import { outcomeWords, transactionTitle } from './transactionWords.ts'

interface TransactionBodyProps {
  readonly transaction: Transaction
  readonly summary: TransactionSummary
  readonly compact: boolean
}

/** Contents of a transaction card. */
export function TransactionBody({ transaction, summary, compact }: TransactionBodyProps): ReactElement {
  const messages = useTexts('transaction', transactionMessages)
  const status = useTexts('status', statusMessages)
  const { links } = useDisplay()
  const sources = useNaming(transaction.account, summary.message?.destination)
  // In the full card, the hash is the link.
  const href = compact ? transactionHref(transaction, links) : undefined
  const { outcome, comment } = summary
  const title = transactionTitle(summary, messages, status, sources)
  const reason = outcomeWords(outcome, transaction, status, sources)
  return (
    <>
      <Slot name="header">
        <header part="transaction-card-header">
          <StatusBadge status={outcome.status} part="transaction-card-status" />
          {outcome.pending && outcome.status !== 'pending' && <StatusBadge status="pending" />}
          <Link part="transaction-card-title" href={href}>
            <bdi>{title}</bdi>
          </Link>
          <Timestamp value={transaction.now} show={compact ? 'relative' : 'both'} part="transaction-card-time" />
        </header>
      </Slot>
      <TransactionFlow summary={summary} copy={!compact} />
      {comment !== undefined && <Comment comment={comment} part="transaction-card-comment" />}
      {reason !== '' && (
        <p part="transaction-card-reason">
          <Icon name={outcome.status === 'failed' ? 'warning' : 'dash'} /> <bdi>{reason}</bdi>
        </p>
      )}
      {!compact && <SentMessages summary={summary} />}
      {!compact && (
        <Slot name="facts">
          <TransactionFacts transaction={transaction} />
        </Slot>
      )}
    </>
  )
}
