import { type ParsedAddress, readAddress, writeAddress } from '../../ton/cells/address.ts'
import { unknownText } from './intl.ts'
import { plainText } from '../../service/rows/plainText.ts'

/** Options of {@link addressText}. */
export interface AddressFormat {
  /**
   * `bounceable` (EQ…) for contracts, `non-bounceable` (UQ…) for wallets, or the chain's own `raw`
   * form. @default what the text itself says; `bounceable` for raw text
   */
  readonly form?: 'bounceable' | 'non-bounceable' | 'raw' | undefined
  /** Test network marks (kQ…, 0Q…). @default what the text itself says */
  readonly testOnly?: boolean | undefined
  /** Keep only the first and last characters: six each, or seven digits of the raw form. @default false */
  readonly short?: boolean | undefined
}

/**
 * Raw form of an address as the service writes it, `0:` and 64 upper-case hex digits; undefined if the text is not an
 * address.
 */
export function addressKey(text: unknown): string | undefined {
  const parsed = read(text)
  return parsed === undefined ? undefined : writeAddress(parsed, { form: 'raw' })
}

/** Writes an address for people; text that is not an address is returned cleaned and shortened. */
export function addressText(address: unknown, format: AddressFormat = {}): string {
  const parsed = read(address)
  if (parsed === undefined) return plainText(address, { maximum: 24 }) || unknownText
  const { form, testOnly, short = false } = format
  const text =
    form === 'raw'
      ? writeAddress(parsed, { form })
      : writeAddress(parsed, {
          bounceable: form === undefined ? undefined : form === 'bounceable',
          testOnly,
        })
  return short ? shortText(text) : text
}

/** {@link addressText} in its short form, `EQCD39…8xqB2N`. */
export function shortAddress(address: unknown, format?: AddressFormat): string {
  return addressText(address, { ...format, short: true })
}

/**
 * First and last characters of an id: enough that another one with the same ends takes 2⁴⁸ tries. The deployer of a
 * contract chooses the first eight bits of its address: four characters of the friendly form, two digits of the raw
 * one.
 * @param least Characters of each end, if more are needed.
 */
export function shortText(text: string, least = 0): string {
  const workchain = text.indexOf(':') + 1
  const edge = Math.max(least, workchain > 0 ? 7 : 6)
  const start = workchain + edge
  return text.length <= start + edge + 1 ? text : `${text.slice(0, start)}…${text.slice(-edge)}`
}

function read(text: unknown): ParsedAddress | undefined {
  return typeof text === 'string' ? readAddress(text) : undefined
}

/** A short address, for skeletons. */
export const addressLike = 'EQABCD…uvwxyz'

/** {@link addressLike} with a button that copies it. */
export const copiedAddressLike = 'EQABCD…uvwxyz ⧉'
