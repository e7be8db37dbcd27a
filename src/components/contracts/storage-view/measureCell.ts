import { bytesToHex } from '../../../ton/cells/bytes.ts'
import type { Cell } from '../../../ton/cells/cell.ts'

/** Distinct cells below a root, and their bits: the size that a contract pays storage for. */
export interface CellSize {
  readonly cells: number
  readonly bits: number
}

/** Measures a tree of cells; each cell counts once, as in the rent. */
export function measureCell(root: Cell): CellSize {
  const seen = new Set<string>()
  const open = [root]
  let bits = 0
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const key = bytesToHex(cell.hash())
    if (seen.has(key)) continue
    seen.add(key)
    bits += cell.bitLength
    open.push(...cell.refs)
  }
  return { cells: seen.size, bits }
}
