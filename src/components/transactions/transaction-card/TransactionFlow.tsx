import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { transactionMessages } from '../../../text/en/transactions/transactions.ts'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { shownDirection, type TransactionSummary } from './summary.ts'
import { CurrencyAmounts } from '../../values/coin-amount/CurrencyAmounts.tsx'

interface TransactionFlowProps {
  /** Without one, a skeleton is drawn. */
  readonly summary: TransactionSummary | undefined
  /** Whether addresses have a button that copies them. */
  readonly copy: boolean
}

/** Sender, recipient and value of a transaction. */
export function TransactionFlow({ summary, copy }: TransactionFlowProps): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('transaction', transactionMessages)
  if (summary === undefined) {
    const address = copy ? 'EQAB…wxyz ⧉' : 'EQAB…wxyz'
    const loading = [
      ['from', messages.from, address],
      ['to', messages.to, address],
      ['amount', messages.value, '1.2345 GRAM'],
    ] as const
    return (
      <dl part="transaction-card-flow">
        {loading.map(([name, term, like]) => (
          <div key={name} part={`transaction-card-${name}`}>
            <dt part="transaction-card-term">{term}</dt>
            <dd part="transaction-card-value">
              <Skeleton like={like} />
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  const { from, to, others, value, currencies, direction } = summary
  const system = to === undefined
  return (
    <dl part="transaction-card-flow">
      <div part="transaction-card-from">
        <dt part="transaction-card-term">{system ? messages.account : messages.from}</dt>
        <dd part="transaction-card-value">
          <Address value={from} copy={copy && from !== null} />
        </dd>
      </div>
      {to !== undefined && (
        <div part="transaction-card-to">
          <dt part="transaction-card-term">{messages.to}</dt>
          <dd part="transaction-card-value">
            <Address value={to} copy={copy} />
            {others > 0 && (
              <span part="transaction-card-others">
                <bdi>{messages.more(others, locale)}</bdi>
              </span>
            )}
          </dd>
        </div>
      )}
      {value !== undefined && (
        <div part="transaction-card-amount">
          <dt part="transaction-card-term">{direction === undefined ? messages.value : messages[direction]}</dt>
          <dd part="transaction-card-value">
            <CoinAmount amount={value} direction={shownDirection(summary)} />
            <CurrencyAmounts currencies={currencies} label={messages.currency} part="transaction-card-currency" />
          </dd>
        </div>
      )}
    </dl>
  )
}
