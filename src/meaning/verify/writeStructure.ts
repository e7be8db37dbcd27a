import { Builder } from '../../ton/cells/builder.ts'
import { buildCurrencies } from '../../ton/cells/buildDictionary.ts'
import { type CellLayout, listFields } from '../../ton/facts/cellLayout.ts'
import { transactionLayouts } from '../../ton/facts/transactionLayouts.ts'
import type { RowReader } from './rowReader.ts'

const structures: Readonly<Record<string, CellLayout>> = transactionLayouts

/**
 * Writers of what a row does not hold as its cell does. One by the name of a field writes all of it; one by a type
 * writes what follows the bit of an optional field. Structures inside are written with them, too.
 */
export type FieldWriters = Readonly<
  Record<string, (builder: Builder, row: RowReader, name: string, writers: FieldWriters) => unknown>
>

/**
 * Writes a structure from the fields of a row. An optional field that is absent is "nothing"; a zero that is written
 * is zero.
 * @throws {RowError} A field is absent or malformed.
 */
export function writeStructure(
  builder: Builder,
  row: RowReader,
  layout: CellLayout,
  writers: FieldWriters = {},
): Builder {
  if (layout.prefix !== undefined) builder.digits(layout.prefix.slice(2))
  for (const { name, type, size, isOptional } of listFields(layout)) {
    const write = writers[name] ?? writers[type]
    if (isOptional && writers[name] === undefined) {
      builder.bit(row.has(name))
      if (!row.has(name)) continue
    }
    if (write !== undefined) write(builder, row, name, writers)
    else if (type === 'bool') builder.bit(row.flag(name))
    else if (type === 'coins') builder.coins(row.uint(name, 120))
    else if (type === 'uint') builder.uint(row.uint(name, size), size)
    else if (type === 'int') builder.int(row.int(name, size), size)
    else if (type === 'varuint') builder.varUint(row.uint(name, 8 * size - 8), size)
    else if (type === 'bits') builder.bytes(row.hash(name))
    else if (type === 'CurrencyCollection')
      builder.coins(row.uint(name, 120)).maybeRef(buildCurrencies(row.currencies(`${name}_extra_currencies`)))
    else if (type.startsWith('Cell<'))
      builder.ref(writeStructure(new Builder(), row.row(name), findStructure(type.slice(5, -1)), writers).cell())
    else writeStructure(builder, row.row(name), findStructure(type), writers)
  }
  return builder
}

function findStructure(name: string): CellLayout {
  return structures[name] as CellLayout
}
