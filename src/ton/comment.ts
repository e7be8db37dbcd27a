import { parseCell, type CellSource } from './boc.ts'
import type { Cell } from './cell.ts'
import { Slice } from './slice.ts'

const textOpcode = 0n
const encryptedOpcode = 0x2167da4bn

/** Bytes that run through a chain of cells. */
export interface SnakeBytes {
  bytes: Uint8Array
  /** False when the chain stops being bytes before its end: what follows is not in `bytes`. */
  complete: boolean
}

/** A comment on a transfer. Written by a stranger: show it as plain text, never as markup. */
export type Comment =
  | {
      type: 'text'
      /** Malformed UTF-8 is replaced by U+FFFD. */
      text: string
      /** False when the cells hold more than the text. */
      complete: boolean
    }
  /** Marked by its sender as not for display (`binary`), or readable by the receiver only. */
  | ({ type: 'binary' | 'encrypted' } & SnakeBytes)

/**
 * Comment in a message body or forward payload; `null` when there is none, or when the input is
 * no bag of cells with one root. Never throws.
 */
export function readComment(body: CellSource): Comment | null {
  let slice
  let opcode
  try {
    slice = new Slice(parseCell(body))
    opcode = slice.uint(32)
  } catch {
    return null
  }
  if (opcode !== textOpcode && opcode !== encryptedOpcode) return null
  const { bytes, complete } = readSnake(slice)
  if (opcode === encryptedOpcode) return { type: 'encrypted', bytes, complete }
  if (bytes[0] === 0xff) return { type: 'binary', bytes: bytes.subarray(1), complete }
  return { type: 'text', text: new TextDecoder().decode(bytes), complete }
}

/**
 * Bytes from here on, through the chain of first references. Nesting is bounded by the depth of
 * a cell, so the result is at most 130 kB.
 */
export function readSnake(start: Slice): SnakeBytes {
  const parts: Uint8Array[] = []
  let length = 0
  let complete = true
  for (let slice: Slice | undefined = start; slice; ) {
    complete = slice.remainingBits % 8 === 0 && slice.remainingRefs < 2
    const part = slice.bits(slice.remainingBits & ~7)
    parts.push(part)
    length += part.length
    if (!complete || !slice.remainingRefs) break
    const next: Cell = slice.ref()
    complete = next.type === 'ordinary'
    slice = complete ? new Slice(next) : undefined
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return { bytes, complete }
}
