import type { ReactElement } from 'react'
import { useAccountStates } from 'tonlens'
import { Method } from '../tools/Method.tsx'
import type { AccountPartProps } from './AccountPage.tsx'

/** Runs get-methods of an account. */
export function Methods({ address }: AccountPartProps): ReactElement {
  const state = useAccountStates({ address: [address], include_boc: false })
  return <Method defaultAddress={address} codeHash={state.data?.accounts[0]?.code_hash ?? undefined} />
}
