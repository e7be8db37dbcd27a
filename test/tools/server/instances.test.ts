import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Gateway } from 'tonlens/server'
import { showcase } from '../../../src/tools/testing/showcase.ts'
import { openShared } from '../../../src/tools/cli/gateway/shared.ts'
import { hasRedis, openLine, startRedis } from './redisServer.ts'
import { ask, busiestSecond, closeAll, closeLater, key, openGateway, openService, watchRequests } from './world.ts'

afterAll(closeAll)

async function openInstance(
  service: Awaited<ReturnType<typeof openService>>,
  url: string,
  options: Parameters<typeof openGateway>[1] = {},
): Promise<Gateway> {
  const { redis, store, close } = await openShared({ url, visitorRate: 1000, onProblem: () => undefined })
  const gateway = openGateway(service, { redis, store, instances: 2, ...options }, { rate: 10 })
  closeLater(async () => {
    await gateway.close()
    await close()
  })
  return gateway
}

const wallet = (at: number) => `/api/v3/transactions?account=${showcase.wallet}&limit=${1 + at}`

/** Visitors who ask as fast as they can. */
function visit(gateways: readonly Gateway[]) {
  const stop = new AbortController()
  const statuses = new Set<number>()
  let asked = 0
  const visitors = gateways.flatMap((gateway) =>
    Array.from({ length: 10 }, async () => {
      while (!stop.signal.aborted) {
        statuses.add((await ask(gateway, wallet(asked++ % 900))).status)
        await pause(5)
      }
    }),
  )
  return {
    async stop() {
      stop.abort()
      await Promise.all(visitors)
      return [...statuses]
    },
  }
}

describe.skipIf(!hasRedis)('two instances and a Redis', () => {
  test('keep the limit of the key together while one of them is cut off from Redis', async () => {
    const service = await openService({ rate: 1 })
    const times = watchRequests(service)
    const redis = await startRedis()
    const line = await openLine(redis.url)
    const [a, b] = [await openInstance(service, line.url), await openInstance(service, redis.url)]
    await vi.waitFor(() => expect(b.health()).toMatchObject({ instances: 2, missing: 0 }))
    const visitors = visit([a, b])
    await pause(1200)
    const together = times().length
    line.cut()
    await pause(6000)
    const mainnet = { rate: 5 }
    expect(a.health()).toMatchObject({ redis: 'gone', status: 'degraded', networks: { mainnet } })
    expect(b.health()).toMatchObject({ redis: 'connected', missing: 1, status: 'degraded', networks: { mainnet } })
    const apart = times().length
    line.mend()
    await vi.waitFor(() => expect(a.health()).toMatchObject({ redis: 'connected', missing: 0, status: 'ok' }))
    await pause(3000)
    expect(await visitors.stop()).toEqual([200])
    expect(together).toBeGreaterThan(8)
    expect(apart - together).toBeGreaterThan(15)
    expect(times().length - apart).toBeGreaterThan(5)
    expect(busiestSecond(times())).toBeLessThanOrEqual(10)
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

  test('share the limit anew when one of them stops, but not when it vanishes', async () => {
    const service = await openService()
    const redis = await startRedis()
    const line = await openLine(redis.url)
    const options = { instances: undefined }
    const [a, b, c] = [
      await openInstance(service, redis.url, options),
      await openInstance(service, redis.url, options),
      await openInstance(service, line.url, options),
    ]
    const seen = () => [a.health().instances, a.health().missing, a.health().networks['mainnet']?.rate]
    await vi.waitFor(() => expect(seen()).toEqual([3, 0, 10]))
    line.cut()
    await vi.waitFor(() => expect(seen()).toEqual([2, 1, 6]))
    expect(c.health().networks['mainnet']?.rate).toBe(3)
    await b.close()
    expect((await ask(b, wallet(1))).status).toBe(503)
    await vi.waitFor(() => expect(seen()).toEqual([1, 1, 5]))
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
