import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { formatCount } from '../../../text/format/count.ts'
import { blockMessages } from '../../../text/en/chain/blocks.ts'
import type { Block } from '../../../service/rows/block.ts'
import { timeColumn } from '../../lists/table/columnKinds.tsx'
import { compareAmounts, type TableColumn } from '../../lists/table/columns.ts'
import { blockMarks } from '../block-card/blockFacts.tsx'
import { BlockLink } from '../block-card/BlockLink.tsx'
import { shardText } from '../../values/blockText.ts'

/**
 * Creates the columns of a `BlockTable`: sequence number, shard, time, marks and number of transactions.
 * @param display Language; pass `useDisplay()`. @default English
 */
export function blockColumns(display: ColumnDisplay = defaultDisplay): readonly TableColumn<Block>[] {
  const messages = readMessages(display, 'block', blockMessages)
  const { locale } = display
  return [
    {
      id: 'seqno',
      label: messages.block,
      width: 'id',
      cell: (block) => <BlockLink block={block} />,
      value: ({ seqno }) => seqno,
      like: '54210331',
      compare: (a, b) => compareAmounts(a.seqno, b.seqno),
      stacked: 'title',
    },
    {
      id: 'shard',
      label: messages.shard,
      width: 176,
      cell: (block) => (
        <bdi dir="ltr" title={shardText(block)}>
          {shardText(block)}
        </bdi>
      ),
      value: shardText,
      like: '0:8000000000000000',
      stacked: 'note',
    },
    timeColumn('time', messages.time, ({ gen_utime }) => gen_utime, { stacked: 'aside' }),
    {
      id: 'marks',
      label: messages.marks,
      cell: (block) => blockMarks(block, messages).join(', '),
      like: '',
      hideOrder: 1,
    },
    {
      id: 'transactions',
      label: messages.transactions,
      width: 'id',
      align: 'end',
      like: '1,234',
      cell: ({ tx_count }) => formatCount(tx_count, locale),
      value: ({ tx_count }) => tx_count,
      compare: (a, b) => compareAmounts(a.tx_count, b.tx_count),
      stacked: 'value',
    },
  ]
}
