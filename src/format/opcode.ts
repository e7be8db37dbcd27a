import { plainText } from './text.ts'

/** The commonest, named as the service decodes them: for answers of servers that do not. */
const names: Readonly<Record<string, string>> = {
  '00000000': 'text_comment',
  '2167da4b': 'encrypted_comment',
  '0f8a7ea5': 'jetton_transfer',
  '178d4519': 'jetton_internal_transfer',
  '7362d09c': 'jetton_notify',
  '595f07bc': 'jetton_burn',
  '7bdd97de': 'jetton_burn_notification',
  d53276db: 'excess',
  '2c76b973': 'provide_wallet_address',
  d1735400: 'take_wallet_address',
  '5fcc3d14': 'nft_transfer',
  '05138d91': 'nft_ownership_assigned',
  '4eb1f0f9': 'change_dns_record',
  '4e73744b': 'elector_new_stake',
  f374484c: 'elector_new_stake_ok',
  '47657424': 'elector_recover_stake',
  f96f7324: 'elector_recover_stake_ok',
  ffffffff: 'bounced_message',
}

/** An opcode as the service writes it, `0x0f8a7ea5`, from that form or a signed integer. */
export function opcodeHex(opcode: unknown): string | undefined {
  if (typeof opcode === 'number' && Number.isInteger(opcode)) {
    return `0x${(opcode >>> 0).toString(16).padStart(8, '0')}`
  }
  if (typeof opcode !== 'string' || !/^0x[0-9a-f]{1,8}$/i.test(opcode)) return undefined
  return `0x${opcode.slice(2).toLowerCase().padStart(8, '0')}`
}

/**
 * Name of an opcode of the TON standards, `jetton_transfer`; undefined when it is none of them.
 * @param decoded The service's own `decoded_opcode`, which is preferred.
 */
export function opcodeName(opcode: unknown, decoded?: unknown): string | undefined {
  const given = plainText(decoded, { maximum: 60 })
  if (given !== '') return given
  const hex = opcodeHex(opcode)
  return hex === undefined || !Object.hasOwn(names, hex.slice(2)) ? undefined : names[hex.slice(2)]
}

const acronyms = /\b(?:nft|sbt|dns|ton|dex)\b/g

/** {@link opcodeName} as words: `Jetton transfer`, `NFT transfer`. */
export function opcodeWords(opcode: unknown, decoded?: unknown): string | undefined {
  const words = opcodeName(opcode, decoded)
    ?.replaceAll('_', ' ')
    .replace(acronyms, (letters) => letters.toUpperCase())
  return words === undefined ? undefined : words.charAt(0).toUpperCase() + words.slice(1)
}
