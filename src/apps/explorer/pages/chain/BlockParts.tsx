import type { ReactElement } from 'react'
import {
  BlockTable,
  cardState,
  ShardMap,
  TransactionTable,
  useInfiniteTransactions,
  useInfiniteTransactionsByMasterchainBlock,
  useMasterchainBlockShards,
} from 'tonlens'
import { useList } from '../../shell/queries.ts'
import type { BlockId } from './blockId.ts'

/** Blocks of the shards that a masterchain block committed, as a picture and as a list. */
export function ShardBlocks({ seqno }: { readonly seqno: number }): ReactElement {
  const query = useMasterchainBlockShards({ seqno, limit: 100 })
  return (
    <>
      <ShardMap {...cardState(query)} blocks={query.data?.blocks} />
      <BlockTable {...cardState(query)} blocks={query.data?.blocks ?? []} />
    </>
  )
}

/** Transactions of all blocks that a masterchain block committed. */
export function CommittedTransactions({ seqno }: { readonly seqno: number }): ReactElement {
  const query = useInfiniteTransactionsByMasterchainBlock({ seqno, limit: 50 })
  const { rows, state } = useList(
    query,
    (page) => page.transactions,
    ({ hash }) => hash,
  )
  return <TransactionTable {...state} transactions={rows} />
}

/** Transactions of one block. */
export function OwnTransactions({ block: { workchain, shard, seqno } }: { readonly block: BlockId }): ReactElement {
  const query = useInfiniteTransactions({ workchain, shard, seqno, limit: 50 })
  const { rows, state } = useList(
    query,
    (page) => page.transactions,
    ({ hash }) => hash,
  )
  return <TransactionTable {...state} transactions={rows} />
}
