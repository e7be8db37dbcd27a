import type { SubjectKind } from '../../../text/en/tools/share.ts'
import type { TransactionStatus } from '../../../meaning/outcome/outcome.ts'

/** An asset that went from one account to another, as a picture shows it. */
export interface Move {
  readonly from: string
  readonly to: string
  /** Amount with its unit, shortened if it is long. */
  readonly amount: string
  /** Address of the jetton, because anybody can use its symbol, or a warning. */
  readonly note: string | undefined
  readonly scam: boolean
}

/** Changes of one asset. */
export interface ChangeGroup {
  readonly caption: string
  readonly note: string | undefined
  readonly scam: boolean
  /** Accounts with the exact change of their balance. */
  readonly rows: readonly { readonly who: string; readonly amount: string; readonly direction: 'in' | 'out' }[]
  /** Number of rows that are left out. */
  readonly hidden: number
}

/** A term and its value. */
export interface SummaryFact {
  readonly id:
    | 'time'
    | 'asOf'
    | 'fees'
    | 'transactions'
    | 'hash'
    | 'account'
    | 'type'
    | 'balance'
    | 'comment'
    | 'check'
    | 'lastTransaction'
  readonly term: string
  readonly value: string
  /** A hash or an address: shown in a monospaced font, never cut. */
  readonly code?: boolean | undefined
}

/** Something that an account holds. */
export interface HeldAmount {
  readonly amount: string
  readonly exact: string
  readonly note: string
}

/** Everything that pictures and texts say about a subject, in the reader's language. */
export interface Summary {
  readonly kind: SubjectKind
  readonly label: string
  readonly network: { readonly name: string; readonly testOnly: boolean; readonly color: string | undefined }
  readonly status: { readonly status: TransactionStatus; readonly word: string }
  /** Sentence about what happened, or the name of an account; undefined if nothing more is known than the status. */
  readonly headline: string | undefined
  /** Why it failed. */
  readonly reason: string | undefined
  /** Warnings without which the rest would mislead: forecast, pending, partial. */
  readonly notices: readonly string[]
  readonly moves: readonly Move[]
  readonly changes: readonly ChangeGroup[]
  /** Number of assets that `changes` leaves out. */
  readonly hiddenChanges: number
  readonly holdings: readonly HeldAmount[]
  readonly hasMoreHoldings: boolean
  readonly facts: readonly SummaryFact[]
  /** Full page address, checked. */
  readonly link: string | undefined
}
