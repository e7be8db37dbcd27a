'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import Link from 'next/link'
import { type ReactNode, useState } from 'react'
import { type LinkRules, TonlensProvider } from 'tonlens'
import { createNetworkClient } from './network'

const links: LinkRules = { address: (address) => `/account/${encodeURIComponent(address)}` }

/** Both sides use one locale and one time zone, so that the browser takes over the server's HTML as it is. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createNetworkClient)
  const [cache] = useState(() => new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } }))
  return (
    <QueryClientProvider client={cache}>
      <TonlensProvider client={client} locale="en" timeZone="UTC" links={links} linkComponent={Link}>
        {children}
      </TonlensProvider>
    </QueryClientProvider>
  )
}
