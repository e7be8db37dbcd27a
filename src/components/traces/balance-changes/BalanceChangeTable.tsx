'use client'
import type { HTMLAttributes } from 'react'
import { readMessages } from '../../../react/display/display.ts'
import { defineTable } from '../../lists/table/defineTable.tsx'
import { commonMessages } from '../../../text/en/common.ts'
import { accountMessages } from '../../../text/en/contracts/accounts.ts'
import type { BalanceChanges } from '../../../service/rows/balance-changes.ts'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { balanceChangeColumns } from './balanceChangeColumns.tsx'
import { listBalanceChanges, type BalanceChange } from './changes.ts'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { balanceChangesShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link BalanceChangeTable}; the rest goes to its root, which is the element that scrolls. */
export interface BalanceChangeTableProps
  extends
    Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    Pick<TableStateProps, 'label' | 'loading' | 'loadingRows' | 'error' | 'onRetry' | 'offline' | 'origin'>,
    ColumnProps<BalanceChange> {
  /** Null or undefined when there is none, or none yet. */
  readonly changes?: BalanceChanges | null | undefined
}

/**
 * Lists what each account of a trace or an action gained and lost, and the fees that it paid. Feed it
 * from {@link useBalanceChanges}.
 */
export const BalanceChangeTable = defineTable<BalanceChangeTableProps, BalanceChange>({
  part: 'balance-changes',
  rows: 'changes',
  list: ({ changes }) => {
    const answer = checkRow(balanceChangesShape, changes)
    return answer === undefined ? [] : listBalanceChanges(answer)
  },
  failure: ({ changes }, display) =>
    changes === null || changes === undefined || checkRow(balanceChangesShape, changes) !== undefined
      ? undefined
      : readMessages(display, 'common', commonMessages).malformed,
  texts: (display) => {
    const { changes: label, noChanges: empty } = readMessages(display, 'account', accountMessages)
    return { label, empty }
  },
  columns: balanceChangeColumns,
  rowKey: ({ account, master }) => `${account} ${master}`,
})
