import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { createClient, withStream } from 'tonlens/client'
import { transactions } from 'tonlens/endpoints'
import type { Gateway } from 'tonlens/server'
import { openShared } from '../../../src/tools/cli/gateway/shared.ts'
import { showcase } from '../../../src/tools/testing/showcase.ts'
import { type Followed, follow, listenTo, until } from './follow.ts'
import { hasRedis, startRedis } from './redisServer.ts'
import { closeAll, closeLater, key, listen, openGateway, openService } from './world.ts'

afterAll(closeAll)

const trace = showcase.swapTrace

/** A service on which a trace happens, step by step. */
async function openReplay() {
  const service = await openService({ replay: { trace, interval: 0 } })
  const { replay, streaming } = service
  if (replay === undefined || streaming === undefined) throw new Error('no replay')
  return { service, replay, streaming }
}

describe('the stream of a gateway', () => {
  test('gives visitors of both protocols what the service gives, over one connection', async () => {
    const { service, replay, streaming } = await openReplay()
    const gateway = openGateway(service)
    closeLater(() => gateway.close())
    const url = await listen(gateway)
    // The service itself wants its key, which the gateway adds for the others.
    const alone = listenTo(
      withStream(createClient({ network: { name: 'service', baseUrl: service.url }, apiKey: key, rate: Infinity }), {
        apiKey: key,
        protocol: 'websocket',
      }),
      replay.account,
    )
    const visitors = (['sse', 'websocket', 'sse', 'websocket'] as const).map((protocol) =>
      listenTo(follow(url, protocol), replay.account),
    )
    await until(() => [alone, ...visitors].every(({ opened }) => opened === 1))
    expect(streaming.connections()).toBe(2)
    expect(gateway.health().networks['mainnet']).toMatchObject({ visitors: 4, watched: 1, leader: true })
    replay.start()
    while (replay.next()) await pause(5)
    await until(() => visitors.every(({ events }) => events.length === alone.events.length))
    expect(alone.events.length).toBeGreaterThan(5)
    for (const { events } of visitors) expect(events).toEqual(alone.events)
    const late = listenTo(follow(url, 'websocket'), replay.account)
    await until(() => late.events.length > 0)
    expect(JSON.parse(late.events[0] ?? '')).toMatchObject({ type: 'account_state_change', account: replay.account })
    for (const { stop } of [alone, late, ...visitors]) stop()
    await until(() => streaming.connections() === 0)
  })

  test('is read again after the service has cut it', async () => {
    const { service, replay, streaming } = await openReplay()
    const gateway = openGateway(service)
    closeLater(() => gateway.close())
    const visitor = listenTo(follow(await listen(gateway), 'websocket'), replay.account)
    await until(() => visitor.opened === 1)
    streaming.cut()
    await until(() => visitor.closed === 1)
    await until(() => visitor.opened === 2)
    replay.start()
    await until(() => visitor.events.length > 0)
  })

  test('makes kept answers about what it tells of old', async () => {
    const { service, replay } = await openReplay()
    const gateway = openGateway(service, { maxAge: 60 })
    closeLater(() => gateway.close())
    const client = follow(await listen(gateway), 'sse')
    const read = () => client.request(transactions, { account: [replay.account], limit: 3 })
    const before = await read()
    const visitor = listenTo(client, replay.account)
    await until(() => visitor.opened === 1)
    replay.start()
    while (replay.next());
    await until(() => visitor.events.length > 5)
    const after = await read()
    expect(after.transactions.map(({ hash }) => hash)).not.toEqual(before.transactions.map(({ hash }) => hash))
  })
})

describe.skipIf(!hasRedis)('the stream of two instances', () => {
  async function openInstances() {
    const world = await openReplay()
    const redis = await startRedis()
    const instances: { gateway: Gateway; url: string }[] = []
    for (let at = 0; at < 2; at++) {
      const shared = await openShared({ url: redis.url, visitorRate: 1000, onProblem: () => undefined })
      const gateway = openGateway(world.service, { redis: shared.redis, instances: 2 }, { rate: 100 })
      closeLater(async () => {
        await gateway.close()
        await shared.close()
      })
      instances.push({ gateway, url: await listen(gateway) })
    }
    return { ...world, redis, instances }
  }

  test('uses one connection, and goes on when the leader goes', async () => {
    const { replay, streaming, instances } = await openInstances()
    const visitors = instances.map(({ url }) => listenTo(follow(url, 'websocket'), replay.account))
    await until(() => visitors.every(({ opened }) => opened > 0))
    expect(streaming.connections()).toBe(1)
    replay.start()
    await until(() => visitors.every(({ events }) => events.length > 0))
    expect(visitors[0]?.events).toEqual(visitors[1]?.events)
    const leader = instances.findIndex(({ gateway }) => gateway.health().networks['mainnet']?.leader === true)
    const other = visitors[1 - leader] as Followed
    const [opened, seen] = [other.opened, other.events.length]
    await instances[leader]?.gateway.close()
    await until(() => other.opened > opened)
    expect(streaming.connections()).toBe(1)
    replay.next()
    await until(() => other.events.length > seen)
  })
})
