import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { explorerMessages } from '../../../text/en/tools/search.ts'
import { useInfiniteTransactions } from '../../../react/hooks/endpoints/transactions.ts'
import { blockWidget, traceWidget, transactionWidget } from '../table.ts'
import { TransactionPages } from '../TransactionPages.tsx'
import { Part, type PageProps } from './Part.tsx'

/** One transaction and its trace. */
export function ExplorerTransaction({ hash, emit, open }: PageProps & { readonly hash: string }): ReactElement {
  const messages = useTexts('explorer', explorerMessages)
  return (
    <>
      <Part row={transactionWidget} values={{ hash }} emit={emit} open={open} />
      <h3 part="explorer-heading">{messages.trace}</h3>
      <Part row={traceWidget} values={{ hash }} emit={emit} open={open} />
    </>
  )
}

/**
 * One block and its transactions.
 * @param props.id `workchain:shard:seqno`.
 */
export function ExplorerBlock({ id, emit, open }: PageProps & { readonly id: string }): ReactElement {
  const messages = useTexts('explorer', explorerMessages)
  const [workchain, shard = '', seqno] = id.split(':')
  const block = { workchain: Number(workchain), shard, seqno: Number(seqno) }
  const query = useInfiniteTransactions({ ...block, limit: 50 })
  return (
    <>
      <Part row={blockWidget} values={block} emit={emit} open={open} />
      <h3 part="explorer-heading">{messages.transactions}</h3>
      <TransactionPages query={query} emit={emit} limit={50} />
    </>
  )
}

/** Transactions of one logical time, at most one per account. */
export function ExplorerMoment({ lt, emit }: PageProps & { readonly lt: string }): ReactElement {
  return <TransactionPages query={useInfiniteTransactions({ lt, limit: 50 })} emit={emit} limit={50} />
}
