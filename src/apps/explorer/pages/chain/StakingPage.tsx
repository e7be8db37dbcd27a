import type { ReactElement } from 'react'
import { CoinAmount, Skeleton, Timestamp } from 'tonlens'
import { Tabs } from '../../shell/Layout.tsx'
import { HeadFacts, PageHead } from '../../shell/PageHead.tsx'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { Config } from './Config.tsx'
import { PoolFinder } from './PoolFinder.tsx'
import { Complaints, Cycles, Elections, useNewestCycle, Validators } from './Validation.tsx'

/** Times of the newest cycle and of the elections in it, and what is staked. */
function Cycle(): ReactElement | null {
  const texts = useExplorerTexts('chain').cycle
  const query = useNewestCycle()
  const cycle = query.data?.cycles[0]
  if (cycle === undefined && !query.isPending) return null
  const before = (seconds: number | undefined) =>
    cycle === undefined ? (
      <Skeleton like="in 3 hours" />
    ) : (
      <Timestamp value={cycle.cycle_end - (seconds ?? 0)} show="relative" />
    )
  return (
    <HeadFacts
      facts={{
        [texts.open]: before(cycle?.elections_start_before),
        [texts.close]: before(cycle?.elections_end_before),
        [texts.end]: before(0),
        [texts.stake]:
          cycle === undefined ? (
            <Skeleton like="345,678,901 GRAM" />
          ) : (
            cycle.total_stake && <CoinAmount amount={cycle.total_stake} maximumFractionDigits={0} />
          ),
      }}
    />
  )
}

/** Who validates the chain and by which rules: the newest set, elections, cycles, complaints, pools, configuration. */
export function StakingPage({ id: current }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('chain')
  const { hrefOf } = useRouter()
  return (
    <>
      <PageHead kind={texts.staking}>{current === '' || current === 'validators' ? <Cycle /> : undefined}</PageHead>
      <Tabs
        label={texts.staking}
        current={current}
        hrefOf={(name) => hrefOf('staking', name)}
        tabs={{
          validators: { title: texts.validators, content: <Validators /> },
          elections: { title: texts.elections, content: <Elections /> },
          cycles: { title: texts.cycles, content: <Cycles /> },
          complaints: { title: texts.complaints, content: <Complaints /> },
          pools: { title: texts.pools, content: <PoolFinder /> },
          config: { title: texts.config, content: <Config /> },
        }}
      />
    </>
  )
}
