'use client'
import type { ReactElement } from 'react'
import { JettonBalances, type JettonBalancesProps } from '../../components/jettons/jetton-balances/JettonBalances.tsx'
import { listState } from '../../components/lists/queryState.ts'
import { useInfiniteJettonWallets } from '../../react/hooks/endpoints/jettons.ts'
import type { ParamsOf } from '../../service/endpoints/endpoint.ts'
import type { jettonWallets } from '../../service/endpoints/jettons.ts'
import type { JettonWallet } from '../../service/rows/jetton.ts'
import { type QueryProps, View, type ViewProps } from './View.tsx'
import { useUniqueRows } from '../../react/display/useRows.ts'

/** Props of {@link AccountJettons}; the rest go to {@link JettonBalances}. */
export interface AccountJettonsProps
  extends ViewProps<readonly JettonWallet[]>, Omit<JettonBalancesProps, 'wallets' | QueryProps> {
  /** Address of the owner, in any form; undefined while there is none yet: nothing is requested. */
  readonly address: string | undefined
  /** Rows of a page, 1 to 1000. @default 50 */
  readonly limit?: number | undefined
  /** More parameters of `/jetton/wallets`. @default { exclude_zero_balance: true } */
  readonly params?: Omit<ParamsOf<typeof jettonWallets>, 'owner_address' | 'limit'> | undefined
}

const withBalance = { exclude_zero_balance: true }

/** Loads the jettons of an account, and shows them as {@link JettonBalances}. */
export function AccountJettons(props: AccountJettonsProps): ReactElement {
  const { address, limit = 50, params = withBalance, onResult, renderLoading, ...rest } = props
  const query = useInfiniteJettonWallets(
    address === undefined ? undefined : { owner_address: [address], limit, ...params },
  )
  const rows = useUniqueRows(query.rows, 'address')
  return (
    <View query={query} data={query.data && rows} onResult={onResult} renderLoading={renderLoading}>
      <JettonBalances loadingRows={3} {...rest} {...listState(query)} wallets={rows} />
    </View>
  )
}
