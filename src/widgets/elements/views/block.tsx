import type { ReactElement } from 'react'
import shard from '../../../components/blocks/block-card/block-card.css?inline'
import card from '../../../components/states/card/card.css?inline'
import { BlockView } from '../../views/BlockView.tsx'
import type { WidgetProps } from '../defineWidget.ts'

export const styles = [card, shard]

interface Values {
  readonly seqno: number | undefined
  readonly workchain: number | undefined
  readonly shard: string | undefined
  readonly compact: boolean | undefined
}

/** One block by workchain, shard and sequence number. */
export default function BlockContent({ values, view }: WidgetProps<Values>): ReactElement {
  const { seqno, workchain, shard, compact } = values
  return <BlockView {...view} seqno={seqno} workchain={workchain} shard={shard} compact={compact} />
}
