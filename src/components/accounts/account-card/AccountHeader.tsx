import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { accountMessages } from '../../../text/en/contracts/accounts.ts'
import type { AccountStateFull } from '../../../service/rows/account.ts'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { copiedAddressLike } from '../../../text/format/address.ts'
import { Loadable } from '../../parts/skeleton/Skeleton.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { FavoriteButton } from '../labels/FavoriteButton.tsx'
import { accountStatusBadge } from '../../../text/naming/accountWords.ts'
import { CardHeader } from '../../states/card/cardParts.tsx'

/** Header of an account card: address, status and balance. */
export function AccountHeader({ account }: { account: AccountStateFull | undefined }): ReactElement {
  const messages = useTexts('account', accountMessages)
  return (
    <CardHeader
      title={
        account && (
          <>
            <Address value={account.address} copy />
            <FavoriteButton address={account.address} />
          </>
        )
      }
      like={copiedAddressLike}
      badge={account && <StatusBadge {...accountStatusBadge(account.status, messages)} part="account-card-status" />}
      badgeLike={messages.active}
    >
      <span part="card-amount card-end">
        <Loadable like="1,234.5678 GRAM">
          {account && <CoinAmount amount={account.balance} part="account-card-balance" />}
        </Loadable>
      </span>
    </CardHeader>
  )
}
