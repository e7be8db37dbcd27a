'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { formatFiat } from '../../../text/format/fiat.ts'

/** Props of {@link FiatAmount}; the rest go to the `<span>`. */
export interface FiatAmountProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Amount in the smallest unit, a decimal string as the service sends it. */
  readonly amount: string | null | undefined
  /** Raw address of the jetton's master; null for the native coin. @default null */
  readonly master?: string | null | undefined
  /** Decimal places, 0 to 255. @default those of the display's native coin */
  readonly decimals?: number | undefined
}

/** Value of an amount at the display's prices. Renders nothing while the price is unknown. */
export const FiatAmount = forwardRef<HTMLSpanElement, FiatAmountProps>(function FiatAmount(
  { amount, master = null, decimals, part, ...rest },
  ref,
) {
  const { fiat, locale, nativeCoin } = useDisplay()
  const price = fiat?.priceOf(master)
  if (fiat === undefined || price === undefined) return null
  const places = decimals ?? nativeCoin.decimals
  const text = formatFiat(amount, { price, currency: fiat.currency, decimals: places, locale })
  if (text === undefined) return null
  return (
    <span {...rest} ref={ref} part={partNames('fiat-amount', part)}>
      <bdi>{/^[<>]/.test(text) ? text : `≈ ${text}`}</bdi>
    </span>
  )
})
