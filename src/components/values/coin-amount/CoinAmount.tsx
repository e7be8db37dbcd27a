'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay } from '../../../react/display/display.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { AmountData } from './AmountData.tsx'

/** Props of {@link CoinAmount}; the rest go to the `<data>`. */
export interface CoinAmountProps extends Omit<ComponentPropsWithoutRef<'data'>, 'children' | 'value'> {
  /** Amount in the smallest unit (nanograms for Gram), a decimal string as the service sends it. */
  readonly amount: string | null | undefined
  /** Decimal places, 0 to 255. @default those of the display's native coin */
  readonly decimals?: number | undefined
  /** Symbol of the coin; an empty string for none. @default that of the display's native coin */
  readonly symbol?: string | undefined
  /** Direction seen from the reader's account; adds a sign and a color. @default none */
  readonly direction?: 'in' | 'out' | undefined
  /** Shortens amounts from one thousand on: `12.3K`. @default false */
  readonly compact?: boolean | undefined
  /** Digits after the decimal separator; the rest is cut off. @default all digits */
  readonly maximumFractionDigits?: number | undefined
}

/**
 * Exact amount of a coin. If digits are left out, the full amount is in the tooltip.
 * @example <CoinAmount amount="1500000000" />
 */
export const CoinAmount = forwardRef<HTMLDataElement, CoinAmountProps>(function CoinAmount(
  { decimals, symbol, ...rest },
  ref,
) {
  const { nativeCoin } = useDisplay()
  const unit = plainText(symbol ?? nativeCoin.symbol, { maximum: 16 })
  return <AmountData {...rest} ref={ref} decimals={decimals ?? nativeCoin.decimals} unit={unit} />
})
