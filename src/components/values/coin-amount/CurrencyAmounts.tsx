import type { ReactElement } from 'react'
import { FoldedList } from '../../parts/FoldedList.tsx'
import { CurrencyAmount } from './CurrencyAmount.tsx'

/** Currencies that are shown at first. */
const shownCurrencies = 5

/** Amounts of the currencies other than the native coin, whose units nobody tells. */
export function CurrencyAmounts({
  currencies,
  label,
  part,
}: {
  /** `extra_currencies` as the service sent it: amounts by id. */
  readonly currencies: readonly (readonly [id: string, amount: unknown])[]
  /** Names a currency by its id. */
  readonly label: (id: string) => string
  readonly part?: string | undefined
}): ReactElement {
  return (
    <FoldedList items={currencies} first={shownCurrencies}>
      {([id, amount]) => <CurrencyAmount key={id} id={id} amount={amount} label={label} part={part} />}
    </FoldedList>
  )
}
