import { MirrorUnavailableError } from '../errors.ts'
import type { Draft } from '../kinds/kind.ts'
import { estimateAnswerSize, putAnswer, type StoredAnswer } from './answers.ts'
import type { Database, StoreName } from './database.ts'
import { encodeRow, writeRows } from './writeRows.ts'

/** Rows of one write transaction: more add no throughput and make readers wait longer. */
export const batchRows = 250
/**
 * Rows of each transaction when several follow one another. The browser commits one while the next is
 * filled, and readers wait for both.
 */
const halfBatchRows = 125

/** Space that the mirror may use, and uses. */
export interface Ledger {
  readonly budget: number
  /** Estimate as of the last write of this tab. */
  bytes: number
  /** Why nothing is written any more; undefined while writing works. */
  readOnly: string | undefined
  /** Evicts what was not used for longest. @returns True when anything was deleted. */
  readonly makeRoom: (bytes: number, except: string | undefined) => Promise<boolean>
  /** Called once, when `readOnly` is set. */
  readonly onReadOnly: (reason: string) => void
}

/** Estimated size of a batch. */
export interface BatchSize {
  /** Bytes by which the mirror has grown. */
  readonly added: number
  /** Bytes of all rows of the batch, new or not. */
  readonly total: number
}

/** Rows that are written together, and what is written about them in the same transaction. */
export interface Batch {
  readonly drafts: readonly Draft[]
  /** Id of the scope that the rows belong to. Rows without a scope are evicted first. */
  readonly scope?: string | undefined
  /** True for rows of a bundle, which never replace those of the service. @default false */
  readonly imported?: boolean | undefined
  /** The answer that the rows came with. */
  readonly answer?: StoredAnswer | undefined
  /** Writes the coverage of the rows. May await only requests of the transaction; throwing undoes the batch. */
  readonly writeMark?: ((tx: IDBTransaction, size: BatchSize) => Promise<void>) | undefined
}

/** Share of the budget beyond which one answer is not cached: it would evict too much for its own sake. */
const maxAnswer = 1 / 8

/**
 * Writes rows in batches, each of them completely or not at all. Older state never replaces newer.
 * @param answer The answer that they came with; written with the last of them.
 */
export async function writeDrafts(
  database: Database,
  drafts: readonly Draft[],
  ledger: Ledger,
  answer?: StoredAnswer,
): Promise<void> {
  const cached = answer && estimateAnswerSize(answer) <= ledger.budget * maxAnswer ? answer : undefined
  let previous: Promise<void> = Promise.resolve()
  // An answer without rows needs a batch, too.
  const end = Math.max(drafts.length, cached === undefined ? 0 : 1)
  for (let at = 0; at < end; at += halfBatchRows) {
    const isLast = at + halfBatchRows >= end
    const batch = { drafts: drafts.slice(at, at + halfBatchRows), answer: isLast ? cached : undefined }
    const next = writeBatch(database, batch, ledger)
    next.catch(() => undefined)
    await previous
    previous = next
  }
  await previous
}

/**
 * Writes one batch within the budget.
 * @throws {MirrorUnavailableError} The storage is full or failing; nothing of the batch was stored.
 */
export async function writeBatch(
  database: Database,
  { drafts, scope, imported = false, answer, writeMark }: Batch,
  ledger: Ledger,
): Promise<void> {
  const rows = drafts.filter(({ kind, value }) => kind.isStorable(value)).map(encodeRow)
  const stores = new Set<StoreName>(rows.map(({ kind }) => kind.store))
  const attempt = () =>
    database.write([...stores, ...(answer ? (['ans'] as const) : []), 'cov', 'meta'], async (tx) => {
      const size = await writeRows(tx, rows, ledger, { loose: scope === undefined, imported })
      if (answer !== undefined) {
        ledger.bytes += await putAnswer(tx, answer)
        tx.objectStore('meta').put(ledger.bytes, 'bytes')
      }
      await writeMark?.(tx, size)
    })
  if (ledger.readOnly !== undefined) throw readOnlyError(database, ledger.readOnly)
  try {
    await attempt()
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error
    // One batch is tiny compared with what the browser needs for its own bookkeeping, so free much more.
    const wanted = Math.max(ledger.bytes / 4, 4_000_000)
    // Deleting writes, too, and may fail for lack of space.
    const freed = await ledger.makeRoom(wanted, scope).catch(() => false)
    if (freed) {
      try {
        return await attempt()
      } catch (again) {
        if (!isQuotaExceeded(again)) throw again
      }
    }
    throw readOnlyError(database, stopWriting(ledger, 'the browser gives it no more space'))
  }
  if (ledger.bytes <= ledger.budget) return
  await ledger.makeRoom(ledger.bytes - ledger.budget * 0.9, scope)
  if (ledger.bytes > ledger.budget) stopWriting(ledger, `its budget of ${ledger.budget} bytes is used up`)
}

function stopWriting(ledger: Ledger, reason: string): string {
  ledger.readOnly = reason
  ledger.onReadOnly(reason)
  return reason
}

function readOnlyError({ name }: Database, reason: string): MirrorUnavailableError {
  return new MirrorUnavailableError(name, 'storage', `it is read-only, because ${reason}`)
}

function isQuotaExceeded(error: unknown): boolean {
  const { cause } = error as { readonly cause?: { readonly name?: string } }
  return error instanceof MirrorUnavailableError && cause?.name === 'QuotaExceededError'
}
