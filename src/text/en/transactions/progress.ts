import { formatNumber } from '../../format/intl.ts'
import type { Finality } from '../../../service/rows/finality.ts'

const finalityWords: Readonly<Record<Finality, string>> = {
  pending: 'pending',
  confirmed: 'confirmed',
  finalized: 'finalized',
  invalidated: 'dropped',
}

/** Texts about finality and new rows. */
export const liveMessages = {
  finality: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    finalized: 'Finalized',
    invalidated: 'Dropped',
  },
  /** Sentence that explains each finality. */
  meaning: {
    pending: 'Emulated. It may still change or be dropped.',
    confirmed: 'Included in a shard block. Waiting for the masterchain.',
    finalized: 'Committed by the masterchain. It cannot be reverted.',
    invalidated: 'It was pending, but the network dropped it.',
  },
  /** A button that shows rows which arrived meanwhile. */
  newRows: (count: number, locale: string) => `Show ${formatNumber(count, locale)} new`,
  /** In its place if some of the rows are worthless and look like a deception. */
  newAndSuspicious: (news: number, suspicious: number, locale: string) =>
    `Show ${formatNumber(news, locale)} new and ${formatNumber(suspicious, locale)} suspicious`,
  /** In its place if all of them are. */
  suspiciousRows: (count: number, locale: string) => `Show ${formatNumber(count, locale)} suspicious`,
}

/** Words for the verdict of a trace. */
export const verdictWords = {
  succeeded: 'Success',
  failed: 'Failed',
  partial: 'Partially failed',
  pending: 'Pending',
  wouldSucceed: 'Would succeed',
  wouldFail: 'Would fail',
  wouldPartlyFail: 'Would partially fail',
  broken: 'Incomplete',
}

/** Texts of the progress of a sent message. */
export const progressMessages = {
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
  /** Label for stages that are not a finality. */
  word: { searching: 'Sent', expired: 'Expired', notFound: 'Not found' },
  /** Names of the steps. */
  step: {
    sent: 'Sent',
    pending: 'Pending',
    confirmed: 'Confirmed',
    finalized: 'Finalized',
    classified: 'Complete',
  },
  /** State of a step, for screen readers. */
  stepState: { done: 'done', current: 'in progress', next: 'not started', lost: 'not reached' },
  verdict: verdictWords,
  transactions: (finality: Finality, count: number, locale: string) =>
    `${formatNumber(count, locale)} ${finalityWords[finality]}`,
  /** Messages without a transaction yet. */
  open: (count: number, locale: string) => `${formatNumber(count, locale)} in progress`,
  /** Term before the time until which it may be accepted. */
  validUntil: 'Expires',
  /** Shown when the service is behind; `span` is a duration in the reader's language. */
  lag: (span: string) => `The service is ${span} behind the network.`,
  /** Shown beside an error after which the search continues. */
  trouble: 'Retrying…',
  retry: 'Check again',
  /** Nothing is tracked. */
  empty: 'No message to track',
}
