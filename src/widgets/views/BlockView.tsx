'use client'
import type { ReactElement } from 'react'
import { BlockCard, type BlockCardProps } from '../../components/blocks/block-card/BlockCard.tsx'
import { cardState } from '../../components/lists/queryState.ts'
import { useBlocks } from '../../react/hooks/endpoints/blocks.ts'
import type { blocks } from '../../service/endpoints/blocks.ts'
import type { ResultOf } from '../../service/endpoints/endpoint.ts'
import { type QueryProps, View, type ViewProps } from './View.tsx'

/** Props of {@link BlockView}; the rest go to the {@link BlockCard}. */
export interface BlockViewProps extends ViewProps<ResultOf<typeof blocks>>, Omit<BlockCardProps, 'block' | QueryProps> {
  /** Sequence number; undefined while there is none yet: nothing is requested. */
  readonly seqno: number | undefined
  /** Workchain. @default -1, the masterchain */
  readonly workchain?: number | undefined
  /** Shard, 16 hexadecimal digits. @default '8000000000000000' */
  readonly shard?: string | undefined
}

/** Loads a block by workchain, shard and sequence number, and shows it as a {@link BlockCard}. */
export function BlockView(props: BlockViewProps): ReactElement {
  const { seqno, workchain = -1, shard = '8000000000000000', onResult, renderLoading, ...rest } = props
  const query = useBlocks(seqno === undefined ? undefined : { workchain, shard, seqno })
  return (
    <View query={query} data={query.data} onResult={onResult} renderLoading={renderLoading}>
      <BlockCard {...rest} {...cardState(query)} block={query.data?.blocks[0]} />
    </View>
  )
}
