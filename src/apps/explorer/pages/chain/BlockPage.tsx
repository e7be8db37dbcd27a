import type { ReactElement } from 'react'
import { cardState,
  BlockCard,
  EmptyState,
  ShardMap,
  TransactionTable,
  useBlocks,
  useInfiniteTransactions,
  useInfiniteTransactionsByMasterchainBlock,
  useMasterchainBlockShards,
  useMasterchainHead,
} from 'tonlens'
import { Section, Tabs } from '../../shell/Layout.tsx'
import { useList } from '../../shell/queries.ts'
import { useRouter } from '../../shell/router.ts'

/** One block by workchain, shard and sequence number; a masterchain block with the blocks it committed. */
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
      <BlockCard {...cardState(query)} block={query.data?.blocks[0] ?? null} />
      {query.data?.blocks.length === 0 ? null : master ? (
        <>
          <Steps seqno={block.seqno} />
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

/** Links to the previous and next block. Only masterchain blocks have them, since shards split and merge. */
function Steps({ seqno }: { readonly seqno: number }): ReactElement {
  const { hrefOf } = useRouter()
  const { data: info } = useMasterchainHead()
  const hrefTo = (to: number) => hrefOf('block', `-1:8000000000000000:${to}`)
  return (
    <nav className="explorer-steps" aria-label="Blocks beside this one">
      <a href={hrefTo(seqno - 1)}>Previous block</a>
      {info !== undefined && seqno < info.last.seqno && <a href={hrefTo(seqno + 1)}>Next block</a>}
    </nav>
  )
}

function Shards({ seqno }: { readonly seqno: number }): ReactElement {
  const query = useMasterchainBlockShards({ seqno, limit: 100 })
  return (
    <Section title="Shards">
      <ShardMap {...cardState(query)} blocks={query.data?.blocks} />
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
