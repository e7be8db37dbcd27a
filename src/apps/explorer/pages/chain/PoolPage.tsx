import type { ReactElement } from 'react'
import { cardState, shortAddress } from 'tonlens'
import { NominatorPoolCard, useNominatorPool } from 'tonlens/staking'
import { isMissing, OnOtherNetworks } from '../../networks/OnOtherNetworks.tsx'
import { Section } from '../../shell/Layout.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { useRouteQuery } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { NominatorEvents, NominatorRewardList, ValidatorRewardList } from './PoolLists.tsx'

/** Nominators that can be chosen from a list; a pool of the standard code has 40 at most. */
const most = 100

/** One nominator pool: its funds, terms and nominators, what its validator earned, and what nominators did. */
export function PoolPage({ id: pool }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('chain')
  const [{ nominator }, setQuery] = useRouteQuery()
  const query = useNominatorPool({ pool })
  const validator = query.data?.validator_address
  const nominators = query.data?.active_nominators?.slice(0, most).map(({ address }) => address) ?? []
  const known = nominator !== undefined && !nominators.includes(nominator) ? [nominator, ...nominators] : nominators
  return (
    <>
      <PageHead kind={texts.pool} address={pool} />
      <NominatorPoolCard {...cardState(query)} pool={query.data} address={pool} />
      {isMissing(query, () => false) && <OnOtherNetworks />}
      {query.error === null && (
        <>
          <label className="explorer-choice">
            {texts.nominator}
            <select value={nominator ?? ''} onChange={(event) => setQuery({ nominator: event.target.value })}>
              <option value="">{texts.everyNominator}</option>
              {known.map((address) => (
                <option key={address} value={address}>
                  {shortAddress(address)}
                </option>
              ))}
            </select>
          </label>
          {nominator === undefined ? (
            <Section title={texts.poolRewards}>
              <ValidatorRewardList pool={pool} validator={validator} />
            </Section>
          ) : (
            <Section title={texts.nominatorRewards}>
              <NominatorRewardList pool={pool} nominator={nominator} />
            </Section>
          )}
          <Section title={texts.poolEvents}>
            <NominatorEvents pool={pool} nominator={nominator} />
          </Section>
        </>
      )}
    </>
  )
}
