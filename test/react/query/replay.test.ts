import { QueryClient } from '@tanstack/react-query'
import { beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '../../../src/entries/index.ts'
import { type Replay } from '../../../src/entries/contracts.ts'
import { replayQueryOptions, type ReplayOptions } from '../../../src/entries/query.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import { failingStep } from '../../../src/meaning/contracts/vmSteps.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import type { Emulator } from '../../../src/sources/vm/engine/emulator.ts'
import { VmError } from '../../../src/sources/vm/errors.ts'
import { chainConfig, chainHistories, openEmulator, openLocalVm } from '../../fixtures/emulator.ts'

const histories = [...chainHistories().values()]
const history =
  histories.find(
    (rows) =>
      rows[0]?.orig_status !== 'active' && rows.some(({ description }) => description.compute_ph?.exit_code === 709),
  ) ?? []
const failed = history.find(({ description }) => description.compute_ph?.exit_code === 709) as Transaction
let emulator: Emulator

beforeAll(async () => {
  emulator = await openEmulator()
})

function replay(
  transaction: Transaction,
  rows: readonly Transaction[] = history,
  options: Partial<ReplayOptions> = {},
): Promise<Replay> {
  const index = createMemoryIndex([{ transactions: rows, address_book: {} }])
  const client = createClient({
    network: { name: 'chain', baseUrl: 'https://chain.example/api/v3' },
    transport: index.transport,
  })
  const { queryFn } = replayQueryOptions(client, transaction, {
    vm: openLocalVm(emulator),
    config: chainConfig,
    ...options,
  })
  if (typeof queryFn !== 'function') throw new TypeError('skipped')
  return queryFn({ signal: new AbortController().signal })
}

test('a transaction is replayed from the first one of its account', async () => {
  const result = await replay(failed)
  if (result.status !== 'exact') throw new Error(result.reason)
  expect(result.run?.steps[failingStep(result.run) ?? -1]?.instruction).toMatch(/^THROW/)
  expect(result.storage.before).toBe(result.storage.after)
})

describe('says why there are no steps', () => {
  test('when the row is not what happened', async () => {
    const changed = history.map((row) => (row === failed ? { ...row, now: row.now + 1 } : row))
    expect(await replay({ ...failed, now: failed.now + 1 }, changed)).toEqual({
      status: 'unavailable',
      reason: 'rules',
      differsAt: failed.hash,
    })
  })

  test('when the index starts after the first transaction', async () => {
    expect(await replay(failed, history.slice(1))).toEqual({ status: 'unavailable', reason: 'missing-history' })
  })

  test('when the account existed before its first transaction', async () => {
    const rows = histories.find(([first]) => first?.orig_status === 'active') ?? []
    expect(await replay(rows[0] as Transaction, rows)).toEqual({ status: 'unavailable', reason: 'missing-history' })
  })

  test('when the history is longer than wanted', async () => {
    expect(await replay(failed, history, { maxHistory: 1 })).toEqual({ status: 'unavailable', reason: 'long-history' })
  })

  test('when the configuration is not known, or cannot be read', async () => {
    expect(await replay(failed, history, { config: undefined })).toEqual({
      status: 'unavailable',
      reason: 'missing-config',
    })
  })

  test('when a library or a random seed is missing', async () => {
    for (const reason of ['missing-library', 'random'] as const) {
      const vm = {
        ...openLocalVm(emulator),
        replay: () => Promise.resolve({ matches: false, differsAt: 0, reason }),
      } as unknown as ReplayOptions['vm']
      expect(await replay(failed, history, { vm })).toMatchObject({
        status: 'unavailable',
        reason,
        differsAt: history[0]?.hash,
      })
    }
  })
})

test('a VM that cannot be used is an error, not a result', async () => {
  const error = new VmError('missing-file', 'no folder')
  const vm = { ...openLocalVm(emulator), replay: () => Promise.reject(error) } as unknown as ReplayOptions['vm']
  await expect(replay(failed, history, { vm })).rejects.toBe(error)
})

describe('a cached replay', () => {
  const cache = new QueryClient()
  const client = createClient({
    network: { name: 'cached', baseUrl: 'https://cached.example/api/v3' },
    transport: createMemoryIndex([{ transactions: history, address_book: {} }]).transport,
  })
  const vm = {
    replay: () =>
      Promise.resolve({
        matches: true,
        run: undefined,
        actions: 'te6cckEBAQEAAgAAAEysuc0=',
        storage: { before: null, after: null },
      }),
  } as unknown as ReplayOptions['vm']
  const options = (given: Partial<ReplayOptions>) => replayQueryOptions(client, failed, { vm, ...given }) as never

  test('without a configuration is not the answer once there is one', async () => {
    expect(await cache.fetchQuery(options({}))).toEqual({ status: 'unavailable', reason: 'missing-config' })
    expect(await cache.fetchQuery(options({ config: 'te6cc' }))).toMatchObject({ status: 'exact' })
    expect(await cache.fetchQuery(options({ config: () => Promise.resolve('te6cc') }))).toMatchObject({
      status: 'exact',
    })
  })

  test('is kept if it is exact, and stale after a minute if something was missing', () => {
    const isStale = (given: Partial<ReplayOptions>) => {
      const { queryKey, staleTime } = replayQueryOptions(client, failed, { vm, ...given })
      return cache
        .getQueryCache()
        .find({ queryKey })
        ?.isStaleByTime(staleTime({ state: { data: cache.getQueryData(queryKey) } }) - 60_000)
    }
    expect(isStale({ config: 'te6cc' })).toBe(false)
    expect(isStale({})).toBe(true)
  })
})
