'use client'
import { parseAmount } from '../../../service/rows/amount.ts'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { useAccountLabel } from '../../../react/display/useName.ts'
import { addressMessages } from '../../../text/en/addresses.ts'
import { shortAddress } from '../../../text/format/address.ts'
import { formatCoins } from '../../../text/format/coins.ts'
import { jettonAmountMessages } from '../../../text/en/assets/jettons.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { jettonUnit } from '../../../meaning/tokens/jettonUnit.ts'
import { AddressMark } from '../address/AddressMark.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Link } from '../link/Link.tsx'
import { FiatAmount } from './FiatAmount.tsx'

/** Props of {@link JettonAmount}; the rest go to the `<data>`. */
export interface JettonAmountProps extends Omit<ComponentPropsWithoutRef<'data'>, 'children' | 'value'> {
  /** Amount in the smallest unit, a decimal string as the service sends it. */
  readonly amount: string | null | undefined
  /** Address of the jetton's master, in any form; null for the native coin. */
  readonly master: string | null | undefined
  /** Decimal places, 0 to 255. @default those of the master's metadata */
  readonly decimals?: number | undefined
  /** Symbol of the jetton; an empty string for none. @default that of the master's metadata */
  readonly symbol?: string | undefined
  /** Direction seen from the reader's account; adds a sign and a color. @default none */
  readonly direction?: 'in' | 'out' | undefined
  /** Shortens amounts from one thousand on: `12.3K`. @default false */
  readonly compact?: boolean | undefined
  /** Digits after the decimal separator; the rest is cut off. @default all digits */
  readonly maximumFractionDigits?: number | undefined
  /** Adds the value in the display's currency, if its price is known. @default false */
  readonly fiat?: boolean | undefined
  /** Link target of the symbol, `http:`, `https:` or relative; false for no link. @default the display's link rule */
  readonly href?: string | false | undefined
}

/**
 * Exact amount of a jetton. While the decimals are unknown, it shows the amount in the smallest
 * units and says so, because a guess could be wrong by any power of ten.
 */
export const JettonAmount = forwardRef<HTMLDataElement, JettonAmountProps>(function JettonAmount(
  { amount, master, decimals, symbol, direction, compact, maximumFractionDigits, ...others },
  ref,
) {
  const { fiat = false, href, part, ...rest } = others
  const { locale, nativeCoin, links } = useDisplay()
  const messages = useTexts('jettonAmount', jettonAmountMessages)
  const { resembles } = useTexts('address', addressMessages)
  const {
    key,
    short,
    known: { metadata, scam, forges, imitation },
  } = useAccountLabel(master)
  const native = master === null
  const known = native ? nativeCoin : jettonUnit(metadata)
  const places = decimals ?? known?.decimals
  const value = parseAmount(amount)
  const signed = value !== undefined && direction === 'out' ? -value : value
  const exact = { decimals: places ?? 0, locale, sign: direction === 'in' }
  const whole = formatCoins(signed?.toString(), exact)
  const shown = formatCoins(signed?.toString(), { ...exact, compact, maximumFractionDigits })
  const own = plainText(symbol ?? known?.symbol, { maximum: 16 })
  const name = own === '' && symbol !== '' && key !== undefined ? short : own
  // Without a name, its address may imitate another one.
  const other = forges ?? (own === '' && imitation !== undefined ? shortAddress(imitation.anchor) : undefined)
  const words = places === undefined ? messages.units(name) : name
  const link = href === false || native || key === undefined ? undefined : (href ?? links.jetton?.(key))
  return (
    <data
      {...rest}
      ref={ref}
      part={partNames('jetton-amount', part)}
      value={value === undefined ? '' : value.toString()}
      data-direction={direction}
      data-decimals={places === undefined ? 'unknown' : 'known'}
      title={
        value && (shown !== whole || !rest.title)
          ? [whole, words, scam ? messages.scam : ''].join(' ').trim()
          : rest.title
      }
    >
      {words !== '' && other !== undefined && <AddressMark icon="warning" text={resembles(other)} kind="imitates" />}
      <bdi part="jetton-amount-number">{shown}</bdi>
      {words !== '' && value !== undefined && (
        <>
          {' '}
          <Link part="jetton-amount-symbol" href={link}>
            <bdi>{words}</bdi>
          </Link>
        </>
      )}
      {scam && (
        <span part="jetton-amount-scam">
          {' '}
          <Icon name="warning" /> {messages.scam}
        </span>
      )}
      {fiat && places !== undefined && !scam && <FiatAmount amount={signed?.toString()} master={native ? null : key} />}
    </data>
  )
})
