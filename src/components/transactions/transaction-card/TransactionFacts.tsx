import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { transactionMessages } from '../../../text/en/transactions/transactions.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import type { LinkRules } from '../../../react/display/links.ts'
import { hashText } from '../../../text/format/hash.ts'
import { isPending } from '../../../service/rows/finality.ts'

/** Fee, logical time and hash of a transaction; a skeleton of them without one. */
export function TransactionFacts({ transaction }: { transaction: Transaction | undefined }): ReactElement {
  const { links } = useDisplay()
  const messages = useTexts('transaction', transactionMessages)
  return (
    <dl part="transaction-card-facts">
      <div>
        <dt part="transaction-card-term">{messages.fee}</dt>
        <dd part="transaction-card-value">
          {transaction === undefined ? (
            <Skeleton like="0.0034 GRAM" />
          ) : (
            <CoinAmount amount={transaction.total_fees} part="transaction-card-fee" />
          )}
        </dd>
      </div>
      <div>
        <dt part="transaction-card-term">{messages.lt}</dt>
        <dd part="transaction-card-value">
          {transaction === undefined ? (
            <Skeleton like="12345678000001" />
          ) : (
            <bdi part="transaction-card-lt">{transaction.lt}</bdi>
          )}
        </dd>
      </div>
      <div>
        <dt part="transaction-card-term">{messages.hash}</dt>
        <dd part="transaction-card-value">
          {transaction === undefined ? (
            <Skeleton like="012345…abcdef ⧉" />
          ) : (
            <Hash value={transaction.hash} href={transactionHref(transaction, links) ?? false} copy />
          )}
        </dd>
      </div>
    </dl>
  )
}

/**
 * Link target of a transaction. A pending one links to the message that started it, because its own
 * hash may still change and cannot be looked up.
 */
export function transactionHref(row: Transaction, { transaction, message }: LinkRules): string | undefined {
  const pending = isPending(row)
  const hash = hashText(pending ? row.trace_external_hash : row.hash, { form: 'base64' })
  return hash.length < 43 ? undefined : (pending ? message : transaction)?.(hash)
}
