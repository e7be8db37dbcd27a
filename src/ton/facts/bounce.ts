import { parseCell, type CellSource } from '../cells/boc.ts'
import { Slice } from '../cells/slice.ts'
import { bouncedOpcode, bouncedWholeOpcode, formatOpcode } from './opcodes.ts'

/** What came back with a message. */
export interface BouncedBody {
  /** Opcode of the message that was sent, `0x0f8a7ea5`; null if it had none. */
  readonly opcode: string | null
  /** What follows the opcode, as far as it came back. */
  readonly rest: Slice
}

/**
 * Reads the body of a message that came back: `0xffffffff` and the first 256 bits of what was sent or, if the sender
 * asked for it (global version 12), `new_bounce_body#fffffffe` with the sent body in a reference.
 * @returns undefined for another body.
 */
export function readBouncedBody(body: CellSource): BouncedBody | undefined {
  try {
    const slice = new Slice(parseCell(body))
    const mark = formatOpcode(slice.uint(32))
    if (mark !== bouncedOpcode && mark !== bouncedWholeOpcode) return undefined
    const rest = mark === bouncedWholeOpcode ? new Slice(slice.ref()) : slice
    return { opcode: rest.remainingBits < 32 ? null : formatOpcode(rest.uint(32)), rest }
  } catch {
    return undefined
  }
}
