import type { ReactElement } from 'react'
import { Timestamp, type Transaction } from 'tonlens'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { formatBlockId } from '../chain/blockId.ts'

interface PlaceProps {
  /** Undefined while it is loading: its row is held free. */
  readonly transaction: Transaction | undefined
}

/** Time of a transaction and a link to its block; none while it is pending. */
export function Place({ transaction }: PlaceProps): ReactElement {
  const { hrefOf } = useRouter()
  const texts = useExplorerTexts('transactions')
  const { block_ref: block, mc_block_seqno: committed, now } = transaction ?? {}
  return (
    <p className="explorer-place">
      {transaction !== undefined && (
        <>
          <Timestamp value={now} show="both" />
          <span>
            {block == null || committed == null ? (
              texts.noBlock
            ) : (
              <>
                {texts.block} <a href={hrefOf('block', formatBlockId(block))}>{block.seqno}</a>
              </>
            )}
          </span>
        </>
      )}
    </p>
  )
}
