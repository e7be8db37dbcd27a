'use client'
import type { ReactElement } from 'react'
import { JettonBalances, type JettonBalancesProps } from '../../components/jettons/jetton-balances/JettonBalances.tsx'
import { listState } from '../../components/lists/queryState.ts'
import { useLiveJettons } from '../../react/hooks/live/useLiveJettons.ts'
import type { ParamsOf } from '../../service/endpoints/endpoint.ts'
import type { jettonWallets } from '../../service/endpoints/jettons.ts'
import type { JettonWallet } from '../../service/rows/jetton.ts'
import { type QueryProps, View, type ViewProps } from './View.tsx'

/** Props of {@link AccountJettons}; the rest go to {@link JettonBalances}. */
export interface AccountJettonsProps
  extends ViewProps<readonly JettonWallet[]>, Omit<JettonBalancesProps, 'wallets' | QueryProps> {
  /** Address of the owner, in any form; undefined while there is none yet: nothing is requested. */
  readonly address: string | undefined
  /** Rows of a page, 1 to 1000. @default 50 */
  readonly limit?: number | undefined
  /** Updates balances, and adds new jettons, as they change. @default true */
  readonly live?: boolean | undefined
  /** More parameters of `/jetton/wallets`. @default { exclude_zero_balance: true } */
  readonly params?: Omit<ParamsOf<typeof jettonWallets>, 'owner_address' | 'limit'> | undefined
}

/** Loads the jettons of an account, and shows them as {@link JettonBalances}. */
export function AccountJettons(props: AccountJettonsProps): ReactElement {
  const { address, limit, live, params, onResult, renderLoading, ...rest } = props
  const query = useLiveJettons(address, { limit, params, live })
  return (
    <View
      query={query}
      data={query.data === undefined ? undefined : query.rows}
      onResult={onResult}
      renderLoading={renderLoading}
    >
      <JettonBalances loadingRows={3} {...rest} {...listState(query)} wallets={query.rows} />
    </View>
  )
}
