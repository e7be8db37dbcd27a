import type { Finality, TrackedStage } from '../../../service/rows/finality.ts'
import type { Verdict } from '../../../meaning/trace/verdict.ts'

/** Texts about finality and new rows. */
export interface LiveMessages {
  readonly finality: Readonly<Record<Finality, string>>
  /** Sentence that explains each finality. */
  readonly meaning: Readonly<Record<Finality, string>>
  /** A button that shows rows which arrived meanwhile; `shown` is the count in the reader's digits. */
  readonly newRows: (count: number, shown: string) => string
}

/** Texts of the progress of a sent message. */
export interface ProgressMessages {
  /** Name of the component for screen readers. */
  readonly title: string
  /** Sentence for each stage. */
  readonly stage: Readonly<Record<TrackedStage, string>>
  /** Label for stages that are not a finality. */
  readonly word: Readonly<Record<'searching' | 'expired' | 'notFound', string>>
  /** Names of the steps. */
  readonly step: Readonly<Record<'sent' | 'pending' | 'confirmed' | 'finalized' | 'classified', string>>
  /** State of a step, for screen readers. */
  readonly stepState: Readonly<Record<'done' | 'current' | 'next' | 'lost', string>>
  readonly verdict: Readonly<Record<Verdict['status'], string>>
  /** `shown` is the count in the reader's digits. */
  readonly transactions: (finality: Finality, count: number, shown: string) => string
  /** Messages without a transaction yet. */
  readonly open: (count: number, shown: string) => string
  /** Term before the message's hash. */
  readonly message: string
  /** Term before the time until which it may be accepted. */
  readonly validUntil: string
  /** Shown when the service is behind; `span` is a duration in the reader's language. */
  readonly lag: (span: string) => string
  /** Shown beside an error after which the search continues. */
  readonly trouble: string
  readonly retry: string
  /** Nothing is tracked. */
  readonly empty: string
}
