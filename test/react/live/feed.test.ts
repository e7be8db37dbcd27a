import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Client, createClient } from '../../../src/sources/client/client.ts'
import type { Stream, StreamListener } from '../../../src/sources/client/stream/stream.ts'
import type { StreamEvent } from '../../../src/sources/client/stream/events.ts'
import { HttpError } from '../../../src/sources/client/errors.ts'
import { createFeed } from '../../../src/react/live/feed/feed.ts'
import type { FeedSource } from '../../../src/react/live/feed/feedSource.ts'
import { accountStates } from '../../../src/service/endpoints/accounts.ts'
import { transactions } from '../../../src/service/endpoints/transactions.ts'
import { actionSource, transactionSource } from '../../../src/react/live/feed/sources.ts'
import type { Feed } from '../../../src/react/live/feed/feedState.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { createRandom } from '../../helpers/random.ts'
import { scriptedTransport } from '../../helpers/servers/scriptedTransport.ts'
import { replaying, showcase, embeddedTrace, until } from './world.ts'

const ACCOUNT = `0:${'AB'.repeat(32)}`
const account = embeddedTrace(showcase.swapTrace)[0]?.account ?? ''

function open<Row>(client: Client, source: FeedSource<Row>, follow = false, streamingInterval = 40): Feed<Row> {
  const feed = createFeed(client, source, { interval: 20, streamingInterval, follow })
  onTestFinished(feed.subscribe(() => {}))
  return feed
}

const lts = (rows: readonly { lt: string }[]) => rows.map(({ lt }) => BigInt(lt))
const isDescending = (values: readonly bigint[]) =>
  values.every((value, at) => at === 0 || value < (values[at - 1] ?? 0n))

describe('transactions of an account, while a trace of its happens', () => {
  test.each(['stream', 'questions'])('new rows wait until they are shown, by %s', async (by) => {
    const { replay, service, client, streaming } = await replaying()
    const asked = by === 'stream' ? streaming() : client
    const feed = open(asked, transactionSource(asked, account, 5, 'pending'))
    await until(() => !feed.current().isPending && feed.current().rows.length === 5)
    await until(() => service.requests.length > 4)
    const before = feed.current().rows.map(({ hash }) => hash)
    replay.start()
    await until(() => feed.current().newRows === 1)
    while (replay.next()) await new Promise((resolve) => setTimeout(resolve, 5))
    await until(() => feed.current().newRows === 4)
    expect(feed.current().rows.map(({ hash }) => hash)).toEqual(before)
    feed.showNew()
    expect(feed.current().newRows).toBe(0)
    await until(() => feed.current().rows.every(({ finality }) => (finality ?? 'finalized') === 'finalized'))
    const own = embeddedTrace(showcase.swapTrace).filter((row) => row.account === account)
    expect(feed.current().rows.map(({ hash }) => hash)).toEqual([
      ...own.map(({ hash }) => hash).toReversed(),
      ...before,
    ])
  })

  test('an emulated row that was shown is replaced in place, and withdrawn when it is invalidated', async () => {
    const { replay, streaming } = await replaying({ invalidateAfter: 0 })
    const client = streaming()
    const feed = open(client, transactionSource(client, account, 5, 'pending'))
    await until(() => feed.current().live && !feed.current().isPending)
    replay.start()
    await until(() => feed.current().newRows === 1)
    feed.showNew()
    expect(feed.current().rows[0]?.finality).toBe('pending')
    replay.next()
    await until(() => feed.current().rows.length === 5)
    expect(feed.current().newRows).toBe(0)
    while (replay.next()) await new Promise((resolve) => setTimeout(resolve, 5))
    await until(() => feed.current().rows[0]?.finality === 'finalized')
    // The first one had been seen as an emulation; the other three are new.
    await until(() => feed.current().newRows === 3)
  })

  test('older pages follow by cursor while rows arrive, none skipped and none twice', async () => {
    const { replay, streaming } = await replaying({ interval: 15 })
    const client = streaming()
    const feed = open(client, transactionSource(client, account, 3, 'pending'), true)
    await until(() => !feed.current().isPending)
    replay.start()
    for (let pages = 0; feed.current().hasMore && pages < 60; pages++) {
      feed.loadMore()
      await until(() => !feed.current().isLoadingMore)
    }
    await until(() => replay.step() === replay.steps && feed.current().rows.every((row) => row.emulated !== true))
    await until(() => feed.current().rows.filter((row) => row.trace_id === showcase.swapTrace).length === 4)
    const rows = feed.current().rows
    expect(isDescending(lts(rows))).toBe(true)
    // Every two neighbors are linked by the chain itself.
    rows.slice(1).forEach((row, at) => expect(rows[at]?.prev_trans_lt).toBe(row.lt))
    expect(rows.at(-1)?.prev_trans_lt).toBe('0')
  })

  test('what a broken line lost is made up for', async () => {
    const { replay, service, streaming } = await replaying({ cutAt: [4, 9], drop: 0.4, seed: 5 })
    const client = streaming()
    const feed = open(client, transactionSource(client, account, 5, 'pending'), true)
    await until(() => feed.current().live && !feed.current().isPending)
    replay.start()
    while (replay.next()) await new Promise((resolve) => setTimeout(resolve, 10))
    service.streaming?.cut()
    await until(
      () =>
        feed.current().rows.filter((row) => row.trace_id === showcase.swapTrace && row.emulated !== true).length === 4,
    )
    expect(isDescending(lts(feed.current().rows))).toBe(true)
  })
})

test('actions of an account appear when the service has understood the trace', async () => {
  const { replay, streaming } = await replaying({ interval: 10 })
  const client = streaming()
  const feed = open(client, actionSource(client, account, 3, 'pending'))
  await until(() => feed.current().live && !feed.current().isPending)
  replay.start()
  await until(() => feed.current().newRows === 1)
  feed.showNew()
  await until(() => replay.step() === replay.steps)
  await until(() => feed.current().rows[0]?.trace_id === showcase.swapTrace)
  expect(feed.current().rows.filter(({ type }) => type === 'jetton_swap').length).toBeGreaterThan(0)
  const ids = feed.current().rows.map(({ action_id }) => action_id)
  expect(new Set(ids).size).toBe(ids.length)
  feed.loadMore()
  await until(() => !feed.current().isLoadingMore)
  const more = feed.current().rows.map(({ action_id }) => action_id)
  expect(new Set(more).size).toBe(more.length)
  expect(more.length).toBeGreaterThan(ids.length)
})

describe('a busy account', () => {
  /** Row `n` of a made-up account; its neighbors are linked. */
  const row = (n: number, finality = 'finalized'): Transaction =>
    ({
      account: ACCOUNT,
      hash: `${finality === 'pending' ? 'emulated' : 'h'}${n}`,
      lt: String(n * 10),
      prev_trans_lt: String((n - 1) * 10),
      in_msg: { hash: `m${n}` },
      out_msgs: [],
      description: { type: 'ord' },
      finality,
      emulated: finality === 'pending',
    }) as unknown as Transaction

  function busy(follow: boolean) {
    let last = 100
    const listeners: StreamListener[] = []
    const transport = scriptedTransport((name, { start_lt, end_lt, limit, sort }) => {
      if (name === 'pendingTraces') return { traces: [], address_book: {}, metadata: {} }
      const top = Math.min(last, end_lt === undefined ? last : Math.floor(Number(end_lt) / 10))
      const bottom = Math.max(1, Math.ceil(Number(start_lt ?? 0) / 10))
      const all = Array.from({ length: Math.max(0, top - bottom + 1) }, (_, at) => row(bottom + at))
      const sorted = sort === 'asc' ? all : all.toReversed()
      return { transactions: sorted.slice(0, Number(limit)), address_book: {} }
    })
    const base = createClient({ network: { name: 'busy', baseUrl: 'http://127.0.0.1:1/api/v3' }, transport })
    const stream: Stream = {
      listen: (_wanted, listener) => {
        listeners.push(listener)
        return () => {}
      },
      status: () => 'open',
      subscribe: () => () => {},
    }
    const client = { ...base, stream }
    const feed = open(client, transactionSource(client, ACCOUNT, 20, 'pending'), follow, 1_000_000)
    const event = (n: number, finality: string) => {
      if (finality === 'finalized') last = Math.max(last, n)
      const rows = [row(n, finality)]
      const told = { type: 'transactions', finality, trace_external_hash_norm: `t${n}`, transactions: rows }
      listeners[0]?.event(told as unknown as StreamEvent)
    }
    return { feed, transport, event, open: () => listeners[0]?.opened() }
  }

  test.each([true, false])('the list stays bounded over 10,000 events (follow: %s)', async (follow) => {
    const { feed, event, transport, open } = busy(follow)
    await until(() => !feed.current().isPending)
    open()
    // One round for the opening; from then on the pace is slow.
    await until(() => transport.calls.length >= 4)
    await new Promise((resolve) => setTimeout(resolve, 60))
    const random = createRandom(7)
    const asked = transport.calls.length
    let changes = 0
    onTestFinished(feed.subscribe(() => void (changes += 1)))
    for (let n = 101; n <= 3500; n++) {
      event(n, 'pending')
      if (random.chance(0.3)) event(n, 'confirmed')
      event(n, 'finalized')
      if (random.chance(0.6)) event(n, 'finalized')
    }
    // The rows follow with the next frame; more than a thousand followed ones say at once that there are older ones.
    expect(changes).toBeLessThanOrEqual(1)
    await until(() => (follow ? feed.current().rows[0]?.lt === '35000' : feed.current().newRows >= 3400))
    const { rows, newRows } = feed.current()
    expect(rows.length).toBeLessThanOrEqual(1000)
    expect(isDescending(lts(rows))).toBe(true)
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
    expect(newRows).toBe(follow ? 0 : 3400)
    if (!follow) expect(rows[0]?.lt).toBe('1000')
    // A chain of events without a gap needs no question.
    expect(transport.calls.length).toBe(asked)
    feed.showNew()
    await until(() => feed.current().rows[0]?.lt === '35000')
    expect(feed.current().newRows).toBe(0)
  })

  test('a gap between two events is filled by asking', async () => {
    const { feed, event } = busy(true)
    await until(() => !feed.current().isPending)
    event(101, 'finalized')
    event(105, 'finalized')
    await until(() => feed.current().rows.some(({ lt }) => lt === '1030'))
    expect(lts(feed.current().rows).slice(0, 6)).toEqual([1050n, 1040n, 1030n, 1020n, 1010n, 1000n])
  })
})

test('a failed request for pending rows stays told while other requests succeed', async () => {
  let isBroken = true
  const transport = scriptedTransport((name, { end_lt }) => {
    if (name !== 'pendingTraces') {
      const lt = end_lt === undefined ? 20 : Number(end_lt)
      return {
        transactions:
          lt < 20
            ? []
            : [{ account: ACCOUNT, hash: `h${lt}`, lt: String(lt), in_msg: null, out_msgs: [], finality: 'finalized' }],
        address_book: {},
      }
    }
    if (isBroken) throw new HttpError('/pendingTraces', 500, 'server', '')
    return { traces: [], address_book: {}, metadata: {} }
  })
  const client = createClient({ network: { name: 'broken', baseUrl: 'http://127.0.0.1:1/api/v3' }, transport })
  const feed = open(client, transactionSource(client, ACCOUNT, 1, 'pending'))
  await until(() => feed.current().error !== null)
  const shown: unknown[] = []
  onTestFinished(feed.subscribe(() => void shown.push(feed.current().error)))
  feed.loadMore()
  await until(() => !feed.current().hasMore)
  const asked = transport.calls.length
  await until(() => transport.calls.length > asked + 4)
  expect(shown).not.toContain(null)
  isBroken = false
  await until(() => feed.current().error === null)
})

describe('a list that is opened while a trace is pending', () => {
  const final = {
    account: ACCOUNT,
    hash: 'final',
    lt: '10',
    in_msg: { hash: 'm1' },
    out_msgs: [],
    finality: 'finalized',
  }
  const pending = { ...final, hash: 'pending', lt: '20', in_msg: { hash: 'm2' }, finality: 'pending' }

  /** Opens it; what is pending is answered after some milliseconds. Returns the rows at each change. */
  function opening(page: readonly unknown[], milliseconds: number) {
    const transport = scriptedTransport(async (name) => {
      if (name !== 'pendingTraces') return { transactions: page, address_book: {} }
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      return { traces: [{ transactions: { pending } }], address_book: {}, metadata: {} }
    })
    const client = createClient({ network: { name: 'opened', baseUrl: 'http://127.0.0.1:1/api/v3' }, transport })
    const feed = createFeed(client, transactionSource(client, ACCOUNT, 5, 'pending'), {
      interval: 1_000_000,
      streamingInterval: 1_000_000,
      follow: false,
    })
    const changes: string[][] = []
    onTestFinished(
      feed.subscribe(() => {
        const { rows, isPending } = feed.current()
        if (!isPending) changes.push(rows.map(({ hash }) => hash))
      }),
    )
    return { feed, changes }
  }

  test('shows it above the first page, with which it arrives', async () => {
    const { feed, changes } = opening([final], 30)
    await until(() => changes.length > 1)
    expect(new Set(changes.map(String))).toEqual(new Set(['pending,final']))
    expect(feed.current().newRows).toBe(0)
  })

  test('counts it as new when it arrives later, so that no row moves', async () => {
    const { feed, changes } = opening([final], 600)
    await until(() => feed.current().newRows === 1)
    expect(new Set(changes.map(String))).toEqual(new Set(['final']))
    feed.showNew()
    expect(feed.current().rows.map(({ hash }) => hash)).toEqual(['pending', 'final'])
  })

  test('shows it later, too, where there is no other row', async () => {
    const { feed } = opening([], 600)
    await until(() => feed.current().rows.length === 1)
    expect(feed.current().newRows).toBe(0)
  })
})

describe('without a key', () => {
  /**
   * Opens the history of an account, and asks for its state once the first page is shown; with `hasMore`, for more than
   * the limit allows then.
   * @returns The endpoints in the order in which the service was asked, of the first ten seconds.
   */
  async function open(host: string, hasMore: boolean): Promise<readonly string[]> {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const asked: string[] = []
    const client = createClient({
      network: { name: 'keyless', baseUrl: `https://${host}.example/api/v3` },
      fetch: async (url) => {
        asked.push(new URL(new Request(url).url).pathname.replace('/api/v3/', ''))
        return Response.json({ actions: [], accounts: [], transactions: [], address_book: {}, metadata: {} })
      },
    })
    const feed = createFeed(client, actionSource(client, ACCOUNT, 5, 'pending'), {
      interval: 1_000_000,
      streamingInterval: 1_000_000,
      follow: false,
    })
    let isShown = false
    onTestFinished(
      feed.subscribe(() => {
        if (isShown || feed.current().isPending) return
        isShown = true
        void client.request(accountStates, { address: [ACCOUNT] })
        if (hasMore)
          for (let at = 1; at < 12; at++) setTimeout(() => client.request(transactions, { offset: at }), at * 900)
      }),
    )
    await vi.advanceTimersByTimeAsync(10_000)
    return asked
  }

  test('the state of the account comes before what is pending', async () => {
    expect(await open('state-first', false)).toEqual(['actions', 'accountStates', 'pendingActions'])
  })

  test('what is pending does not wait for a screen that always asks for more', async () => {
    const asked = await open('pending-in-time', true)
    expect(asked.slice(0, 2)).toEqual(['actions', 'accountStates'])
    expect(asked.filter((name) => name === 'pendingActions')).toHaveLength(1)
  })
})
