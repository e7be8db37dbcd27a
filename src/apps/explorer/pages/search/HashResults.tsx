import { type ReactElement, useEffect } from 'react'
import {
  skipToken,
  useAccountStates,
  useBlocks,
  useTrace,
  useTransactions,
  useTransactionsByMessage,
  EmptyState,
} from 'tonlens'
import { toHexHash } from 'tonlens/ton'
import { AgeNote, QueryNotes } from '../../shell/QueryNotes.tsx'
import { useRouter } from '../../shell/router.ts'
import { useLooks } from '../transactions/TransactionNotFound.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { LookedOn, OtherNetworkLinks } from '../../networks/OnOtherNetworks.tsx'
import { formatBlockId } from '../chain/blockId.ts'

/**
 * Looks up a hash: first as the most likely kinds in parallel, then as the others. One result opens, several are
 * listed.
 */
export function HashResults({ hash }: { readonly hash: string }): ReactElement {
  const texts = useExplorerTexts('search')
  const { hrefOf } = useRouter()
  const byHash = useTransactions({ hash: [hash] })
  const byMessage = useTransactionsByMessage({ msg_hash: [hash] })
  const byRoot = useBlocks({ root_hash: hash, limit: 1 })
  const likely = [byHash, byMessage, byRoot]
  const ends = byMessage.data?.transactions ?? []
  const receiver = ends.find(({ in_msg }) => in_msg?.hash === hash || in_msg?.hash_norm === hash)
  const transaction = byHash.data?.transactions[0] ?? receiver ?? ends[0]
  const isAnswered = likely.every(({ isSuccess }) => isSuccess)
  const none = isAnswered && transaction === undefined && byRoot.data?.blocks[0] === undefined
  const pending = useTrace(none ? hash : skipToken)
  const byFile = useBlocks(none ? { file_hash: hash, limit: 1 } : skipToken)
  const address = `0:${toHexHash(hash).toUpperCase()}`
  const byId = useAccountStates(none ? { address: [address], include_boc: false } : skipToken)
  const block = byRoot.data?.blocks[0] ?? byFile.data?.blocks[0]
  const account = byId.data?.accounts.find(({ status }) => status !== 'nonexist')
  const results = [
    transaction && { kind: 'transaction' as const, href: hrefOf('transaction', transaction.hash) },
    block && { kind: 'block' as const, href: hrefOf('block', formatBlockId(block)) },
    pending.trace && { kind: 'trace' as const, href: hrefOf('trace', hash) },
    account && { kind: 'address' as const, href: hrefOf('account', address) },
  ].filter((result) => result !== undefined)
  // All likely kinds have to answer before one result counts as the only one.
  useForward(results.length === 1 && isAnswered ? results[0]?.href : undefined)
  const queries = [...likely, pending, byFile, byId]
  const failed = queries.some(({ error }) => error !== null)
  const isOver = byFile.isSuccess && byId.isSuccess && pending.status === 'notFound'
  if (results.length > 1 || failed) {
    return (
      <>
        {results.length > 0 && (
          <ul className="explorer-list">
            {results.map(({ kind, href }) => (
              <li key={kind}>
                <a href={href}>{texts.kinds[kind]}</a>
              </li>
            ))}
          </ul>
        )}
        <QueryNotes of={queries} />
      </>
    )
  }
  return isOver && results.length === 0 ? (
    <>
      <Waiting
        onLook={() => {
          for (const { refetch } of [...likely, pending]) void refetch()
        }}
      />
      <AgeNote of={queries} />
    </>
  ) : (
    <p role="status">{texts.lookingForHash}</p>
  )
}

/** Says that nothing has the hash yet, and looks again for a minute: what was just sent is indexed within seconds. */
function Waiting({ onLook }: { readonly onLook: () => void }): ReactElement {
  const texts = useExplorerTexts('search')
  const { missing } = useExplorerTexts('transactions')
  const looksAgain = useLooks(onLook)
  return (
    <>
      <NothingFound tried={texts.nothing.hash} />
      {looksAgain && <p className="explorer-kind">{missing.waiting}</p>}
    </>
  )
}

/** Navigates to the result without leaving a history entry for the search. */
export function useForward(href: string | undefined): void {
  useEffect(() => {
    if (href !== undefined) window.location.replace(href)
  }, [href])
}

/** Says what was tried and on which network, and offers the same search on the others. */
export function NothingFound({ tried }: { readonly tried: string }): ReactElement {
  const texts = useExplorerTexts('search')
  return (
    <div className="explorer-missing">
      <EmptyState label={tried} />
      <p>
        <LookedOn /> {texts.soon}
      </p>
      <OtherNetworkLinks words={texts.searchOn} />
    </div>
  )
}
