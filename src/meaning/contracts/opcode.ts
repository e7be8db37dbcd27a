import { STANDARD_OPCODES } from '../../ton/facts/opcodes.ts'
import { plainText } from '../../service/rows/plainText.ts'

/** Opcode of a message with a text comment. */
export const textCommentOpcode = '0x00000000'

/** Opcode of a message with an encrypted comment. */
export const encryptedCommentOpcode = '0x2167da4b'

/** Normalizes an opcode, hex text or a signed integer, to the service's form: `0x0f8a7ea5`. */
export function opcodeHex(opcode: unknown): string | undefined {
  if (typeof opcode === 'number' && Number.isInteger(opcode)) {
    return `0x${(opcode >>> 0).toString(16).padStart(8, '0')}`
  }
  if (typeof opcode !== 'string' || !/^0x[0-9a-f]{1,8}$/i.test(opcode)) return undefined
  return `0x${opcode.slice(2).toLowerCase().padStart(8, '0')}`
}

/**
 * Name of an opcode of the TON standards, `jetton_transfer`; undefined if it is not one of them.
 * @param decoded The service's own `decoded_opcode`, which is preferred.
 */
export function opcodeName(opcode: unknown, decoded?: unknown): string | undefined {
  const given = plainText(decoded, { maximum: 60 })
  if (given !== '') return given
  const hex = opcodeHex(opcode)
  return hex === undefined || !Object.hasOwn(STANDARD_OPCODES, hex.slice(2))
    ? undefined
    : STANDARD_OPCODES[hex.slice(2)]
}

/** True for the opcode of a comment: such a message only transfers value. Takes the form of {@link opcodeHex}. */
export function isCommentOpcode(hex: string): boolean {
  return hex === textCommentOpcode || hex === encryptedCommentOpcode
}
