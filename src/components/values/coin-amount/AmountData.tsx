import { forwardRef } from 'react'
import { useDisplay } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { formatCoins } from '../../../text/format/coins.ts'
import { parseAmount } from '../../../service/rows/amount.ts'
import type { CoinAmountProps } from './CoinAmount.tsx'

interface AmountDataProps extends Omit<CoinAmountProps, 'symbol'> {
  readonly decimals: number
  /** Text after the number, shown in full; an empty string for none. */
  readonly unit: string
}

/** Amount with its unit. */
export const AmountData = forwardRef<HTMLDataElement, AmountDataProps>(function AmountData(
  { amount, decimals, unit, direction, compact, maximumFractionDigits, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const value = parseAmount(amount)
  const signed = value === undefined || value === 0n || direction !== 'out' ? value : -value
  const exact = { decimals, locale, sign: direction === 'in' }
  const whole = formatCoins(signed?.toString(), exact)
  const shown = formatCoins(signed?.toString(), { ...exact, compact, maximumFractionDigits })
  return (
    <data
      {...rest}
      ref={ref}
      part={partNames('coin-amount', part)}
      value={value === undefined ? '' : value.toString()}
      data-direction={direction}
      title={value && (shown !== whole || !rest.title) ? `${whole} ${unit}`.trim() : rest.title}
    >
      <bdi part="coin-amount-number">{shown}</bdi>
      {unit !== '' && value !== undefined && (
        <>
          {' '}
          <bdi part="coin-amount-symbol">{unit}</bdi>
        </>
      )}
    </data>
  )
})
