import type { StatusReason, TransactionStatus } from '../status.ts'

/** Outcomes in words. */
export interface StatusMessages extends Readonly<Record<TransactionStatus, string>> {
  /** Why a transaction failed, or nothing ran: a sentence without its full stop. */
  readonly reason: (reason: StatusReason) => string
  /** Said of a failure for which the service gives no cause. */
  readonly noReason: string
  readonly bounced: string
  readonly returned: string
}

const computeCodes: Readonly<Record<number, string>> = {
  2: 'the code took a value from an empty stack',
  3: 'the code overflowed the stack',
  4: 'a number became too large',
  5: 'a number was out of its range',
  6: 'the code holds an unknown instruction',
  7: 'a value was of the wrong type',
  8: 'a cell had no room left',
  9: 'the message was shorter than the code expects',
  10: 'a dictionary is damaged',
  11: 'the contract does not know this request',
  13: 'gas ran out',
  [-14]: 'gas ran out',
  14: 'gas ran out',
}

const actionCodes: Readonly<Record<number, string>> = {
  32: 'the list of actions is damaged',
  33: 'there were more than 255 actions',
  34: 'an action is not valid',
  35: 'the sender of a message is not valid',
  36: 'the destination of a message is not valid',
  37: 'the balance was too low for what it was to send',
  38: 'the balance of an extra currency was too low',
  39: 'a message does not fit into a cell',
  40: 'the balance was too low for the fees of a message',
  41: 'a library is missing',
  42: 'a library could not be changed',
  43: 'a library is too large',
  50: 'the contract would become too large',
}

const skipWords: Readonly<Record<string, string>> = {
  no_state: 'the account has no code',
  bad_state: 'the code that came with the message is not that of the account',
  no_gas: 'the value was too small to pay for any gas',
  suspended: 'the account is suspended',
}

/** English {@link StatusMessages}. */
export const statusMessages: StatusMessages = {
  success: 'Success',
  failed: 'Failed',
  pending: 'Pending',
  skipped: 'Not executed',
  reason: ({ phase, code, word }) => {
    if (phase === 'skipped') {
      return `Not executed: ${skipWords[word ?? ''] ?? `the service says ${word ?? 'no more'}`}`
    }
    const known = code === undefined ? undefined : (phase === 'compute' ? computeCodes : actionCodes)[code]
    const number = code === undefined ? '' : ` ${code}`
    return phase === 'compute'
      ? known === undefined
        ? `The contract refused it with exit code${number}`
        : `Exit code${number}: ${known}`
      : known === undefined
        ? `Sending failed with result code${number}`
        : `Result code${number}: ${known}`
  },
  noReason: 'It was undone for no stated reason',
  bounced: 'Bounced back',
  returned: 'The value went back to the sender',
}
