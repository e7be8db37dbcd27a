'use client'
import { readMessages } from '../../../react/display/display.ts'
import { defineTable, type RowTableProps } from '../../lists/table/defineTable.tsx'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import type { JettonBurn } from '../../../service/rows/jetton.ts'
import { jettonBurnColumns } from './jettonBurnColumns.tsx'
import { transferKey, transferStatus } from '../../lists/table/transferRow.ts'
import { jettonBurnShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link JettonBurnTable}; the rest goes to its root, which is the element that scrolls. */
export interface JettonBurnTableProps extends RowTableProps<JettonBurn> {
  /** Rows of `/jetton/burns` in the order of the service. */
  readonly burns: readonly JettonBurn[]
}

/**
 * Table of jetton burns: time, owner, result and amount. Feed it from {@link useInfiniteJettonBurns}.
 */
export const JettonBurnTable = defineTable<JettonBurnTableProps, JettonBurn>({
  part: 'jetton-burn-table',
  rows: 'burns',
  shape: jettonBurnShape,
  texts: (display) => {
    const { burns: label, noBurns: empty } = readMessages(display, 'jetton', jettonMessages)
    return { label, empty }
  },
  columns: jettonBurnColumns,
  rowKey: transferKey,
  rowStatus: transferStatus,
})
