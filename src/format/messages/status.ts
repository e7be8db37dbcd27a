import { skipMeaning } from '../../model/exitCodes.ts'
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

/** English {@link StatusMessages}. */
export const statusMessages: StatusMessages = {
  success: 'Success',
  failed: 'Failed',
  pending: 'Pending',
  skipped: 'Arrived',
  unknown: 'Unknown',
  failure: ({ text }) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  idle: (reason) => {
    const meaning = skipMeaning(reason)
    return meaning === undefined ? 'No code ran.' : `No code ran: ${meaning}.`
  },
  bounced: 'Bounced back',
  returned: 'The value went back to the sender.',
}
