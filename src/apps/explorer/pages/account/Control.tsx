import type { ReactElement } from 'react'
import { cardState, skipToken, useAccountStates, useJettonMasters, useJettonWallets } from 'tonlens'
import { useVesting, WalletControl } from 'tonlens/contracts'
import type { AccountPartProps } from './AccountPage.tsx'

/** Jettons of which the card speaks at most: the first of the service. */
const maxJettons = 100

/** Who can move what an account holds. */
export function Control({ address }: AccountPartProps): ReactElement {
  const state = useAccountStates({ address: [address], include_boc: true })
  const account = state.data?.accounts[0]
  const isVesting = account?.interfaces?.includes('wallet_vesting') === true
  const vesting = useVesting(isVesting ? { contract_address: [address] } : skipToken)
  const wallets = useJettonWallets({ owner_address: [address], exclude_zero_balance: true, limit: maxJettons })
  const jettonWallets = wallets.data?.jetton_wallets
  const jettons = [...new Set(jettonWallets?.map(({ jetton }) => jetton))]
  const masters = useJettonMasters(jettons.length === 0 ? skipToken : { address: jettons, limit: maxJettons })
  return (
    <WalletControl
      {...cardState(state)}
      account={account ?? null}
      vesting={vesting.data?.vesting_contracts[0]}
      // Without the masters, all jettons would be unknown for a moment.
      jettonWallets={masters.data && jettonWallets}
      jettonMasters={masters.data?.jetton_masters}
    />
  )
}
