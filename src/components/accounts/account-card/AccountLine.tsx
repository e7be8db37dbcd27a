import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { accountMessages } from '../../../text/en/contracts/accounts.ts'
import type { AccountStateFull } from '../../../service/rows/account.ts'
import { accountStatusBadge } from '../../../text/naming/accountWords.ts'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import type { Fact } from '../../states/card/Facts.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'

interface AccountLineProps {
  readonly account: AccountStateFull | undefined
  /** Those of the card; the line shows the kind and the other currencies. */
  readonly facts: readonly Fact[]
}

/** Kind, status and balances of an account in one line. */
export function AccountLine({ account, facts }: AccountLineProps): ReactElement {
  const messages = useTexts('account', accountMessages)
  const findValue = (id: string) => facts.find((fact) => fact.id === id)?.value
  const kind = findValue('kind')
  return (
    <div part="account-card-line">
      {account === undefined ? (
        <Skeleton like={`Wallet v4r2 ✓ ${messages.active} 1,234.5678 GRAM`} />
      ) : (
        <>
          {kind !== messages.noInterfaces && <span part="card-chips">{kind}</span>}
          <StatusBadge {...accountStatusBadge(account.status, messages)} part="account-card-status" />
          <CoinAmount amount={account.balance} part="account-card-balance" maximumFractionDigits={2} />
          {findValue('currencies')}
        </>
      )}
    </div>
  )
}
