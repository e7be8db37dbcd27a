import type { ReactElement } from 'react'
import { cardState, useAccountStates } from 'tonlens'
import { useVesting, VestingCard } from 'tonlens/contracts'
import { isMissing, OnOtherNetworks } from '../../networks/OnOtherNetworks.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { OpenAccount } from '../OpenAccount.tsx'

/** One vesting contract: schedule and spendable amount. */
export function VestingPage({ id: address }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('custody')
  const query = useVesting({ contract_address: [address] })
  const state = useAccountStates({ address: [address], include_boc: false })
  return (
    <>
      <PageHead kind={texts.vesting} address={address} actions={<OpenAccount address={address} />} />
      <VestingCard
        {...cardState(query)}
        vesting={query.data?.vesting_contracts[0]}
        balance={state.data?.accounts[0]?.balance ?? null}
      />
      {isMissing(query, ({ vesting_contracts }) => vesting_contracts.length === 0) && <OnOtherNetworks />}
    </>
  )
}
