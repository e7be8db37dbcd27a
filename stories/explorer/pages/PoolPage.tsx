import type { ReactElement } from 'react'
import { cardState, NominatorPoolCard, NominatorRewards, skipToken, useInfiniteNominatorPoolValidatorRewards, useNominatorPool } from 'tonlens'
import { Section } from '../Layout.tsx'
import { useList } from '../queries.ts'

/** One nominator pool: its funds, terms and nominators, and what its validator earned. */
export function PoolPage({ id: pool }: { readonly id: string }): ReactElement {
  const query = useNominatorPool({ pool })
  const validator = query.data?.validator_address
  const rewards = useInfiniteNominatorPoolValidatorRewards(validator === undefined ? skipToken : { pool, validator, limit: 20 })
  const { rows, state } = useList(rewards, (page) => page.rewards, (row) => row.tx_hash)
  return (
    <>
      <h1>Nominator pool</h1>
      <NominatorPoolCard {...cardState(query)} pool={query.data} address={pool} />
      <Section title="Rewards of the validator">
        <NominatorRewards {...state} rewards={rows} />
      </Section>
    </>
  )
}
