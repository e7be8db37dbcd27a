import type { ReactElement } from 'react'
import { cardState, NominatorPoolCard, NominatorRewards, skipToken, StakeEventTable, useInfiniteNominatorPoolNominatorEvents, useInfiniteNominatorPoolValidatorRewards, useNominatorPool } from 'tonlens'
import { Section } from '../../shell/Layout.tsx'
import { useList } from '../../shell/queries.ts'

/** One nominator pool: its funds, terms and nominators, what its validator earned, and what nominators did. */
export function PoolPage({ id: pool }: { readonly id: string }): ReactElement {
  const query = useNominatorPool({ pool })
  const validator = query.data?.validator_address
  const rewards = useInfiniteNominatorPoolValidatorRewards(validator === undefined ? skipToken : { pool, validator, limit: 20 })
  const { rows, state } = useList(rewards, (page) => page.rewards, (row) => row.tx_hash)
  const history = useInfiniteNominatorPoolNominatorEvents({ pool, limit: 20 })
  const events = useList(history, (page) => page.events, (row) => `${row.tx_hash} ${row.type} ${row.nominator_address}`)
  return (
    <>
      <h1>Nominator pool</h1>
      <NominatorPoolCard {...cardState(query)} pool={query.data} address={pool} />
      <Section title="Rewards of the validator">
        <NominatorRewards {...state} rewards={rows} />
      </Section>
      <Section title="Events of the nominators">
        <StakeEventTable {...events.state} events={events.rows} />
      </Section>
    </>
  )
}
