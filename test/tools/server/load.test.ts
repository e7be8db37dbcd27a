import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import type { Gateway } from 'tonlens/server'
import { openShared } from '../../../src/tools/cli/gateway/shared.ts'
import { showcase } from '../../../src/tools/testing/showcase.ts'
import { hasRedis, startRedis } from './redisServer.ts'
import { ask, busiestSecond, closeLater, key, listen, openGateway, openService, watchRequests } from './world.ts'

const isLong = process.env['TONLENS_LONG'] === '1'

test.skipIf(!hasRedis)(
  'many visitors of two instances get what the service says, within the limit of the key',
  async () => {
    const count = isLong ? 2000 : 200
    const distinct = isLong ? 60 : 12
    const service = await openService({ rate: 1 })
    const alone = await openService()
    const redis = await startRedis()
    const times = watchRequests(service)
    const instances: Gateway[] = []
    for (let at = 0; at < 2; at++) {
      const shared = await openShared({ url: redis.url, visitorRate: 1000, onProblem: () => undefined })
      const gateway = openGateway(
        service,
        { redis: shared.redis, store: shared.store, instances: 2, maxAge: 60, maxQueue: 5000 },
        { rate: 10 },
      )
      closeLater(async () => {
        await gateway.close()
        await shared.close()
      })
      instances.push(gateway)
    }
    const paths = Array.from({ length: distinct }, (_, at) =>
      at % 3 === 0
        ? `/api/v3/accountStates?address=0:${String(at).padStart(64, '0')}`
        : `/api/v3/transactions?account=${showcase.wallet}&end_utime=1760050000&limit=${1 + at}`,
    )
    const wanted = await Promise.all(
      paths.map(async (path) => (await fetch(new URL(path, alone.url), { headers: { 'X-API-Key': key } })).text()),
    )
    const begun = performance.now()
    let asked = 0
    let different = 0
    await Promise.all(
      Array.from({ length: count }, async (_, visitor) => {
        await pause(Math.random() * 3000)
        for (let turn = 0; turn < 3; turn++) {
          const at = (visitor * 7 + turn * 5) % distinct
          const response = await ask(instances[(visitor + turn) % 2] as Gateway, paths[at] ?? '')
          asked++
          const [given, right] = [await response.text(), wanted[at]]
          if (response.status !== 200 || (given !== right && !isSameJson(given, right))) different++
        }
      }),
    )
    const seconds = (performance.now() - begun) / 1000
    console.log(
      `${count} visitors, ${asked} answers in ${seconds.toFixed(1)} s, ${times().length} requests to the service, ${busiestSecond(times())} in the busiest second`,
    )
    expect(different).toBe(0)
    expect(busiestSecond(times())).toBeLessThanOrEqual(10)
    expect(times().length).toBeLessThanOrEqual(distinct * 3)
  },
)

test('a repeated answer costs little more than a handler that has nothing but its body', async () => {
  const service = await openService()
  const gateway = openGateway(service, { maxAge: 600 })
  const path = `/api/v3/transactions?account=${showcase.wallet}&limit=20`
  const body = await (await ask(gateway, path)).text()
  const bare = () => Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } }))
  const urls = [await listen(gateway), await listen(bare as unknown as Gateway)]
  const times: [number[], number[]] = [[], []]
  for (let turn = 0; turn < (isLong ? 2000 : 300); turn++) {
    for (const at of [0, 1] as const) {
      const begun = performance.now()
      await (await fetch(`${urls[at]}${path}`)).arrayBuffer()
      times[at].push(performance.now() - begun)
    }
  }
  const [own, least] = times.map(median) as [number, number]
  console.log(`p50 of ${body.length} characters: ${own.toFixed(2)} ms, bare handler ${least.toFixed(2)} ms`)
  expect(own).toBeLessThanOrEqual(1.5 * least)
})

test('many subscribers get their events from one connection', { timeout: 180_000 }, async () => {
  const [subscribers, accounts, events] = isLong ? [10_000, 500, 3] : [300, 50, 2]
  const upstream = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  closeLater(() => new Promise((closed) => upstream.close(closed)))
  let connections = 0
  upstream.on('connection', (socket) => {
    connections++
    socket.addEventListener('message', ({ data }) => {
      const { operation, id } = JSON.parse(typeof data === 'string' ? data : '{}') as { operation: string; id: string }
      socket.send(JSON.stringify({ id, status: operation === 'ping' ? 'pong' : 'subscribed' }))
    })
  })
  await once(upstream, 'listening')
  const base = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
  const gateway = openGateway({ url: `${base}/api/v3` }, { maxVisitorStreams: 20_000 })
  closeLater(() => gateway.close())
  const url = `${(await listen(gateway)).replace('http', 'ws')}/api/streaming/v2/ws`
  const child = spawn(process.execPath, [
    join(import.meta.dirname, 'subscribers.mjs'),
    ...[url, subscribers, accounts, events].map(String),
  ])
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const hasEnded = once(child, 'exit')
  const waitFor = async (text: string) => {
    while (!output.includes(text)) {
      if (child.exitCode !== null)
        throw new Error(`ended with ${child.exitCode}: ${output.slice(0, 1000)} ${JSON.stringify(gateway.health())}`)
      await Promise.race([once(child.stdout, 'data'), hasEnded])
    }
  }
  await waitFor('ready\n')
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
  await waitFor(']\n')
  const delays = JSON.parse(output.slice(output.indexOf('['))) as number[]
  child.kill('SIGTERM')
  const [code] = (await hasEnded) as [number]
  console.log(
    `${subscribers} subscribers of ${accounts} accounts, ${connections} connection, ${delays.length} events, median ${median(delays)} ms, ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
  )
  expect(code).toBe(0)
  expect(connections).toBe(1)
  expect(delays).toHaveLength(subscribers * events)
  expect(median(delays)).toBeLessThanOrEqual(50)
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

function isSameJson(one: string, other = ''): boolean {
  return JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
