import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, type RenderResult, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect } from 'vitest'
import { type Client, TonlensProvider } from '../../src/entries/index.ts'
import { App } from '../../src/apps/explorer/shell/App.tsx'
import { checkConfig } from '../../src/apps/explorer/config/config.ts'
import { Explorer, type ExplorerProps } from '../../src/apps/explorer/shell/Explorer.tsx'

/** Time for what the explorer loads: the code of a page that nobody has opened takes half a minute on a busy machine. */
export const patience = { timeout: 60_000 }

/** Opens an explorer by a link. */
export function openExplorer(fragment: string, client: Client, props: ExplorerProps = {}): void {
  // An entry of the history that nobody has scrolled on.
  window.location.hash = ''
  window.location.hash = fragment
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TonlensProvider client={client}>
        <Explorer {...props} />
      </TonlensProvider>
    </QueryClientProvider>,
  )
}

/**
 * Loads the code of a page before a test counts its requests: the head of an account waits for the history, but no
 * longer than some seconds.
 * @param content Selector of what the page shows in the end.
 */
export async function loadPage(fragment: string, client: Client, content: string): Promise<void> {
  openExplorer(fragment, client)
  await waitFor(() => expect(document.querySelector(content)).not.toBeNull(), patience)
  cleanup()
}

/** Opens the application with a configuration, as its page does. */
export async function openApp(fragment: string, config: unknown): Promise<RenderResult> {
  window.location.hash = ''
  window.location.hash = fragment
  const checked = checkConfig(config)
  // The first render waits for the network.
  return act(async () =>
    render(
      <Suspense>
        <App config={checked} />
      </Suspense>,
    ),
  )
}

/** Fragment of a page of the explorer. */
export function explorerLink(page: string, id: string, tab = ''): string {
  return `#/${page}/${encodeURIComponent(id)}${tab === '' ? '' : `/${tab}`}`
}

/** Tabs of an account beside its history, as links name them. */
export const accountTabs: readonly string[] = [
  'transactions',
  'messages',
  'assets',
  'jettons',
  'nfts',
  'names',
  'staking',
  'ledger',
  'past',
  'activity',
  'control',
  'code',
  'storage',
  'methods',
  'details',
]

/** Heading of the page that the explorer shows: the kind of its thing comes first. */
export function findHeading(kind: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name: (name) => `${name} `.startsWith(`${kind} `) }, patience)
}
