import type { Transaction } from '../../../service/rows/transaction.ts'
import { isRow } from '../../../service/rows/readRow.ts'

/**
 * Tells whether a row has the fields that a card requires. The client reports answers of an unexpected
 * shape and passes them on; a card that guessed their meaning could be wrong.
 */
export function isReadable(row: Transaction): boolean {
  if (!isRow(row)) return false
  const { description, out_msgs, lt } = row
  const messages: unknown = out_msgs ?? []
  return (
    isRow(description) &&
    typeof description.type === 'string' &&
    typeof lt === 'string' &&
    Array.isArray(messages) &&
    messages.every(isRow)
  )
}
