import type { Transaction } from '../../../schema/transaction.ts'

/**
 * Tells whether a row has the fields that a card requires. The client reports answers of an unexpected
 * shape and passes them on; a card that guessed their meaning could be wrong.
 */
export function isReadable(row: Transaction): boolean {
  if (!isObject(row)) return false
  const { description, out_msgs, lt } = row
  const messages: unknown = out_msgs ?? []
  return (
    isObject(description) &&
    typeof description.type === 'string' &&
    typeof lt === 'string' &&
    Array.isArray(messages) &&
    messages.every(isObject)
  )
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
