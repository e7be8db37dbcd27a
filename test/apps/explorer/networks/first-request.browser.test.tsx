// What is requested before a page is drawn is what the page requests first: otherwise, it would be requested twice.
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findFirstRequest } from '../../../../src/apps/explorer/networks/firstRequest.ts'
import { parseRoute } from '../../../../src/apps/explorer/shell/routes.ts'
import { createClient } from '../../../../src/entries/index.ts'
import { openEmbeddedChain, openEmbeddedClient } from '../../../../stories/chain/embedded.ts'
import { showcase } from '../../../../stories/chain/index.json'
import { explorerLink, loadPage, openApp, openExplorer, patience } from '../../../helpers/openExplorer.tsx'
import '../../../../src/components/styles/index.css'

const pages = [
  ['transaction', showcase.transactions.swapTrace, '/traces', '[part~="trace-verdict"]'],
  ['trace', showcase.traces.swapTrace, '/traces', '[part~="trace-verdict"]'],
  ['account', showcase.wallet, '/actions', '[part~="action-card-line"]'],
] as const

beforeAll(async () => {
  const client = await openEmbeddedClient()
  for (const [page, id, , content] of pages) await loadPage(explorerLink(page, id), client, content)
}, 100_000)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each(pages)('the page %s sends first what is known before', async (page, id) => {
  const asked: unknown[] = []
  const { transport } = await openEmbeddedChain()
  const client = createClient({
    network: { name: 'first', baseUrl: 'https://first.example/api/v3' },
    transport: {
      name: 'first',
      request: (endpoint, params, init) => {
        asked.push({ endpoint, params })
        return transport.request(endpoint, params, init)
      },
    },
  })
  const link = explorerLink(page, id)
  openExplorer(link, client)
  await waitFor(() => expect(asked.length).toBeGreaterThan(0), patience)
  expect(asked[0]).toEqual(findFirstRequest(parseRoute(link.slice(1))))
})

test.each(pages)('the page %s requests it once', async (page, id, path, content) => {
  const chain = await openEmbeddedChain()
  const name = `first-${crypto.randomUUID().slice(0, 8)}`
  const ask = globalThis.fetch
  const asked: string[] = []
  vi.stubGlobal('fetch', (async (input, init) => {
    const url = new URL(new Request(input).url)
    if (url.host !== `${name}.example`) return ask(input, init)
    asked.push(url.pathname.replace('/api/v3', ''))
    return chain.fetch(url)
  }) satisfies typeof globalThis.fetch)
  await openApp(explorerLink(page, id), {
    networks: [{ name, baseUrl: `https://${name}.example/api/v3`, stream: false, rate: 1000 }],
  })
  await waitFor(() => {
    expect(asked).toContain(path)
    expect(document.querySelectorAll('.explorer-page [aria-busy="true"]')).toHaveLength(0)
    expect(document.querySelector(content)).not.toBeNull()
  }, patience)
  expect(asked.filter((each) => each === path)).toHaveLength(1)
})
