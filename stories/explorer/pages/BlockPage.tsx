import type { ReactElement } from 'react'
import {
  BlockCard,
  EmptyState,
  ShardMap,
  TransactionTable,
  useBlocks,
  useInfiniteTransactions,
  useInfiniteTransactionsByMasterchainBlock,
  useMasterchainBlockShards,
} from 'tonlens'
import { Section, Tabs } from '../Layout.tsx'
import { stateOf, useList } from '../queries.ts'

/** One block, by workchain, shard and sequence number; of the masterchain, with all that it committed. */
export function BlockPage({ id }: { readonly id: string }): ReactElement {
  const block = readBlock(id)
  return (
    <>
      <h1>Block</h1>
      {block === undefined ? (
        <EmptyState label="This is not the id of a block, such as -1:8000000000000000:52000333." />
      ) : (
        <Block {...block} />
      )}
    </>
  )
}

interface BlockId {
  readonly workchain: number
  readonly shard: string
  readonly seqno: number
}

function readBlock(id: string): BlockId | undefined {
  const [, workchain, shard, seqno] = /^(-?\d+):([0-9A-Fa-f]{16}):(\d+)$/.exec(id) ?? []
  if (shard === undefined) return undefined
  return { workchain: Number(workchain), shard: shard.toUpperCase(), seqno: Number(seqno) }
}

function Block(block: BlockId): ReactElement {
  const query = useBlocks({ ...block, limit: 1 })
  const master = block.workchain === -1
  const transactions = { title: 'All that it committed', content: <Transactions {...block} /> }
  const own = { title: 'In this block alone', content: <OwnTransactions {...block} /> }
  return (
    <>
      <BlockCard {...stateOf(query)} block={query.data?.blocks[0] ?? null} />
      {master ? (
        <>
          <Shards seqno={block.seqno} />
          <Tabs label="Parts of the block" tabs={{ transactions, own }} />
        </>
      ) : (
        <Section title="Transactions">
          <OwnTransactions {...block} />
        </Section>
      )}
    </>
  )
}

function Shards({ seqno }: { readonly seqno: number }): ReactElement {
  const query = useMasterchainBlockShards({ seqno, limit: 100 })
  return (
    <Section title="Shards">
      <ShardMap {...stateOf(query)} blocks={query.data?.blocks} />
    </Section>
  )
}

function Transactions({ seqno }: BlockId): ReactElement {
  const query = useInfiniteTransactionsByMasterchainBlock({ seqno, limit: 50 })
  const { rows, state } = useList(query, (page) => page.transactions, ({ hash }) => hash)
  return <TransactionTable {...state} transactions={rows} />
}

function OwnTransactions({ workchain, shard, seqno }: BlockId): ReactElement {
  const query = useInfiniteTransactions({ workchain, shard, seqno, limit: 50 })
  const { rows, state } = useList(query, (page) => page.transactions, ({ hash }) => hash)
  return <TransactionTable {...state} transactions={rows} />
}
