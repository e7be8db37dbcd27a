import { encryptedCommentOpcode, formatOpcode, textCommentOpcode } from '../../ton/facts/opcodes.ts'
import { standardOpcodes } from '../../ton/facts/standardOpcodes.ts'
import { plainText } from '../../service/rows/plainText.ts'

/** Normalizes an opcode, hex text or a signed integer, to the service's form: `0x0f8a7ea5`. */
export function opcodeHex(opcode: unknown): string | undefined {
  if (typeof opcode === 'number' && Number.isInteger(opcode)) return formatOpcode(opcode)
  if (typeof opcode !== 'string' || !/^0x[0-9a-f]{1,8}$/i.test(opcode)) return undefined
  return formatOpcode(Number(opcode))
}

/**
 * Name of an opcode of the TON standards, `jetton_transfer`; undefined if it is not one of them.
 * @param decoded The service's own `decoded_opcode`, which is preferred.
 */
export function opcodeName(opcode: unknown, decoded?: unknown): string | undefined {
  const given = plainText(decoded, { maximum: 60 })
  if (given !== '') return given
  const hex = opcodeHex(opcode)
  return hex === undefined || !Object.hasOwn(standardOpcodes, hex) ? undefined : standardOpcodes[hex]
}

/**
 * Tells whether an opcode is that of a comment: such a message only transfers value. Takes the form of
 * {@link opcodeHex}.
 */
export function isCommentOpcode(hex: string): boolean {
  return hex === textCommentOpcode || hex === encryptedCommentOpcode
}
