import type { Verdict } from '../../trace/verdict.ts'
import type { Finality, TrackedStage } from '../../model/finality.ts'

/** Texts of a message's way from the wallet to its last transaction. */
export interface ProgressMessages {
  /** Name of the component for screen readers. */
  readonly title: string
  /** What is known now: a sentence. */
  readonly stage: Readonly<Record<TrackedStage, string>>
  /** The same in a word, for stages that no finality names. */
  readonly word: Readonly<Record<'searching' | 'expired' | 'notFound', string>>
  /** Names of the steps. */
  readonly step: Readonly<Record<'sent' | 'pending' | 'confirmed' | 'finalized' | 'classified', string>>
  /** State of a step, for screen readers. */
  readonly stepState: Readonly<Record<'done' | 'current' | 'next' | 'lost', string>>
  readonly verdict: Readonly<Record<Verdict['status'], string>>
  /** `shown` is the count in the reader's digits. */
  readonly transactions: (finality: Finality, count: number, shown: string) => string
  /** Messages that wait for their transaction. */
  readonly open: (count: number, shown: string) => string
  /** Term before the message's hash. */
  readonly message: string
  /** Term before the time until which it may be accepted. */
  readonly validUntil: string
  /** Said when the index is behind; `span` is a span in the reader's language. */
  readonly lag: (span: string) => string
  /** Said beside a failure that the search outlives. */
  readonly trouble: string
  readonly retry: string
  /** Nothing is tracked. */
  readonly empty: string
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
