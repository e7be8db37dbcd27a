import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { transactionDetailsMessages } from '../../../text/en/transactions/transactionDetails.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { CurrencyAmount } from '../../values/coin-amount/CurrencyAmount.tsx'
import { FeeStrip } from '../fee-bar/FeeStrip.tsx'
import { type FeeKind, feeSeries, sumFees } from '../fee-bar/feeParts.ts'
import { Swatch } from '../../charts/parts/PartsBar.tsx'
import { splitFees } from './fees.ts'

/** Fees of a transaction: parts that add up to the total, with aligned digits. A fee that is the total stands alone. */
export function FeeList({ transaction }: { readonly transaction: Transaction }): ReactElement {
  const messages = useTexts('transactionDetails', transactionDetailsMessages)
  const { total, parts, forward } = splitFees(transaction)
  // As the total; a bar of one part says nothing.
  const sums = sumFees([transaction]).sums.filter(({ kind }) => kind !== 'forward')
  const hasBar = sums.length > 1
  const swatch = (kind: FeeKind): ReactElement | null => (hasBar ? <Swatch series={feeSeries[kind]} /> : null)
  return (
    <>
      {hasBar && <FeeStrip sums={sums} />}
      <dl part="transaction-details-fees">
        {parts.map(({ kind, amount }) => (
          <div key={kind} part="transaction-details-fee" data-fee={kind}>
            <dt part="card-term">
              {swatch(kind)}
              {messages.feeParts[kind]}
            </dt>
            <dd part="transaction-details-number">
              <CoinAmount amount={String(amount)} />
            </dd>
          </div>
        ))}
        {(parts.length !== 1 || parts[0]?.amount !== total) && (
          <div part="transaction-details-fee" data-fee="total">
            <dt part="card-term">{messages.total}</dt>
            <dd part="transaction-details-number">
              <CoinAmount amount={total === undefined ? undefined : String(total)} />
            </dd>
          </div>
        )}
        {Object.entries(transaction.total_fees_extra_currencies ?? {}).map(([id, amount]) => (
          <div key={id} part="transaction-details-fee" data-fee="currency">
            <dt part="card-term">{messages.otherFees}</dt>
            <dd part="transaction-details-number">
              <CurrencyAmount id={id} amount={amount} label={messages.currency} />
            </dd>
          </div>
        ))}
        {forward > 0n && (
          <div part="transaction-details-fee" data-fee="forward">
            <dt part="card-term">{messages.forward}</dt>
            <dd part="transaction-details-number">
              <CoinAmount amount={String(forward)} />
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}
