import type { ReactElement } from 'react'
import { AccountJettons } from 'tonlens/views'
import type { AccountPartProps } from '../AccountPage.tsx'
import { jettonLimit } from './requests.ts'

/** Jettons of an account. */
export function Jettons({ address }: AccountPartProps): ReactElement {
  return <AccountJettons address={address} limit={jettonLimit} />
}
