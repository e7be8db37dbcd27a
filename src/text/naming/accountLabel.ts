import { addressKey, addressText, shortText, type AddressFormat } from '../format/address.ts'
import { replacesAddress, type KnownName } from './names.ts'

/** Names of one account, as every component shows them. */
export interface AccountLabel {
  /** Raw address; undefined if the text is not an address. */
  readonly key: string | undefined
  /** Full address in the form of the address book, else in the form of the text; cleaned text if it is no address. */
  readonly address: string
  /**
   * Address with only its first and last characters; where it imitates another, as many more as the two need to look
   * different.
   */
  readonly short: string
  /** Last characters of the address where the name does not tell which account it is; else empty. */
  readonly ending: string
  /** Text of one line: the label or DNS name, else the short address. Never a name that a token gives itself. */
  readonly text: string
}

/**
 * Derives the label of an account. This is the only place that decides the form of an address and
 * whether a name may stand in its place.
 * @param value Address in any form.
 * @param known Names of that account, from `describeName` or `useName`.
 */
export function accountLabel(
  value: string | null | undefined,
  known: KnownName,
  {
    form,
    testOnly = false,
  }: {
    /** Form in which the address is written. @default the address book's, else `bounceable` */
    readonly form?: AddressFormat['form']
    /** Writes test network addresses. @default false */
    readonly testOnly?: boolean | undefined
  } = {},
): AccountLabel {
  const key = addressKey(value)
  const friendly = known.row?.user_friendly ?? ''
  const address = addressText(value, {
    form: form ?? (/^[U0]/.test(friendly) ? 'non-bounceable' : undefined),
    testOnly: testOnly || /^[k0]/.test(friendly) || undefined,
  })
  const { imitation } = known
  const short =
    key === undefined ? address : shortText(address, imitation && 2 + Math.max(imitation.head, imitation.tail))
  const ending = known.isShared && replacesAddress(known) ? `…${address.slice(-4)}` : ''
  const name = [known.name ?? short, ending].filter(Boolean).join(' ')
  return { key, address, short, ending, text: replacesAddress(known) ? name : short }
}
