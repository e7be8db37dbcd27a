import type { TransactionDescription } from '../../../service/rows/transaction.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { Slice } from '../../../ton/cells/slice.ts'
import {
  bouncePhases,
  descriptions,
  type Form,
  type CellLayout,
  layouts,
  listFields,
  skipReasons,
  statusChanges,
} from '../../../ton/facts/transactionLayouts.ts'
import { VmError } from '../errors.ts'
import { readCurrencies, readHash256, readVarUint } from './reading.ts'

type Row = Record<string, unknown>

/**
 * Reads the description of a transaction as the service shows it.
 * @throws {VmError} It is a split or merge transaction, which no network has.
 */
export function readDescription(cell: Cell): TransactionDescription {
  const slice = new Slice(cell)
  const { type, ...fields } = readForm(slice, descriptions)
  const flags = { ...(type === 'ord' && { is_tock: false }), ...(type !== 'storage' && { installed: false }) }
  return { type, ...flags, ...fields } as unknown as TransactionDescription
}

/** Reads the form whose prefix comes next, with its word as `type`. */
function readForm(slice: Slice, forms: Readonly<Record<string, Form>>): Row {
  const type = readWord(slice, forms)
  return { type, ...readFields(slice, (forms[type] as Form).fields) }
}

/** Reads the word whose prefix, of at most four bits, comes next. */
function readWord(slice: Slice, forms: Readonly<Record<string, Form>>): string {
  for (let read = '0b'; read.length < 7; read += slice.bit() ? 1 : 0) {
    const found = Object.keys(forms).find((word) => forms[word]?.prefix === read)
    if (found !== undefined) return found
  }
  throw new VmError('failed', 'The emulator made a transaction of a type that rows cannot show.')
}

/** Reads the fields of a structure. A key is absent when it does not apply. */
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
      return Number(slice.uint(size))
    case 'int':
      return Number(slice.int(size))
    case 'varuint':
      return readVarUint(slice, size)
    case 'bits':
      return readHash256(slice)
    case 'AccStatusChange':
      return readWord(slice, statusChanges)
    case 'ComputePhase':
      return readCompute(slice)
    case 'BouncePhase':
      return readForm(slice, bouncePhases)
    case 'Cell<ActionPhase>':
      return readFields(new Slice(slice.ref()), layouts.ActionPhase)
    default:
      return readFields(slice, layouts[type as keyof typeof layouts])
  }
}

function readCompute(slice: Slice): Row {
  if (!slice.bit()) return { skipped: true, reason: readWord(slice, skipReasons) }
  const flags = readFields(slice, layouts.ComputeFlags)
  return { skipped: false, ...flags, ...readFields(new Slice(slice.ref()), layouts.ComputeDetails) }
}
