'use client'
import { readMessages } from '../../../react/display/display.ts'
import { defineTable, type RowTableProps } from '../../lists/table/defineTable.tsx'
import { blockMessages } from '../../../text/en/chain/blocks.ts'
import type { Block } from '../../../service/rows/block.ts'
import { blockColumns } from './blockColumns.tsx'
import { blockShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link BlockTable}; the rest goes to its root, which is the element that scrolls. */
export interface BlockTableProps extends RowTableProps<Block> {
  /** Rows of `/blocks` in the order of the service. */
  readonly blocks: readonly Block[]
}

/** Table of blocks of any shards. Feed it from {@link useInfiniteBlocks}. */
export const BlockTable = defineTable<BlockTableProps, Block>({
  part: 'block-table',
  rows: 'blocks',
  shape: blockShape,
  texts: (display) => {
    const { blocks: label, noBlocks: empty } = readMessages(display, 'block', blockMessages)
    return { label, empty }
  },
  columns: blockColumns,
  rowKey: ({ workchain, shard, seqno }) => `${workchain} ${shard} ${seqno}`,
})
