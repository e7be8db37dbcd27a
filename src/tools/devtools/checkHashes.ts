import type { VerifyStatus } from '../../meaning/verify/result.ts'

/** Number of transactions by the result of the check against their hashes. */
export type HashCounts = Readonly<Record<VerifyStatus, number>>

const none: HashCounts = { fits: 0, repaired: 0, unverifiable: 0, mismatch: 0 }

/**
 * Checks all transactions of a result against their hashes, in slices. The code is loaded on demand.
 * @returns `undefined` if there is none.
 */
export async function checkHashes(answer: unknown): Promise<HashCounts | undefined> {
  const [{ findTransactions }, { verifyInSlices }] = await Promise.all([
    import('../../meaning/verify/transaction.ts'),
    import('../../meaning/verify/slices.ts'),
  ])
  const rows = findTransactions(answer)
  if (rows.length === 0) return undefined
  const counts = { ...none }
  for (const { status } of await verifyInSlices(rows)) counts[status]++
  return counts
}

/** Adds two counts. */
export function addCounts(counts: HashCounts | undefined, more: HashCounts): HashCounts {
  if (counts === undefined) return more
  return {
    fits: counts.fits + more.fits,
    repaired: counts.repaired + more.repaired,
    unverifiable: counts.unverifiable + more.unverifiable,
    mismatch: counts.mismatch + more.mismatch,
  }
}
