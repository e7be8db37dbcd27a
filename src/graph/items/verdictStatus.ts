import type { TransactionStatus } from '../../meaning/outcome/outcome.ts'
import type { Verdict } from '../../meaning/trace/verdict.ts'

/** Status whose badge shows a verdict. */
export const verdictStatus = {
  succeeded: 'success',
  failed: 'failed',
  partial: 'failed',
  pending: 'pending',
  wouldSucceed: 'success',
  wouldFail: 'failed',
  wouldPartlyFail: 'failed',
  broken: 'skipped',
} as const satisfies Readonly<Record<Verdict['status'], TransactionStatus>>
