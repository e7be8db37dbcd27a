import type { ReactElement } from 'react'
import {
  ComplaintTable,
  CycleTimeline,
  ElectionCard,
  LoadMore,
  useInfiniteValidatorComplaints,
  useInfiniteValidatorCycles,
  useInfiniteValidatorElections,
  useValidatorCycles,
  ValidatorTable,
  cardState,
} from 'tonlens'
import { Tabs } from '../../shell/Layout.tsx'
import { useList } from '../../shell/queries.ts'
import { useRouter } from '../../shell/router.ts'

/** Who validates the chain: the newest set, elections, cycles and complaints. */
export function StakingPage({ id: current }: { readonly id: string }): ReactElement {
  const { hrefOf } = useRouter()
  return (
    <>
      <h1>Staking</h1>
      <Tabs
        label="Staking"
        current={current}
        hrefOf={(name) => hrefOf('staking', name)}
        tabs={{
          validators: { title: 'Validators', content: <Validators /> },
          elections: { title: 'Elections', content: <Elections /> },
          cycles: { title: 'Cycles', content: <Cycles /> },
          complaints: { title: 'Complaints', content: <Complaints /> },
        }}
      />
    </>
  )
}

function Validators(): ReactElement {
  const query = useValidatorCycles({ return_validators: true, limit: 1, sort: 'desc' })
  const cycle = query.data?.cycles[0]
  return <ValidatorTable {...cardState(query)} validators={cycle?.validators ?? []} totalWeight={cycle?.total_weight} />
}

function Elections(): ReactElement {
  const query = useInfiniteValidatorElections({ return_participants: true, limit: 5, sort: 'desc' })
  const { rows, state } = useList(query, (page) => page.elections, (row) => String(row.election_id))
  const { hasMore, loadingMore, onLoadMore, ...card } = state
  return (
    <>
      {rows.length === 0 && <ElectionCard {...card} />}
      {rows.map((election) => (
        <ElectionCard key={election.election_id} election={election} />
      ))}
      <LoadMore count={rows.length} hasMore={hasMore} loading={loadingMore} onLoadMore={onLoadMore} />
    </>
  )
}

function Cycles(): ReactElement {
  const query = useInfiniteValidatorCycles({ limit: 20, sort: 'desc' })
  const { rows, state } = useList(query, (page) => page.cycles, (row) => String(row.cycle_start))
  return <CycleTimeline {...state} cycles={rows} />
}

function Complaints(): ReactElement {
  const query = useInfiniteValidatorComplaints({ limit: 20, sort: 'desc' })
  const { rows, state } = useList(query, (page) => page.complaints, (row) => row.complaint_hash)
  return <ComplaintTable {...state} complaints={rows} />
}
