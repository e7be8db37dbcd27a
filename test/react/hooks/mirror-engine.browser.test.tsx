// The hooks on a mirror as applications have it: IndexedDB of this browser, and a service that a test can cut off.
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createClient, mirrored, NetworkError, NotMirroredError, type Policy } from '../../../src/entries/client.ts'
import { TonlensProvider, useMirror, useSync, useTrace, useTransactions } from '../../../src/react/hooks/index.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import { type Mirror, openMirror } from '../../../src/entries/mirror.ts'
import { testAccount, createBook, testHash, history } from '../../fixtures/testRows.ts'

const account = testAccount(1)
const scope = { kind: 'transactions', account } as const

afterEach(cleanup)

async function opened(name: string, options: Partial<Parameters<typeof openMirror>[0]> = {}): Promise<Mirror> {
  indexedDB.deleteDatabase(`tonlens:${name}`)
  const mirror = await openMirror({ name, ...options })
  onTestFinished(async () => {
    await mirror.close()
    indexedDB.deleteDatabase(`tonlens:${name}`)
  })
  return mirror
}

/** A page with an empty mirror in front of a world that grows; the policy may change. */
async function setUp(name: string) {
  const world = createMemoryIndex([{ transactions: history(1, 1, 30), address_book: createBook(1) }])
  const mirror = await opened(name)
  const state = { reachable: true, policy: 'mirror-first' as Policy }
  const client = createClient({
    network: { name, baseUrl: 'http://127.0.0.1:1/api/v3' },
    transport: mirrored(mirror, {
      name: 'service',
      request(endpoint, params, init) {
        if (!state.reachable) throw new NetworkError(endpoint.path, new TypeError('Failed to fetch'))
        return world.transport.request(endpoint, params, init)
      },
    }),
  })
  const wrapper = ({ children }: { children?: ReactNode }) => (
    <TonlensProvider client={client} policy={state.policy}>
      {children}
    </TonlensProvider>
  )
  return { world, mirror, client, state, wrapper }
}

test('a sync brings a history, and without a service the list still comes, with its origin', async () => {
  const { mirror, state, wrapper } = await setUp('engine-sync')
  const sync = renderHook(() => ({ view: useMirror(mirror), sync: useSync(mirror, scope, { auto: true }) }), {
    wrapper,
  })
  await waitFor(() => expect(sync.result.current.sync.state).toBe('done'), { timeout: 30_000 })
  await waitFor(() => expect(sync.result.current.view.scopes).toMatchObject([{ scope, state: 'complete', rows: 30 }]), {
    timeout: 30_000,
  })

  state.reachable = false
  state.policy = 'mirror-only'
  const list = renderHook(
    () => {
      const result = useTransactions({ account: [account], limit: 30 })
      return { result, origin: result.origin }
    },
    { wrapper },
  )
  await waitFor(() => expect(list.result.current.result.data?.transactions).toHaveLength(30))
  expect(list.result.current.origin?.source).toBe('mirror')
  expect(Date.now() / 1000 - (list.result.current.origin?.asOf ?? 0)).toBeLessThan(60)
})

test('what was not mirrored is an error without a service, and comes by itself once it was synced', async () => {
  const { mirror, client, state, wrapper } = await setUp('engine-refresh')
  state.policy = 'mirror-only'
  const list = renderHook(() => useTransactions({ account: [account], limit: 30 }), { wrapper })
  await waitFor(() => expect(list.result.current.error).toBeInstanceOf(NotMirroredError))
  await mirror.sync(scope, { service: client.service })
  await waitFor(() => expect(list.result.current.data?.transactions).toHaveLength(30), { timeout: 30_000 })
})

test('a trace that is here is shown in a browser that knows it is offline', async () => {
  const { mirror, world, state, wrapper } = await setUp('engine-trace')
  const rows = history(2, 1, 1).map((row) => ({ ...row, trace_id: row.hash }))
  const [root] = rows
  const trace = {
    trace_id: root?.hash,
    external_hash: testHash(900),
    is_incomplete: false,
    transactions_order: [root?.hash],
    transactions: { [root?.hash ?? '']: root },
    trace: { tx_hash: root?.hash, in_msg_hash: null, children: [] },
    trace_info: {
      trace_state: 'complete',
      classification_state: 'ok',
      transactions: 1,
      messages: 0,
      pending_messages: 0,
    },
  }
  world.ingest({ traces: [trace], address_book: createBook(2) })
  await mirror.ingest({ traces: [trace], address_book: createBook(2), metadata: {} })
  state.policy = 'mirror-only'
  state.reachable = false
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  onTestFinished(() => {
    delete (navigator as { onLine?: boolean }).onLine
    window.dispatchEvent(new Event('online'))
  })
  window.dispatchEvent(new Event('offline'))
  const shown = renderHook(() => useTrace(root?.hash ?? ''), { wrapper })
  await waitFor(() => expect(shown.result.current.trace?.indexByHash.size).toBe(1))
})
