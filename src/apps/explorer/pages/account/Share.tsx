import type { ReactElement } from 'react'
import { type AccountStateFull, ShareMenu, useClient } from 'tonlens'
import { useRouter } from '../../shell/router.ts'

interface ShareProps {
  readonly account: AccountStateFull | undefined
  /** Time for which the account is right, Unix seconds. */
  readonly asOf: number | undefined
}

/** Shares an account and the link of the tab that is shown. */
export function Share({ account, asOf }: ShareProps): ReactElement {
  // Renders again with each change of the URL.
  useRouter()
  const { network } = useClient()
  return (
    <ShareMenu
      subject={account === undefined || asOf === undefined ? undefined : { account, asOf }}
      network={network}
      link={window.location.href}
    />
  )
}
