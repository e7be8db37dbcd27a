// A host that the built explorer asks sends every request elsewhere: no key of a reader arrives there.
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Service, startService } from '../../../scripts/service.mjs'
import { showcase } from '../../../stories/chain/index.json'
import { type Listening, listenOnLoopback } from '../../helpers/servers/loopback.ts'
import { type ExplorerSite, startExplorerSite } from './explorerSite.ts'

const key = 'reader-key-0123456789'
const anyone = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': '*',
}

let service: Service
let site: ExplorerSite
let foreign: Listening
let front: Listening
/** Requests that arrived at the host that nobody chose. */
const arrived: string[] = []
let isMoved = false

beforeAll(async () => {
  service = await startService({ port: 0, key })
  const anywhere = createServer((request, response) => {
    arrived.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`)
    response.writeHead(200, { ...anyone, 'content-type': 'application/json' }).end('{}')
  })
  const chosen = createServer((request, response) => {
    // A browser asks first whether it may send the key.
    if (request.method === 'OPTIONS') return void response.writeHead(204, anyone).end()
    if (isMoved) return void response.writeHead(302, { ...anyone, location: `${foreign.origin}${request.url}` }).end()
    const given = request.headers['x-api-key']
    fetch(`${new URL(service.url).origin}${request.url}`, {
      headers: typeof given === 'string' ? { 'x-api-key': given } : {},
    }).then(
      async (answer) =>
        void response
          .writeHead(answer.status, { ...anyone, 'content-type': 'application/json' })
          .end(await answer.text()),
      () => void response.writeHead(502, anyone).end(),
    )
  })
  foreign = await listenOnLoopback(anywhere)
  front = await listenOnLoopback(chosen)
  const customNetworks = [front.origin, foreign.origin]
  site = await startExplorerSite(
    JSON.stringify({ networks: [{ name: 'embedded', title: 'Example chain', baseUrl: 'embedded' }], customNetworks }),
  )
}, 60_000)
afterAll(async () => {
  await site?.close()
  await service?.close()
  for (const server of [front, foreign]) await server?.close()
})

test(
  'no key arrives at another host, on any page, and the pages say why they are empty',
  { timeout: 300_000 },
  async () => {
    const { page } = await site.open('#/settings', { serviceWorkers: 'block' })
    const form = page.getByRole('form', { name: 'Add a network' })
    await form.getByLabel('Name').fill('My chain')
    await form.getByLabel('Base URL').fill(`${front.origin}/api/v3`)
    await form.getByLabel('API key').fill(key)
    await form.getByRole('button', { name: 'Check the service' }).click()
    await form.getByText(/The service answers/).waitFor()
    await form.getByRole('button', { name: 'Add network' }).click()
    await form.getByText('My chain was added.').waitFor()
    isMoved = true
    const wallet = encodeURIComponent(showcase.wallet)
    const places = [
      '',
      `account/${wallet}`,
      `account/${wallet}/history`,
      `account/${wallet}/code`,
      `account/${wallet}/methods`,
      `trace/${encodeURIComponent(showcase.traces.swapTrace)}`,
      `jetton/${encodeURIComponent(showcase.jettonMaster)}`,
      'domain/alice.ton',
      'staking/validators',
      'tools/emulate',
      'settings',
    ]
    const silent: string[] = []
    for (const place of places) {
      await page.goto(`${site.url}/#/my-chain/${place}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      if (/^(?:tools|settings)/.test(place)) continue
      const alert = page.getByRole('alert').first()
      // Each request is tried again some times, within the limit of the service.
      await alert.waitFor({ timeout: 60_000 }).catch(() => silent.push(place))
    }
    expect(arrived.filter((request) => request.includes(key))).toEqual([])
    expect(silent).toEqual([])
    await page.context().close()
  },
)
