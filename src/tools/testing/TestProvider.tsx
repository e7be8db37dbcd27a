'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useState } from 'react'
import type { DisplayProviderProps } from '../../react/display/DisplayProvider.tsx'
import { TonlensProvider } from '../../react/provider/TonlensProvider.tsx'
import type { TestClient } from './createTestClient.ts'
import { provideBrowserApis } from './provideBrowserApis.ts'

/** Props of {@link TestProvider}: a test client, and settings of the display. */
export interface TestProviderProps extends DisplayProviderProps {
  /** Made with `createTestClient`. */
  readonly test: TestClient
  readonly children?: ReactNode
}

/**
 * Provides a test client with a cache of its own. Failed queries are not repeated; the locale is `en`, the time zone
 * UTC and the current time that of the test client, unless the props say otherwise.
 */
export function TestProvider({ test, children, ...display }: TestProviderProps): ReactElement {
  // Before anything below renders.
  useState(provideBrowserApis)
  const [cache] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }),
  )
  return (
    <QueryClientProvider client={cache}>
      <TonlensProvider client={test.client} locale="en" timeZone="UTC" now={test.now} {...display}>
        {children}
      </TonlensProvider>
    </QueryClientProvider>
  )
}
