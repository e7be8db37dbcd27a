import { formatOpcode } from '../../../ton/facts/opcodes.ts'
import { normalizeBoc } from '../tool/readInput.ts'

/** One line of the text: an opcode, a message body, or neither. */
export type PastedLine =
  | { readonly kind: 'opcode'; readonly text: string; readonly opcode: string }
  | { readonly kind: 'body'; readonly text: string; readonly body: string }
  | { readonly kind: 'unreadable'; readonly text: string }

/**
 * Parses opcodes and message bodies, one a line; skips empty lines. Digits are read as the service
 * reads them: up to 8 digits are hex, longer or negative numbers are decimal.
 */
export function parseLines(text: string): readonly PastedLine[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(parseLine)
}

function parseLine(text: string): PastedLine {
  const opcode = parseOpcode(text)
  if (opcode !== undefined) return { kind: 'opcode', text, opcode }
  const body = normalizeBoc(text)
  return body === undefined ? { kind: 'unreadable', text } : { kind: 'body', text, body }
}

/** Normalizes an opcode to `0x` and eight hex digits; undefined for anything else. */
function parseOpcode(text: string): string | undefined {
  const hex = /^(?:0x)?([0-9a-f]{1,8})$/i.exec(text)?.[1]
  if (hex !== undefined) return formatOpcode(Number.parseInt(hex, 16))
  if (!/^(?:-\d{1,10}|\d{9,10})$/.test(text)) return undefined
  const value = Number(text)
  if (value < -(2 ** 31) || value >= 2 ** 32) return undefined
  return formatOpcode(value)
}
