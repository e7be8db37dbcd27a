import { bytesToBase64 } from '../../../ton/cells/bytes.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { readDictionary } from '../../../ton/cells/dictionary.ts'
import type { Slice } from '../../../ton/cells/slice.ts'

/** Reads 256 bits as base64, as the service writes hashes. */
export function readHash256(slice: Slice): string {
  return bytesToBase64(slice.bits(256))
}

/** Hash of a cell as the service writes it. */
export function cellHashText(cell: Cell): string {
  return bytesToBase64(cell.hash())
}

/** Reads `VarUInteger limit` as decimal text. */
export function readVarUint(slice: Slice, limit: number): string {
  return String(slice.uint(Number(slice.uint((limit - 1).toString(2).length)) * 8))
}

/** Reads a bit, and a value after it if it is set. */
export function readMaybe<Value>(slice: Slice, read: (slice: Slice) => Value): Value | undefined {
  return slice.bit() ? read(slice) : undefined
}

/** Reads the extra currencies after an amount, by id. */
export function readCurrencies(slice: Slice): Record<string, string> {
  const root = slice.maybeRef()
  if (root === null) return {}
  return Object.fromEntries(readDictionary(root, 32).map(([id, amount]) => [String(id), readVarUint(amount, 32)]))
}
