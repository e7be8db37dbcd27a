import { accountIndex, transaction } from '../kinds/transaction.ts'
import { invalidateCache } from '../storage/cache.ts'
import { type Database, rowStores, settled, type StoreName } from '../storage/database.ts'
import { packAddress } from '../storage/keys.ts'
import { type DamagedRow, indexRange, type Row } from '../storage/reader.ts'
import { coverageKey, coverageRange } from './marks.ts'
import { putMark, readMarks } from './records.ts'
import { type Scope, scopeId } from './scope.ts'

/**
 * Deletes damaged rows and resets the coverage of all scopes that may have relied on them.
 * @param broken Ids of scopes whose rows do not agree with their marks, or whose marks are damaged.
 * @returns The scopes that were reset.
 */
export async function repair(
  database: Database,
  damaged: readonly DamagedRow[],
  broken: ReadonlySet<string>,
): Promise<readonly Scope[]> {
  const stores = new Set(damaged.map(({ store }) => store))
  return database.write([...rowStores, 'cov', 'meta'], async (tx) => {
    const cov = tx.objectStore('cov')
    await invalidateCache(tx, 'marks')
    for (const { store, key, newer } of damaged) if (!newer) tx.objectStore(store).delete(key)
    const marks = await readMarks(tx)
    const lost = new Set(broken)
    const reset: Scope[] = []
    for (const mark of marks) {
      const { scope } = mark
      const id = scopeId(scope)
      lost.delete(id)
      // It is unknown which scope a damaged row belonged to, so all that use its store are reset.
      if (!broken.has(id) && !storesOfScope(scope).some((store) => stores.has(store))) continue
      const { runs: _runs, sweeps: _sweeps, draft: _draft, ...rest } = mark
      putMark(tx, coverageKey.mark(id), { ...rest, state: 'partial', rows: 0, asOf: 0, fence: mark.fence + 1 })
      cov.delete(coverageRange.pages(id))
      if (scope.kind === 'transactions') await dropImported(tx, scope.account)
      reset.push(scope)
    }
    for (const id of lost) {
      cov.delete(coverageKey.mark(id))
      cov.delete(coverageRange.pages(id))
    }
    return reset
  })
}

/** Deletes the transactions of an account that a bundle has put among those of the service. */
async function dropImported(tx: IDBTransaction, account: string): Promise<void> {
  const key = packAddress(account)
  if (key === undefined) return
  const rows = tx.objectStore('tx')
  const request = rows.index('k').openCursor(indexRange(transaction.span(accountIndex, [key])))
  for (let cursor = await settled(request); cursor !== null; cursor = await settled(request)) {
    if ((cursor.value as Row).i === 1) cursor.delete()
    cursor.continue()
  }
}

function storesOfScope({ kind }: Scope): readonly StoreName[] {
  if (kind === 'transactions') return ['tx']
  if (kind === 'trace') return ['tx', 'ent']
  return kind === 'nftItems' ? ['nft'] : ['ent']
}
