import { TonlensError } from '../../ton/cells/errors.ts'

/** Relation of a row to the hash that it names. */
export type VerifyStatus =
  /** The row is the preimage of its hash. */
  | 'fits'
  /** The row fits after a known loss of the service was repaired. The repaired fields are not proven. */
  | 'repaired'
  /** The row does not hold all that the hash covers, so that nothing follows. */
  | 'unverifiable'
  /** The row holds all that the hash covers and has another hash: a field is wrong. */
  | 'mismatch'

/** Reason why a row does not fit, or cannot be checked. */
export type VerifyReason =
  /** The recomputed hash is another one. */
  | 'hash'
  /** A body, code or data cell has another hash than the field beside it says. */
  | 'content-hash'
  /** Two fields of the row contradict each other. */
  | 'contradiction'
  /** The field has a value, but the cell has no place for it. */
  | 'no-place'
  /** A field that the hash covers is absent or null. */
  | 'incomplete'
  /** A field is not of its format. */
  | 'malformed'
  /** A log with a destination, which the service does not store. */
  | 'log-destination'
  /** A split or merge transaction, for which the row has no complete layout. */
  | 'split-merge'
  /** Parts of an account state that no row holds: library cells, split depth, tick-tock flags. */
  | 'state-parts'
  /** The transaction is not the one that the state names as its last. */
  | 'other-transaction'

/** Result of the check of one row. */
export interface VerifyResult {
  readonly status: VerifyStatus
  /** Paths of the fields that were replaced; their values in the row are not proven. */
  readonly repaired?: readonly string[]
  /** Present for `unverifiable` and `mismatch`. */
  readonly reason?: VerifyReason
  /** Path of the field where the reason lies, such as `out_msgs.0.value`, if that can be told. */
  readonly field?: string
  /**
   * Paths of logs inside a transaction whose contents could not be checked. The transaction covers
   * their hashes all the same.
   */
  readonly unchecked?: readonly string[]
}

/** A row that fits. */
export const hashFits: VerifyResult = Object.freeze({ status: 'fits' })

/** Thrown inside this folder when a row cannot be written as a cell; becomes a result. */
export class RowError extends TonlensError {
  override readonly name = 'RowError'
  readonly result: VerifyResult

  constructor(reason: VerifyReason, field?: string) {
    super(`${field ?? 'row'}: ${reason}`)
    const status = wrong.has(reason) ? 'mismatch' : 'unverifiable'
    this.result = field === undefined ? { status, reason } : { status, reason, field }
  }
}

/** Reasons that prove a row wrong. All others only prevent the check. */
const wrong: ReadonlySet<VerifyReason> = new Set(['hash', 'content-hash', 'contradiction', 'no-place'])

/** Returns the result of a {@link RowError}. Every other error means a cell or row out of all bounds. */
export function failedResult(error: unknown): VerifyResult {
  return error instanceof RowError ? error.result : { status: 'unverifiable', reason: 'malformed' }
}
