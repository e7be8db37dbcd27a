import type { ComparedField } from '../../../meaning/trace/compare/compareTransactions.ts'

/** Texts of the comparison of two traces. Numbers come in the reader's form. */
export interface ComparisonMessages {
  /** Name of the component for screen readers. */
  readonly title: string
  readonly empty: string
  /** Names of the traces while the application names none. */
  readonly sides: Readonly<Record<'left' | 'right', string>>
  readonly columns: Readonly<
    Record<'account' | 'operation' | 'outcome' | 'exitCode' | 'value' | 'fees' | 'gas' | 'differs', string>
  >
  /** Field that differs, in a list of fields. */
  readonly field: Readonly<Record<Exclude<ComparedField, 'presence'>, string>>
  /** In place of the list of fields: only the trace of this name has the transaction. */
  readonly only: (name: string) => string
  /** In place of the list of fields: they do not differ. */
  readonly same: string
  /** Sentence above the table. */
  readonly summary: (differing: number, shown: string, total: string) => string
  readonly equal: string
  /** Before the two totals. */
  readonly totalFees: string
  /** Between the values of the two traces, for screen readers. */
  readonly instead: string
  readonly graphs: string
}
