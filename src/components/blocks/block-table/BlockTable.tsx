'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { formatCount } from '../../../format/count.ts'
import { blockMessages } from '../../../locales/en/blocks.ts'
import type { BlockMessages } from '../../../format/messages/blocks.ts'
import type { Block } from '../../../schema/block.ts'
import { blockMarks } from '../block-card/blockFacts.tsx'
import { BlockLink } from '../block-card/BlockLink.tsx'
import { shardText } from '../block-card/blockText.ts'
import { compareAmounts, type ColumnProps, type TableColumn } from '../../lists/table/columns.ts'
import { Table, type TableStateProps } from '../../lists/table/Table.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { joinKey } from '../../../model/rows.ts'

/** Props of {@link BlockTable}; the rest goes to its root, which is the element that scrolls. */
export interface BlockTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps,
    ColumnProps<Block> {
  /** Rows of `/blocks` in the order of the service. */
  readonly blocks: readonly Block[]
}

/** Table of blocks of any shards. Feed it from {@link useInfiniteBlocks}. */
export const BlockTable = forwardRef<HTMLDivElement, BlockTableProps>(function BlockTable(
  { blocks, columns: choice, label, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useMessages('block', blockMessages)
  const defaults = useMemo(() => blockColumns(messages, locale), [messages, locale])
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
      empty={messages.noBlocks}
    />
  )
})

function blockColumns(messages: BlockMessages, locale: string): readonly TableColumn<Block>[] {
  return [
    {
      id: 'seqno',
      label: messages.block,
      width: 'id',
      cell: (block) => <BlockLink block={block} />,
      like: '54210331',
      compare: (a, b) => compareAmounts(a.seqno, b.seqno),
    },
    {
      id: 'shard',
      label: messages.shard,
      cell: (block) => <bdi dir="ltr">{shardText(block)}</bdi>,
      like: '0:8000000000000000',
    },
    {
      id: 'time',
      label: messages.time,
      width: 'time',
      cell: ({ gen_utime }) => <Timestamp value={gen_utime} show="relative" />,
      compare: (a, b) => compareAmounts(a.gen_utime, b.gen_utime),
    },
    {
      id: 'marks',
      label: messages.marks,
      cell: (block) => blockMarks(block, messages).join(', '),
      like: '',
    },
    {
      id: 'transactions',
      label: messages.transactions,
      width: 'id',
      align: 'end',
      like: '1,234',
      cell: ({ tx_count }) => formatCount(tx_count, locale),
      compare: (a, b) => compareAmounts(a.tx_count, b.tx_count),
    },
  ]
}

function blockKey({ workchain, shard, seqno }: Block): string {
  return joinKey(workchain, shard, seqno)
}
