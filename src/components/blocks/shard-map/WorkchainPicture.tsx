import type { ReactElement } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { formatCount } from '../../../format/count.ts'
import { blockMessages } from '../../../locales/en/blocks.ts'
import { seqnoText, shardText } from '../block-card/blockText.ts'
import type { WorkchainMap } from './shardSpan.ts'

const rowHeight = 44
const gap = 4

/** Picture of the blocks of one workchain: the width of a block is its shard's share of the address space. */
export function WorkchainPicture({ map }: { map: WorkchainMap }): ReactElement {
  const { locale } = useDisplay()
  const messages = useMessages('block', blockMessages)
  const height = map.levels * (rowHeight + gap) - gap
  const busiest = Math.max(1, ...map.blocks.map(({ block }) => readCount(block.tx_count)))
  return (
    <svg part="shard-map-picture" width="100%" height={height}>
      {map.blocks.map(({ block, start, size, depth, level }) => (
        <svg
          key={`${shardText(block)}:${block.seqno}`}
          x={percent(start)}
          y={level * (rowHeight + gap)}
          width={percent(size)}
          height={rowHeight}
          data-depth={Math.min(depth, 6)}
        >
          <title>{`${shardText(block)}:${seqnoText(block.seqno)}`}</title>
          <rect
            part="shard-map-block"
            width="100%"
            height="100%"
            rx="4"
            fillOpacity={0.08 + (0.27 * readCount(block.tx_count)) / busiest}
          />
          <text part="shard-map-seqno" x="50%" y="18" textAnchor="middle">
            {seqnoText(block.seqno)}
          </text>
          <text part="shard-map-count" x="50%" y="34" textAnchor="middle">
            {messages.transactionCount(readCount(block.tx_count), formatCount(block.tx_count, locale))}
          </text>
        </svg>
      ))}
    </svg>
  )
}

function percent(share: number): string {
  return `${share * 100}%`
}

function readCount(count: unknown): number {
  return typeof count === 'number' && count > 0 ? count : 0
}
