import { opcodeName } from '../../meaning/contracts/opcode.ts'
import type { Messages } from '../en/index.ts'

const acronyms = /\b(?:nft|sbt|dns|ton|dex)\b/g

/**
 * Turns the name of an opcode into words: `Jetton transfer`, `NFT transfer`.
 * @param messages Translations of names. @default English
 */
export function opcodeWords(
  opcode: unknown,
  decoded?: unknown,
  messages: Partial<Messages['opcode']> = {},
): string | undefined {
  const name = opcodeName(opcode, decoded)
  if (name === undefined) return undefined
  // A contract may call an opcode anything, `constructor` too.
  return (Object.hasOwn(messages, name) ? messages[name as keyof Messages['opcode']] : undefined) ?? humanizeName(name)
}

/**
 * Turns a snake_case name into words: `nft_transfer` becomes `NFT transfer`, and `forward_ton_amount` becomes
 * `Forward amount`, since the unit of the value names the coin.
 */
export function humanizeName(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .trim()
    .replace(/\bton amount\b/, 'amount')
    .replace(acronyms, (letters) => letters.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}
