import type { Transaction } from '../../service/rows/transaction.ts'

/** Finds the transactions anywhere in an answer: in lists, and in the maps of traces and pending actions. */
export function findTransactions(body: unknown): Transaction[] {
  const found: Transaction[] = []
  const open = [body]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    if ('prev_trans_hash' in value && 'description' in value) found.push(value as Transaction)
    // Not by spreading: a list can have more entries than a call takes arguments.
    else for (const entry of Object.values(value)) if (typeof entry === 'object' && entry !== null) open.push(entry)
  }
  return found
}
