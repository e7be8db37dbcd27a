'use client'
import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Client } from '../client/client.ts'
import { type PolicyOptions, withPolicy } from '../client/limits/policy.ts'
import { DisplayProvider, type DisplayProviderProps } from '../display/DisplayProvider.tsx'
import { learnFromCache } from '../query/learnFromCache.ts'
import { refreshOnChange } from '../query/refreshOnChange.ts'
import { ClientContext } from './useClient.ts'

/** Props of {@link TonlensProvider}: a client with a policy, and how things are shown. */
export interface TonlensProviderProps extends DisplayProviderProps, PolicyOptions {
  /** Made with `createClient`, outside of components: it holds the rate limit and the names. */
  readonly client: Client
  readonly children?: ReactNode
}

/**
 * Gives a client to the hooks below it, and the names it has learned to the components.
 * Uses the `QueryClientProvider` around it; where there is none it brings its own.
 * Providers nest: the inner one asks another network and keeps its own cache entries. What a mirror
 * answered is asked for again when the mirror changes, be it by a sync or in another tab.
 */
export function TonlensProvider(props: TonlensProviderProps): ReactElement {
  const { client: given, policy, maxAge, children, ...display } = props
  const client = withPolicy(given, { policy, maxAge })
  const around = useContext(QueryClientContext)
  const [own] = useState(() => (around === undefined ? new QueryClient() : undefined))
  const cache = own ?? around
  useEffect(() => cache && refreshOnChange(client, cache), [client, cache])
  useEffect(() => cache && learnFromCache(client, cache), [client, cache])
  const content = (
    <ClientContext.Provider value={client}>
      <DisplayProvider names={client.names} testOnly={client.network.testOnly} {...display}>
        {children}
      </DisplayProvider>
    </ClientContext.Provider>
  )
  return own === undefined ? content : <QueryClientProvider client={own}>{content}</QueryClientProvider>
}
