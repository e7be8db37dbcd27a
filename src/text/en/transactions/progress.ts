import type { LiveMessages, ProgressMessages } from '../../messages/transactions/progress.ts'
import type { Finality } from '../../../service/rows/finality.ts'

const finalityWords: Readonly<Record<Finality, string>> = {
  pending: 'pending',
  confirmed: 'confirmed',
  finalized: 'finalized',
  invalidated: 'dropped',
}

/** English {@link LiveMessages}. */
export const liveMessages: LiveMessages = {
  finality: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    finalized: 'Finalized',
    invalidated: 'Dropped',
  },
  meaning: {
    pending: 'Emulated. It may still change or be dropped.',
    confirmed: 'Included in a shard block. Waiting for the masterchain.',
    finalized: 'Committed by the masterchain. It cannot be reverted.',
    invalidated: 'It was pending, but the network dropped it.',
  },
  newRows: (_count, shown) => `Show ${shown} new`,
}

/** English {@link ProgressMessages}. */
export const progressMessages: ProgressMessages = {
  title: 'Message progress',
  stage: {
    searching: 'Sent. Waiting for the network to pick it up.',
    pending: 'In progress.',
    confirmed: 'Confirmed in shard blocks. Waiting for the masterchain.',
    finalized: 'Finalized. It cannot be reverted.',
    classified: 'Finalized and complete.',
    invalidated: 'Dropped by the network. It may still be included later.',
    expired: 'Expired before it reached the network. It can no longer be accepted.',
    notFound: 'Not found yet. It has no known expiry, so it may still arrive.',
  },
  word: { searching: 'Sent', expired: 'Expired', notFound: 'Not found' },
  step: {
    sent: 'Sent',
    pending: 'Pending',
    confirmed: 'Confirmed',
    finalized: 'Finalized',
    classified: 'Complete',
  },
  stepState: { done: 'done', current: 'in progress', next: 'not started', lost: 'not reached' },
  verdict: {
    succeeded: 'Succeeded',
    failed: 'Failed',
    partial: 'Partially failed',
    pending: 'Pending',
    wouldSucceed: 'Would succeed',
    wouldFail: 'Would fail',
    wouldPartlyFail: 'Would partially fail',
    broken: 'Incomplete',
  },
  transactions: (finality, _count, shown) => `${shown} ${finalityWords[finality]}`,
  open: (_count, shown) => `${shown} without a transaction`,
  message: 'Message',
  validUntil: 'Expires',
  lag: (span) => `The service is ${span} behind the network.`,
  trouble: 'Retrying…',
  retry: 'Check again',
  empty: 'No message to track',
}
