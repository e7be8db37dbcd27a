import { bocText } from '../tool/readInput.ts'

/** What one line of the paste is. */
export type PastedLine =
  | { readonly kind: 'opcode'; readonly text: string; readonly opcode: string }
  | { readonly kind: 'body'; readonly text: string; readonly body: string }
  | { readonly kind: 'unreadable'; readonly text: string }

/**
 * Tells opcodes from bodies, a line each; empty lines are passed over. Digits are read as the
 * service reads them: hex as long as they fit 32 bits, then decimal, unsigned or signed.
 */
export function readLines(text: string): readonly PastedLine[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readLine)
}

function readLine(text: string): PastedLine {
  const opcode = opcodeIn(text)
  if (opcode !== undefined) return { kind: 'opcode', text, opcode }
  const body = bocText(text)
  return body === undefined ? { kind: 'unreadable', text } : { kind: 'body', text, body }
}

/** As the service writes opcodes: `0x` and eight digits. */
function opcodeIn(text: string): string | undefined {
  const hex = /^(?:0x)?([0-9a-f]{1,8})$/i.exec(text)?.[1]
  if (hex !== undefined) return `0x${hex.toLowerCase().padStart(8, '0')}`
  if (!/^(?:-\d{1,10}|\d{9,10})$/.test(text)) return undefined
  const value = Number(text)
  if (value < -(2 ** 31) || value >= 2 ** 32) return undefined
  return `0x${(value >>> 0).toString(16).padStart(8, '0')}`
}
