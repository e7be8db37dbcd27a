import type { ReactElement } from 'react'
import { Tabs } from '../../shell/Layout.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { Config } from './Config.tsx'
import { PoolFinder } from './PoolFinder.tsx'
import { Complaints, Cycles, Elections, Validators } from './Validation.tsx'

/** Who validates the chain and by which rules: the newest set, elections, cycles, complaints, pools, configuration. */
export function StakingPage({ id: current }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('chain')
  const { hrefOf } = useRouter()
  return (
    <>
      <PageHead kind={texts.staking} />
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
