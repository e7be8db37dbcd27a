import { skipToken } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { AccountCard } from '../../../components/accounts/account-card/AccountCard.tsx'
import { cardState } from '../../../components/lists/queryState.ts'
import card from '../../../components/states/card/card.css?inline'
import { useAccountStates, useWalletStates } from '../../../react/hooks/endpoints/accounts.ts'
import { combineOrigins } from '../../../sources/client/origin.ts'
import { View } from '../../views/View.tsx'
import type { WidgetProps } from '../defineWidget.ts'

export const styles = [card]

/** Summary of an account. */
export default function AccountContent({
  values: { address },
  view,
}: WidgetProps<{ readonly address: string | undefined }>): ReactElement {
  const params = address === undefined ? skipToken : { address: [address] }
  const query = useAccountStates(params)
  const wallets = useWalletStates(params)
  return (
    <View {...view} query={query} data={query.data}>
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
    </View>
  )
}
