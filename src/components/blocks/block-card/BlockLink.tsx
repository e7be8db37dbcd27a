import type { ReactElement } from 'react'
import { useDisplay } from '../../../react/display/display.ts'
import { seqnoText, shardText, type BlockName } from '../../values/blockText.ts'
import { Link } from '../../values/link/Link.tsx'

interface BlockLinkProps {
  readonly block: BlockName
  /** Whether to write the shard as well. @default false */
  readonly full?: boolean | undefined
}

/** Number of a block, as a link if the display has a rule for blocks. */
export function BlockLink({ block, full = false }: BlockLinkProps): ReactElement {
  const { links } = useDisplay()
  const { workchain, shard, seqno } = block
  const named = typeof workchain === 'number' && typeof shard === 'string' && typeof seqno === 'number'
  const href = named ? links.block?.(workchain, shard, seqno) : undefined
  const text = full ? `${shardText(block)}:${seqnoText(seqno)}` : seqnoText(seqno)
  return (
    <Link
      part="card-link"
      href={href}
      title={full || href === undefined ? undefined : `${shardText(block)}:${seqnoText(seqno)}`}
    >
      <bdi dir="ltr">{text}</bdi>
    </Link>
  )
}
