'use client'
import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { Client } from '../../sources/client/client.ts'
import { type PolicyOptions, withPolicy } from '../../sources/client/limits/policy.ts'
import { DisplayProvider, type DisplayProviderProps } from '../display/DisplayProvider.tsx'
import { cachedNames } from '../query/cachedNames.ts'
import { learnFromCache } from '../query/learnFromCache.ts'
import { refreshOnChange } from '../query/refreshOnChange.ts'
import { ClientContext } from './useClient.ts'

/** Props of {@link TonlensProvider}: a client with a policy, and the options of the display. */
export interface TonlensProviderProps extends DisplayProviderProps, PolicyOptions {
  /** Client made with `createClient` outside of components: it holds the rate limit and the names. */
  readonly client: Client
  readonly children?: ReactNode
}

/**
 * Provides a client to the hooks below it, and the names that it has learned to the components.
 * Uses the `QueryClientProvider` around it, or creates a query client if there is none. Providers
 * nest: an inner one can use another network and has its own cache entries. Queries that a mirror
 * answered are refetched when the mirror changes, by a sync or in another tab.
 * @example <TonlensProvider client={client}><AccountHistory address={account} /></TonlensProvider>
 */
export function TonlensProvider(props: TonlensProviderProps): ReactElement {
  const { client: given, policy, maxAge, noAddressBook, noMetadata, children, ...display } = props
  const client = withPolicy(given, { policy, maxAge, noAddressBook, noMetadata })
  const around = useContext(QueryClientContext)
  const [own] = useState(() => (around === undefined ? new QueryClient() : undefined))
  const cache = own ?? around
  useEffect(() => cache && refreshOnChange(client, cache), [client, cache])
  useEffect(() => cache && learnFromCache(client, cache), [client, cache])
  const names = useMemo(
    () => (cache === undefined ? client.names : { ...client.names, initial: cachedNames(client, cache) }),
    [client, cache],
  )
  const content = (
    <ClientContext.Provider value={client}>
      <DisplayProvider names={names} testOnly={client.network.testOnly} {...display}>
        {children}
      </DisplayProvider>
    </ClientContext.Provider>
  )
  return own === undefined ? content : <QueryClientProvider client={own}>{content}</QueryClientProvider>
}
