import { parseCell } from '../../../ton/cells/boc.ts'
import { bytesToBase64, hexToBytes } from '../../../ton/cells/bytes.ts'
import { BocFormatError } from '../../../ton/cells/errors.ts'

/**
 * Normalizes a pasted bag of cells (hex, base64 or base64url) to standard base64, which the service
 * accepts. Ignores white space and quotes. Returns undefined for anything else.
 */
export function normalizeBoc(text: string): string | undefined {
  const bare = text.replace(/[\s'"`]/g, '')
  const hex = /^(?:0x)?((?:[0-9a-f]{2})+)$/i.exec(bare)?.[1]
  const source =
    hex === undefined ? bare.replaceAll('-', '+').replaceAll('_', '/') : bytesToBase64(hexToBytes(hex, BocFormatError))
  try {
    parseCell(source)
    return source
  } catch {
    return undefined
  }
}

const limit = 2n ** 256n

/** Normalizes an integer (decimal or hex) of the TVM to decimal; undefined for anything else. */
export function normalizeInteger(text: string): string | undefined {
  const [, sign = '', digits] = /^([+-]?)(0x[0-9a-f]{1,65}|\d{1,80})$/i.exec(text.trim().replaceAll('_', '')) ?? []
  if (digits === undefined) return undefined
  const value = sign === '-' ? -BigInt(digits) : BigInt(digits)
  return value >= -limit && value < limit ? value.toString() : undefined
}
