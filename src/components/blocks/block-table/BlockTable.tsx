'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { blockMessages } from '../../../text/en/chain/blocks.ts'
import type { Block } from '../../../service/rows/block.ts'
import { Table } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { blockColumns } from './blockColumns.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { joinKey } from '../../../service/rows/readRow.ts'

/** Props of {@link BlockTable}; the rest goes to its root, which is the element that scrolls. */
export interface BlockTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, TableStateProps, ColumnProps<Block> {
  /** Rows of `/blocks` in the order of the service. */
  readonly blocks: readonly Block[]
}

/** Table of blocks of any shards. Feed it from {@link useInfiniteBlocks}. */
export const BlockTable = forwardRef<HTMLDivElement, BlockTableProps>(function BlockTable(
  { blocks, columns: choice, label, part, ...rest },
  ref,
) {
  const display = useDisplay()
  const messages = useTexts('block', blockMessages)
  const defaults = useMemo(() => blockColumns(display), [display])
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('block-table', part)}
      label={label ?? messages.blocks}
      rows={blocks}
      columns={columns}
      rowKey={blockKey}
      emptyText={messages.noBlocks}
    />
  )
})

function blockKey({ workchain, shard, seqno }: Block): string {
  return joinKey(workchain, shard, seqno)
}
