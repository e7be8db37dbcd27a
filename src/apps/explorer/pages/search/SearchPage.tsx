import { type ReactElement, useEffect } from 'react'
import { cardState,
  BlockTable,
  EmptyState,
  ErrorState,
  MessageTable,
  skipToken,
  TransactionTable,
  understandSearch,
  useAccountStates,
  useBlocks,
  useMessages,
  useTrace,
  useTransactions,
  useTransactionsByMessage,
} from 'tonlens'
import { toHexHash } from 'tonlens/ton'
import { Section } from '../../shell/Layout.tsx'
import { useRouter } from '../../shell/router.ts'

/** Resolves a search text with several possible meanings: a hash, a logical time or an operation. */
export function SearchPage({ id: text }: { readonly id: string }): ReactElement {
  const target = understandSearch(text).targets.find(({ kind }) => kind === 'hash' || kind === 'lt' || kind === 'opcode')
  return (
    <>
      <h1>Search</h1>
      {target?.kind === 'hash' && <ByHash hash={target.hash} />}
      {target?.kind === 'lt' && <ByTime lt={target.lt} />}
      {target?.kind === 'opcode' && <ByOperation opcode={target.opcode} />}
      {target === undefined && <EmptyState label="This is neither a hash, nor a logical time, nor an operation." />}
    </>
  )
}

/** Looks up a hash: first as the most likely kinds in parallel, then as the others. */
function ByHash({ hash }: { readonly hash: string }): ReactElement {
  const { hrefOf } = useRouter()
  const byHash = useTransactions({ hash: [hash] })
  const byMessage = useTransactionsByMessage({ msg_hash: [hash] })
  const byRoot = useBlocks({ root_hash: hash, limit: 1 })
  const likely = [byHash, byMessage, byRoot]
  const ends = byMessage.data?.transactions ?? []
  const receiver = ends.find(({ in_msg }) => in_msg?.hash === hash || in_msg?.hash_norm === hash)
  const transaction = byHash.data?.transactions[0] ?? receiver ?? ends[0]
  const none = likely.every(({ isSuccess }) => isSuccess) && transaction === undefined && byRoot.data?.blocks[0] === undefined
  const pending = useTrace(none ? hash : skipToken)
  const byFile = useBlocks(none ? { file_hash: hash, limit: 1 } : skipToken)
  const address = `0:${toHexHash(hash).toUpperCase()}`
  const byId = useAccountStates(none ? { address: [address], include_boc: false } : skipToken)
  const block = byRoot.data?.blocks[0] ?? byFile.data?.blocks[0]
  const account = byId.data?.accounts.find(({ status }) => status !== 'nonexist')
  useForward(
    (transaction && hrefOf('transaction', transaction.hash)) ??
      (block && hrefOf('block', `${block.workchain}:${block.shard}:${block.seqno}`)) ??
      (pending.trace && hrefOf('trace', hash)) ??
      (account && hrefOf('account', address)),
  )
  const failed = [...likely, byFile, byId].find(({ error }) => error !== null)
  if (failed?.error != null) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  const over = byFile.isSuccess && byId.isSuccess && (pending.status === 'notFound' || pending.status === 'error')
  return over && block === undefined && account === undefined ? (
    <EmptyState label="No transaction, no message, no block and no account has this hash." />
  ) : (
    <p role="status">Looking for a transaction, a message, a block or an account…</p>
  )
}

function ByTime({ lt }: { readonly lt: string }): ReactElement {
  const query = useTransactions({ lt, limit: 100 })
  const around = useBlocks({ start_lt: lt, sort: 'asc', limit: 5 })
  return (
    <>
      <Section title="Transactions at this logical time">
        <TransactionTable {...cardState(query)} loadingRows={3} transactions={query.data?.transactions ?? []} />
      </Section>
      <Section title="Blocks from then on">
        <BlockTable {...cardState(around)} loadingRows={5} blocks={around.data?.blocks ?? []} />
      </Section>
    </>
  )
}

function ByOperation({ opcode }: { readonly opcode: string }): ReactElement {
  const query = useMessages({ opcode, limit: 50 })
  return (
    <Section title={`Messages with the operation ${opcode}`}>
      <MessageTable {...cardState(query)} loadingRows={5} messages={query.data?.messages ?? []} />
    </Section>
  )
}

/** Navigates to the result without leaving a history entry for the search. */
function useForward(href: string | undefined): void {
  useEffect(() => {
    if (href !== undefined) window.location.replace(href)
  }, [href])
}
