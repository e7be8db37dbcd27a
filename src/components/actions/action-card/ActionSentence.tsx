import { Fragment, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatCount } from '../../../text/format/count.ts'
import { actionMessages } from '../../../text/en/transactions/actions.ts'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { CurrencyAmount } from '../../values/coin-amount/CurrencyAmount.tsx'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import { Opcode } from '../../values/opcode/Opcode.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import type { SentencePart, SlotValue } from '../../../text/actions/readAction.ts'
import { FoldedList } from '../../parts/FoldedList.tsx'

interface ActionSentenceProps {
  readonly parts: readonly SentencePart[]
  /** Whether accounts and jettons are links. @default true */
  readonly linked?: boolean | undefined
}

/**
 * Sentence with accounts, amounts and times filled in. It has the direction of its own words: an
 * English sentence set from right to left would seem to swap sender and recipient.
 */
export function ActionSentence({ parts, linked = true }: ActionSentenceProps): ReactElement {
  const messages = useTexts('action', actionMessages)
  return (
    <p part="action-card-sentence">
      <bdi>
        {parts.length === 0 && messages.noDetails}
        {parts.map((part, at) => (
          <Fragment key={at}>{typeof part === 'string' ? part : <Value value={part} linked={linked} />}</Fragment>
        ))}
      </bdi>
    </p>
  )
}

function Value({ value, linked }: { readonly value: SlotValue; readonly linked: boolean }): ReactElement {
  const href = linked ? undefined : false
  const { locale, nativeCoin } = useDisplay()
  const messages = useTexts('action', actionMessages)
  switch (value.kind) {
    case 'account':
      return <Address value={value.address} href={href} />
    case 'amount':
      if (value.master === undefined) return <bdi>{messages.units(formatCount(value.amount, locale))}</bdi>
      if (value.master === null) return <CoinAmount amount={value.amount} part="action-card-amount" />
      return <JettonAmount amount={value.amount} master={value.master} href={href} part="action-card-amount" />
    case 'token':
      return value.master === null ? <bdi>{nativeCoin.symbol}</bdi> : <Address value={value.master} of="jetton" />
    case 'time':
      return <Timestamp value={value.utime} show="absolute" />
    case 'opcode':
      return <Opcode value={value.opcode} receiver={value.receiver} />
    case 'currencies':
      return (
        <FoldedList items={value.currencies} first={5}>
          {([id, amount], at) => (
            <Fragment key={id}>
              {at > 0 && ', '}
              <CurrencyAmount id={id} amount={amount} label={messages.currency} />
            </Fragment>
          )}
        </FoldedList>
      )
    case 'text':
      return <bdi>{value.text}</bdi>
    default:
      return <span part="action-card-missing">{value.of === 'account' ? messages.somebody : messages.something}</span>
  }
}
