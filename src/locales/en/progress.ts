import type { LiveMessages, ProgressMessages } from '../../format/messages/progress.ts'

/** English {@link LiveMessages}. */
export const liveMessages: LiveMessages = {
  finality: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    finalized: 'Finalized',
    invalidated: 'Withdrawn',
  },
  meaning: {
    pending: 'Emulated: it may still change or vanish.',
    confirmed: 'In a block that the masterchain has not committed yet.',
    finalized: 'Committed by the masterchain: it stays.',
    invalidated: 'It was announced and is not going to happen.',
  },
  newRows: (_count, shown) => `${shown} new`,
}

/** English {@link ProgressMessages}. */
export const progressMessages: ProgressMessages = {
  title: 'Progress of a message',
  stage: {
    searching: 'Sent. Waiting for the network to take it up.',
    pending: 'On its way.',
    confirmed: 'In blocks; the masterchain has not committed all of them yet.',
    finalized: 'Final. Nothing can undo it.',
    classified: 'Final and complete.',
    invalidated: 'Withdrawn: what was announced is not going to happen. It may still come again.',
    expired: 'It never arrived: its time ran out, and it can no longer be accepted.',
    notFound: 'Not found so far. Without a known time limit it may still arrive.',
  },
  word: { searching: 'Sent', expired: 'Expired', notFound: 'Not found' },
  step: {
    sent: 'Sent',
    pending: 'Pending',
    confirmed: 'Confirmed',
    finalized: 'Finalized',
    classified: 'Explained',
  },
  stepState: { done: 'done', current: 'under way', next: 'to come', lost: 'not reached' },
  verdict: {
    succeeded: 'Succeeded',
    failed: 'Failed',
    partial: 'Partly failed',
    pending: 'Pending',
    broken: 'Incomplete',
  },
  transactions: (finality, _count, shown) => `${shown} ${finality}`,
  open: (_count, shown) => `${shown} to come`,
  message: 'Message',
  validUntil: 'Accepted until',
  lag: (span) => `The index is ${span} behind.`,
  trouble: 'Still trying.',
  retry: 'Look again',
  empty: 'No message is being followed',
}
