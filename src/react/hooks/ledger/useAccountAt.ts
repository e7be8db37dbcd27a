'use client'
import { type SkipToken, skipToken, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../sources/client/client.ts'
import type { AccountAt, AccountAtOptions, Moment } from '../../../ledger/past/accountAt.ts'
import { sharedOptions } from '../../query/endpointQueryOptions.ts'
import type { TonlensError } from '../../../ton/cells/errors.ts'
import { useClient } from '../../provider/useClient.ts'
import type { ResultOrigin } from '../useOrigins.ts'

/** Options of {@link useAccountAt}. */
export interface UseAccountAtOptions extends Pick<AccountAtOptions, 'assets'> {
  /** Client to use. @default the provider's */
  readonly client?: Client | undefined
}

/** Result of {@link useAccountAt}. */
export interface AccountAtResult extends ResultOrigin {
  readonly data: AccountAt | undefined
  /** The service failed, or a transaction beside the moment is missing: nothing is known then. */
  readonly error: TonlensError | null
  readonly status: 'pending' | 'success' | 'error'
  readonly isPending: boolean
  readonly isFetching: boolean
  /** `paused` while a request waits for the network. */
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
  /** Asks again. */
  readonly refetch: () => void
}

/** The past does not change, but the index can still receive rows of the last minutes. */
const staleTime = 60_000

/**
 * Reads what an account owned at a moment of the past: coin, currencies, jettons, NFTs and the hashes of its state. Takes two
 * requests for the coin and at least one for each jetton wallet, unless a mirror holds the histories.
 * @param account Any form of the address; `skipToken` for none.
 */
export function useAccountAt(
  account: string | SkipToken,
  moment: Moment,
  { assets, client: given }: UseAccountAtOptions = {},
): AccountAtResult {
  const client = useClient(given)
  const { data, error, status, isPending, isFetching, fetchStatus, refetch } = useQuery<AccountAt, TonlensError>({
    ...sharedOptions(client),
    queryKey: [client.key, 'accountAt', account === skipToken ? null : account, moment, assets ?? null],
    queryFn:
      account === skipToken
        ? skipToken
        : async ({ signal }) =>
            (await import('../../../ledger/past/accountAt.ts')).accountAt(client, account, moment, { assets, signal }),
    staleTime,
  })
  return {
    data,
    error,
    status,
    isPending,
    isFetching,
    fetchStatus,
    origin: data?.origin,
    refetch: () => void refetch(),
  }
}
