import { parseCell } from '../../ton/cells/boc.ts'
import { bytesToBase64 } from '../../ton/cells/bytes.ts'
import type { Cell } from '../../ton/cells/cell.ts'
import { Slice } from '../../ton/cells/slice.ts'
import { writeBoc } from '../../ton/cells/writeBoc.ts'
import type { OutAction } from './vmSteps.ts'

/** Most actions of one transaction. */
const maxActions = 255

/**
 * Reads the list of actions that a contract left, first action first. Contracts may leave anything there.
 * @param list Base64 bag of cells; `null` if there is none.
 */
export function readActions(list: string | null): readonly OutAction[] {
  const actions: OutAction[] = []
  if (list === null) return actions
  // Each cell holds an action and refers to the list before it; the first list is an empty cell.
  for (let cell = parseCell(list); cell.bitLength > 0 && actions.length <= maxActions;) {
    const slice = new Slice(cell)
    const [before] = cell.refs
    if (before === undefined) break
    slice.ref()
    actions.unshift(readAction(slice))
    cell = before
  }
  return actions
}

function readAction(slice: Slice): OutAction {
  try {
    const tag = slice.uint(32)
    if (tag === 0x0ec3c86dn) return { type: 'send', mode: Number(slice.uint(8)), message: encode(slice.ref()) }
    if (tag === 0x36e6b809n) return { type: 'reserve', mode: Number(slice.uint(8)), amount: String(slice.coins()) }
    if (tag === 0xad4de08en) return { type: 'set-code', code: encode(slice.ref()) }
    if (tag === 0x26fa1dd4n) return { type: 'library', mode: Number(slice.uint(7)) }
  } catch {
    // The node refuses such an action.
  }
  return { type: 'unknown' }
}

function encode(cell: Cell): string {
  return bytesToBase64(writeBoc(cell))
}
