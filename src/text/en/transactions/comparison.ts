import type { ComparisonMessages } from '../../messages/transactions/comparison.ts'

/** English {@link ComparisonMessages}. */
export const comparisonMessages: ComparisonMessages = {
  title: 'Comparison of two traces',
  empty: 'Select two traces',
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
  field: { outcome: 'outcome', exitCode: 'exit code', value: 'value', fees: 'fees', gas: 'gas' },
  only: (name) => `only in ${name}`,
  same: 'nothing',
  summary: (differing, shown, total) => `${shown} of ${total} transactions ${differing === 1 ? 'differs' : 'differ'}`,
  equal: 'All transactions are the same',
  totalFees: 'Total fees',
  instead: 'instead of',
  graphs: 'Graphs',
}
