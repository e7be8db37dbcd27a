import { connect } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import * as endpoints from 'tonlens/endpoints'
import { showcase } from '../../../src/tools/testing/showcase.ts'
import { ask, key, listen, openGateway, openService, closeAll } from './world.ts'

afterAll(closeAll)

const service = await openService()
const logged: unknown[] = []
const gateway = openGateway(service, {
  origins: ['https://explorer.example'],
  maxBodyTime: 300,
  onAnswer: (answered) => logged.push(answered),
})
const url = await listen(gateway)
const routes = new Set(
  Object.values(endpoints).flatMap((row) => ('path' in row ? [`${row.method} /api/v3${row.path}`] : [])),
)

/** Sends bytes as they are, and returns the answer as text. */
function sendRaw(text: string): Promise<string> {
  return new Promise((answered) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.on('close', () => answered(answer))
    socket.on('error', () => answered(answer))
    socket.setTimeout(3000, () => socket.destroy())
    socket.end(text)
  })
}

const evil = 'https://evil.example'

describe('a hostile visitor', () => {
  test.each([
    '/',
    '/api/v3',
    '/api/v3/',
    '/api/v3/health',
    '/api/v3/metrics',
    '/api/v3/../v3/masterchainInfo/..',
    '/api/v3/%6dasterchainInfo',
    '/api/v3//masterchainInfo',
    '/api/v3/masterchainInfo/',
    '/api/v3/masterchainInfo%00',
    '/api/v3/masterchainInfo;x=1',
    '/api/v3/emulateTrace',
    '/api/v2/sendBoc',
    '/api/v2/getAddressBalance?address=x',
    '/api/emulate/v1/masterchainInfo',
    '/api/streaming/v2/other',
    '/api/streaming/v1/sse',
    '/testnet/api/v3/masterchainInfo',
    '/constructor/api/v3/masterchainInfo',
    '/api/v3/constructor',
    '/api/v3/__proto__',
  ])('opens nothing by the path %s', async (path) => {
    const before = service.requests.length
    const { status } = await fetch(`${url}${path}`)
    expect(status).toBe(404)
    expect(service.requests.length).toBe(before)
  })

  test.each([
    ['PUT', 404],
    ['DELETE', 404],
    ['PATCH', 404],
    ['HEAD', 404],
    ['PROPFIND', 404],
    // As the service says it.
    ['POST', 500],
  ])('opens nothing by %s', async (method, refused) => {
    const before = service.requests.length
    const { status } = await fetch(`${url}/api/v3/masterchainInfo`, { method })
    expect(status).toBe(refused)
    expect(service.requests.length).toBe(before)
  })

  test.each([
    ['an absolute address', `GET ${service.url}/masterchainInfo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 400],
    ['an authority', `GET //${evil}/api/v3/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 404],
    ['a host with a path', 'GET /api/v3/masterchainInfo HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n', 400],
    ['no host', 'GET /api/v3/masterchainInfo HTTP/1.0\r\n\r\n', 400],
    ['TRACE', 'TRACE /api/v3/masterchainInfo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 501],
    ['two lengths', 'POST /api/v3/decode HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}', 400],
    ['a header of 32 KB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(32_768)}\r\n\r\n`, 431],
    ['no HTTP', '\u0000\u0001\u0002\r\n\r\n', 400],
  ])('opens nothing by %s', async (_, text, status) => {
    const before = service.requests.length
    expect(await sendRaw(text)).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
    expect(service.requests.length).toBe(before)
  })

  test('sends neither a key nor a parameter of its own to the service', async () => {
    const path = '/api/v3/masterchainInfo?api_key=stolen&x_timeout=1&use=%00&__proto__=1'
    const headers = { 'X-API-Key': 'stolen', 'X-Forwarded-Host': 'evil.example', Cookie: 'a=b' }
    expect((await fetch(`${url}${path}`, { headers })).status).toBe(200)
    expect(service.requests.at(-1)).toMatchObject({ path: '/api/v3/masterchainInfo', status: 200 })
  })

  test('sends no message through a gateway that does not accept them', async () => {
    const before = service.requests.length
    const body = JSON.stringify({ boc: 'te6ccgEBAQEAAgAAAA==' })
    const headers = { 'Content-Type': 'application/json' }
    const { status } = await ask(gateway, '/api/v3/message', { method: 'POST', body, headers })
    expect(status).toBe(403)
    expect(service.requests.length).toBe(before)
  })

  test('reads nothing from a page of another origin', async () => {
    const before = service.requests.length
    for (const method of ['GET', 'OPTIONS']) {
      const response = await ask(gateway, '/api/v3/masterchainInfo', { method, headers: { Origin: evil } })
      expect(response.status).toBe(403)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
    }
    expect(service.requests.length).toBe(before)
    const allowed = await ask(gateway, '/api/v3/masterchainInfo', { headers: { Origin: 'https://explorer.example' } })
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe('https://explorer.example')
    expect(allowed.headers.get('Vary')).toBe('Origin')
  })

  test('is not waited for, and not read without end', async () => {
    const before = service.requests.length
    const headers = { 'Content-Type': 'application/json' }
    const slow = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) })
    const init = { method: 'POST', headers, duplex: 'half' }
    expect((await ask(gateway, '/api/v3/decode', { ...init, body: slow })).status).toBe(408)
    expect((await ask(gateway, '/api/v3/decode', { ...init, body: 'x'.repeat(4 * 1024 * 1024 + 1) })).status).toBe(500)
    expect((await ask(gateway, '/api/v3/decode', { ...init, body: 'x' })).status).toBe(422)
    expect((await ask(gateway, `/api/v3/dns/records?domain=${'x'.repeat(10_000)}`)).status).toBe(414)
    expect((await ask(gateway, '/api/streaming/v2/sse', { ...init, body: '{"types":["all"]}' })).status).toBe(400)
    expect(service.requests.length).toBe(before)
  })

  test('is limited, and told how long', async () => {
    let left = 2
    const limited = openGateway(service, {
      visitorLimit: {
        consume: () =>
          left-- > 0 ? Promise.resolve() : Promise.reject(Object.assign(new Error('limited'), { msBeforeNext: 2500 })),
      },
    })
    const answers = []
    for (let at = 0; at < 3; at++) answers.push(await ask(limited, '/api/v3/masterchainInfo'))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(answers[2]?.headers.get('Retry-After')).toBe('3')
  })

  test('has reached routes of the table only, and is in no log', () => {
    const asked = new Set(service.requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`))
    expect([...asked].filter((route) => !routes.has(route))).toEqual([])
    const text = JSON.stringify(logged)
    for (const secret of [key, 'stolen', '203.0.113.7', '127.0.0.1', showcase.wallet])
      expect(text).not.toContain(secret)
  })
})
