'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createClient, explorerLinks, TonlensProvider, withStream } from 'tonlens'
import 'tonlens/styles.css'

/** One for the whole application: it holds the rate limit and the names. */
const client = withStream(createClient({ network: 'mainnet' }))
const links = explorerLinks('tonviewer')

/** Provides the index of TON to all cards and tables below. Put it around your application. */
export function TonProvider({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queryClient}>
      <TonlensProvider client={client} links={links}>
        {children}
      </TonlensProvider>
    </QueryClientProvider>
  )
}
