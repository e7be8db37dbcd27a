'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { accountMessages } from '../../../text/en/contracts/accounts.ts'
import type { AccountStateFull, WalletState } from '../../../service/rows/account.ts'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { accountFacts } from './accountFacts.tsx'
import { AccountHeader } from './AccountHeader.tsx'
import { AccountLine } from './AccountLine.tsx'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { accountStateFullShape } from '../../../service/rows/shapes/tables.ts'
import { walletStateShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link AccountCard}; the rest go to the `<article>`. */
export interface AccountCardProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<AccountStateFull, 'header' | 'facts'> {
  /** Null or undefined when there is none, or none yet. */
  readonly account?: AccountStateFull | null | undefined
  /** The same account in `walletStates`. @default the interfaces tell the kind of account */
  readonly wallet?: WalletState | null | undefined
  /**
   * Shows kind, status and balance in one line without border, for a page that has the account as its headline.
   * @default false
   */
  readonly compact?: boolean | undefined
}

/**
 * Summary of one account: address, status, balance, kind and last transaction. Feed it from {@link useAccountStates},
 * and its `wallet` from {@link useWalletStates}.
 */
export const AccountCard = forwardRef<HTMLElement, AccountCardProps>(function AccountCard(
  { account, wallet, compact = false, part, ...rest },
  ref,
) {
  const {
    locale,
    messages: { contract },
  } = useDisplay()
  const messages = useTexts('account', accountMessages)
  const given = checkRow(accountStateFullShape, account)
  const facts = accountFacts(given, checkRow(walletStateShape, wallet), messages, contract, locale)
  return (
    <Card
      {...rest}
      ref={ref}
      kind="account-card"
      part={part}
      label={messages.account}
      given={account}
      entity={given}
      emptyText={messages.empty}
      data-density={compact ? 'compact' : 'full'}
    >
      {compact ? (
        <AccountLine account={given} facts={facts} />
      ) : (
        <>
          <AccountHeader account={given} />
          <Facts slotted facts={facts} loading={given === undefined} />
        </>
      )}
    </Card>
  )
})
