import { QueryClient, QueryClientProvider, skipToken, useSuspenseQuery } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactElement, StrictMode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { createClient, type Params } from '../../../src/entries/client.ts'
import * as endpoints from '../../../src/entries/endpoints.ts'
import { TonlensDevtools } from '../../../src/entries/devtools.ts'
import { endpointQueryOptions } from '../../../src/react/query/endpointQueryOptions.ts'
import { loadAnswer } from '../../../stories/chain/answers.ts'
import { TonlensProvider, useClient, useNftItems, useTransactions } from '../../../src/react/hooks/index.ts'

afterEach(cleanup)

const account = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'
const noItems = { nft_items: [], address_book: {}, metadata: {} }

type Script = (path: string, query: URLSearchParams) => [body: unknown, status?: number]

function createTestClient(script: Script) {
  const asked: string[] = []
  const client = createClient({
    network: { name: 'test', baseUrl: 'https://index.test/api/v3' },
    rate: Infinity,
    backoff: 1,
    fetch: async (input) => {
      const url = new URL(input as string)
      asked.push(url.pathname.replace('/api/v3', '') + url.search)
      const [body, status = 200] = script(url.pathname.replace('/api/v3', ''), url.searchParams)
      return new Response(JSON.stringify(body), { status })
    },
  })
  return { client, asked }
}

function show(page: ReactElement, script: Script) {
  const { client, asked } = createTestClient(script)
  const view = render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <TonlensProvider client={client}>
          {page}
          <TonlensDevtools defaultOpen placement="inline" />
        </TonlensProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
  const root = () => view.container.querySelector('[data-tonlens-devtools]')?.shadowRoot
  return {
    asked,
    text: () => root()?.textContent ?? '',
    all: (part: string) => [...(root()?.querySelectorAll<HTMLElement>(`[part~='${part}']`) ?? [])],
    button: (name: string) =>
      [...(root()?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
        textContent?.startsWith(name),
      ) as HTMLElement,
  }
}

function Items({ params }: { readonly params: Params }) {
  const { data } = useNftItems({ owner_address: [account], ...params })
  return <p>{data?.nft_items.length}</p>
}

test('shows the first call with its rows, source and request', async () => {
  const page = show(<Items params={{}} />, () => [{ ...noItems, nft_items: [{ address: account }] }])
  await waitFor(() => expect(page.text()).toContain('1 row · service'))
  expect(page.all('devtools-row').filter((row) => row.dataset['status'] === 'answered')).toHaveLength(1)
  await userEvent.click(page.button('Requests'))
  expect(page.all('devtools-outcome')[0]?.textContent).toMatch(/waited .* 200 after/)
})

test('shows each 429 response and counts them on the button', async () => {
  let refusals = 0
  const page = show(<Items params={{}} />, () => (refusals++ === 0 ? [{}, 429] : [noItems]))
  await waitFor(() => expect(page.text()).toContain('0 rows'))
  expect(page.button('tonlens').textContent).toContain('1 × 429')
  await userEvent.click(page.button('Requests'))
  const [last, first] = page.all('devtools-outcome')
  expect(last?.textContent).toContain('attempt 2')
  expect(first?.textContent).toContain('429 after')
})

test('explains an empty result and finds the filter that causes it', async () => {
  const page = show(<Items params={{ collection_address: [account] }} />, (path, query) => {
    if (path === '/masterchainInfo') return [{ first: {}, last: { seqno: 7, gen_utime: '1' } }]
    return [query.has('collection_address') ? noItems : { ...noItems, nft_items: [{ address: account }] }]
  })
  await waitFor(() => expect(page.text()).toContain('0 rows'))
  await userEvent.click(page.all('devtools-summary')[0] as HTMLElement)
  expect(page.text()).toContain('Why is this empty?')
  expect(page.text()).toContain('match all filters are returned: owner_address, collection_address')
  await userEvent.click(page.button('Try without'))
  await waitFor(() => expect(page.text()).toContain('without collection_address: rows exist'))
  await waitFor(() => expect(page.text()).toContain('Anything newer is missing'))
  expect(page.text()).toContain('without owner_address: also empty')
  expect(page.asked.filter((url) => !url.includes('_address'))).toEqual(['/masterchainInfo'])
})

test('lists disabled queries', async () => {
  function Off() {
    useTransactions(skipToken)
    return null
  }
  const page = show(<Off />, () => [noItems])
  await waitFor(() => expect(page.text()).toContain('disabled by skipToken'))
  expect(page.asked).toEqual([])
})

test('counts results from the query cache', async () => {
  function Two() {
    const first = useNftItems({ owner_address: [account] }, { staleTime: Infinity })
    return first.data === undefined ? null : <Again />
  }
  function Again() {
    useNftItems({ owner_address: [account] }, { staleTime: Infinity })
    return null
  }
  const page = show(<Two />, () => [noItems])
  await waitFor(() => expect(page.all('devtools-total').at(-1)?.textContent).toMatch(/From the cache[1-9]/))
  expect(page.asked).toHaveLength(1)
})

test('lists a response of unexpected shape with the path of the field', async () => {
  const page = show(<Items params={{}} />, () => [{ ...noItems, nft_items: [{ address: 7 }] }])
  await waitFor(() => expect(page.button('Mismatches').textContent).not.toBe('Mismatches 0'))
  await userEvent.click(page.button('Mismatches'))
  expect(page.text()).toContain('nft_items.0.address')
})

test('records calls that start during render without a warning', async () => {
  const complaints: unknown[] = []
  const { error } = console
  console.error = (...words: unknown[]) => complaints.push(words)
  function Suspended() {
    const { data } = useSuspenseQuery(endpointQueryOptions(useClient(), endpoints.transactions, { limit: 1 }))
    return <p>{data.transactions.length}</p>
  }
  try {
    const page = show(
      <Suspense>
        <Suspended />
      </Suspense>,
      () => [{ transactions: [], address_book: {} }],
    )
    await waitFor(() => expect(page.text()).toContain('0 rows'))
  } finally {
    console.error = error
  }
  expect(complaints).toEqual([])
})

test('does not change the styles of the page', async () => {
  const sheets = document.adoptedStyleSheets.length
  const page = show(<Items params={{}} />, () => [noItems])
  await waitFor(() => expect(page.all('devtools-panel')).toHaveLength(1))
  expect(document.adoptedStyleSheets).toHaveLength(sheets)
})

test('renders an empty element on a server', () => {
  const { client } = createTestClient(() => [noItems])
  const html = renderToString(
    <TonlensProvider client={client}>
      <TonlensDevtools defaultOpen />
    </TonlensProvider>,
  )
  expect(html).toBe('<div data-tonlens-devtools="corner"></div>')
})

test('counts the transactions of results by endpoint and by whether they fit their hashes', async () => {
  const { transactions } = await loadAnswer<{ transactions: readonly Record<string, unknown>[] }>('transactions.json')
  const rows = [...transactions.slice(0, 3), { ...transactions[3], total_fees: '1' }]
  function History() {
    const { data } = useTransactions({ limit: 10 })
    return <p>{data?.transactions.length}</p>
  }
  const page = show(<History />, () => [{ transactions: rows, address_book: {} }])
  await waitFor(() => expect(page.button('tonlens').textContent).toContain('1 wrong hash'))
  await userEvent.click(page.button('Hashes 4'))
  const cells = page.all('devtools-table')[0]?.querySelectorAll('tbody :is(th, td)') ?? []
  expect([...cells].map(({ textContent }) => textContent)).toEqual(['transactions', '3', '0', '0', '1'])
  await userEvent.click(page.button('Clear'))
  expect(page.text()).toContain('No result had a transaction yet')
})
