'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { blockMessages } from '../../../text/en/chain/blocks.ts'
import type { Block } from '../../../service/rows/block.ts'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader, CardTime } from '../../states/card/cardParts.tsx'
import { RawSection } from '../../states/card/RawSection.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { blockFacts, blockMarks } from './blockFacts.tsx'
import { BlockLink } from './BlockLink.tsx'
import { isMasterchain } from '../../values/blockText.ts'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { blockShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link BlockCard}; the rest go to the `<article>`. */
export interface BlockCardProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<Block, 'header' | 'facts' | 'raw'> {
  /** Row of `/blocks`; null or undefined if there is none, or none yet. */
  readonly block?: Block | null | undefined
  /** Omit hashes and other details of the header. @default false */
  readonly compact?: boolean | undefined
}

/**
 * Card of one block: number of transactions, shard, previous blocks, and the masterchain block that
 * committed it. Feed it from {@link useBlocks}.
 */
export const BlockCard = forwardRef<HTMLElement, BlockCardProps>(function BlockCard(
  { block, compact = false, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('block', blockMessages)
  const given = checkRow(blockShape, block)
  return (
    <Card
      {...rest}
      ref={ref}
      kind="block-card"
      part={part}
      label={messages.block}
      given={block}
      entity={given}
      emptyText={messages.empty}
      data-density={compact ? 'compact' : 'full'}
    >
      <CardHeader
        title={
          given && (
            <>
              <span>{isMasterchain(given) ? messages.masterchainBlock : messages.shardBlock}</span>{' '}
              <BlockLink block={given} />
            </>
          )
        }
        // Two lines where the card is narrow.
        like={
          <>
            <Skeleton like={messages.masterchainBlock} /> <Skeleton like="54210331" />
          </>
        }
      >
        {given !== undefined &&
          blockMarks(given, messages).map((mark) => (
            <span key={mark} part={partNames('card-chip', 'block-card-mark')}>
              {mark}
            </span>
          ))}
        <CardTime value={given?.gen_utime} />
      </CardHeader>
      <Facts slotted facts={blockFacts(given, messages, locale, compact)} loading={given === undefined} />
      {!compact && <RawSection row={given} />}
    </Card>
  )
})
