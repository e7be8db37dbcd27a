import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatCount } from '../../../text/format/count.ts'
import { blockMessages } from '../../../text/en/chain/blocks.ts'
import { seqnoText, shardText } from '../../values/blockText.ts'
import type { WorkchainMap } from './shardSpan.ts'

const rowHeight = 44
const gap = 4
/** Narrower shards have no room for text, however wide the picture is. */
const deepestWithText = 3

/** Picture of the blocks of one workchain: the width of a block is its shard's share of the address space. */
export function WorkchainPicture({ map }: { map: WorkchainMap }): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('block', blockMessages)
  const height = map.levels * (rowHeight + gap) - gap
  const busiest = Math.max(1, ...map.blocks.map(({ transactions }) => transactions))
  return (
    <svg part="shard-map-picture" width="100%" height={height}>
      {map.blocks.map(({ block, count, transactions, start, size, depth, level }) => (
        <svg
          key={`${start} ${level}`}
          x={percent(start)}
          y={level * (rowHeight + gap)}
          width={percent(size)}
          height={rowHeight}
          data-depth={Math.min(depth, 6)}
        >
          <title>{`${shardText(block)}:${seqnoText(block.seqno)}${count > 1 ? ` + ${formatCount(count - 1, locale)}` : ''}`}</title>
          <rect
            part="shard-map-block"
            width="100%"
            height="100%"
            rx="4"
            fillOpacity={0.08 + (0.27 * transactions) / busiest}
          />
          {depth <= deepestWithText && (
            <>
              <text part="shard-map-seqno" x="50%" y="18" textAnchor="middle">
                {seqnoText(block.seqno)}
              </text>
              <text part="shard-map-count" x="50%" y="34" textAnchor="middle">
                {messages.transactionCount(transactions, locale)}
              </text>
            </>
          )}
        </svg>
      ))}
    </svg>
  )
}

function percent(share: number): string {
  return `${share * 100}%`
}
