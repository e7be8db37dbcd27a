import { Builder } from '../../ton/cells/builder.ts'
import type { Cell } from '../../ton/cells/cell.ts'
import { buildCurrencies } from '../../ton/cells/buildDictionary.ts'
import {
  bouncePhases,
  descriptions,
  type Form,
  type CellLayout,
  layouts,
  listFields,
  skipReasons,
  statusChanges,
} from '../../ton/facts/transactionLayouts.ts'
import { RowError } from './result.ts'
import type { RowReader } from './rowReader.ts'

/** Known losses that {@link buildDescription} repairs. */
export interface Repair {
  /** Swaps `gas_fees` and `gas_used` back. */
  readonly gas: boolean
  /** Writes the credit of this message instead of `credit_ph`; `null` writes no credit phase. */
  readonly credit?: RowReader | null | undefined
}

const splitOrMerge = /^(split|merge)_(prepare|install)$/
const swappedGas: Readonly<Record<string, string>> = { gas_fees: 'gas_used', gas_used: 'gas_fees' }

/**
 * Builds the cell of a transaction's description. An optional field that is absent is "nothing";
 * a zero that is written is zero.
 * @throws {RowError} A field is absent, malformed, or has no place in this type of transaction.
 */
export function buildDescription(row: RowReader, repair: Repair): Cell {
  const type = row.get('type')
  if (typeof type === 'string' && splitOrMerge.test(type)) throw new RowError('split-merge', row.path('type'))
  row.refuse(['installed', 'split_info'])
  const builder = new Builder()
  writeForm(builder, row, descriptions, repair)
  return builder.cell()
}

/** Writes the form that `type` names, and refuses the fields that only other forms have. */
function writeForm(builder: Builder, row: RowReader, forms: Readonly<Record<string, Form>>, repair = noRepair): void {
  const own = writePrefix(builder, row, 'type', forms)
  for (const { fields } of Object.values(forms)) {
    row.refuse(Object.keys(fields).filter((name) => !Object.hasOwn(own, name)))
  }
  writeFields(builder, row, own, repair)
}

function writePrefix(
  builder: Builder,
  row: RowReader,
  name: string,
  forms: Readonly<Record<string, Form>>,
): CellLayout {
  const { prefix, fields } = row.word(name, forms)
  builder.digits(prefix.slice(2))
  return fields
}

function writeFields(builder: Builder, row: RowReader, layout: CellLayout, { gas, credit }: Repair): void {
  for (const field of listFields(layout)) {
    const { type, size } = field
    const name = (gas && swappedGas[field.name]) || field.name
    if (type === 'CreditPhase' && credit !== undefined) {
      if (credit === null) builder.bit(false)
      // The phase collects the value of the message; a debt that it collected besides is not known.
      else writeCurrencies(builder.digits('10'), credit, 'value', 'value_extra_currencies')
      continue
    }
    if (field.isOptional) {
      builder.bit(row.has(name))
      if (!row.has(name)) continue
    }
    if (type === 'bool') builder.bit(row.flag(name))
    else if (type === 'coins') builder.coins(row.uint(name, 120))
    else if (type === 'uint') builder.uint(row.uint(name, size), size)
    else if (type === 'int') builder.int(row.int(name, size), size)
    else if (type === 'varuint') builder.varUint(row.uint(name, 8 * size - 8), size)
    else if (type === 'bits') builder.bytes(row.hash(name))
    else if (type === 'AccStatusChange') writePrefix(builder, row, name, statusChanges)
    else if (type === 'CurrencyCollection') writeCurrencies(builder, row, name, `${name}_extra_currencies`)
    else if (type === 'ComputePhase') writeCompute(builder, row.row(name), gas)
    else if (type === 'BouncePhase') writeForm(builder, row.row(name), bouncePhases)
    else if (type === 'Cell<ActionPhase>') writeInCell(builder, row.row(name), layouts.ActionPhase)
    else writeFields(builder, row.row(name), layouts[type as keyof typeof layouts], noRepair)
  }
}

const noRepair: Repair = { gas: false }

function writeInCell(builder: Builder, row: RowReader, layout: CellLayout, repair = noRepair): void {
  const content = new Builder()
  writeFields(content, row, layout, repair)
  builder.ref(content.cell())
}

function writeCompute(builder: Builder, row: RowReader, gas: boolean): void {
  if (row.has('reason') || row.get('skipped') === true) {
    row.refuse(Object.keys({ ...layouts.ComputeFlags, ...layouts.ComputeDetails }))
    writePrefix(builder.bit(false), row, 'reason', skipReasons)
    return
  }
  writeFields(builder.bit(true), row, layouts.ComputeFlags, { gas })
  writeInCell(builder, row, layouts.ComputeDetails, { gas })
}

/** Writes an amount in coins and its extra currencies. */
export function writeCurrencies(builder: Builder, row: RowReader, coins: string, extra: string): void {
  builder.coins(row.uint(coins, 120)).maybeRef(buildCurrencies(row.currencies(extra)))
}
