import { bytesToBase64 } from '../../../ton/cells/bytes.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { readDictionary } from '../../../ton/cells/dictionary.ts'
import { Slice } from '../../../ton/cells/slice.ts'
import { type CellLayout, type Forms, listFields } from '../../../ton/facts/cellLayout.ts'
import {
  accountStatuses,
  bouncePhases,
  computePhases,
  skipReasons,
  statusChanges,
  transactionLayouts,
} from '../../../ton/facts/transactionLayouts.ts'
import { VmError } from '../errors.ts'

type Row = Record<string, unknown>

const statuses = Object.keys(accountStatuses)

/**
 * Reads a structure as the service shows its fields. A key is absent when it does not apply, as are extra currencies
 * when there are none.
 */
export function readStructure(slice: Slice, layout: CellLayout): Row {
  slice.bits((layout.prefix ?? '0b').length - 2)
  return readFields(slice, layout)
}

/**
 * Reads the structure whose prefix comes next, with its word as `type`.
 * @throws {VmError} It is of a type that rows cannot show, such as a split or merge transaction.
 */
export function readForm(slice: Slice, forms: Forms): Row {
  const type = readWord(slice, forms)
  return { type, ...readFields(slice, forms[type] as CellLayout) }
}

/** Reads the word whose prefix, of at most four bits, comes next. */
function readWord(slice: Slice, forms: Forms): string {
  for (let read = '0b'; read.length < 7; read += slice.bit() ? 1 : 0) {
    const found = Object.keys(forms).find((word) => forms[word]?.prefix === read)
    if (found !== undefined) return found
  }
  throw new VmError('failed', 'The cell has no row.')
}

function readFields(slice: Slice, layout: CellLayout): Row {
  const row: Row = {}
  for (const { name, type, size, isOptional } of listFields(layout)) {
    if (isOptional && !slice.bit()) continue
    row[name] = readValue(slice, type, size)
    if (type !== 'CurrencyCollection') continue
    const extra = readCurrencies(slice)
    if (Object.keys(extra).length > 0) row[`${name}_extra_currencies`] = extra
  }
  return row
}

function readValue(slice: Slice, type: string, size: number): unknown {
  switch (type) {
    case 'bool':
      return slice.bit()
    case 'coins':
    case 'CurrencyCollection':
      return String(slice.coins())
    case 'uint':
    case 'int':
      return (size > 32 ? String : Number)(slice[type](size))
    case 'varuint':
      return readVarUint(slice, size)
    case 'bits':
      return readHash256(slice)
    case 'any_address':
      return readAnyAddress(slice)
    case 'AccountStatus':
      return statuses[Number(slice.uint(2))]
    case 'AccStatusChange':
      return readWord(slice, statusChanges)
    case 'ComputeSkipReason':
      return readWord(slice, skipReasons)
    case 'BouncePhase':
      return readForm(slice, bouncePhases)
    case 'ComputePhase':
      return readCompute(slice)
  }
  if (type.startsWith('map<')) return slice.maybeRef()
  const [name, cell] = type.startsWith('Cell<') ? [type.slice(5, -1), slice.ref()] : [type]
  const layout: CellLayout | undefined = transactionLayouts[name as keyof typeof transactionLayouts]
  // A part with a reader of its own, which keeps what it read, stays a cell.
  return layout === undefined ? cell : readStructure(cell ? new Slice(cell) : slice, layout)
}

function readCompute(slice: Slice): Row {
  const { type, details, ...fields } = readForm(slice, computePhases)
  return { skipped: type === 'compute_skipped', ...fields, ...(details as Row | undefined) }
}

/** Raw address; `null` for none, and for an external one. */
function readAnyAddress(slice: Slice): string | null {
  const ahead = new Slice(slice.cell)
  ahead.bits(slice.cell.bitLength - slice.remainingBits)
  if (ahead.uint(2) !== 1n) return slice.address()
  slice.bits(2)
  slice.bits(Number(slice.uint(9)))
  return null
}

/** Reads the extra currencies after an amount, by id. */
export function readCurrencies(slice: Slice): Record<string, string> {
  const root = slice.maybeRef()
  if (root === null) return {}
  return Object.fromEntries(readDictionary(root, 32).map(([id, amount]) => [String(id), readVarUint(amount, 32)]))
}

/** Reads `VarUInteger limit` as decimal text. */
export function readVarUint(slice: Slice, limit: number): string {
  return String(slice.uint(Number(slice.uint((limit - 1).toString(2).length)) * 8))
}

/** Reads 256 bits as base64, as the service writes hashes. */
export function readHash256(slice: Slice): string {
  return bytesToBase64(slice.bits(256))
}

/** Reads a bit, and a value after it if it is set. */
export function readMaybe<Value>(slice: Slice, read: (slice: Slice) => Value): Value | undefined {
  return slice.bit() ? read(slice) : undefined
}

/** Hash of a cell as the service writes it. */
export function cellHashText(cell: Cell): string {
  return bytesToBase64(cell.hash())
}
