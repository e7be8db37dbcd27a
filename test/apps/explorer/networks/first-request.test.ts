import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { traces } from '../../../../src/entries/endpoints.ts'
import {
  findFirstRequest,
  type FirstRequest,
  readFirstRequest,
  sendFirstRequest,
} from '../../../../src/apps/explorer/networks/firstRequest.ts'
import { parseRoute } from '../../../../src/apps/explorer/shell/routes.ts'
import type { Transport } from '../../../../src/entries/index.ts'
import { showcase } from '../../../../stories/chain/index.json'

type Answer = Awaited<ReturnType<Transport['request']>>
type Endpoint = Parameters<Transport['request']>[0]

const endpoint = traces as unknown as Endpoint
const hash = showcase.transactions.swapTrace
const first: FirstRequest = { endpoint, params: { tx_hash: [hash], include_actions: true } }
/** The same request as a page may write it. */
const same = { include_actions: true, tx_hash: [hash] }

function openService(answer: (count: number) => Promise<unknown> = async (count) => count) {
  const asked: unknown[] = []
  const service: Transport = {
    name: 'counted',
    request: async (_endpoint, params) => {
      asked.push(params)
      return { body: await answer(asked.length), origin: { source: 'service', asOf: 0 } } as Answer
    },
  }
  return { service, asked }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the first request of a page', () => {
  test('is sent before the page asks, and answers the page once', async () => {
    const { service, asked } = openService()
    const early = sendFirstRequest(service, first)
    await vi.advanceTimersByTimeAsync(100)
    expect(asked).toEqual([first.params])
    expect((await early.request(endpoint, same)).body).toBe(1)
    expect(asked).toHaveLength(1)
    expect((await early.request(endpoint, same)).body).toBe(2)
  })

  test('answers no other request', async () => {
    const { service } = openService()
    const early = sendFirstRequest(service, first)
    await vi.advanceTimersByTimeAsync(100)
    expect((await early.request(endpoint, { ...same, include_actions: false })).body).toBe(2)
  })

  test('gives no answer that is older than five seconds', async () => {
    const { service } = openService()
    const early = sendFirstRequest(service, first)
    await vi.advanceTimersByTimeAsync(5001)
    expect((await early.request(endpoint, same)).body).toBe(2)
  })

  test('fails for the page, which may try again', async () => {
    const { service } = openService(async (count) => {
      if (count === 1) throw new TypeError('no line')
      return count
    })
    const early = sendFirstRequest(service, first)
    await vi.advanceTimersByTimeAsync(100)
    await expect(early.request(endpoint, same)).rejects.toThrow('no line')
    expect((await early.request(endpoint, same)).body).toBe(2)
  })

  test('does not hold a page that no longer waits', async () => {
    const { service } = openService(() => new Promise(() => {}))
    const early = sendFirstRequest(service, first)
    await vi.advanceTimersByTimeAsync(100)
    const controller = new AbortController()
    const waiting = early.request(endpoint, same, { signal: controller.signal })
    controller.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
  })

  test('leaves requests alone where there is none', async () => {
    const { service, asked } = openService()
    const early = sendFirstRequest(service, undefined)
    expect(asked).toEqual([])
    expect((await early.request(endpoint, same)).body).toBe(1)
  })
})

test('is that of the network and the one page that the URL names', () => {
  const path = `transaction/${encodeURIComponent(hash)}`
  expect(readFirstRequest(`/mainnet/${path}`, 'mainnet')).toEqual(first)
  expect(readFirstRequest(`/${path}`, 'mainnet')).toEqual(first)
  expect(readFirstRequest(`/testnet/${path}`, 'mainnet')).toBeUndefined()
  expect(readFirstRequest(`/mainnet/${path}|/testnet/${path}`, 'mainnet')).toBeUndefined()
})

test.each([
  'transaction/no-hash',
  'account/no-address',
  `account/${showcase.wallet}/jettons`,
  `account/${showcase.wallet}?type=swap`,
  'home',
])('no request is known before the page %s runs', (link) => {
  expect(findFirstRequest(parseRoute(`/${link}`))).toBeUndefined()
})
