import { skipToken } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import shard from '../../../components/blocks/block-card/block-card.css?inline'
import { BlockCard } from '../../../components/blocks/block-card/BlockCard.tsx'
import card from '../../../components/states/card/card.css?inline'
import { useBlocks } from '../../../react/hooks/endpoints/blocks.ts'
import type { ViewProps } from '../defineWidget.ts'
import { LoadingSlot } from '../LoadingSlot.tsx'
import { useReport } from '../useReport.ts'
import { cardState, isLoading } from '../../../components/lists/queryState.ts'

export const styles = [card, shard]

interface Values {
  readonly seqno: number | undefined
  readonly workchain: number | undefined
  readonly shard: string | undefined
  readonly compact: boolean | undefined
}

/** One block by workchain, shard and sequence number. */
export default function BlockView({ values, emit }: ViewProps<Values>): ReactElement {
  const { seqno, workchain = -1, shard = '8000000000000000', compact } = values
  const query = useBlocks(seqno === undefined ? skipToken : { workchain, shard, seqno })
  useReport(query, emit)
  if (isLoading(query)) {
    return (
      <LoadingSlot>
        <BlockCard loading compact={compact} />
      </LoadingSlot>
    )
  }
  return <BlockCard block={query.data?.blocks[0]} compact={compact} {...cardState(query)} />
}
