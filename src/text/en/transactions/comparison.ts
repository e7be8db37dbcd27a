import { formatNumber } from '../../format/intl.ts'
/** Texts of the comparison of two traces. Numbers come in the reader's form. */
export const comparisonMessages = {
  title: 'Comparison of two traces',
  empty: 'Select two traces',
  /** Names of the traces while the application names none. */
  sides: { left: 'First', right: 'Second' },
  columns: {
    account: 'Account',
    operation: 'Operation',
    outcome: 'Outcome',
    exitCode: 'Exit code',
    value: 'Value',
    fees: 'Fees',
    gas: 'Gas',
    differs: 'Differs in',
  },
  /** Field that differs, in a list of fields. */
  field: { outcome: 'outcome', exitCode: 'exit code', value: 'value', fees: 'fees', gas: 'gas' },
  /** In place of the list of fields: only the trace of this name has the transaction. */
  only: (name: string) => `only in ${name}`,
  /** In place of the list of fields: they do not differ. */
  same: 'nothing',
  /** Sentence above the table. */
  summary: (differing: number, total: number, locale: string) =>
    `${formatNumber(differing, locale)} of ${formatNumber(total, locale)} transactions ${differing === 1 ? 'differs' : 'differ'}`,
  equal: 'All transactions are the same',
  /** Before the two totals. */
  totalFees: 'Total fees',
  /** Between the values of the two traces, for screen readers. */
  instead: 'instead of',
  graphs: 'Graphs',
}
