import { IngestError } from '../rules/rows/ingestError.ts'
import type { Transaction } from '../schema/transaction.ts'
import { verifyInSlices } from '../verify/slices.ts'

/**
 * Checks all transactions of an answer against their hashes, in slices. Rows that cannot be checked pass.
 * @throws {IngestError} A transaction does not fit its hash.
 */
export async function refuseMismatches(body: unknown): Promise<void> {
  const rows = findTransactions(body)
  const results = await verifyInSlices(rows)
  results.forEach(({ status, field }, index) => {
    if (status !== 'mismatch') return
    throw new IngestError(`Transaction ${rows[index]?.hash}`, `does not fit its hash${field === undefined ? '' : `: ${field}`}`)
  })
}

/** Transactions anywhere in an answer: in lists, and in the maps of traces and pending actions. */
function findTransactions(body: unknown): Transaction[] {
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
