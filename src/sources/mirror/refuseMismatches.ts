import type { Transport } from '../client/transports/transport.ts'
import { IngestError } from '../../service/rules/rows/readRow.ts'
import { findTransactions } from '../../meaning/verify/transaction.ts'
import { verifyInSlices } from '../../meaning/verify/slices.ts'
import { SyncError } from './errors.ts'

/**
 * Checks all transactions of an answer against their hashes, in slices. Rows that cannot be checked pass.
 * @throws {IngestError} A transaction does not fit its hash.
 */
export async function refuseMismatches(body: unknown): Promise<void> {
  const found = await findMismatch(body)
  if (found !== undefined) throw new IngestError(`Transaction ${found.hash}`, found.what)
}

/**
 * The service as a sync may use it: an answer with a transaction that does not fit its hash is an error.
 * @param scope Name of the scope, for the error.
 */
export function verifiedService(service: Transport, scope: string): Transport {
  return {
    name: service.name,
    network: service.network,
    async request(endpoint, params, init) {
      const answer = await service.request(endpoint, params, init)
      const found = await findMismatch(answer.body)
      if (found !== undefined) throw new SyncError(scope, 'answer', `Transaction ${found.hash} ${found.what}`)
      return answer
    },
  }
}

/** The first transaction of an answer that does not fit its hash. */
async function findMismatch(body: unknown): Promise<{ readonly hash: string; readonly what: string } | undefined> {
  const rows = findTransactions(body)
  const results = await verifyInSlices(rows)
  const at = results.findIndex(({ status }) => status === 'mismatch')
  const [row, field] = [rows[at], results[at]?.field]
  return row && { hash: row.hash, what: `does not fit its hash${field === undefined ? '' : `: ${field}`}` }
}
