import type { ReactElement } from 'react'
import { plainText } from '../../../service/rows/plainText.ts'
import { AmountData } from './AmountData.tsx'

interface CurrencyAmountProps {
  /** Id of the currency as the service sent it. */
  readonly id: string
  readonly amount: unknown
  /** Names a currency by its id. */
  readonly label: (id: string) => string
  readonly part?: string | undefined
}

/** Amount of a currency other than the native coin, whose units nobody tells. */
export function CurrencyAmount({ id, amount, label, part }: CurrencyAmountProps): ReactElement {
  return (
    <AmountData
      amount={typeof amount === 'string' ? amount : null}
      decimals={0}
      unit={label(plainText(id, { maximum: 12 }))}
      part={part}
      data-unit="currency"
    />
  )
}
