import type { ReactElement } from 'react'
import { Address, cardState, formatNumber, shortAddress, Skeleton, skipToken, useDisplay, useName } from 'tonlens'
import { NominatorPoolCard, useNominatorPool, useNominatorPoolNominatorRewards } from 'tonlens/staking'
import { useRouteQuery } from '../../shell/router.ts'
import { readThingState, ThingPage } from '../../shell/ThingPage.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { measureYield } from './measureYield.ts'
import { NominatorEvents, NominatorRewardList, ValidatorRewardList } from './PoolLists.tsx'

const short = <Skeleton like="40%" />

/** Nominators that can be chosen from a list; a pool of the standard code has 40 at most. */
const most = 100

/** One of the nominators to choose from. */
function Nominator({ address }: { readonly address: string }): ReactElement {
  const { row } = useName(address)
  return <option value={address}>{shortAddress(row?.user_friendly ?? address)}</option>
}

/** One nominator pool: its funds, terms and nominators, what its validator earned, and what nominators did. */
export function PoolPage({ id: pool }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('chain')
  const [{ nominator }, setQuery] = useRouteQuery()
  const { locale } = useDisplay()
  const query = useNominatorPool({ pool })
  const validator = query.data?.validator_address
  const nominators = query.data?.active_nominators?.slice(0, most).map(({ address }) => address) ?? []
  const known = nominator !== undefined && !nominators.includes(nominator) ? [nominator, ...nominators] : nominators
  const [first] = nominators
  const paid = useNominatorPoolNominatorRewards(first === undefined ? skipToken : { pool, nominator: first, limit: 20 })
  const rate = measureYield(paid.data?.rewards ?? [])
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const rewards = nominator === undefined ? texts.poolRewards : texts.nominatorRewards
  const choice = (
    <label className="explorer-choice">
      {texts.nominator}
      <select value={nominator ?? ''} onChange={(event) => setQuery({ nominator: event.target.value })}>
        <option value="">{texts.everyNominator}</option>
        {known.map((address) => (
          <Nominator key={address} address={address} />
        ))}
      </select>
    </label>
  )
  return (
    <ThingPage
      kind={texts.pool}
      address={pool}
      state={readThingState(query, query.data)}
      queries={[query, paid]}
      facts={{
        [texts.validator]: query.data && <Address value={validator} />,
        [texts.rewardShare]:
          query.data === undefined ? short : percent.format(query.data.validator_reward_share / 10_000),
        [texts.yield]:
          rate === undefined
            ? query.data === undefined || (first !== undefined && paid.isPending)
              ? short
              : null
            : percent.format(rate),
        [texts.nominatorCount]: query.data === undefined ? short : formatNumber(query.data.nominators_count, locale),
      }}
      card={<NominatorPoolCard {...cardState(query)} pool={query.data} address={pool} />}
      label={texts.pool}
      tabs={{
        rewards: {
          title: rewards,
          content: (
            <>
              {choice}
              {nominator === undefined ? (
                <ValidatorRewardList pool={pool} validator={validator} />
              ) : (
                <NominatorRewardList pool={pool} nominator={nominator} />
              )}
            </>
          ),
        },
        events: {
          title: texts.poolEvents,
          content: (
            <>
              {choice}
              <NominatorEvents pool={pool} nominator={nominator} />
            </>
          ),
        },
      }}
    />
  )
}
