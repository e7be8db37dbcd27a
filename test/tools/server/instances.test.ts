import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import type { Gateway } from 'tonlens/server'
import { showcase } from '../../../src/tools/testing/showcase.ts'
import { openShared } from '../../../src/tools/cli/gateway/shared.ts'
import { hasRedis, startRedis } from './redisServer.ts'
import { ask, busiestSecond, closeLater, key, openGateway, openService, watchRequests } from './world.ts'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

async function openInstance(
  service: Awaited<ReturnType<typeof openService>>,
  url: string,
  options: Parameters<typeof openGateway>[1] = {},
): Promise<Gateway> {
  const { redis, store, close } = await openShared({ url, visitorRate: 1000, onProblem: () => undefined })
  const gateway = openGateway(service, { redis, store, instances: 2, ...options }, { rate: 10 })
  open.push(async () => {
    await gateway.close()
    await close()
  })
  return gateway
}

const wallet = (at: number) => `/api/v3/transactions?account=${showcase.wallet}&limit=${1 + at}`

describe.skipIf(!hasRedis)('two instances and a Redis', () => {
  test('keep the limit of the key together, also while Redis dies and comes back', async () => {
    const service = await openService({ rate: 1 })
    const times = watchRequests(service)
    const redis = await startRedis()
    const [a, b] = [await openInstance(service, redis.url), await openInstance(service, redis.url)]
    const stop = new AbortController()
    const statuses = new Map<number, number>()
    let asked = 0
    const visitor = async (gateway: Gateway) => {
      while (!stop.signal.aborted) {
        const { status } = await ask(gateway, wallet(asked++ % 900))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    const visitors = [a, b].flatMap((gateway) => Array.from({ length: 10 }, () => visitor(gateway)))
    await pause(2500)
    const together = times().length
    expect(a.health()).toMatchObject({ redis: 'connected', instances: 2, status: 'ok' })
    await redis.stop()
    await pause(3000)
    expect(a.health()).toMatchObject({ redis: 'gone', status: 'degraded', networks: { mainnet: { rate: 5 } } })
    const alone = times().length
    await redis.start()
    await pause(3500)
    expect(b.health()).toMatchObject({ redis: 'connected', instances: 2, status: 'ok' })
    stop.abort()
    await Promise.all(visitors)
    expect(together).toBeGreaterThan(15)
    expect(alone - together).toBeGreaterThan(8)
    expect(times().length - alone).toBeGreaterThan(8)
    expect(busiestSecond(times())).toBeLessThanOrEqual(10)
    expect([...statuses.keys()]).toEqual([200])
  })

  test('share answers, so that what one has asked the other knows', async () => {
    const service = await openService()
    const redis = await startRedis()
    const options = { maxAge: 60 }
    const [a, b] = [await openInstance(service, redis.url, options), await openInstance(service, redis.url, options)]
    const first = await (await ask(a, wallet(3))).text()
    await pause(100)
    const before = service.requests.length
    const again = await ask(b, wallet(3))
    expect(await again.text()).toBe(first)
    expect(service.requests.length).toBe(before)
    expect(Number(again.headers.get('Age'))).toBeGreaterThanOrEqual(0)
  })

  test('go on when one of them is gone', async () => {
    const service = await openService()
    const redis = await startRedis()
    const [a, b] = [await openInstance(service, redis.url), await openInstance(service, redis.url)]
    await pause(600)
    expect(a.health().instances).toBe(2)
    await b.close()
    expect((await ask(b, wallet(1))).status).toBe(503)
    await pause(700)
    expect(a.health().instances).toBe(1)
    expect((await ask(a, wallet(1))).status).toBe(200)
  })
})

test('no answer, header or log has the key', async () => {
  const service = await openService()
  const gateway = openGateway(service)
  const response = await ask(gateway, wallet(0))
  expect([await response.text(), ...response.headers.values()].join()).not.toContain(key)
  closeLater(() => gateway.close())
})
