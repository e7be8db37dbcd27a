import type { ContractMessages } from './messages/accounts.ts'
import { humanizeName } from './opcodeWords.ts'
import { plainText } from '../model/text.ts'

/**
 * What the service takes a contract for, as words: `NFT sale getgems v2` of `nft_sale_getgems_v2`.
 * Names of products and versions stay as they are; empty for no name.
 * @param kinds In place of the service's own words, which are English; the first that fits.
 */
export function contractKind(value: unknown, kinds: Partial<ContractMessages> = {}): string {
  const name = plainText(value, { maximum: 40 }).replaceAll(' ', '_')
  const known = Object.keys(kinds).find((kind) => `${name}_`.startsWith(`${kind}_`)) ?? ''
  return humanizeName((kinds[known as keyof ContractMessages] ?? known) + name.slice(known.length))
}
