import type { Failure } from '../../model/failure.ts'
import type { TransactionStatus } from '../../model/outcome.ts'

/** Outcomes in words. */
export interface StatusMessages extends Readonly<Record<TransactionStatus, string>> {
  /** Why a transaction failed: a sentence. */
  readonly failure: (failure: Failure) => string
  /** Why no code ran, by the service's word for it: a sentence. */
  readonly idle: (reason: string) => string
  readonly bounced: string
  readonly returned: string
}
