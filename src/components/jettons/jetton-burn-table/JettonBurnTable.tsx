'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import type { JettonBurn } from '../../../service/rows/jetton.ts'
import { transferKey } from '../jetton-transfer-table/transferKey.ts'
import { Table } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { jettonBurnColumns } from './jettonBurnColumns.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { transferStatus } from '../../lists/table/transferRow.ts'

/** Props of {@link JettonBurnTable}; the rest goes to its root, which is the element that scrolls. */
export interface JettonBurnTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, TableStateProps, ColumnProps<JettonBurn> {
  /** Rows of `/jetton/burns` in the order of the service. */
  readonly burns: readonly JettonBurn[]
}

/**
 * Table of jetton burns: time, owner, result and amount. Feed it from {@link useInfiniteJettonBurns}.
 */
export const JettonBurnTable = forwardRef<HTMLDivElement, JettonBurnTableProps>(function JettonBurnTable(
  { burns, columns: choice, label, part, ...rest },
  ref,
) {
  const messages = useTexts('jetton', jettonMessages)
  const display = useDisplay()
  const defaults = useMemo(() => jettonBurnColumns(display), [display])
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('jetton-burn-table', part)}
      label={label ?? messages.burns}
      rows={burns}
      columns={columns}
      rowKey={transferKey}
      rowStatus={transferStatus}
      emptyText={messages.noBurns}
    />
  )
})
