import type { Verification } from '../../../display/useVerification.ts'
import type { Transaction } from '../../../schema/transaction.ts'
import type { TableColumn } from '../../lists/table/columns.ts'
import { VerifiedMark } from '../../values/verified-mark/VerifiedMark.tsx'

/** Creates the column that says whether each row fits its hash, and follows from the row above it. */
export function verifiedColumn(label: string, { resultFor, linkTo }: Pick<Verification, 'resultFor' | 'linkTo'>): TableColumn<Transaction> {
  return { id: 'verified', label, width: 'id', cell: (row) => <VerifiedMark compact result={resultFor(row)} link={linkTo(row)} /> }
}
