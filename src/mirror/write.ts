import type { Database, StoreName } from './database.ts'
import { MirrorUnavailableError } from './errors.ts'
import type { Draft } from './kinds.ts'
import { prepare, put } from './put.ts'

/** Rows of one write transaction: more buy no throughput and make readers wait. */
export const BATCH = 250
/** Of two transactions in a row, the browser writes one while the other is made; readers wait for both. */
const HALF = 125

/** What a part of the world may take, and takes. A whole world has none: nothing of it may go. */
export interface Ledger {
  readonly budget: number
  /** Estimate as of the last write of this tab. */
  bytes: number
  /** Why nothing is written any more. */
  readOnly: string | undefined
  /** Deletes what was not used for longest. @returns Whether anything went. */
  readonly makeRoom: (bytes: number, except: string | undefined) => Promise<boolean>
  /** Told once, when `readOnly` is set. */
  readonly onReadOnly: (reason: string) => void
}

/** Estimate of what a batch takes. */
export interface BatchSize {
  /** Bytes by which the mirror has grown. */
  readonly added: number
  /** Bytes of its rows, new or not. */
  readonly whole: number
}

/** Rows that are written together, and what is written about them in the same transaction. */
export interface Commit {
  readonly drafts: readonly Draft[]
  /** Scope that the rows belong to; rows without one are the first to go. */
  readonly scope?: string | undefined
  /** Awaits nothing but requests of the transaction; what it throws undoes the rows. */
  readonly mark?: ((tx: IDBTransaction, size: BatchSize) => Promise<void>) | undefined
}

/** Writes rows, each batch whole or not at all; older never replaces newer. */
export async function write(
  database: Database,
  drafts: readonly Draft[],
  authoritative: boolean,
  ledger?: Ledger,
  scope?: string,
): Promise<void> {
  let before: Promise<void> = Promise.resolve()
  for (let at = 0; at < drafts.length; at += HALF) {
    const batch = { drafts: drafts.slice(at, at + HALF), scope }
    const next = commit(database, batch, authoritative, ledger)
    next.catch(() => undefined)
    await before
    before = next
  }
  await before
}

/**
 * Writes one batch, within the budget.
 * @throws {MirrorUnavailableError} The storage is full or failing; nothing of the batch was kept.
 */
export async function commit(
  database: Database,
  { drafts, scope, mark }: Commit,
  authoritative: boolean,
  ledger?: Ledger,
): Promise<void> {
  const batch = drafts.map((draft) => prepare(draft, authoritative))
  const stores = new Set<StoreName>(batch.map(({ kind }) => kind.store))
  const run = () =>
    database.write([...stores, 'cov', 'meta'], async (tx) => {
      const size = await put(tx, batch, authoritative, ledger, scope === undefined)
      await mark?.(tx, size)
    })
  if (ledger === undefined) return run()
  if (ledger.readOnly !== undefined) throw refused(database, ledger.readOnly)
  try {
    await run()
  } catch (error) {
    if (!isFull(error)) throw error
    // The rows of one batch are tiny beside what the browser keeps for its own bookkeeping.
    const wanted = Math.max(ledger.bytes / 4, 4_000_000)
    // Deleting writes too, and may find no space either.
    const freed = await ledger.makeRoom(wanted, scope).catch(() => false)
    if (freed) {
      try {
        return await run()
      } catch (again) {
        if (!isFull(again)) throw again
      }
    }
    throw refused(database, close(ledger, 'the browser gives it no more space'))
  }
  if (ledger.bytes <= ledger.budget) return
  await ledger.makeRoom(ledger.bytes - ledger.budget * 0.9, scope)
  if (ledger.bytes > ledger.budget) close(ledger, `its budget of ${ledger.budget} bytes is used up`)
}

function close(ledger: Ledger, reason: string): string {
  ledger.readOnly = reason
  ledger.onReadOnly(reason)
  return reason
}

function refused({ name }: Database, reason: string): MirrorUnavailableError {
  return new MirrorUnavailableError(name, 'storage', `it is read-only, because ${reason}`)
}

function isFull(error: unknown): boolean {
  const { cause } = error as { readonly cause?: { readonly name?: string } }
  return error instanceof MirrorUnavailableError && cause?.name === 'QuotaExceededError'
}
