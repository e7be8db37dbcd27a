import { absolute } from '../../service/rows/amount.ts'
import { TonlensError } from '../../ton/cells/errors.ts'

/** An exact decimal number: `digits` divided by ten to the power of `scale`. */
export interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

/** Reads a decimal number such as `-12.50`. @throws {TonlensError} The text is no decimal number. */
export function parseDecimal(text: string): Decimal {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (match === null || text.length > 200)
    throw new TonlensError(`${JSON.stringify(text).slice(0, 60)} is not a decimal number`)
  const [, sign = '', whole = '', part = ''] = match
  return { digits: BigInt(`${sign}${whole}${part}`), scale: part.length }
}

/** Writes a number of 10^-scale units, with all digits of the scale. */
export function formatScaled(units: bigint, scale: number): string {
  const text = String(absolute(units)).padStart(scale + 1, '0')
  const at = text.length - scale
  return `${units < 0n ? '-' : ''}${text.slice(0, at)}${scale > 0 ? `.${text.slice(at)}` : ''}`
}

/** Divides and rounds to the nearest integer, halves to the even one. The divisor is positive. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n
  const size = negative ? -dividend : dividend
  const [quotient, doubled] = [size / divisor, (size % divisor) * 2n]
  const rounded = doubled > divisor || (doubled === divisor && quotient % 2n === 1n) ? quotient + 1n : quotient
  return negative ? -rounded : rounded
}
