import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { createClient } from '../../../src/sources/client/client.ts'
import { HttpError } from '../../../src/sources/client/errors.ts'
import { TonlensProvider } from '../../../src/react/provider/TonlensProvider.tsx'
import { useNeighbors } from '../../../src/react/hooks/traces/useNeighbors.ts'
import { useTrace } from '../../../src/react/hooks/traces/useTrace.ts'
import type { Trace } from '../../../src/service/rows/trace.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { toBase64Hash, toHexHash } from '../../../src/ton/cells/hash.ts'
import { normalizedMessageHash } from '../../../src/ton/facts/message.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { scriptedTransport } from '../../helpers/servers/scriptedTransport.ts'
import { tree } from '../../meaning/trace/build.ts'

afterEach(cleanup)

const hash = toBase64Hash('ab'.repeat(32))
/** An external message with an empty body, to account 0:0…0. */
const boc = 'te6cckEBAQEAJQAARYgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEuN2rAw=='
/** A hash of the right form, known by its name. */
const namedHash = (name: string): string =>
  toBase64Hash(
    Array.from(name, (letter) => letter.charCodeAt(0).toString(16))
      .join('')
      .padStart(64, '0'),
  )
const named = (list: readonly Transaction[]): Transaction[] =>
  list.map((row) => ({
    ...row,
    hash: namedHash(row.hash),
    in_msg: row.in_msg === null ? null : { ...row.in_msg, hash: namedHash(row.in_msg.hash) },
    out_msgs: row.out_msgs.map((message) => ({ ...message, hash: namedHash(message.hash) })),
  }))
const rows = named(tree([-1, 0, 0, 1]))
const element = (list: readonly Transaction[], more: Partial<Trace> = {}) => ({
  ...assembleTrace(list).answer,
  trace_id: '0',
  external_hash: null,
  mc_seqno_start: '1',
  mc_seqno_end: '1',
  start_lt: '1',
  start_utime: 1,
  end_lt: '2',
  end_utime: 2,
  is_incomplete: false,
  trace_info: {
    trace_state: 'complete',
    messages: list.length,
    transactions: list.length,
    pending_messages: 0,
    classification_state: 'ok',
  },
  transactions: Object.fromEntries(list.map((row) => [row.hash, row])),
  ...more,
})
const answer = (...traces: unknown[]) => ({ traces, address_book: {}, metadata: {} })

function setUp(script: Parameters<typeof scriptedTransport>[0]) {
  const transport = scriptedTransport(script)
  const client = createClient({ network: { name: 'test', baseUrl: 'http://127.0.0.1:1/api/v3' }, transport })
  const wrapper = ({ children }: { children?: ReactNode }) => (
    <TonlensProvider client={client}>{children}</TonlensProvider>
  )
  return {
    transport,
    wrapper,
    names: () => transport.calls.map(({ name, params }) => [name, ...Object.keys(params).toSorted()]),
  }
}

describe('useTrace', () => {
  test.each([hash, toHexHash(hash), `0x${toHexHash(hash)}`, hash.replaceAll('+', '-').replaceAll('/', '_')])(
    'finds a trace by a transaction hash in the form %s',
    async (id) => {
      const { wrapper, transport } = setUp(() => answer(element(rows)))
      const { result } = renderHook(() => useTrace(id), { wrapper })
      await waitFor(() => expect(result.current.status).toBe('success'))
      expect(result.current.trace?.transactions).toHaveLength(4)
      expect(transport.calls).toEqual([{ name: 'traces', params: { tx_hash: [hash] } }])
    },
  )

  test.each([hash, toHexHash(hash), `0x${toHexHash(hash)}`, hash.replaceAll('+', '-').replaceAll('/', '_')])(
    'finds a trace by a message hash in the form %s',
    async (id) => {
      const { wrapper, transport } = setUp((_, params) => ('msg_hash' in params ? answer(element(rows)) : answer()))
      const { result } = renderHook(() => useTrace(id), { wrapper })
      await waitFor(() => expect(result.current.trace?.transactions).toHaveLength(4))
      expect(transport.calls.at(-1)).toEqual({ name: 'traces', params: { msg_hash: [hash], limit: 1 } })
    },
  )

  const bytes = Uint8Array.from(atob(boc), (letter) => letter.charCodeAt(0))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  test.each([
    ['base64', boc],
    ['hex', hex],
    ['bytes', bytes],
  ])('finds a trace by a signed message in %s', async (_form, id) => {
    const { wrapper, transport } = setUp(() => answer(element(rows)))
    const { result } = renderHook(() => useTrace(id), { wrapper })
    await waitFor(() => expect(result.current.trace?.transactions).toHaveLength(4))
    expect(transport.calls).toEqual([{ name: 'traces', params: { msg_hash: [normalizedMessageHash(boc)], limit: 1 } }])
  })

  test('is one query for one message, in whatever form it is given', async () => {
    const { wrapper, transport } = setUp(() => answer(element(rows)))
    const ids = [boc, hex, bytes, boc.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')]
    const { result } = renderHook(() => ids.map((id) => useTrace(id, { staleTime: Infinity })), { wrapper })
    await waitFor(() => expect(result.current.map(({ status }) => status)).toEqual(ids.map(() => 'success')))
    expect(transport.calls).toHaveLength(1)
  })

  test('tells the hash that it looks for, and shares one query between a message and its hash', async () => {
    const { wrapper, transport } = setUp(() => answer(element(rows)))
    const messageHash = normalizedMessageHash(boc)
    const { result } = renderHook(() => [boc, messageHash].map((id) => useTrace(id, { staleTime: Infinity })), {
      wrapper,
    })
    expect(result.current.map((trace) => trace.hash)).toEqual([messageHash, messageHash])
    await waitFor(() => expect(result.current.map(({ isPending }) => isPending)).toEqual([false, false]))
    expect(transport.calls).toHaveLength(1)
  })

  test('looks for a message next, then among pending traces', async () => {
    const { wrapper, names } = setUp((name) => (name === 'pendingTraces' ? answer(element(rows)) : answer()))
    const { result } = renderHook(() => useTrace(hash), { wrapper })
    await waitFor(() => expect(result.current.trace?.transactions).toHaveLength(4))
    expect(names()).toEqual([
      ['traces', 'tx_hash'],
      ['traces', 'limit', 'msg_hash'],
      ['pendingTraces', 'ext_msg_hash'],
    ])
  })

  test('asks for a signed message by its normalised hash, and for no transaction', async () => {
    const { wrapper, transport } = setUp(() => answer(element(rows)))
    const { result } = renderHook(() => useTrace(boc), { wrapper })
    await waitFor(() => expect(result.current.status).toBe('success'))
    expect(transport.calls).toEqual([{ name: 'traces', params: { msg_hash: [normalizedMessageHash(boc)], limit: 1 } }])
  })

  test('says that there is no such trace, also where nothing is emulated', async () => {
    const { wrapper } = setUp((name) => {
      if (name !== 'pendingTraces') return answer()
      throw new HttpError('/pendingTraces', 500, 'server', 'emulatedTracesRepository is not initialized')
    })
    const { result } = renderHook(() => useTrace(hash), { wrapper })
    await waitFor(() => expect(result.current.status).toBe('notFound'))
  })

  test('refuses what is neither hash nor message, before any request', async () => {
    const { wrapper, transport } = setUp(() => answer())
    const { result } = renderHook(() => useTrace('hello'), { wrapper })
    await waitFor(() => expect(result.current.error?.message).toMatch(/is neither a hash nor a message/))
    expect(transport.calls).toEqual([])
  })

  test('follows a pending trace until it is over', async () => {
    let looks = 0
    let over = false
    const pending = element(rows.slice(0, 2), {
      trace_info: {
        trace_state: 'pending',
        messages: 2,
        transactions: 2,
        pending_messages: 2,
        classification_state: 'unclassified',
      },
    })
    const { wrapper } = setUp(() => {
      looks += 1
      return answer(over ? element(rows) : pending)
    })
    const { result } = renderHook(() => useTrace(hash, { refetchInterval: 20 }), { wrapper })
    await waitFor(() => expect(result.current.trace?.state).toBe('pending'))
    over = true
    await waitFor(() => expect(result.current.trace?.state).toBe('complete'))
    const seen = looks
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(looks).toBe(seen)
  })
})

describe('a trace that the service cut off', () => {
  const all = named(tree(Array.from({ length: 500 }, (_, index) => (index === 0 ? -1 : Math.floor((index - 1) / 3)))))
  const cut = element(all.slice(0, 100), {
    is_incomplete: true,
    trace_info: {
      trace_state: 'complete',
      messages: 500,
      transactions: 500,
      pending_messages: 0,
      classification_state: 'ok',
    },
  })
  const byMessage = (params: Readonly<Record<string, unknown>>) => {
    const wanted = new Set(params['msg_hash'] as string[])
    return { transactions: all.filter(({ in_msg }) => wanted.has(in_msg?.hash ?? '')), address_book: {} }
  }

  test('is filled up, with progress on the way', async () => {
    const { wrapper } = setUp((name, params) => (name === 'traces' ? answer(cut) : byMessage(params)))
    const steps: number[] = []
    const { result } = renderHook(
      () => {
        const found = useTrace(hash)
        if (found.progress !== undefined) steps.push(found.progress.loaded)
        return found
      },
      { wrapper },
    )
    await waitFor(() => expect(result.current.trace?.whole).toBe(true))
    expect(result.current.trace?.transactions).toHaveLength(500)
    await waitFor(() => expect(result.current.progress).toBeUndefined())
    expect(steps.length).toBeGreaterThan(0)
    expect(steps.every((step) => step >= 100 && step <= 500)).toBe(true)
  })

  test('is shown as cut off when the rest does not come, with the reason', async () => {
    const { wrapper } = setUp((name) => {
      if (name === 'traces') return answer(cut)
      throw new HttpError('/transactionsByMessage', 403, 'forbidden', '')
    })
    const { result } = renderHook(() => useTrace(hash), { wrapper })
    await waitFor(() => expect(result.current.error).toBeInstanceOf(HttpError))
    expect(result.current.trace).toMatchObject({ whole: false, state: 'broken' })
    expect(result.current.trace?.warnings).toContainEqual(expect.objectContaining({ kind: 'cut-off', count: 400 }))
  })

  test('is left as it is on request', async () => {
    const { wrapper, names } = setUp(() => answer(cut))
    const { result } = renderHook(() => useTrace(hash, { complete: false }), { wrapper })
    await waitFor(() => expect(result.current.status).toBe('success'))
    expect(names()).toEqual([['traces', 'tx_hash']])
  })
})

describe('useNeighbors', () => {
  const [root, middle, , leaf] = rows as [Transaction, Transaction, Transaction, Transaction]

  test('tells the cause of a transaction and what followed, with one request', async () => {
    const { wrapper, names } = setUp(() => ({ transactions: [root, leaf], address_book: {} }))
    const { result } = renderHook(() => useNeighbors(middle), { wrapper })
    await waitFor(() => expect(result.current.status).toBe('success'))
    expect(result.current.data?.parent?.hash).toBe(namedHash('0'))
    expect(result.current.data?.children.map((row) => row.hash)).toEqual([namedHash('3')])
    expect(result.current.transactions).toHaveLength(3)
    expect(names()).toEqual([['adjacentTransactions', 'hash']])
  })

  test('takes a hash as well', async () => {
    const { wrapper } = setUp((name) => ({
      transactions: name === 'transactions' ? [middle] : [root],
      address_book: {},
    }))
    const { result } = renderHook(() => useNeighbors(hash), { wrapper })
    await waitFor(() => expect(result.current.transaction?.hash).toBe(namedHash('1')))
    expect(result.current.data?.parent?.hash).toBe(namedHash('0'))
  })

  test('knows when there is no such transaction', async () => {
    const { wrapper } = setUp(() => ({ transactions: [], address_book: {} }))
    const { result } = renderHook(() => useNeighbors(hash), { wrapper })
    await waitFor(() => expect(result.current.status).toBe('notFound'))
  })
})
