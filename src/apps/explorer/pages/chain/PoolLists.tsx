import type { ReactElement } from 'react'
import { skipToken } from 'tonlens'
import {
  NominatorRewards,
  StakeEventTable,
  useInfiniteNominatorPoolNominatorEvents,
  useInfiniteNominatorPoolNominatorRewards,
  useInfiniteNominatorPoolValidatorRewards,
} from 'tonlens/staking'
import { useList } from '../../shell/queries.ts'

/** Rewards of the validator of a pool, newest first. */
export function ValidatorRewardList({
  pool,
  validator,
}: {
  readonly pool: string
  readonly validator: string | undefined
}): ReactElement {
  const query = useInfiniteNominatorPoolValidatorRewards(
    validator === undefined ? skipToken : { pool, validator, limit: 20 },
  )
  const { rows, state } = useList(
    query,
    (page) => page.rewards,
    (row) => row.tx_hash,
  )
  return <NominatorRewards {...state} loading={state.loading === true || validator === undefined} rewards={rows} />
}

/** Rewards of one nominator of a pool, newest first. */
export function NominatorRewardList({
  pool,
  nominator,
}: {
  readonly pool: string
  readonly nominator: string
}): ReactElement {
  const query = useInfiniteNominatorPoolNominatorRewards({ pool, nominator, limit: 20 })
  const { rows, state } = useList(
    query,
    (page) => page.rewards,
    (row) => row.tx_hash,
  )
  return <NominatorRewards {...state} rewards={rows} />
}

/** Events of all nominators of a pool, or of one, newest first. */
export function NominatorEvents({
  pool,
  nominator,
}: {
  readonly pool: string
  readonly nominator: string | undefined
}): ReactElement {
  const query = useInfiniteNominatorPoolNominatorEvents({
    pool,
    limit: 20,
    ...(nominator !== undefined && { nominator }),
  })
  const { rows, state } = useList(
    query,
    (page) => page.events,
    (row) => `${row.tx_hash} ${row.type} ${row.nominator_address}`,
  )
  return <StakeEventTable {...state} events={rows} />
}
