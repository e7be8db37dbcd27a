import type { ReactElement } from 'react'
import { AccountDetails, cardState, useAccountStates, useWalletStates } from 'tonlens'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import type { AccountPartProps } from './AccountPage.tsx'

/** All that the service tells of the state of an account. */
export function Details({ address }: AccountPartProps): ReactElement {
  const state = useAccountStates({ address: [address], include_boc: true })
  const wallets = useWalletStates({ address: [address] })
  return (
    <>
      <AccountDetails
        {...cardState(state)}
        header={false}
        account={state.data?.accounts[0] ?? null}
        wallet={wallets.data?.wallets[0]}
      />
      <QueryNotes of={[wallets]} />
    </>
  )
}
