import type { ReactElement } from 'react'
import { accountHistory, useClient } from 'tonlens'
import { AccountHistory } from 'tonlens/views'
import type { AccountPartProps } from './AccountPage.tsx'

/** Transactions of an account, live, with an export of any range. */
export function Transactions({ address }: AccountPartProps): ReactElement {
  const client = useClient()
  return (
    <AccountHistory
      address={address}
      limit={50}
      exportable
      loadRange={(range) => accountHistory(client, address, range)}
    />
  )
}
