// Many visitors of two instances, which are processes of their own and share a Redis.
import { writeFileSync } from 'node:fs'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { showcase } from '../../../src/tools/testing/showcase.ts'
import { type Build, buildGateway, run, runGateway, type RunningGateway, runService } from './processes.ts'
import type { RunningService } from './processes.ts'
import { hasRedis, startRedis } from './redisServer.ts'
import { createVisitor, isSameJson } from './visitors.ts'
import { busiestSecond, closeAll, closeLater, key, listen, openGateway, openService } from './world.ts'

const isLong = process.env['TONLENS_LONG'] === '1'
/** Most that a kept answer may take, in times of a bare handler: beside other work, processes disturb each other. */
const maxRatio = isLong ? 1.5 : 2
afterAll(closeAll)

describe.skipIf(!hasRedis)('two instances', () => {
  let build: Build
  let service: RunningService
  let alone: Awaited<ReturnType<typeof openService>>
  let instances: readonly RunningGateway[]
  /** A service that has nothing but streams. */
  let upstream: WebSocketServer
  beforeAll(async () => {
    upstream = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    closeLater(() => new Promise((closed) => upstream.close(closed)))
    await once(upstream, 'listening')
    const streams = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/api/v3`
    const started = await Promise.all([buildGateway(), runService({ rate: 1 }), openService(), startRedis()])
    const redis = started[3]
    build = started[0]
    service = started[1]
    alone = started[2]
    const args = ['--redis', redis.url, '--instances', '2', '--rate', '10', '--visitor-rate', '1000', '--trust-proxy']
    const networks = { mainnet: service.url, streams }
    instances = await Promise.all([1, 2].map(() => runGateway(build.program, networks, args)))
  })

  test('give many visitors what the service says, within the limit of the key', { timeout: 300_000 }, async () => {
    const [count, distinct] = isLong ? [2000, 60] : [200, 12]
    const paths = Array.from({ length: distinct }, (_, at) =>
      at % 3 === 0
        ? `/api/v3/accountStates?address=0:${String(at).padStart(64, '0')}`
        : `/api/v3/transactions?account=${showcase.wallet}&end_utime=1760050000&limit=${1 + at}`,
    )
    const wanted = await Promise.all(paths.map(async (path) => askAlone(alone.url, path)))
    const begun = performance.now()
    let asked = 0
    let different = 0
    await Promise.all(
      Array.from({ length: count }, async (_, number) => {
        const visitor = createVisitor(number)
        await pause(Math.random() * (isLong ? 3000 : 1000))
        for (let turn = 0; turn < 3; turn++) {
          const at = (number * 7 + turn * 5) % distinct
          const { status, text } = await visitor.ask(`${instances[(number + turn) % 2]?.url}${paths[at]}`)
          asked++
          if (status !== 200 || !isSameJson(text, wanted[at])) different++
        }
        visitor.leave()
      }),
    )
    const seconds = (performance.now() - begun) / 1000
    const times = service.times()
    console.log(
      `${count} visitors, ${asked} answers in ${seconds.toFixed(1)} s, ${times.length} requests to the service, ${busiestSecond(times)} in the busiest second`,
    )
    expect(different).toBe(0)
    expect(busiestSecond(times)).toBeLessThanOrEqual(10)
    expect(times.length).toBeLessThan(asked / 2)
  })

  test(
    'repeat an answer at little more than the cost of a handler that has nothing but its body',
    { timeout: 300_000 },
    async () => {
      const path = `/api/v3/transactions?limit=20&account=${showcase.wallet}`
      const { transactions } = JSON.parse(await askAlone(alone.url, path)) as { transactions: { hash: string }[] }
      const hashes = transactions.map(({ hash }) => `hash=${encodeURIComponent(hash)}`).join('&')
      const visitor = createVisitor(1)
      const url = `${instances[0]?.url}/api/v3/transactions?limit=20&${hashes}`
      const { status, text } = await visitor.ask(url)
      expect([status, isSameJson(text, await askAlone(alone.url, url))]).toEqual([200, true])
      const file = join(build.folder, 'body.json')
      writeFileSync(file, text)
      const bare = run(build.bare, [file])
      await bare.waitFor('started ')
      const { port } = JSON.parse(bare.output().slice('started '.length)) as AddressInfo
      const bareUrl = `http://127.0.0.1:${port}/`
      const found = await compare(
        () => visitor.ask(url),
        () => visitor.ask(bareUrl),
      )
      console.log(
        `p50 of a repeated answer of ${text.length} characters: ${found.own.toFixed(2)} ms, bare handler ${found.least.toFixed(2)} ms, ratio ${(found.own / found.least).toFixed(2)}`,
      )
      expect(found.own).toBeLessThanOrEqual(maxRatio * found.least)
      visitor.leave()
    },
  )

  test('give many subscribers their events from one connection', { timeout: 300_000 }, async () => {
    const [subscribers, accounts, events] = isLong ? [10_000, 500, 3] : [300, 50, 2]
    let connections = 0
    upstream.on('connection', (socket) => {
      connections++
      socket.addEventListener('message', ({ data }) => {
        const { operation, id } = JSON.parse(typeof data === 'string' ? data : '{}') as Record<string, string>
        socket.send(JSON.stringify({ id, status: operation === 'ping' ? 'pong' : 'subscribed' }))
      })
    })
    const urls = instances.map(({ url }) => `${url.replace('http', 'ws')}/streams/api/streaming/v2/ws`)
    const visitors = run(join(import.meta.dirname, 'subscribers.mjs'), [
      ...[subscribers, accounts, events].map(String),
      ...urls,
    ])
    await visitors.waitFor('ready\n')
    // Each growth of the subscription was one of this connection.
    expect(upstream.clients.size).toBe(1)
    const [socket] = upstream.clients
    for (let round = 0; round < events; round++) {
      for (let at = 0; at < accounts; at++) {
        socket?.send(
          JSON.stringify({
            type: 'account_state_change',
            finality: 'finalized',
            account: `0:${String(at).padStart(64, '0')}`,
            state: { hash: String(Date.now()) },
          }),
        )
        // A chain has a block each 400 ms, with few of the watched accounts in it.
        await pause(isLong ? 8 : 2)
      }
    }
    await visitors.waitFor(']\n')
    const output = visitors.output()
    const delays = JSON.parse(output.slice(output.indexOf('['))) as number[]
    console.log(
      `${subscribers} subscribers of ${accounts} accounts, ${connections} connection, ${delays.length} events, median ${median(delays)} ms`,
    )
    // 0 says that no socket was closed.
    expect(await visitors.kill('SIGTERM')).toBe(0)
    expect(connections).toBe(1)
    expect(delays).toHaveLength(subscribers * events)
    expect(median(delays)).toBeLessThanOrEqual(50)
  })
})

test('connections that say nothing keep nobody out', { timeout: 60_000 }, async () => {
  const service = await openService()
  const url = await listen(openGateway(service))
  const sockets = Array.from({ length: isLong ? 5000 : 200 }, () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('GET /api/v3/masterchainInfo HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    return socket
  })
  await Promise.all(sockets.filter((socket) => socket.connecting).map((socket) => once(socket, 'connect')))
  const begun = performance.now()
  expect((await fetch(`${url}/api/v3/masterchainInfo`)).status).toBe(200)
  console.log(`answered beside ${sockets.length} half requests in ${Math.round(performance.now() - begun)} ms`)
  expect(service.requests).toHaveLength(1)
  for (const socket of sockets) socket.destroy()
})

/** Asks the service itself for a path or the path of a URL. */
async function askAlone(base: string, path: string): Promise<string> {
  const { pathname, search } = new URL(path, base)
  return (await fetch(new URL(pathname + search, base), { headers: { 'X-API-Key': key } })).text()
}

/**
 * Medians of the milliseconds of two kinds of request, which take turns. Others who use the machine can only add to
 * them, and to one kind more by chance: a round that they disturb is followed by another one.
 */
async function compare(
  ask: () => Promise<unknown>,
  askLeast: () => Promise<unknown>,
): Promise<{ readonly own: number; readonly least: number }> {
  let best = { own: Infinity, least: 1 }
  for (let round = 0; round < 10 && best.own > maxRatio * best.least; round++) {
    const times: [own: number[], least: number[]] = [[], []]
    for (let turn = 0; turn < (isLong ? 300 : 50); turn++) {
      for (const at of turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const begun = performance.now()
        await (at === 0 ? ask : askLeast)()
        times[at].push(performance.now() - begun)
      }
    }
    const found = { own: median(times[0]), least: median(times[1]) }
    if (found.own / found.least < best.own / best.least) best = found
  }
  return best
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
