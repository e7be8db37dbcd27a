import type { ReactElement } from 'react'
import { useMasterchainHead } from 'tonlens'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { masterchainBlockId } from './blockId.ts'

/** Links to the previous and next block. Only masterchain blocks have them, since shards split and merge. */
export function BesideBlocks({ seqno }: { readonly seqno: number }): ReactElement {
  const { hrefOf } = useRouter()
  const texts = useExplorerTexts('chain')
  const { head, isPending } = useMasterchainHead()
  // Without the head, the next block may be there.
  const hasNext = head === undefined ? !isPending : seqno < head.seqno
  const hrefTo = (to: number) => hrefOf('block', masterchainBlockId(to))
  return (
    <nav className="explorer-steps" aria-label={texts.beside}>
      {seqno > 1 && <a href={hrefTo(seqno - 1)}>{texts.previous}</a>}
      {hasNext ? (
        <a href={hrefTo(seqno + 1)}>{texts.next}</a>
      ) : (
        <span className="explorer-room" aria-hidden="true">
          {texts.next}
        </span>
      )}
    </nav>
  )
}

/** Link to the newest block that the service has, for readers whose block is not there. */
export function NewestBlock(): ReactElement | null {
  const { hrefOf } = useRouter()
  const texts = useExplorerTexts('chain')
  const { head } = useMasterchainHead()
  return head === undefined ? null : <a href={hrefOf('block', masterchainBlockId(head.seqno))}>{texts.newest}</a>
}
