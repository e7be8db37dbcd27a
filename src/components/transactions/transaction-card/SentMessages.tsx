import type { ReactElement } from 'react'
import { useNaming } from '../../../react/display/useNaming.ts'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { operationLabel } from '../../../text/naming/operationWords.ts'
import { transactionMessages } from '../../../text/en/transactions/transactions.ts'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Opcode } from '../../values/opcode/Opcode.tsx'
import type { TransactionSummary } from './summary.ts'

/** Messages that are listed. */
const shownRows = 3

/** Messages that a transaction sent: their number and the first few. */
export function SentMessages({ summary }: { summary: TransactionSummary }): ReactElement | null {
  const { locale } = useDisplay()
  const sources = useNaming()
  const messages = useTexts('transaction', transactionMessages)
  const { sent, logs } = summary
  if (sent.length === 0 && logs === 0) return null
  const counts = [
    sent.length > 0 ? messages.messages(sent.length, locale) : '',
    logs > 0 ? messages.logs(logs, locale) : '',
  ]
  const hidden = sent.length - shownRows
  return (
    <section part="transaction-card-sent">
      <p part="transaction-card-term">
        <bdi>{counts.filter((count) => count !== '').join(' · ')}</bdi>
      </p>
      {sent.length > 0 && (
        <ul part="transaction-card-messages">
          {sent.slice(0, shownRows).map((message) => (
            <li key={message.hash} part="transaction-card-message">
              <Address value={message.destination} />
              <Opcode
                value={message.opcode}
                decoded={operationLabel(message, sources)}
                receiver={message.destination}
              />
              <CoinAmount amount={message.value} />
            </li>
          ))}
          {hidden > 0 && (
            <li part="transaction-card-more">
              <bdi>{messages.more(hidden, locale)}</bdi>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
