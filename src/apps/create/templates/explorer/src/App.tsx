import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { createDomainSuggestions, SearchBox, type SearchTarget, TonlensProvider } from 'tonlens'
import { client } from './network'
import { HomePage } from './pages/HomePage'
import { links, searchHref, useRoute } from './router'

const queryClient = new QueryClient()
/** The search asks the service for domains. */
const sources = [createDomainSuggestions(client)]
/** Pages by the name in their URL. Each loads when it is opened. */
const pages: Record<string, ComponentType<{ id: string }>> = {
  account: lazy(() => import('./pages/AccountPage')),
  domain: lazy(() => import('./pages/DomainPage')),
  jetton: lazy(() => import('./pages/JettonPage')),
  nft: lazy(() => import('./pages/NftPage')),
  trace: lazy(() => import('./pages/TracePage')),
}

export function App() {
  const { page, key } = useRoute()
  const [problem, setProblem] = useState('')
  const Page = key === '' ? undefined : pages[page]
  const search = (target: SearchTarget) => {
    const href = searchHref(target)
    setProblem(href === undefined ? 'This explorer has no page for that yet.' : '')
    if (href !== undefined) window.location.hash = href
  }
  return (
    <QueryClientProvider client={queryClient}>
      <TonlensProvider client={client} links={links}>
        <header className="top">
          <a className="top-home" href="#/">
            TON explorer
          </a>
          <SearchBox className="top-search" onSelect={search} sources={sources} operations={false} />
          <p className="top-problem" role="status">
            {problem}
          </p>
        </header>
        <main key={`${page}/${key}`}>
          <Suspense fallback={<p role="status">Loading…</p>}>
            {Page === undefined ? <HomePage /> : <Page id={key} />}
          </Suspense>
        </main>
      </TonlensProvider>
    </QueryClientProvider>
  )
}
