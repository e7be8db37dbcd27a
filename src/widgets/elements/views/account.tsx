import { skipToken } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { AccountCard } from '../../../components/accounts/account-card/AccountCard.tsx'
import { combineOrigins } from '../../../sources/client/origin.ts'
import card from '../../../components/states/card/card.css?inline'
import { useAccountStates, useWalletStates } from '../../../react/hooks/endpoints/accounts.ts'
import type { ViewProps } from '../defineWidget.ts'
import { LoadingSlot } from '../LoadingSlot.tsx'
import { useReport } from '../useReport.ts'
import { cardState, isLoading } from '../../../components/lists/queryState.ts'

export const styles = [card]

/** Summary of an account. */
export default function AccountView({
  values: { address },
  emit,
}: ViewProps<{ readonly address: string | undefined }>): ReactElement {
  const params = address === undefined ? skipToken : { address: [address] }
  const query = useAccountStates(params)
  const wallets = useWalletStates(params)
  useReport(query, emit)
  if (isLoading(query)) {
    return (
      <LoadingSlot>
        <AccountCard loading />
      </LoadingSlot>
    )
  }
  return (
    <AccountCard
      account={query.data?.accounts[0]}
      wallet={wallets.data?.wallets[0]}
      {...cardState(query)}
      error={query.error ?? wallets.error}
      onRetry={() => {
        void query.refetch()
        void wallets.refetch()
      }}
      origin={combineOrigins([query, wallets].filter(({ data }) => data !== undefined).map(({ origin }) => origin))}
    />
  )
}
