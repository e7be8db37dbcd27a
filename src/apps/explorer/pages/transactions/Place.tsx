import type { ReactElement } from 'react'
import { Hash, Timestamp, type Transaction } from 'tonlens'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/** Time of a transaction, and links to its block, its masterchain block and its trace; none while it is pending. */
export function Place({ transaction }: { readonly transaction: Transaction }): ReactElement {
  const { hrefOf } = useRouter()
  const texts = useExplorerTexts('transactions')
  const { block_ref, mc_block_seqno, trace_id, now } = transaction
  const block = block_ref && `${block_ref.workchain}:${block_ref.shard}:${block_ref.seqno}`
  return (
    <ul className="explorer-place">
      <li>
        <Timestamp value={now} show="both" />
      </li>
      {block == null || mc_block_seqno == null ? (
        <li>{texts.noBlock}</li>
      ) : (
        <>
          <li>
            {texts.block} <a href={hrefOf('block', block)}>{block_ref?.seqno}</a>
          </li>
          <li>
            {texts.masterchainBlock}{' '}
            <a href={hrefOf('block', `-1:8000000000000000:${mc_block_seqno}`)}>{mc_block_seqno}</a>
          </li>
        </>
      )}
      {trace_id != null && (
        <li>
          {texts.wholeTrace} <Hash value={trace_id} href={hrefOf('trace', trace_id)} />
        </li>
      )}
    </ul>
  )
}
