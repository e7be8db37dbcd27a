import type { ReactElement } from 'react'
import { cardState, skipToken, useAccountStates } from 'tonlens'
import { useVesting, WalletControl } from 'tonlens/contracts'
import type { AccountPartProps } from './AccountPage.tsx'

/** Who can move what an account holds. */
export function Control({ address }: AccountPartProps): ReactElement {
  const state = useAccountStates({ address: [address], include_boc: true })
  const account = state.data?.accounts[0]
  const isVesting = account?.interfaces?.includes('wallet_vesting') === true
  const vesting = useVesting(isVesting ? { contract_address: [address] } : skipToken)
  return <WalletControl {...cardState(state)} account={account ?? null} vesting={vesting.data?.vesting_contracts[0]} />
}
