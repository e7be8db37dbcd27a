import { STANDARD_OPCODES } from '../ton/opcodes.ts'
import { plainText } from './text.ts'

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
  return hex === undefined || !Object.hasOwn(STANDARD_OPCODES, hex.slice(2))
    ? undefined
    : STANDARD_OPCODES[hex.slice(2)]
}
