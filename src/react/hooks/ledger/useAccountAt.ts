'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../sources/client/client.ts'
import type { AccountAt, AccountAtOptions } from '../../../ledger/past/accountAt.ts'
import type { Moment } from '../../../ledger/past/moment.ts'
import { sharedOptions } from '../../query/endpointQueryOptions.ts'
import { givenParams, type Skippable } from '../../query/skipToken.ts'
import type { TonlensError } from '../../../ton/cells/errors.ts'
import { useClient } from '../../provider/useClient.ts'
import { type OneQueryResult, readQuery } from '../result.ts'

/** Options of {@link useAccountAt}. */
export interface UseAccountAtOptions extends Pick<AccountAtOptions, 'assets'> {
  /** Client to use. @default the provider's */
  readonly client?: Client | undefined
}

/**
 * Result of {@link useAccountAt}. It is an error that a transaction beside the moment is missing: nothing is known
 * then.
 */
export interface AccountAtResult extends OneQueryResult<AccountAt> {}

/** The past does not change, but the index can still receive rows of the last minutes. */
const staleTime = 60_000

/**
 * Reads what an account owned at a moment of the past: coin, currencies, jettons, NFTs and the hashes of its state.
 * Takes two requests for the coin and at least one for each jetton wallet, unless a mirror holds the histories.
 * @param account Any form of the address; undefined or `skipToken` for none.
 * @param moment A time, a logical time or a masterchain block; what the account owned after its last transaction until
 * then.
 * @param options Kinds of assets to read, and the client.
 * @example const then = useAccountAt(address, { seqno: 52000333 })
 */
export function useAccountAt(
  account: Skippable<string>,
  moment: Moment,
  { assets, client: given }: UseAccountAtOptions = {},
): AccountAtResult {
  const client = useClient(given)
  const address = givenParams(account)
  const found = useQuery<AccountAt, TonlensError>({
    ...sharedOptions(client),
    queryKey: [client.key, 'accountAt', address ?? null, moment, assets ?? null],
    queryFn:
      address === undefined
        ? skipToken
        : async ({ signal }) =>
            (await import('../../../ledger/past/accountAt.ts')).accountAt(client, address, moment, { assets, signal }),
    staleTime,
  })
  return readQuery(found, found.data?.origin)
}
