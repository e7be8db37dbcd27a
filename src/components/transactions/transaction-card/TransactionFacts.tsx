import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { transactionMessages } from '../../../text/en/transactions/transactions.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Loadable } from '../../parts/skeleton/Skeleton.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import type { LinkRules } from '../../../react/display/links.ts'
import { copiedHashLike, hashText } from '../../../text/format/hash.ts'
import { isPending } from '../../../service/rows/finality.ts'

/** Fee, logical time and hash of a transaction; a skeleton of them without one. */
export function TransactionFacts({ transaction: row }: { transaction: Transaction | undefined }): ReactElement {
  const { links } = useDisplay()
  const messages = useTexts('transaction', transactionMessages)
  const facts = [
    {
      term: messages.fee,
      like: '0.0034 GRAM',
      value: row && <CoinAmount amount={row.total_fees} part="transaction-card-fee" />,
    },
    { term: messages.lt, like: '12345678000001', value: row && <bdi part="transaction-card-lt">{row.lt}</bdi> },
    {
      term: messages.hash,
      like: copiedHashLike,
      value: row && <Hash value={row.hash} href={transactionHref(row, links) ?? false} copy />,
    },
  ]
  return (
    <dl part="transaction-card-facts">
      {facts.map(({ term, like, value }) => (
        <div key={term}>
          <dt part="transaction-card-term">{term}</dt>
          <dd part="transaction-card-value">
            <Loadable like={like}>{value}</Loadable>
          </dd>
        </div>
      ))}
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
