import type { Failure } from '../../../meaning/outcome/failure.ts'
import type { FailureReason } from '../../../meaning/outcome/failureReasons.ts'
import type { TransactionStatus } from '../../../meaning/outcome/outcome.ts'

/** Outcomes in words. */
export interface StatusMessages extends Readonly<Record<TransactionStatus, string>> {
  /** Reasons for failures: phrases that follow a colon. */
  readonly reasons: Readonly<Record<FailureReason, string>>
  /** Tells why a transaction failed: a phrase without a full stop. */
  readonly failure: (failure: Failure) => string
  /** Tells why nothing was executed, by the service's word for it: a phrase without a full stop. */
  readonly notExecuted: (word: string) => string
  readonly bounced: string
  /** The value was returned to the sender. */
  readonly returned: string
}
