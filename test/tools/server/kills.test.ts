// Instances, Redis and the service are processes here, and get SIGKILL while visitors ask and listen.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { showcase } from '../../../src/tools/testing/showcase.ts'
import { findPort } from '../../helpers/servers/loopback.ts'
import { createRandom } from '../../helpers/random.ts'
import { listenTo, follow, until } from './follow.ts'
import { buildGateway, runGateway, type RunningGateway, runService, type RunningService } from './processes.ts'
import { hasRedis, startRedis } from './redisServer.ts'
import { isSameJson } from './visitors.ts'
import { busiestSecond, closeAll, key, openService } from './world.ts'

const isLong = process.env['TONLENS_LONG'] === '1'
/** Most milliseconds for which something stays dead. */
const maxPause = isLong ? 3000 : 500
afterAll(closeAll)

const paths = Array.from({ length: 24 }, (_, at) =>
  at % 3 === 0
    ? `/api/v3/accountStates?address=0:${String(at).padStart(64, '0')}`
    : `/api/v3/transactions?account=${showcase.wallet}&end_utime=1760050000&limit=${1 + at}`,
)
/** Refusals that a visitor may get while something is gone. */
const passing = new Set([429, 502, 503, 504])

type Kill = 'instance' | 'redis' | 'service'
/** Each alone, and in the long run all of them in any order. */
const kinds = ['instance', 'redis', 'service'] as const

test.skipIf(!hasRedis)(
  'nothing that is killed makes an answer wrong, and everything comes back without a restart',
  { timeout: 600_000 },
  async () => {
    const random = createRandom(isLong ? Date.now() % 1e9 : 7)
    const replay = { trace: showcase.swapTrace, interval: 10 }
    const [alone, redis, port, { program }] = await Promise.all([
      openService({ replay }),
      startRedis(),
      findPort(),
      buildGateway(),
    ])
    const headers = { 'X-API-Key': key }
    const right = new Map<string, string>()
    for (const path of paths) right.set(path, await (await fetch(new URL(path, alone.url), { headers })).text())

    const startService = () => runService({ port, rate: 1, replay })
    const services: RunningService[] = [await startService()]
    const ports = [await findPort(), await findPort()]
    const startInstance = (at: number) =>
      runGateway(
        program,
        { mainnet: services[0]?.url ?? '' },
        `--redis ${redis.url} --instances 2 --port ${ports[at]} --rate 10 --visitor-rate 1000 --trust-proxy`.split(' '),
      )
    const instances: RunningGateway[] = await Promise.all([startInstance(0), startInstance(1)])
    const gone: RunningGateway[] = []
    const account = alone.replay?.account ?? ''
    const followers = instances.map(({ url }) => listenTo(follow(url, 'websocket'), account))
    const statuses = new Map<number, number>()
    const wrong: string[] = []
    let cutOff = 0
    const over = new AbortController()
    const visit = async (visitor: number) => {
      // Most answers come from memory: without a pause, the visitors would fill the processor.
      for (let turn = visitor; !over.signal.aborted; turn++) {
        await pause(isLong ? 5 : 50)
        const path = paths[(turn * 7) % paths.length] ?? ''
        const url = `http://127.0.0.1:${ports[turn % 2]}${path}`
        try {
          const response = await fetch(url, { headers: { 'X-Forwarded-For': `203.0.113.${visitor}` } })
          const text = await response.text()
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
          const isRight = response.status === 200 ? isSameJson(text, right.get(path)) : passing.has(response.status)
          if (!isRight || [text, ...response.headers.values()].join().includes(key)) wrong.push(`${path} ${text}`)
        } catch {
          // The instance is dead.
          cutOff++
          await pause(50)
        }
      }
    }
    const recover = async (opened: readonly number[]) => {
      await until(() => followers.every((follower, at) => follower.opened > (opened[at] ?? 0)))
      await vi.waitFor(async () => {
        for (const instance of instances) {
          expect(await instance.health()).toMatchObject({ status: 'ok', redis: 'connected', instances: 2, missing: 0 })
          expect((await fetch(`${instance.url}${paths[0]}`)).status).toBe(200)
        }
      })
    }
    const kill = {
      async instance() {
        const states = await Promise.all(instances.map(({ health }) => health()))
        const leader = JSON.stringify(states[1]).includes('"leader":true') ? 1 : 0
        await instances[leader]?.kill('SIGKILL')
        gone.push(...instances.slice(leader, leader + 1))
        await pause(random.next() * maxPause)
        instances[leader] = await startInstance(leader)
      },
      async redis() {
        await redis.stop()
        await pause(random.next() * maxPause)
        await redis.start()
      },
      async service() {
        await services[0]?.kill('SIGKILL')
        await pause(random.next() * maxPause)
        services.unshift(await startService())
      },
    } satisfies Record<Kill, () => Promise<void>>

    await recover([0, 0])
    const visitors = Array.from({ length: isLong ? 40 : 10 }, (_, visitor) => visit(visitor))
    const rounds: readonly (readonly Kill[])[] = isLong
      ? Array.from({ length: 18 }, (_, round) =>
          round < 9 ? [kinds[round % 3] as Kill] : kinds.toSorted(() => random.next() - 0.5),
        )
      : [kinds]
    for (const round of rounds) {
      await pause(300)
      const opened = followers.map((follower) => follower.opened)
      for (const kind of round) await kill[kind]()
      await recover(opened)
    }
    over.abort()
    await Promise.all(visitors)
    const seen = followers.map(({ events }) => events.length)
    services[0]?.write('start\n')
    await until(() => followers.every(({ events }, at) => events.length > (seen[at] ?? 0) + 5))
    await pause(300)
    const times = services.flatMap((service) => service.times()).sort((a, b) => a - b)
    console.log(
      `${rounds.flat().length} kills, ${JSON.stringify(Object.fromEntries(statuses))} and ${cutOff} cut off, ${times.length} requests to the service, ${busiestSecond(times)} in the busiest second`,
    )
    expect(wrong).toEqual([])
    // Nobody has lost an event; the last ones may still be under way to one of them.
    await vi.waitFor(() => {
      const [first, second] = followers.map((follower, at) => follower.events.slice(seen[at]))
      expect(first).toEqual(second)
    })
    expect(statuses.get(200)).toBeGreaterThan(20)
    expect(cutOff).toBeGreaterThan(0)
    expect(busiestSecond(times)).toBeLessThanOrEqual(10)
    expect(Math.max(...services.map((service) => service.maxStreams()))).toBeLessThanOrEqual(2)
    const told = [
      ...[...instances, ...gone].map((instance) => instance.output()),
      ...(await Promise.all(instances.flatMap(({ health, metrics }) => [health(), metrics()]))),
    ]
    const text = JSON.stringify(told)
    for (const secret of [key, encodeURIComponent(key), '203.0.113', '127.0.0.1', showcase.wallet])
      expect(text).not.toContain(secret)
  },
)
