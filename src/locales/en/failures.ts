import type { StatusMessages } from '../../format/messages/failures.ts'
import { skipMeaning } from '../../model/exitCodes.ts'

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
