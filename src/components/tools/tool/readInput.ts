import { parseCell } from '../../../ton/boc.ts'
import { bytesToBase64 } from '../../../ton/bytes.ts'

/**
 * A pasted bag of cells in the form that the service takes, base64 of the standard alphabet;
 * undefined for anything else. White space and quotes around it are passed over.
 */
export function bocText(text: string): string | undefined {
  const bare = text.replace(/[\s'"`]/g, '')
  const hex = /^(?:0x)?((?:[0-9a-f]{2})+)$/i.exec(bare)?.[1]
  const source =
    hex === undefined
      ? bare.replaceAll('-', '+').replaceAll('_', '/')
      : bytesToBase64(Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16)))
  try {
    parseCell(source)
    return source
  } catch {
    return undefined
  }
}

const limit = 2n ** 256n

/** A whole number that fits a virtual machine's word, as the service takes it; undefined otherwise. */
export function numberText(text: string): string | undefined {
  const [, sign = '', digits] = /^([+-]?)(0x[0-9a-f]{1,65}|\d{1,80})$/i.exec(text.trim().replaceAll('_', '')) ?? []
  if (digits === undefined) return undefined
  const value = sign === '-' ? -BigInt(digits) : BigInt(digits)
  return value >= -limit && value < limit ? value.toString() : undefined
}
