import { type ReactElement, useMemo } from 'react'
import { cardState, LoadMore } from 'tonlens'
import {
  ComplaintTable,
  CycleTimeline,
  ElectionCard,
  useInfiniteValidatorComplaints,
  useInfiniteValidatorCycles,
  useInfiniteValidatorElections,
  useValidatorCycles,
  ValidatorTable,
} from 'tonlens/staking'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { useList } from '../../shell/queries.ts'

/** The newest cycle with its validators: one request for all parts of the page that show it. */
export function useNewestCycle() {
  return useValidatorCycles({ return_validators: true, limit: 1, sort: 'desc' })
}

/** The newest set of validators, the largest stakes first. */
export function Validators(): ReactElement {
  const query = useNewestCycle()
  const cycle = query.data?.cycles[0]
  const validators = useMemo(
    () => (cycle?.validators ?? []).toSorted((one, other) => Number(other.stake) - Number(one.stake)),
    [cycle],
  )
  return <ValidatorTable {...cardState(query)} validators={validators} totalWeight={cycle?.total_weight} />
}

/** Elections with their participants, newest first. */
export function Elections(): ReactElement {
  const query = useInfiniteValidatorElections({ return_participants: true, limit: 5, sort: 'desc' })
  const { rows, state } = useList(
    query,
    (page) => page.elections,
    (row) => String(row.election_id),
  )
  const { hasMore, loadingMore, onLoadMore, ...card } = state
  return (
    <>
      {rows.length === 0 ? <ElectionCard {...card} /> : <QueryNotes of={[query]} />}
      {rows.length > 0 && (
        <ol className="explorer-list">
          {rows.map((election) => (
            <li key={election.election_id}>
              <ElectionCard election={election} />
            </li>
          ))}
        </ol>
      )}
      <LoadMore count={rows.length} hasMore={hasMore} loading={loadingMore} onLoadMore={onLoadMore} />
    </>
  )
}

/** Cycles of validation, newest first. */
export function Cycles(): ReactElement {
  const query = useInfiniteValidatorCycles({ limit: 20, sort: 'desc' })
  const { rows, state } = useList(
    query,
    (page) => page.cycles,
    (row) => String(row.cycle_start),
  )
  return <CycleTimeline {...state} cycles={rows} />
}

/** Complaints about validators, newest first. */
export function Complaints(): ReactElement {
  const query = useInfiniteValidatorComplaints({ limit: 20, sort: 'desc' })
  const { rows, state } = useList(
    query,
    (page) => page.complaints,
    (row) => row.complaint_hash,
  )
  return <ComplaintTable {...state} complaints={rows} />
}
