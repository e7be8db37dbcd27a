// One form of result: every hook that reads, called without parameters, is pending and sends no request.
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import * as tonlens from '../../helpers/kit.ts'
import { scriptedTransport } from '../../helpers/servers/scriptedTransport.ts'

/** Hooks that read nothing by themselves, and why. */
const others: Readonly<Record<string, string>> = {
  useClient: 'returns the client',
  useDisplay: 'returns the display',
  useEstimateFee: 'sends its request on demand',
  useFavorites: 'reads the labels of the reader',
  useLabel: 'reads the labels of the reader',
  useLabels: 'reads the labels of the reader',
  useMasterchainHead: 'takes no parameters',
  useMirror: 'returns the view of a mirror, which is one prop of MirrorStatus',
  useName: 'returns what is known about an address',
  usePartClasses: 'returns a setting',
  useRequestQueue: 'returns a number of the client',
  useSameCode: 'looks into the cache of the page',
  useSearch: 'searches names that the page knows, and tells how far it is',
  useSendMessage: 'sends its request on demand',
  useSync: 'is a command with its progress',
  useUrlSelection: 'reads the URL',
  useVerification: 'checks rows that the page has',
}
/** Arguments after the parameters. */
const further: Readonly<Record<string, readonly unknown[]>> = {
  useAccountAt: [{ lt: '0' }],
  useReplay: [{ vm: {} }],
  useReplayAt: [{ vm: {} }],
  useVerifiedSource: [{ verifier: {} }],
  useWatch: [[{ kind: 'failed' }]],
}

const readFields = ['data', 'error', 'isPending', 'isFetching', 'origin', 'refetch']
const listFields = ['rows', 'hasMore', 'loadMore', 'isLoadingMore']
const liveFields = ['newRows', 'unseen', 'showNew', 'status']

const lists = ['useAccountLedger', 'useLiveJettons', 'useNftGallery']
const liveLists = ['useLiveActions', 'useLiveTransactions']
/** Names that other results once had for these fields, and names of props. */
const formerNames = ['loadingMore', 'loading', 'items', 'lines', 'retry', 'onRetry', 'onLoadMore', 'offline']

const isList = (name: string) => name.startsWith('useInfinite') || lists.includes(name) || liveLists.includes(name)
const hooks = Object.keys(tonlens).filter((name) => /^use[A-Z]/.test(name))
const readers = hooks.filter((name) => others[name] === undefined)

afterEach(cleanup)

test('the hooks that read nothing are there', () => {
  expect(Object.keys(others).filter((name) => !hooks.includes(name))).toEqual([])
  expect(readers.length).toBeGreaterThan(80)
})

test.each(readers.flatMap((name) => [[name, 'undefined'] as const, [name, 'skipToken'] as const]))(
  '%s of %s is pending, and sends no request',
  async (name, parameters) => {
    const transport = scriptedTransport(() => ({}))
    const client = tonlens.createClient({ network: { name: 'none', baseUrl: 'http://127.0.0.1:1/api/v3' }, transport })
    const wrapper = ({ children }: { readonly children?: ReactNode }) => (
      <tonlens.TonlensProvider client={client}>{children}</tonlens.TonlensProvider>
    )
    const use = (tonlens as unknown as Record<string, (...values: readonly unknown[]) => Record<string, unknown>>)[
      name
    ]!
    const given = parameters === 'undefined' ? undefined : tonlens.skipToken
    const { result } = renderHook(() => use(given, ...(further[name] ?? [])), { wrapper })
    await new Promise((resolve) => setTimeout(resolve, 20))

    const fields = [...readFields, ...(isList(name) ? listFields : []), ...(liveLists.includes(name) ? liveFields : [])]
    expect(fields.filter((field) => !(field in result.current))).toEqual([])
    expect(formerNames.filter((field) => field in result.current)).toEqual([])
    expect(result.current).toMatchObject({ data: undefined, error: null, isPending: true, isFetching: false })
    if (isList(name)) expect(result.current).toMatchObject({ rows: [], hasMore: false, isLoadingMore: false })
    const read = (isList(name) ? tonlens.listState : tonlens.cardState) as (shown: never) => unknown
    expect(read(result.current as never)).toMatchObject({ loading: false, error: null })
    expect(transport.calls).toEqual([])
  },
)
