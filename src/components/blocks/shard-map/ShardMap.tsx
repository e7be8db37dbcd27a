'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { blockMessages } from '../../../text/en/chain/blocks.ts'
import type { Block } from '../../../service/rows/block.ts'
import { BlockLink } from '../block-card/BlockLink.tsx'
import { isMasterchain, seqnoText, shardText } from '../../values/blockText.ts'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader, CardTime } from '../../states/card/cardParts.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { placeBlocks, sortByShard } from './shardSpan.ts'
import { WorkchainPicture } from './WorkchainPicture.tsx'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'
import { useRows } from '../../../react/display/useRows.ts'
import { blockShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link ShardMap}; the rest go to the `<article>`. */
export interface ShardMapProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<readonly Block[], 'header'> {
  /** A masterchain block with the shard blocks it commits, or with the newest block of each shard. */
  readonly blocks?: readonly Block[] | null | undefined
}

/** Shard blocks of the list that are shown at first. */
const shownShards = 64
/** Workchains that are drawn at first; there is one, in practice. */
const shownWorkchains = 3

/**
 * Card of a masterchain block and its shard blocks, as a picture and as a list. Feed it from
 * {@link useMasterchainBlockShardState}.
 */
export const ShardMap = forwardRef<HTMLElement, ShardMapProps>(function ShardMap({ blocks, part, ...rest }, ref) {
  const { locale } = useDisplay()
  const messages = useTexts('block', blockMessages)
  const { rows: known, malformed } = useRows(blockShape, blocks)
  const masterchain = known.find(isMasterchain)
  const shards = useMemo(() => sortByShard(known.filter((block) => !isMasterchain(block))), [known])
  const maps = useMemo(() => placeBlocks(shards), [shards])
  const loading = known.length === 0
  return (
    <Card
      {...rest}
      ref={ref}
      kind="shard-map"
      part={part}
      label={messages.map}
      entity={loading ? undefined : known}
      malformed={malformed}
      emptyText={messages.noBlocks}
    >
      <CardHeader
        title={
          loading ? undefined : (
            <>
              {messages.masterchainBlock} {masterchain && <BlockLink block={masterchain} />}
            </>
          )
        }
        like={`${messages.masterchainBlock} 54210331`}
      >
        <CardTime value={(masterchain ?? known[0])?.gen_utime} />
      </CardHeader>
      {loading && <div part="shard-map-place" />}
      <FoldedList items={maps} first={shownWorkchains}>
        {(map) => (
          // The list below has the same information as text.
          <div key={map.workchain} part="shard-map-workchain" aria-hidden="true">
            <span part="card-note">{messages.workchain(seqnoText(map.workchain))}</span>
            <WorkchainPicture map={map} />
            {map.hidden > 0 && <span part="card-note">{messages.notDrawn(map.hidden, locale)}</span>}
          </div>
        )}
      </FoldedList>
      <ul part="card-list shard-map-list">
        {loading &&
          [0, 1].map((row) => (
            <li key={row}>
              <Skeleton like="0:4000000000000000:58103377" />
              <Skeleton like="12 transactions" part="card-note" />
            </li>
          ))}
        <FoldedList items={shards} first={shownShards} frame={listFold}>
          {(block) => (
            <li key={`${shardText(block)} ${block.seqno}`}>
              <BlockLink block={block} full />
              <span part="card-note">{messages.transactionCount(block.tx_count, locale)}</span>
            </li>
          )}
        </FoldedList>
      </ul>
    </Card>
  )
})
