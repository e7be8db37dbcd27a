import { type ReactElement, useEffect } from 'react'
import {
  BlockTable,
  EmptyState,
  ErrorState,
  TransactionTable,
  understandSearch,
  useBlocks,
  useTransactions,
  useTransactionsByMessage,
} from 'tonlens'
import { Section } from '../Layout.tsx'
import { stateOf } from '../queries.ts'
import { useRouter } from '../router.ts'

/** What a text leads to that may mean several things: a bare hash, or a logical time. */
export function SearchPage({ id: text }: { readonly id: string }): ReactElement {
  const target = understandSearch(text).targets.find(({ kind }) => kind === 'hash' || kind === 'lt')
  return (
    <>
      <h1>Search</h1>
      {target?.kind === 'hash' && <ByHash hash={target.hash} />}
      {target?.kind === 'lt' && <ByTime lt={target.lt} />}
      {target === undefined && <EmptyState label="This is neither a hash nor a logical time." />}
    </>
  )
}

/** A hash may be that of a transaction, of a message or of a block: all are asked at once. */
function ByHash({ hash }: { readonly hash: string }): ReactElement {
  const { hrefOf } = useRouter()
  const byHash = useTransactions({ hash: [hash] })
  const byMessage = useTransactionsByMessage({ msg_hash: [hash], direction: 'in' })
  const byRoot = useBlocks({ root_hash: hash, limit: 1 })
  const queries = [byHash, byMessage, byRoot]
  const failed = queries.find(({ error }) => error !== null)
  const block = byRoot.data?.blocks[0]
  const transaction = byHash.data?.transactions[0] ?? byMessage.data?.transactions[0]
  useForward(transaction && hrefOf('transaction', transaction.hash))
  useForward(block && hrefOf('block', `${block.workchain}:${block.shard}:${block.seqno}`))
  if (failed?.error != null) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  if (queries.every(({ isSuccess }) => isSuccess) && transaction === undefined && block === undefined) {
    return <EmptyState label="No transaction, no message and no block has this hash." />
  }
  return <p role="status">Looking for a transaction, a message or a block…</p>
}

function ByTime({ lt }: { readonly lt: string }): ReactElement {
  const query = useTransactions({ lt, limit: 100 })
  const around = useBlocks({ start_lt: lt, sort: 'asc', limit: 5 })
  return (
    <>
      <Section title="Transactions at this logical time">
        <TransactionTable {...stateOf(query)} loadingRows={3} transactions={query.data?.transactions ?? []} />
      </Section>
      <Section title="Blocks from then on">
        <BlockTable {...stateOf(around)} loadingRows={5} blocks={around.data?.blocks ?? []} />
      </Section>
    </>
  )
}

/** Goes on to what was found; the search leaves no step behind for the back button. */
function useForward(href: string | undefined): void {
  useEffect(() => {
    if (href !== undefined) window.location.replace(href)
  }, [href])
}
