import { parseCell, type CellSource } from '../cells/boc.ts'
import type { Cell } from '../cells/cell.ts'
import { Slice } from '../cells/slice.ts'
import { joinBytes } from '../cells/bytes.ts'
import { encryptedCommentOpcode, formatOpcode, textCommentOpcode } from './opcodes.ts'

/** Bytes from a chain of cells. */
export interface SnakeBytes {
  bytes: Uint8Array
  /** False if the chain has data that is not whole bytes; `bytes` ends before it. */
  complete: boolean
}

/** A comment on a transfer. It is untrusted: show it as plain text, never as markup. */
export type Comment =
  | {
      type: 'text'
      /** Malformed UTF-8 is replaced by U+FFFD. */
      text: string
      /** False if the cells have more data than the text. */
      complete: boolean
    }
  /** Marked by its sender as not for display (`binary`), or encrypted for the receiver. */
  | ({ type: 'binary' | 'encrypted' } & SnakeBytes)

/**
 * Reads the comment of a message body or forward payload. Never throws.
 * @returns `null` if there is no comment, or the input is not a bag of cells with one root.
 */
export function readComment(body: CellSource): Comment | null {
  let slice
  let opcode
  try {
    slice = new Slice(parseCell(body))
    opcode = formatOpcode(slice.uint(32))
  } catch {
    return null
  }
  if (opcode !== textCommentOpcode && opcode !== encryptedCommentOpcode) return null
  const { bytes, complete } = readSnake(slice)
  if (opcode === encryptedCommentOpcode) return { type: 'encrypted', bytes, complete }
  if (bytes[0] === 0xff) return { type: 'binary', bytes: bytes.subarray(1), complete }
  return { type: 'text', text: new TextDecoder().decode(bytes), complete }
}

/**
 * Reads the remaining bytes of a slice and of the chain of its first references. The depth of cells
 * is limited, so the result has at most 130 kB.
 */
export function readSnake(start: Slice): SnakeBytes {
  const parts: Uint8Array[] = []
  let complete = true
  for (let slice: Slice | undefined = start; slice;) {
    complete = slice.remainingBits % 8 === 0 && slice.remainingRefs < 2
    parts.push(slice.bits(slice.remainingBits & ~7))
    if (!complete || !slice.remainingRefs) break
    const next: Cell = slice.ref()
    complete = next.type === 'ordinary'
    slice = complete ? new Slice(next) : undefined
  }
  return { bytes: joinBytes(parts), complete }
}
