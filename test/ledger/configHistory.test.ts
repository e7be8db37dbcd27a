import { beginCell } from '@ton/core'
import { expect, test } from 'vitest'
import { createClient, HttpError, type HttpErrorKind } from '../../src/entries/client.ts'
import { configHistory, type ConfigHistoryProgress } from '../../src/entries/ledger.ts'
import { blocks } from '../chain/read.ts'
import { createRandom } from '../helpers/random.ts'
import { chainAnswers, createIndexClient } from './chainLedger.ts'
import type { PastBody } from '../../src/service/rules/rows/readPast.ts'

const cell = (value: number) => beginCell().storeUint(value, 8).endCell().toBoc().toString('base64')

const refuse = (kind: HttpErrorKind) => new HttpError('/getConfigParam', 500, kind, '')

/** A client of a chain on which parameter 21 gets another value at each of these blocks. */
function createChain(changes: readonly number[], oldest = 1) {
  const asked: number[] = []
  const client = createClient({
    network: { name: 'changing', baseUrl: 'https://changing.example/api/v3' },
    transport: {
      name: 'changing',
      request: (_endpoint, params) => {
        const { seqno } = params as { seqno: number }
        asked.push(seqno)
        if (seqno < oldest) return Promise.reject(refuse('notArchived'))
        const value = changes.filter((first) => first <= seqno).length
        if (value === 0) return Promise.reject(refuse('notFound'))
        const body = { '@type': 'configInfo', config: { '@type': 'tvm.cell', bytes: cell(value) } }
        return Promise.resolve({ body, origin: { source: 'service', asOf: 0, transport: 'changing' } })
      },
    },
  })
  return { client, asked }
}

test('finds the block since which a value holds, in about two requests for each doubling of the distance', async () => {
  const random = createRandom(7)
  for (let at = 0; at < 200; at++) {
    const to = 2 + random.integer(60_000_000)
    const change = 2 + random.integer(to - 1)
    const { client, asked } = createChain([1, change])
    const found = await configHistory(client, 21, { from: 1, to })
    expect(found.changes).toEqual([{ seqno: change, before: cell(1), after: cell(2) }])
    expect(found.requests).toBe(asked.length)
    expect(asked.length).toBeLessThan(2 * Math.log2(to - change + 2) + 5)
  }
})

test('finds several changes, newest first, and that the parameter was not set before', async () => {
  const { client } = createChain([100, 5000, 70_000])
  const found = await configHistory(client, 21, { from: 1, to: 100_000, maxChanges: 5 })
  expect(found).toMatchObject({ value: cell(3), from: 1 })
  expect(found.changes.map(({ seqno, before }) => [seqno, before])).toEqual([
    [70_000, cell(2)],
    [5000, cell(1)],
    [100, null],
  ])
})

test('an archive that ends is told: the value is the same since its oldest block', async () => {
  for (const oldest of [2, 77, 99_998, 100_000]) {
    const { client, asked } = createChain([1], oldest)
    const found = await configHistory(client, 21, { from: 1, to: 100_000 })
    expect([found.changes, found.from], String(oldest)).toEqual([[], oldest])
    expect(asked.length).toBeLessThan(45)
  }
  const { client } = createChain([1, 60_000], 50_000)
  const found = await configHistory(client, 21, { from: 1, to: 100_000, maxChanges: 3 })
  expect([found.changes.map(({ seqno }) => seqno), found.from]).toEqual([[60_000], 50_000])
})

test('progress is told, requests are bounded, and the reader can stop', async () => {
  const { client } = createChain([1, 1000])
  const seen: ConfigHistoryProgress[] = []
  const { requests } = await configHistory(client, 21, { from: 1, to: 1e6, onProgress: (each) => seen.push(each) })
  expect(seen.map((each) => each.requests)).toEqual(Array.from({ length: requests }, (_, at) => at + 1))
  expect(seen.at(-1)!.to - seen.at(-1)!.from).toBeLessThanOrEqual(2)
  await expect(configHistory(client, 21, { from: 1, to: 1e6, maxRequests: 9 })).rejects.toThrow('more than 9 requests')
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(configHistory(client, 21, { from: 1, to: 1e6, signal })).rejects.toThrow('enough')
  const none = createChain([1], 2e6).client
  await expect(configHistory(none, 21, { from: 1, to: 1e6 })).rejects.toMatchObject({ kind: 'notArchived' })
})

test('the embedded chain says since when its stakes are limited as they are', async () => {
  const answers = chainAnswers()
  const { configs } = answers.get('past.json') as unknown as PastBody
  const seqnos = blocks.filter(({ workchain }) => workchain === -1).map(({ seqno }) => seqno)
  const range = { from: Math.min(...seqnos), to: Math.max(...seqnos) }
  const client = createIndexClient(answers.values())
  expect((await configHistory(client, 17, range)).changes).toMatchObject([{ seqno: configs[1]?.seqno }])
  expect((await configHistory(client, 21, range)).changes).toEqual([])
})
