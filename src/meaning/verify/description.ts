import { Builder } from '../../ton/cells/builder.ts'
import type { Cell } from '../../ton/cells/cell.ts'
import type { Forms } from '../../ton/facts/cellLayout.ts'
import {
  bouncePhases,
  computePhases,
  descriptions,
  skipReasons,
  statusChanges,
  transactionLayouts,
} from '../../ton/facts/transactionLayouts.ts'
import { RowError } from './result.ts'
import type { RowReader } from './rowReader.ts'
import { type FieldWriters, writeStructure } from './writeStructure.ts'

const splitOrMerge = /^(split|merge)_(prepare|install)$/

const writers: FieldWriters = {
  AccStatusChange: (builder, row, name) => writeWord(builder, row, name, statusChanges),
  ComputeSkipReason: (builder, row, name) => writeWord(builder, row, name, skipReasons),
  ComputePhase: (builder, row, name, own) => writeCompute(builder, row.row(name), own),
  BouncePhase: (builder, row, name, own) => writeForm(builder, row.row(name), bouncePhases, own),
}

/**
 * Builds the cell of a transaction's description.
 * @param repair Writers of fields that the service is known to lose.
 * @throws {RowError} A field is absent, malformed, or has no place in this type of transaction.
 */
export function buildDescription(row: RowReader, repair: FieldWriters): Cell {
  const type = row.get('type')
  if (typeof type === 'string' && splitOrMerge.test(type)) throw new RowError('split-merge', row.path('type'))
  row.refuse(['installed', 'split_info'])
  return writeForm(new Builder(), row, descriptions, { ...writers, ...repair }).cell()
}

/** Writes the form that `type` names, and refuses the fields that only other forms have. */
function writeForm(builder: Builder, row: RowReader, forms: Forms, own: FieldWriters): Builder {
  const form = row.word('type', forms)
  for (const { fields } of Object.values(forms)) {
    row.refuse(Object.keys(fields).filter((name) => !Object.hasOwn(form.fields, name)))
  }
  return writeStructure(builder, row, form, own)
}

function writeWord(builder: Builder, row: RowReader, name: string, words: Forms): void {
  writeStructure(builder, row, row.word(name, words))
}

function writeCompute(builder: Builder, row: RowReader, own: FieldWriters): void {
  const { compute_skipped, compute_vm } = computePhases
  const { ComputeDetails } = transactionLayouts
  if (row.has('reason') || row.get('skipped') === true) {
    row.refuse(Object.keys({ ...compute_vm.fields, ...ComputeDetails.fields }))
    writeStructure(builder, row, compute_skipped, own)
    return
  }
  // The row has the details beside the rest.
  const details: FieldWriters[string] = () =>
    builder.ref(writeStructure(new Builder(), row, ComputeDetails, own).cell())
  writeStructure(builder, row, compute_vm, { ...own, details })
}
