import { hashText } from '../../../text/format/hash.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import type { FileExtras } from '../../lists/table/file/writeFile.ts'
import type { VerifyResult } from '../../../meaning/verify/result.ts'

/** Results of the check of exported rows against their hashes. */
interface ExportChecks {
  /** Result of each row. */
  readonly results: readonly VerifyResult[]
  /** Hash of the first row; null if there is none. */
  readonly head: string | null
  /**
   * Logical time of the oldest row that follows from the first one without a break; null if the first row does not fit.
   */
  readonly unbrokenTo: string | null
  /** Number of rows, from the first one on, that follow from it without a break. */
  readonly unbroken: number
}

/** Checks rows, newest first, in slices. The code is loaded on demand. */
async function checkExport(rows: readonly Transaction[], signal?: AbortSignal): Promise<ExportChecks> {
  const { verifyInSlices, linkHistory } = await import('../../../meaning/verify/rowChecks.ts')
  const results = await verifyInSlices(rows, { signal })
  const { unbrokenTo } = linkHistory(rows, results)
  const unbroken = unbrokenTo === null ? 0 : rows.findIndex((row) => row.lt === unbrokenTo) + 1
  return { results, head: rows[0]?.hash ?? null, unbrokenTo, unbroken }
}

/** Adds the result of each row and the newest hash to a file: two columns, or an object around the rows. */
export async function describeChecks(rows: readonly Transaction[], signal?: AbortSignal): Promise<FileExtras> {
  const { results, head, unbroken, unbrokenTo } = await checkExport(rows, signal)
  return {
    header: ['hash_check', 'follows_from'],
    cells: rows.map((_, index) => [results[index]?.status ?? '', index < unbroken ? hashText(head) : '']),
    json: {
      head_hash: head,
      unbroken_to_lt: unbrokenTo,
      checks: rows.map((row, index) => ({ hash: row.hash, ...results[index] })),
      transactions: rows,
    },
  }
}
