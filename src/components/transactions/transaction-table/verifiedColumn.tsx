import type { Verification } from '../../../react/display/useVerification.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import type { TableColumn } from '../../lists/table/columns.ts'
import { VerifiedMark } from '../../states/verified-mark/VerifiedMark.tsx'

/** Creates the column that says whether each row fits its hash, and follows from the row above it. */
export function verifiedColumn(
  label: string,
  { resultFor, linkTo }: Pick<Verification, 'resultFor' | 'linkTo'>,
): TableColumn<Transaction> {
  return {
    id: 'verified',
    label,
    width: 'id',
    cell: (row) => <VerifiedMark compact result={resultFor(row)} link={linkTo(row)} />,
  }
}
