'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay } from '../../../react/display/display.ts'
import type { PricedAsset } from '../../../ledger/value/prices.ts'
import { usePrice } from '../../../react/display/usePrice.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { formatFiat } from '../../../text/format/fiat.ts'

/** Props of {@link FiatAmount}; the rest go to the `<span>`. */
export interface FiatAmountProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Amount in the smallest unit, a decimal string as the service sends it. */
  readonly amount: string | null | undefined
  /** Raw address of the jetton's master; null for the native coin. @default null */
  readonly master?: string | null | undefined
}

/** Value of an amount at the display's prices. Renders nothing while the price is unknown. */
export const FiatAmount = forwardRef<HTMLSpanElement, FiatAmountProps>(function FiatAmount(
  { amount, master = null, part, ...rest },
  ref,
) {
  const { currency, locale } = useDisplay()
  const price = usePrice(pricedAsset(master))
  if (currency === undefined || price === null) return null
  const text = formatFiat(amount, { price: price.value, currency, decimals: price.decimals, locale })
  if (text === undefined) return null
  return (
    <span {...rest} ref={ref} part={partNames('fiat-amount', part)}>
      <bdi>{/^[<>]/.test(text) ? text : `≈ ${text}`}</bdi>
    </span>
  )
})

/** Asset that a price is asked for. @param master Raw address of the jetton's master; null for the native coin. */
export function pricedAsset(master: string | null): PricedAsset {
  return master === null ? { kind: 'coin' } : { kind: 'jetton', jetton: master }
}
