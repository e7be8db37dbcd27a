// Pages that first look up what a key of the URL refers to.
import { skipToken } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { EmptyState } from '../../../components/states/empty-state/EmptyState.tsx'
import { ErrorState } from '../../../components/states/error-state/ErrorState.tsx'
import { useTexts } from '../../../react/display/display.ts'
import { explorerMessages } from '../../../text/en/tools/search.ts'
import { useBlocks } from '../../../react/hooks/endpoints/blocks.ts'
import { useDnsRecords } from '../../../react/hooks/endpoints/dns.ts'
import { useTransactions, useTransactionsByMessage } from '../../../react/hooks/endpoints/transactions.ts'
import { useReport } from '../useReport.ts'
import type { Route } from '../route.ts'
import { ExplorerAccount } from './AccountPage.tsx'
import { ExplorerBlock, ExplorerTransaction } from './ChainPages.tsx'
import type { PageProps } from './Part.tsx'

/** Looks up a hash as a transaction, then as a message, then as a block, and shows the first match. */
export function ExplorerHash({ hash, ...props }: PageProps & { readonly hash: string }): ReactElement {
  const byHash = useTransactions({ hash: [hash] })
  const transaction = byHash.data?.transactions[0]
  const isNoTransaction = byHash.isSuccess && transaction === undefined
  const byMessage = useTransactionsByMessage(isNoTransaction ? { msg_hash: [hash] } : skipToken)
  const receiver = byMessage.data?.transactions[0]
  const isNoMessage = isNoTransaction && byMessage.isSuccess && receiver === undefined
  const byBlock = useBlocks(isNoMessage ? { root_hash: hash } : skipToken)
  const block = byBlock.data?.blocks[0]
  const found = transaction ?? receiver
  if (found !== undefined) return <ExplorerTransaction {...props} hash={found.hash} />
  if (block !== undefined) {
    return <ExplorerBlock {...props} id={`${block.workchain}:${block.shard}:${block.seqno}`} />
  }
  return (
    <LookupState
      query={[byHash, byMessage, byBlock].find(({ error }) => error !== null) ?? byBlock}
      emit={props.emit}
    />
  )
}

/** The transaction that a message caused, or the one that sent an external outgoing message. */
export function ExplorerMessage({ hash, ...props }: PageProps & { readonly hash: string }): ReactElement {
  const query = useTransactionsByMessage({ msg_hash: [hash] })
  const rows = query.data?.transactions
  const found = rows?.find(({ in_msg }) => in_msg?.hash === hash || in_msg?.hash_norm === hash) ?? rows?.[0]
  return found === undefined ? (
    <LookupState query={query} emit={props.emit} />
  ) : (
    <ExplorerTransaction {...props} hash={found.hash} />
  )
}

/** The account that a DNS name resolves to. */
export function ExplorerDomain({
  domain,
  route,
  ...props
}: PageProps & { readonly domain: string; readonly route: Route }): ReactElement {
  const messages = useTexts('explorer', explorerMessages)
  const query = useDnsRecords({ domain })
  const record = query.data?.records[0]
  if (record === undefined) return <LookupState query={query} emit={props.emit} />
  const wallet = record.dns_wallet
  if (wallet === null || wallet === undefined) return <EmptyState label={messages.noWallet(domain)} />
  return <ExplorerAccount {...props} address={wallet} route={route} />
}

interface LookupStateProps {
  readonly query: {
    readonly data: unknown
    readonly error: Error | null
    readonly isSuccess: boolean
    readonly refetch: () => unknown
  }
  readonly emit: PageProps['emit']
}

/** State of a lookup: searching, not found, or failed. */
function LookupState({ query, emit }: LookupStateProps): ReactNode {
  const messages = useTexts('explorer', explorerMessages)
  useReport(query, emit)
  if (query.error !== null) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (query.isSuccess) return <EmptyState label={messages.nothing} />
  return (
    <p part="explorer-note" role="status">
      {messages.looking}
    </p>
  )
}
