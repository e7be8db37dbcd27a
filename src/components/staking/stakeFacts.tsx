import type { ReactNode } from 'react'
import { formatDuration } from '../../text/format/time.ts'
import { formatNumber, unknownText } from '../../text/format/intl.ts'
import { plainText } from '../../service/rows/plainText.ts'
import { stakeFactor } from '../../meaning/contracts/staking.ts'
import type { Fact } from '../states/card/Facts.tsx'
import { Address } from '../values/address/Address.tsx'
import { CoinAmount } from '../values/coin-amount/CoinAmount.tsx'

/** A labelled value; left out if the row does not have it. */
function fact(id: string, term: string, value: unknown, node: () => ReactNode): Fact {
  return { id, term, value: value === undefined || value === null ? undefined : node() }
}

/** An amount in nanograms. */
export function amountFact(id: string, term: string, amount: string | null | undefined): Fact {
  return fact(id, term, amount, () => <CoinAmount amount={amount} />)
}

/** An account, with a button that copies it. */
export function accountFact(id: string, term: string, address: string | null | undefined): Fact {
  return fact(id, term, address, () => <Address value={address} copy />)
}

/** An id or a weight, whose digits are not grouped. */
export function digitsFact(id: string, term: string, value: unknown): Fact {
  const text = typeof value === 'number' ? String(value) : value
  return fact(id, term, value, () => <bdi>{plainText(text, { maximum: 80 }) || unknownText}</bdi>)
}

/** A time span in seconds. */
export function durationFact(id: string, term: string, seconds: number | null | undefined, locale: string): Fact {
  return fact(id, term, seconds, () => <bdi>{formatDuration(seconds ?? Number.NaN, locale)}</bdi>)
}

/** A condition. */
export function yesFact(
  id: string,
  term: string,
  value: unknown,
  words: { readonly yes: string; readonly no: string },
): Fact {
  return fact(id, term, value, () => (typeof value === 'boolean' ? (value ? words.yes : words.no) : unknownText))
}

/** Writes a stake factor as a multiple, such as `3×`; a dash if it is malformed. */
export function factorText(factor: number | null | undefined, locale: string): string {
  const times = stakeFactor(factor)
  return times === undefined ? unknownText : `${formatNumber(Math.round(times * 100) / 100, locale)}×`
}
