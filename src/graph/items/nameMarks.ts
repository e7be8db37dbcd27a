import { type IconName, nameIcon } from '../../text/format/icons.ts'
import { shortAddress } from '../../text/format/address.ts'
import { listingTexts, replacesAddress, type KnownName } from '../../text/naming/names.ts'
import type { GraphContext } from './context.ts'

/** Mark before the name of an account: who gives the name, or a warning. */
export interface NameMark {
  readonly icon: IconName
  /** Meaning of the icon. */
  readonly text: string
  readonly kind: string
}

/**
 * Marks of the name that a card or a line shows in place of an address, the same as those of `Address`: a warning if
 * the address looks like another, or the name like a label of the reader, else who gives the name. A domain is known by
 * its dot.
 */
export function nameMark(known: KnownName, { addresses }: Pick<GraphContext, 'addresses'>): NameMark | undefined {
  const { kind, source, imitates, imitation, forges, listings } = known
  if (addresses === undefined) return undefined
  const other = imitation === undefined ? forges : shortAddress(imitation.anchor)
  if (other !== undefined) return { icon: 'warning', text: addresses.resembles(other), kind: 'imitates' }
  const warning = listings.find(({ scam }) => scam)
  if (warning !== undefined) return { icon: 'warning', text: listingTexts([warning]).join(''), kind: 'imitates' }
  if (kind === undefined) return undefined
  if (imitates !== undefined) return { icon: 'warning', text: addresses.imitates(imitates), kind: 'imitates' }
  const icon = nameIcon(kind)
  return icon === undefined || !replacesAddress(known)
    ? undefined
    : { icon, text: addresses.namedBy(kind, source), kind }
}
