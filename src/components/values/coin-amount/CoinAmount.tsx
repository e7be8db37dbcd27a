'use client'
import { parseAmount } from '../../../model/amount.ts'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { formatCoins } from '../../../format/coins.ts'
import { plainText } from '../../../model/text.ts'

/** Props of {@link CoinAmount}; the rest go to the `<data>`. */
export interface CoinAmountProps extends Omit<ComponentPropsWithoutRef<'data'>, 'children' | 'value'> {
  /** Amount in the smallest unit (nanotons for TON), a decimal string as the service sends it. */
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

/** Exact amount of a coin. If digits are left out, the full amount is in the tooltip. */
export const CoinAmount = forwardRef<HTMLDataElement, CoinAmountProps>(function CoinAmount(
  { amount, decimals, symbol, direction, compact, maximumFractionDigits, part, ...rest },
  ref,
) {
  const { locale, nativeCoin } = useDisplay()
  const value = parseAmount(amount)
  const signed = value === undefined || value === 0n || direction !== 'out' ? value : -value
  const exact = { decimals: decimals ?? nativeCoin.decimals, locale, sign: direction === 'in' }
  const whole = formatCoins(signed?.toString(), exact)
  const shown = formatCoins(signed?.toString(), { ...exact, compact, maximumFractionDigits })
  const name = plainText(symbol ?? nativeCoin.symbol, { maximum: 32 })
  return (
    <data
      {...rest}
      ref={ref}
      part={partNames('coin-amount', part)}
      value={value === undefined ? '' : value.toString()}
      data-direction={direction}
      title={value && (shown !== whole || !rest.title) ? `${whole} ${name}`.trim() : rest.title}
    >
      <bdi part="coin-amount-number">{shown}</bdi>
      {name !== '' && value !== undefined && (
        <>
          {' '}
          <bdi part="coin-amount-symbol">{name}</bdi>
        </>
      )}
    </data>
  )
})
