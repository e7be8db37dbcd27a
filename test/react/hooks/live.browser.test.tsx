import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createReplay } from '../../../stories/chain/playback/replay.mjs'
import {
  type Client,
  createClient,
  HttpError,
  TonlensProvider,
  useLiveAccount,
  useLiveActions,
  useLiveTransactions,
  useMasterchainHead,
  useSendMessage,
  useTrackedMessage,
} from '../../../src/entries/index.ts'
import type { StreamOptions } from '../../../src/sources/client/stream/stream.ts'
import { withStream } from '../../../src/sources/client/stream/withStream.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { loadAnswer } from '../../../stories/chain/answers.ts'
import index from '../../../stories/chain/index.json'
import { replayFetch } from '../../../stories/chain/replay.ts'
import { scriptedTransport } from '../../helpers/servers/scriptedTransport.ts'

const { swapTrace } = index.showcase
const patient = { timeout: 30_000 }
let swap: Transaction[]

beforeAll(async () => {
  const { transactions } = await loadAnswer<{ transactions: Transaction[] }>('transactions.json')
  swap = transactions.filter(({ trace_id }) => trace_id === swapTrace)
})
afterEach(cleanup)

/** Everything that goes on by itself and was not ended. */
function countLeftovers() {
  const timers = new Set<unknown>()
  const wait = globalThis.setTimeout.bind(globalThis)
  const pause = (length: number) => new Promise((resolve) => wait(resolve, length))
  const listeners = new Map<string, number>()
  const spies: { mockRestore: () => void }[] = []
  for (const kind of ['Timeout', 'Interval'] as const) {
    const set = globalThis[`set${kind}`].bind(globalThis) as (work: () => void, length?: number) => number
    const clear = globalThis[`clear${kind}`].bind(globalThis)
    spies.push(
      vi.spyOn(globalThis, `set${kind}`).mockImplementation(((work: () => void, length?: number) => {
        const timer = set(() => {
          if (kind === 'Timeout') timers.delete(timer)
          work()
        }, length)
        timers.add(timer)
        return timer
      }) as never),
      vi.spyOn(globalThis, `clear${kind}`).mockImplementation((timer) => {
        timers.delete(timer)
        clear(timer as number)
      }),
    )
  }
  for (const target of [globalThis, document] as const) {
    for (const [name, by] of [
      ['addEventListener', 1],
      ['removeEventListener', -1],
    ] as const) {
      const original = target[name].bind(target) as (...given: unknown[]) => void
      spies.push(
        vi.spyOn(target, name).mockImplementation((...given: unknown[]) => {
          const type = String(given[0])
          if (/^(visibilitychange|online|offline)$/.test(type)) listeners.set(type, (listeners.get(type) ?? 0) + by)
          original(...given)
        }),
      )
    }
  }
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return { timers, pause, listeners: () => [...listeners.values()].reduce((sum, count) => sum + count, 0) }
}

interface SetUp {
  readonly stream?: StreamOptions | false
  readonly interfere?: (url: URL) => Response | Error | undefined
}

/** A page on which the swap is about to happen; every request is written down. */
function setUp({ stream = {}, interfere }: SetUp = {}) {
  const replay = createReplay({ transactions: swap }, { interval: 0 })
  const none = { transactions: [], traces: [], actions: [], accounts: [], address_book: {}, metadata: {} }
  const state = { requests: [] as string[], connections: 0, opened: 0 }
  const head = { seqno: 1, gen_utime: '1' }
  const served = replayFetch(replay, async (url) =>
    Response.json(url.pathname.endsWith('/masterchainInfo') ? { last: head, first: head } : none),
  )
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(new Request(input).url)
    state.requests.push(url.pathname)
    const fault = interfere?.(url)
    if (fault instanceof Error) throw fault
    if (fault !== undefined) return fault
    if (url.pathname.endsWith('/sse')) {
      state.connections += 1
      state.opened += 1
      init?.signal?.addEventListener('abort', () => (state.connections -= 1))
    }
    return served(input, init)
  }
  const network = { name: 'live', baseUrl: 'https://live.example/api/v3' }
  const plain = createClient({ network, rate: Infinity, backoff: 5, fetch })
  const client = stream === false ? plain : withStream(plain, { fetch, backoff: 10, linger: 30, ...stream })
  return { replay, state, client, wrapper: createWrapper(client) }
}

function createWrapper(client: Client) {
  return function Wrapper({ children }: { children?: ReactNode }) {
    return (
      <StrictMode>
        <TonlensProvider client={client}>{children}</TonlensProvider>
      </StrictMode>
    )
  }
}

function show(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')))
}

describe('live hooks', () => {
  beforeEach(() => {
    vi.restoreAllMocks()
  })

  test('share their connections and leave nothing behind, in StrictMode too', async () => {
    const left = countLeftovers()
    const { replay, state, wrapper } = setUp()
    const { result, unmount } = renderHook(
      () => ({
        tracked: useTrackedMessage(replay.hash),
        list: useLiveTransactions(replay.account),
        actions: useLiveActions(replay.account),
      }),
      { wrapper },
    )
    await waitFor(() => {
      const { tracked, list, actions } = result.current
      expect([tracked.live, list.live, actions.live]).toEqual([true, true, true])
    }, patient)
    // One for all three, and the one that it replaced, which stays open until it shows that it was alive.
    expect(state.connections).toBeLessThanOrEqual(2)
    await waitFor(() => expect(result.current.tracked.trace).toBeDefined(), patient)
    act(() => void replay.next())
    unmount()
    await waitFor(() => expect(state.connections).toBe(0), patient)
    // The waiting above has timers of its own, so here only the counted ones may run.
    for (let tries = 0; left.timers.size > 0 && tries < 100; tries++) await left.pause(20)
    expect([left.timers.size, left.listeners()]).toEqual([0, 0])
    const asked = state.requests.length
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(state.requests).toHaveLength(asked)
  })

  test('show the same message to many with one set of questions', async () => {
    const { replay, state, wrapper } = setUp({ stream: false })
    const { result } = renderHook(
      () => [
        useTrackedMessage(replay.hash, { interval: 60_000 }),
        useTrackedMessage(replay.hash, { interval: 60_000 }),
      ],
      { wrapper },
    )
    await waitFor(() => expect(result.current[1]?.trace).toBeDefined(), patient)
    expect(result.current[0]?.trace).toBe(result.current[1]?.trace)
    expect(state.requests.filter((path) => path.endsWith('/pendingTraces'))).toHaveLength(1)
  })

  test('rest while the tab is hidden, and catch up when it is shown', async () => {
    const { replay, state, wrapper } = setUp()
    const { result } = renderHook(() => useTrackedMessage(replay.hash), { wrapper })
    await waitFor(() => expect(result.current.trace).toBeDefined(), patient)
    show('hidden')
    await waitFor(() => expect(state.connections).toBe(0), patient)
    await new Promise((resolve) => setTimeout(resolve, 50))
    const asked = state.requests.length
    while (replay.next());
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(state.requests).toHaveLength(asked)
    show('visible')
    await waitFor(() => expect(result.current.stage).toBe('classified'), patient)
    expect(result.current.trace?.transactions).toHaveLength(swap.length)
  })

  test('rest while there is no network, and catch up when it is back', async () => {
    const { replay, state, wrapper } = setUp()
    const { result } = renderHook(() => useTrackedMessage(replay.hash), { wrapper })
    await waitFor(() => expect(result.current.live).toBe(true), patient)
    setOnline(false)
    await waitFor(() => expect(state.connections).toBe(0), patient)
    expect(result.current.live).toBe(false)
    while (replay.next());
    setOnline(true)
    await waitFor(() => expect(result.current.stage).toBe('classified'), patient)
  })

  test('notice that the machine slept, and connect anew', async () => {
    const { replay, state, wrapper } = setUp({ stream: { silence: 400 } })
    const { result } = renderHook(() => useTrackedMessage(replay.hash), { wrapper })
    await waitFor(() => expect(result.current.live).toBe(true), patient)
    const opened = state.opened
    const now = Date.now.bind(Date)
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000)
    await waitFor(() => expect(state.opened).toBeGreaterThan(opened), patient)
    await waitFor(() => expect(result.current.live).toBe(true), patient)
    clock.mockRestore()
  })

  test('keep asking through 429 and failures, without a stream', async () => {
    let refusals = 0
    const { replay, wrapper } = setUp({
      stream: false,
      interfere: () => {
        refusals += 1
        if (refusals % 3 === 0)
          return Response.json({ ok: false, result: 'Ratelimit exceed', code: 429 }, { status: 429 })
        return refusals % 7 === 0 ? new TypeError('Failed to fetch') : undefined
      },
    })
    const { result } = renderHook(() => useTrackedMessage(replay.hash, { interval: 10 }), { wrapper })
    await waitFor(() => expect(result.current.trace).toBeDefined(), patient)
    while (replay.next());
    await waitFor(() => expect(result.current.stage).toBe('classified'), patient)
    expect(result.current.error).toBeNull()
  })

  test('say why what was given cannot be followed', async () => {
    const { wrapper, state } = setUp()
    const { result } = renderHook(() => useTrackedMessage('te6cckEBAQEAAgAAAEysuc0='), { wrapper })
    await waitFor(() => expect(result.current.settled).toBe(true), patient)
    expect(result.current).toMatchObject({ hash: undefined, error: { name: 'MessageFormatError' } })
    expect(state.requests).toHaveLength(0)
  })
})

test('useLiveAccount shows a change as the event tells it, and as the index does once it is not behind', async () => {
  let [balance, indexed] = ['100', '100']
  const account = { address: `0:${'AB'.repeat(32)}`, status: 'active', code_boc: 'c', code_hash: '1' }
  const transport = scriptedTransport(() => ({
    accounts: [{ ...account, account_state_hash: `h${indexed}`, balance: indexed }],
    address_book: {},
    metadata: {},
  }))
  let tell: (event: never) => void = () => {}
  const stream = {
    listen: (_wanted: unknown, listener: { opened: () => void; event: (event: never) => void }) => {
      tell = listener.event
      queueMicrotask(listener.opened)
      return () => {}
    },
    status: () => 'open' as const,
    subscribe: () => () => {},
  }
  const client = {
    ...createClient({ network: { name: 'account', baseUrl: 'http://127.0.0.1:1/api/v3' }, transport }),
    stream,
  }
  const { result, rerender } = renderHook((address: string) => useLiveAccount(address, { interval: 20 }), {
    wrapper: createWrapper(client),
    initialProps: account.address,
  })
  await waitFor(() => expect(result.current.data?.balance).toBe('100'))
  const change = (finality: string) =>
    act(() =>
      tell({
        type: 'account_state_change',
        finality,
        account: account.address,
        state: { hash: `h${balance}`, balance, account_status: 'active', code_hash: '2' },
      } as never),
    )
  balance = '70'
  change('confirmed')
  await waitFor(() => expect(result.current).toMatchObject({ data: { balance: '70' }, finality: 'confirmed' }))
  // Its code is another one now, and the event did not bring it.
  expect(result.current.data?.code_boc).toBeUndefined()
  balance = '65'
  const asked = transport.calls.length
  change('finalized')
  // The index is behind the stream, and asked again soon.
  await waitFor(() => expect(transport.calls.length).toBeGreaterThan(asked + 2))
  expect(result.current).toMatchObject({ data: { balance: '65' }, finality: 'finalized', live: true })
  indexed = '65'
  await waitFor(() =>
    expect(result.current).toMatchObject({ data: { balance: '65', code_boc: 'c' }, finality: 'finalized' }),
  )
  balance = '60'
  change('confirmed')
  expect(result.current).toMatchObject({ data: { balance: '60' }, finality: 'confirmed' })
  rerender(`0:${'CD'.repeat(32)}`)
  expect(result.current.finality).toBe('finalized')
})

test('useMasterchainHead says how far the index is behind', async () => {
  const head = { seqno: 7, gen_utime: '1' }
  const transport = scriptedTransport(() => ({ last: head, first: head }))
  const client = createClient({ network: { name: 'head', baseUrl: 'http://127.0.0.1:1/api/v3' }, transport })
  const { result } = renderHook(() => useMasterchainHead(), { wrapper: createWrapper(client) })
  await waitFor(() => expect(result.current.head?.seqno).toBe(7), patient)
  expect(result.current.lag).toBeGreaterThan(1_000_000)
})

describe('useSendMessage', () => {
  const boc = 'te6cckEBAQEAAgAAAEysuc0='

  test('sends once for a double click, also from two components', async () => {
    const transport = scriptedTransport(() => new Promise((resolve) => setTimeout(resolve, 30, { message_hash: 'h' })))
    const client = createClient({ network: { name: 'send', baseUrl: 'http://127.0.0.1:1/api/v3' }, transport })
    const { result } = renderHook(() => [useSendMessage(), useSendMessage()] as const, {
      wrapper: createWrapper(client),
    })
    const answers = await act(() =>
      Promise.all([
        result.current[0].mutateAsync({ boc }),
        result.current[0].mutateAsync({ boc }),
        result.current[1].mutateAsync({ boc }),
      ]),
    )
    expect(answers.map(({ message_hash }) => message_hash)).toEqual(['h', 'h', 'h'])
    expect(transport.calls).toHaveLength(1)
  })

  test('after a failure sends again only when it is asked to', async () => {
    const transport = scriptedTransport(() => {
      throw new HttpError('/message', 500, 'server', 'LITE_SERVER_NOTREADY')
    })
    const client = createClient({ network: { name: 'send', baseUrl: 'http://127.0.0.1:1/api/v3' }, transport })
    const { result } = renderHook(() => useSendMessage(), { wrapper: createWrapper(client) })
    await act(() => result.current.mutateAsync({ boc }).catch(() => {}))
    expect(transport.calls).toHaveLength(1)
    await act(() => result.current.mutateAsync({ boc }).catch(() => {}))
    expect(transport.calls).toHaveLength(2)
  })
})
