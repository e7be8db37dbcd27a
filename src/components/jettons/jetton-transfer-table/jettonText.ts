import { decimalCoins } from '../../../text/format/coins.ts'
import type { NamingSources } from '../../../text/naming/namingSources.ts'
import { jettonUnit } from '../../../meaning/tokens/jettonUnit.ts'
import { addressKey } from '../../../text/format/address.ts'
import { parseAmount } from '../../../service/rows/amount.ts'
import type { TableColumn } from '../../lists/table/columns.ts'
import type { AddressMetadata } from '../../../service/rows/names.ts'

/**
 * Amount of a jetton for files: a decimal number, or the number of its smallest units and the word "units" while its
 * decimals are unknown.
 */
export function jettonText(amount: unknown, master: unknown, naming: NamingSources): string {
  const unit = jettonUnit(findMetadata(master, naming))
  if (unit !== undefined) return decimalCoins(amount, unit.decimals)
  return parseAmount(amount) === undefined ? '' : `${decimalCoins(amount, 0)} units`
}

/** Column of files with the symbol of a jetton, as its metadata has it. */
export function symbolColumn<Row>(label: string, master: (row: Row) => unknown): TableColumn<Row> {
  return {
    id: 'symbol',
    label,
    cell: () => null,
    value: (row, naming) => jettonUnit(findMetadata(master(row), naming))?.symbol,
    visibility: 'file',
  }
}

function findMetadata(master: unknown, naming: NamingSources): AddressMetadata | undefined {
  const key = addressKey(master)
  return key === undefined ? undefined : naming.names.metadata(key)
}
