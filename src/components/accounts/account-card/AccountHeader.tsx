import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { accountMessages } from '../../../text/en/contracts/accounts.ts'
import type { AccountStateFull } from '../../../service/rows/account.ts'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { FavoriteButton } from '../labels/FavoriteButton.tsx'
import { accountStatusBadge } from '../../../text/naming/accountWords.ts'
import { CardHeader } from '../../states/card/cardParts.tsx'

/** Header of an account card: address, status and balance. */
export function AccountHeader({ account }: { account: AccountStateFull | undefined }): ReactElement {
  const messages = useTexts('account', accountMessages)
  if (account === undefined) {
    return (
      <CardHeader>
        <span part="card-title">
          <Skeleton like="EQAB…wxyz ⧉" />
        </span>
        <span part="status-badge">
          <Skeleton like={`✓ ${messages.active}`} />
        </span>
        <span part="card-amount card-end">
          <Skeleton like="1,234.5678 GRAM" />
        </span>
      </CardHeader>
    )
  }
  return (
    <CardHeader>
      <span part="card-title">
        <Address value={account.address} copy />
        <FavoriteButton address={account.address} />
      </span>
      <StatusBadge {...accountStatusBadge(account.status, messages)} part="account-card-status" />
      <span part="card-amount card-end">
        <CoinAmount amount={account.balance} part="account-card-balance" />
      </span>
    </CardHeader>
  )
}
