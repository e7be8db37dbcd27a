import type { ReactElement } from 'react'
import { AccountDetails, cardState, useAccountStates, useWalletStates } from 'tonlens'
import { Method } from '../tools/ToolsPage.tsx'
import type { AccountPartProps } from './AccountPage.tsx'

/** All that the service tells of the state of an account. */
export function Details({ address }: AccountPartProps): ReactElement {
  const state = useAccountStates({ address: [address], include_boc: true })
  const wallets = useWalletStates({ address: [address] })
  return <AccountDetails {...cardState(state)} header={false} account={state.data?.accounts[0] ?? null} wallet={wallets.data?.wallets[0]} />
}

/** Runs get-methods of an account. */
export function Methods({ address }: AccountPartProps): ReactElement {
  const state = useAccountStates({ address: [address], include_boc: false })
  return <Method defaultAddress={address} codeHash={state.data?.accounts[0]?.code_hash ?? undefined} />
}
