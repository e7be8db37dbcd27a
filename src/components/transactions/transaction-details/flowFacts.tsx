import type { Texts } from '../../../text/en/index.ts'
import { Address } from '../../values/address/Address.tsx'
import type { Fact } from '../../states/card/Facts.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { copiedAddressLike } from '../../../text/format/address.ts'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { shownDirection, type TransactionSummary } from '../transaction-card/summary.ts'
import { CurrencyAmounts } from '../../values/coin-amount/CurrencyAmounts.tsx'

/** Facts about sender, recipient and value. */
export function flowFacts(summary: TransactionSummary | undefined, words: Texts['transaction']): readonly Fact[] {
  const { from, to, value, currencies = [], direction } = summary ?? {}
  const system = summary !== undefined && to === undefined
  return [
    {
      id: 'from',
      term: system ? words.account : words.from,
      value: <Address value={from} copy={from != null} />,
      like: copiedAddressLike,
    },
    {
      id: 'to',
      term: words.to,
      value: to === undefined ? undefined : <Address value={to} copy />,
      like: copiedAddressLike,
    },
    {
      id: 'value',
      term: direction === undefined ? words.value : words[direction],
      like: <Skeleton part="card-amount" like="1.2345 GRAM" />,
      value:
        value === undefined ? undefined : (
          <>
            <CoinAmount amount={value} direction={summary && shownDirection(summary)} part="card-amount" />
            <CurrencyAmounts currencies={currencies} label={words.currency} />
          </>
        ),
    },
  ]
}
