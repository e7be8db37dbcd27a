import type { Transaction } from '../../../schema/transaction.ts'

/**
 * Whether a row holds what a card cannot do without. The client passes answers of an unexpected
 * shape on after reporting them; a card that guessed at them could say something wrong.
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
