import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { transactionMessages } from '../../../text/en/transactions/transactions.ts'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { addressLike, copiedAddressLike } from '../../../text/format/address.ts'
import { Loadable } from '../../parts/skeleton/Skeleton.tsx'
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
  const { from, to, others = 0, value, currencies = [], direction } = summary ?? {}
  const account = copy ? copiedAddressLike : addressLike
  const isLoading = summary === undefined
  return (
    <dl part="transaction-card-flow">
      <div part="transaction-card-from">
        <dt part="transaction-card-term">{to === undefined && !isLoading ? messages.account : messages.from}</dt>
        <dd part="transaction-card-value">
          <Loadable like={account}>{summary && <Address value={from} copy={copy && from !== null} />}</Loadable>
        </dd>
      </div>
      {(to !== undefined || isLoading) && (
        <div part="transaction-card-to">
          <dt part="transaction-card-term">{messages.to}</dt>
          <dd part="transaction-card-value">
            <Loadable like={account}>{summary && <Address value={to} copy={copy} />}</Loadable>
            {others > 0 && (
              <span part="transaction-card-others">
                <bdi>{messages.more(others, locale)}</bdi>
              </span>
            )}
          </dd>
        </div>
      )}
      {(value !== undefined || isLoading) && (
        <div part="transaction-card-amount">
          <dt part="transaction-card-term">{direction === undefined ? messages.value : messages[direction]}</dt>
          <dd part="transaction-card-value">
            <Loadable like="1.2345 GRAM">
              {summary && <CoinAmount amount={value} direction={shownDirection(summary)} />}
            </Loadable>
            <CurrencyAmounts currencies={currencies} label={messages.currency} part="transaction-card-currency" />
          </dd>
        </div>
      )}
    </dl>
  )
}
