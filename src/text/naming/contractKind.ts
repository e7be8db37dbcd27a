import type { Messages } from '../en/index.ts'
import { humanizeName } from '../bodies/opcodeWords.ts'
import type { KnownContract } from '../../ton/abi/decoders.ts'
import { plainText } from '../../service/rows/plainText.ts'
import type { NamingSources } from './namingSources.ts'

/**
 * Turns the service's name for a kind of contract into words: `nft_sale_getgems_v2` becomes
 * `NFT sale getgems v2`. Names of products and versions stay as they are; empty text for no name.
 * @param kinds Translations of kinds; the first kind with which the name begins is replaced.
 * @default English
 */
export function contractKind(value: unknown, kinds: Partial<Messages['contract']> = {}): string {
  const name = plainText(value, { maximum: 40 })
    .replaceAll(' ', '_')
    .replace(/_(?=r\d+$)/, '')
  const known = Object.keys(kinds).find((kind) => `${name}_`.startsWith(`${kind}_`)) ?? ''
  return humanizeName((kinds[known as keyof Messages['contract']] ?? known) + name.slice(known.length))
}

/**
 * Words for what a contract is, by the sources of the display; empty text if they do not know it.
 * @example contractLabel({ codeHash }, useDisplay())
 */
export function contractLabel(
  contract: KnownContract,
  { contracts }: Pick<NamingSources, 'contracts'>,
  kinds: Partial<Messages['contract']> = {},
): string {
  const found = contracts?.contractName?.(contract)
  if (found === undefined) return ''
  return found.isKind ? contractKind(found.name, kinds) : plainText(found.name, { maximum: 40 })
}
