import type { TraceCaution } from '../../../service/rows/emulation.ts'

/** State of a preview. */
export type PreviewState =
  /** Nothing was sent yet. */
  | 'forecast'
  /** The account would not accept the message. */
  | 'refused'
  /** The message was sent, and its trace is not complete. */
  | 'sent'
  /** The trace is complete and as forecast. */
  | 'asForecast'
  /** The trace differs from the forecast. */
  | 'differs'
  /** The trace is known, but there is no forecast to compare it with. */
  | 'happened'
  /** The message expired, or was not found. */
  | 'lost'

/** Texts of the preview of a message. Amounts and numbers come in the reader's form. */
export interface PreviewMessages {
  /** Name of the component for screen readers. */
  readonly title: string
  readonly empty: string
  /** Badge for each state. */
  readonly state: Readonly<Record<PreviewState, string>>
  /** Sentence for each state. */
  readonly about: Readonly<Record<PreviewState, string>>
  /** Block whose state the forecast is made for. */
  readonly asOfBlock: (seqno: string) => string
  /** Before a time: of the states that the forecast is made for. */
  readonly stateFrom: string
  readonly source: Readonly<Record<'service' | 'mirror' | 'vm', string>>
  /** Heading of the assets that the account sends or receives. */
  readonly side: Readonly<Record<'out' | 'in', string>>
  /** In place of an asset. */
  readonly nothing: string
  /** Before the other account of a movement. */
  readonly other: Readonly<Record<'out' | 'in', string>>
  readonly moreAccounts: (count: number, shown: string) => string
  readonly nft: string
  readonly unknownJetton: string
  readonly fees: string
  /** Fees of all accounts of the trace. */
  readonly allFees: (amount: string) => string
  /** Before an amount of the forecast that what happened differs from. */
  readonly forecastWas: string
  /** Why the account refuses the message; `reason` is known for common codes. */
  readonly refusal: (code: string, reason: string | undefined) => string
  readonly caution: Readonly<Record<TraceCaution['kind'], string>>
  /** The states are older than `span`. */
  readonly old: (span: string) => string
  readonly differences: string
  readonly difference: Readonly<Record<'missing' | 'extra' | 'outcome', string>>
  readonly details: string
}
