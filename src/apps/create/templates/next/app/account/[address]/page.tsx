import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { notFound } from 'next/navigation'
import { endpointQueryOptions } from 'tonlens/query'
import { accountStates, transactions } from 'tonlens/endpoints'
import { isAddress } from 'tonlens/ton'
import { createNetworkClient } from '../../network'
import { Account } from './Account'
import { historyParams, stateParams } from './queries'

/** One for all requests: it holds the rate limit. */
const client = createNetworkClient()

/** Rendered at each request. If the index does not answer, the page still renders, and the browser asks again. */
export default async function Page({ params }: { params: Promise<{ address: string }> }) {
  const address = decodeURIComponent((await params).address)
  if (!isAddress(address)) notFound()
  const cache = new QueryClient()
  await Promise.all([
    cache.prefetchQuery(endpointQueryOptions(client, accountStates, stateParams(address))),
    cache.prefetchQuery(endpointQueryOptions(client, transactions, historyParams(address))),
  ])
  return (
    <HydrationBoundary state={dehydrate(cache)}>
      <Account address={address} />
    </HydrationBoundary>
  )
}
