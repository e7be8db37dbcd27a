import type { HistoryLinkStatus } from '../../../meaning/verify/history.ts'
import type { VerifyReason, VerifyStatus } from '../../../meaning/verify/result.ts'

/** Texts about the check of a row against its hash. A fitting hash is not a proof of inclusion: never call it one. */
export interface VerificationMessages {
  /** Short result. */
  readonly status: Readonly<Record<VerifyStatus, string>>
  /** One or two sentences about the result. */
  readonly meaning: Readonly<Record<VerifyStatus, string>>
  readonly reason: Readonly<Record<VerifyReason, string>>
  /** Relation of the next newer row to this one. */
  readonly link: Readonly<Record<HistoryLinkStatus, string>>
  readonly pending: string
  /** Labels of lists of fields. */
  readonly field: string
  readonly repaired: string
  readonly unchecked: string
  readonly uncovered: string
  /** Heading of the table column. */
  readonly column: string
  /** Alert above rows that do not fit; `shown` in the reader's digits. */
  readonly mismatches: (count: number, shown: string) => string
  /** Summary of a list of checked rows: those that fit, out of all. */
  readonly summary: (fitting: string, all: string) => string
}
