import { type ReactElement, useState } from 'react'
import {
  cardState,
  type CodePlace,
  EmptyState,
  Hash,
  RawData,
  TransactionCard,
  TransactionDetails,
  type Transaction,
  useNeighbors,
  useReplay,
  useTransactions,
  VmSteps,
} from 'tonlens'
import { Section } from '../../shell/Layout.tsx'
import { type LocalVm, useLocalVm } from '../../connection/localVm.ts'
import { useRouter } from '../../shell/router.ts'
import { TraceViews } from './TraceViews.tsx'
import { Listing } from '../account/Code.tsx'

/** One transaction and its trace. */
export function TransactionPage({ id: hash }: { readonly id: string }): ReactElement {
  const query = useTransactions({ hash: [hash] })
  const transaction = query.data?.transactions[0]
  const local = useLocalVm()
  return (
    <>
      <h1>Transaction</h1>
      <TransactionCard {...cardState(query)} transaction={transaction} />
      {transaction !== undefined && <Place of={transaction} />}
      {transaction !== undefined && (
        <TraceViews
          id={hash}
          selected={transaction.hash}
          more={{
            details: { title: 'Details', content: <TransactionDetails transaction={transaction} /> },
            ...(local && { vm: { title: 'VM', content: <Steps of={transaction} local={local} /> } }),
            neighbors: { title: 'Neighbors', content: <Neighbors of={transaction} /> },
            raw: { title: 'Raw', content: <RawData value={transaction} /> },
          }}
        />
      )}
    </>
  )
}

/** Links to its block, its masterchain block and its trace; none while it is pending. */
function Place({ of: { block_ref, mc_block_seqno, trace_id } }: { readonly of: Transaction }): ReactElement {
  const { hrefOf } = useRouter()
  if (block_ref == null || mc_block_seqno == null) return <p className="explorer-kind">In no block yet</p>
  const { workchain, shard, seqno } = block_ref
  return (
    <p className="explorer-kind">
      In block <a href={hrefOf('block', `${workchain}:${shard}:${seqno}`)}>{seqno}</a>, committed by masterchain block{' '}
      <a href={hrefOf('block', `-1:8000000000000000:${mc_block_seqno}`)}>{mc_block_seqno}</a>
      {trace_id != null && (
        <>
          ; part of the trace <Hash value={trace_id} href={hrefOf('trace', trace_id)} />
        </>
      )}
    </p>
  )
}

/** Steps of the virtual machine, from a replay in this browser. */
function Steps({ of: transaction, local: { vm, config } }: { readonly of: Transaction; readonly local: LocalVm }): ReactElement {
  const query = useReplay(transaction, { vm, config })
  const [place, setPlace] = useState<CodePlace>()
  return (
    <div className="explorer-columns">
      <VmSteps {...cardState(query)} replay={query.data} transaction={transaction} onSelectInstruction={setPlace} />
      {place !== undefined && <Listing address={transaction.account} place={place} />}
    </div>
  )
}

/** Previous and next transactions: two requests, regardless of the size of the trace. */
function Neighbors({ of: transaction }: { readonly of: Transaction }): ReactElement {
  const { data, ...query } = useNeighbors(transaction)
  const state = { loading: query.status === 'pending', error: query.error, onRetry: query.refetch }
  const none = { ...state, transaction: null, compact: true }
  return (
    <div className="explorer-columns">
      <Section title="Parent">
        {data !== undefined && data.parent === undefined ? (
          <EmptyState label="Started by no other transaction." />
        ) : (
          <TransactionCard {...none} transaction={data?.parent} />
        )}
      </Section>
      <Section title="Children">
        {data === undefined && <TransactionCard {...none} />}
        {data?.children.length === 0 && <EmptyState label="Caused no transaction." />}
        <ol className="explorer-list">
          {data?.children.map((child) => (
            <li key={child.hash}>
              <TransactionCard transaction={child} compact />
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
