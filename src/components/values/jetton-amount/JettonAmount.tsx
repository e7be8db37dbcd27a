'use client'
import { parseAmount } from '../../../model/amount.ts'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { useName } from '../../../display/useName.ts'
import { addressKey, addressText } from '../../../format/address.ts'
import { formatCoins } from '../../../format/coins.ts'
import { jettonAmountMessages } from '../../../locales/en/jettons.ts'
import { plainText } from '../../../model/text.ts'
import { jettonUnit } from '../../../format/token.ts'
import { Icon } from '../icon/Icon.tsx'
import { FiatAmount } from './FiatAmount.tsx'

/** Props of {@link JettonAmount}; the rest go to the `<data>`. */
export interface JettonAmountProps
  extends Omit<ComponentPropsWithoutRef<'data'>, 'children' | 'value'> {
  /** Decimal string of the smallest unit, as the service sends it. */
  readonly amount: string | null | undefined
  /** Address of the jetton's master, in any form; null for the native coin. */
  readonly master: string | null | undefined
  /** Decimal places, 0 to 255. @default what the master's metadata says */
  readonly decimals?: number | undefined
  /** What the jetton is called; an empty string for no name. @default what it calls itself */
  readonly symbol?: string | undefined
  /** Which way it went, seen from the reader's account: adds a sign and a colour. */
  readonly direction?: 'in' | 'out' | undefined
  /** Shorten from one thousand on: `12.3K`. @default false */
  readonly compact?: boolean | undefined
  /** Digits after the separator; the rest is cut off. @default all of them */
  readonly maximumFractionDigits?: number | undefined
  /** Add what it is worth, where the display knows prices. @default false */
  readonly fiat?: boolean | undefined
  /** Where the jetton's name leads; false for nowhere. @default the display's rule */
  readonly href?: string | false | undefined
}

/**
 * An exact amount of a jetton. While its decimals are not known, the amount stands in its smallest
 * units and says so: a guess could be wrong by any power of ten.
 */
export const JettonAmount = forwardRef<HTMLDataElement, JettonAmountProps>(function JettonAmount(
  { amount, master, decimals, symbol, direction, compact, maximumFractionDigits, ...others },
  ref,
) {
  const { fiat = false, href, part, ...rest } = others
  const { locale, nativeCoin, links } = useDisplay()
  const messages = useMessages('jettonAmount', jettonAmountMessages)
  const { metadata, scam } = useName(master)
  const key = addressKey(master)
  const native = master === null
  const known = native ? nativeCoin : jettonUnit(metadata)
  const places = decimals ?? known?.decimals
  const value = parseAmount(amount)
  const signed = value !== undefined && direction === 'out' ? -value : value
  const exact = { decimals: places ?? 0, locale, sign: direction === 'in' }
  const whole = formatCoins(signed?.toString(), exact)
  const shown = formatCoins(signed?.toString(), { ...exact, compact, maximumFractionDigits })
  const own = plainText(symbol ?? known?.symbol, { maximum: 16 })
  const name = own === '' && symbol !== '' && key !== undefined ? addressText(key, { short: true }) : own
  const words = places === undefined ? messages.units(name) : name
  const link = href === false || native || key === undefined ? undefined : (href ?? links.address?.(key))
  return (
    <data
      {...rest}
      ref={ref}
      part={partNames('jetton-amount', part)}
      value={value === undefined ? '' : value.toString()}
      data-direction={direction}
      data-decimals={places === undefined ? 'unknown' : 'known'}
      title={value && (shown !== whole || !rest.title) ? `${whole} ${words}`.trim() : rest.title}
    >
      <bdi part="jetton-amount-number">{shown}</bdi>
      {words !== '' && value !== undefined && (
        <>
          {' '}
          {link === undefined ? (
            <bdi part="jetton-amount-symbol">{words}</bdi>
          ) : (
            <a part="jetton-amount-symbol" href={link}>
              <bdi>{words}</bdi>
            </a>
          )}
        </>
      )}
      {scam && (
        <span part="jetton-amount-scam">
          {' '}
          <Icon name="warning" /> {messages.scam}
        </span>
      )}
      {fiat && places !== undefined && !scam && (
        <FiatAmount amount={signed?.toString()} master={native ? null : key} decimals={places} />
      )}
    </data>
  )
})
