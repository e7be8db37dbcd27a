import type { ReactElement } from 'react'
import { cardState } from 'tonlens'
import { NominatorPositions, useNominatorPoolNominator } from 'tonlens/staking'
import type { AccountPartProps } from '../AccountPage.tsx'

/** Positions of an account in nominator pools. */
export function Positions({ address }: AccountPartProps): ReactElement {
  const query = useNominatorPoolNominator({ nominator: address })
  return <NominatorPositions {...cardState(query)} positions={query.data?.nominator_pools ?? []} />
}
