import type { Finality, TrackedStage } from '../../model/finality.ts'
import type { Verdict } from '../../trace/verdict.ts'

/** Words for what is under way. */
export interface LiveMessages {
  readonly finality: Readonly<Record<Finality, string>>
  /** What each finality means: a sentence. */
  readonly meaning: Readonly<Record<Finality, string>>
  /** A button that shows rows which arrived meanwhile; `shown` is the count in the reader's digits. */
  readonly newRows: (count: number, shown: string) => string
}

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
