// Checked by `npm run typecheck`: calls that must compile, and calls that must not.
import { skipToken, useSuspenseQuery } from '@tanstack/react-query'
import { expectTypeOf } from 'vitest'
import {
  type Client,
  type ListResult,
  type NftItem,
  type Origin,
  type HookResult,
  type TonlensError,
  type Transaction,
  useAdjacentTransactions,
  useInfiniteNftItems,
  useMasterchainInfo,
  useNftItems,
  useSendMessage,
  useTransactions,
  withPolicy,
} from '../../../src/entries/index.ts'
import { useRunGetMethod } from '../../../src/entries/contracts.ts'
import { endpointQueryOptions } from '../../../src/entries/query.ts'
import * as endpoints from '../../../src/entries/endpoints.ts'

export function useCallsThatCompile(client: Client, hash: string | undefined) {
  const { data, error } = useTransactions({ account: ['0:1'], limit: 5, sort: 'asc' })
  expectTypeOf(data?.transactions).toEqualTypeOf<Transaction[] | undefined>()
  expectTypeOf(error).toEqualTypeOf<TonlensError | null>()

  const first = useTransactions(hash === undefined ? skipToken : { hash: [hash] }, {
    select: (page) => page.transactions[0],
  })
  expectTypeOf(first.data).toEqualTypeOf<Transaction | undefined>()

  expectTypeOf(useTransactions(hash === undefined ? undefined : { hash: [hash] })).toExtend<HookResult<unknown>>()

  const pages = useInfiniteNftItems({ owner_address: ['0:1'] })
  expectTypeOf(pages.data?.pages[0]?.nft_items).toEqualTypeOf<NftItem[] | undefined>()
  expectTypeOf(pages).toExtend<HookResult<unknown> & ListResult<NftItem>>()
  expectTypeOf(pages.rows).toEqualTypeOf<readonly NftItem[]>()

  expectTypeOf(useMasterchainInfo().data?.last.seqno).toEqualTypeOf<number | undefined>()
  expectTypeOf(useSendMessage().mutate).parameter(0).toEqualTypeOf<{ boc: string }>()
  useRunGetMethod({ address: '0:1', method: 'seqno', stack: [] })
  useNftItems({}, { client, staleTime: 1000, enabled: false })
  const nfts = useInfiniteNftItems({}, { policy: 'mirror-first', maxAge: 60 })
  expectTypeOf(nfts.origin).toEqualTypeOf<Origin | undefined>()
  expectTypeOf(first.origin).toEqualTypeOf<Origin | undefined>()
  expectTypeOf(nfts.origins).toEqualTypeOf<readonly (Origin | undefined)[]>()
  endpointQueryOptions(withPolicy(client, { policy: 'mirror-only' }), endpoints.nftItems, {})

  const suspended = useSuspenseQuery(endpointQueryOptions(client, endpoints.nftItems, { owner_address: ['0:1'] }))
  expectTypeOf(suspended.data.nft_items).toEqualTypeOf<NftItem[]>()
}

export function useCallsThatDoNot(client: Client) {
  // @ts-expect-error a misspelt filter
  useNftItems({ owner_adress: ['0:1'] })
  // @ts-expect-error one address where a list belongs
  useNftItems({ owner_address: '0:1' })
  // @ts-expect-error another value than asc or desc
  useTransactions({ sort: 'newest' })
  // @ts-expect-error a required parameter is left out
  useAdjacentTransactions({ direction: 'in' })
  // @ts-expect-error parameters are required here
  useAdjacentTransactions()
  // @ts-expect-error no such direction
  useAdjacentTransactions({ hash: '', direction: 'both' })
  // @ts-expect-error the endpoint decides the key
  useNftItems({}, { queryKey: ['mine'] })
  // @ts-expect-error suspense cannot wait for a query that is switched off
  useSuspenseQuery(endpointQueryOptions(client, endpoints.nftItems, skipToken as typeof skipToken | { limit: number }))
  // @ts-expect-error no such policy
  useNftItems({}, { policy: 'offline' })
  // @ts-expect-error messages are never answered by a mirror
  useSendMessage({ policy: 'mirror-first' })
  // @ts-expect-error large numbers stay decimal strings
  useTransactions({ lt: 47000000000001 })
}
