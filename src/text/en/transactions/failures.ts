import { skipReason } from '../../../meaning/outcome/exitCodes.ts'
import { failureReasons } from '../../../ton/facts/failureReasons.ts'
import { statusWords } from '../common.ts'
import type { Failure } from '../../../meaning/outcome/failure.ts'

/** Outcomes in words. */
export const statusMessages = {
  ...statusWords,
  /** Reasons for failures: phrases that follow a colon. */
  reasons: failureReasons,
  /** Tells why a transaction failed: a phrase without a full stop. */
  failure: describeFailure,
  /** Tells why nothing was executed, by the service's word for it: a phrase without a full stop. */
  notExecuted: (word: string) => {
    const reason = skipReason(word)
    return reason === undefined ? 'Nothing was executed' : `${capitalize(failureReasons[reason])}, nothing was executed`
  },
  bounced: 'Bounced',
  returned: 'Value returned to the sender',
}

/** Tells why a transaction failed: a phrase without a full stop. */
export function describeFailure({ text }: Failure): string {
  return capitalize(text)
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
