import { TonlensError } from '../../ton/cells/errors.ts'

/** Why a mirror cannot be used. */
export type MirrorUnavailableReason =
  /** There is no IndexedDB here, or the page may not use it. */
  | 'absent'
  /** An older page of this site holds the database open. */
  | 'blocked'
  /** The browser did not answer the request to open in time. */
  | 'timeout'
  /** The database was made by a newer version of the library, or with other options. */
  | 'mismatch'
  /** `close()` was called. */
  | 'closed'
  /** A write failed: the storage is full or failing. */
  | 'storage'

const advice: Record<MirrorUnavailableReason, string> = {
  absent: 'Work without a mirror, or pass an IDBFactory as `indexedDB`.',
  blocked: 'Close or reload the other tabs of this site, then open the mirror again.',
  timeout: 'Work without a mirror, and open it again later.',
  mismatch: 'Reload the page, or open the mirror under another name.',
  closed: 'Open the mirror again.',
  storage: 'Nothing of this batch was stored. Free some space, or clear the mirror.',
}

/** The mirror's database cannot be opened, read or written. */
export class MirrorUnavailableError extends TonlensError {
  override readonly name = 'MirrorUnavailableError'
  /** The reason as one word, to branch on. */
  readonly reason: MirrorUnavailableReason
  constructor(mirror: string, reason: MirrorUnavailableReason, what: string, options?: ErrorOptions) {
    super(`Mirror "${mirror}": ${what}. ${advice[reason]}`, options)
    this.reason = reason
  }
}

export { IngestError } from '../../service/rules/rows/readRow.ts'

/** Why a sync ended before its scope was complete. */
export type SyncErrorReason =
  /** The service's answer does not belong to the scope, or omits a part of it. */
  | 'answer'
  /** The list changed again and again while it was read. */
  | 'drift'
  /** The scope was cleared or evicted meanwhile. */
  | 'cleared'

/** A sync that cannot continue. What it has mirrored so far stays, and the next sync continues there. */
export class SyncError extends TonlensError {
  override readonly name = 'SyncError'
  /** The reason as one word, to branch on. */
  readonly reason: SyncErrorReason
  constructor(scope: string, reason: SyncErrorReason, what: string) {
    super(`Sync of ${scope}: ${what}.`)
    this.reason = reason
  }
}

/** A file given to `import` is not a bundle of a mirror, or not a complete one. */
export class BundleError extends TonlensError {
  override readonly name = 'BundleError'
  constructor(what: string) {
    super(`The bundle ${what}. Nothing of it was stored.`)
  }
}
