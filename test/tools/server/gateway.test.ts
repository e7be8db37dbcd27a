import { afterAll, describe, expect, test } from 'vitest'
import { createClient } from 'tonlens/client'
import { accountStates, masterchainInfo, transactions } from 'tonlens/endpoints'
import { showcase } from '../../../src/tools/testing/showcase.ts'
import { ask, key, listen, openGateway, openService, closeAll } from './world.ts'

afterAll(closeAll)

const service = await openService()
const root = new URL(service.url).origin

/** Requests for all kinds of rows, as visitors write them. */
const paths = [
  '/api/v3/masterchainInfo',
  `/api/v3/transactions?account=${showcase.wallet}&limit=5`,
  `/api/v3/transactions?ACCOUNT=${showcase.wallet}&limit=3&sort=asc&unknown=1`,
  `/api/v3/accountStates?address=${showcase.wallet}&include_boc=false`,
  `/api/v3/jetton/wallets?owner_address=${showcase.wallet}&limit=10`,
  `/api/v3/nft/items?owner_address=${showcase.wallet}&limit=10&x_no_metadata=true`,
  `/api/v3/actions?account=${showcase.wallet}&limit=10&supported_action_types=latest`,
  `/api/v3/traces?trace_id=${encodeURIComponent(showcase.swapTrace)}&include_actions=true`,
  `/api/v3/events?trace_id=${encodeURIComponent(showcase.swapTrace)}`,
  '/api/v3/adjacentTransactions?hash=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D',
  '/api/v3/transactions?account=nonsense',
  '/api/v3/transactions?limit=1001',
  '/api/v3/blocks?limit=3&sort=desc',
]

describe('a gateway', () => {
  test.each(paths)('answers %s as the service does, from the service and from memory', async (path) => {
    const gateway = openGateway(service)
    const alone = await fetch(`${root}${path}`, { headers: { 'X-API-Key': key } })
    const wanted: unknown = await alone.json()
    for (const from of ['service', 'memory']) {
      const answered = await ask(gateway, path)
      expect([from, answered.status, await answered.json()]).toEqual([from, alone.status, wanted])
    }
  })

  test('serves the client of a page', async () => {
    const url = await listen(openGateway(service))
    const client = createClient({ network: { name: 'gateway', baseUrl: `${url}/api/v3` }, rate: Infinity })
    const { accounts } = await client.request(accountStates, { address: [showcase.wallet] })
    expect(accounts).toHaveLength(1)
    const page = await client.request(transactions, { account: [showcase.wallet], limit: 3 })
    expect(page.transactions).toHaveLength(3)
    await client.request(masterchainInfo, {})
    expect(client.version.current()?.version).toBe('1.3')
  })

  test('tells how old an answer is, and gives it again only where the reader lacks it', async () => {
    const url = await listen(openGateway(service, { maxAge: 60 }))
    const client = createClient({ network: { name: 'gateway', baseUrl: `${url}/api/v3` }, rate: Infinity })
    const first = await client.ask(masterchainInfo, {})
    await new Promise((over) => setTimeout(over, 1200))
    const again = await client.ask(masterchainInfo, {})
    expect(again.origin.asOf).toBeLessThanOrEqual(first.origin.asOf)
    expect(again.origin.asOf).toBeGreaterThan(first.origin.asOf - 1.1)
    const response = await fetch(`${url}/api/v3/masterchainInfo`)
    const etag = response.headers.get('ETag') ?? ''
    expect(Number(response.headers.get('Age'))).toBeGreaterThanOrEqual(1)
    expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=0, s-maxage=\d+$/)
    const known = await fetch(`${url}/api/v3/masterchainInfo`, { headers: { 'If-None-Match': etag } })
    expect([known.status, await known.text(), known.headers.get('ETag')]).toEqual([304, '', etag])
  })

  test('asks once for what many visitors want at one time, and joins what can be joined', async () => {
    const gateway = openGateway(service, { maxAge: 60 })
    const before = service.requests.length
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        ask(
          gateway,
          at % 2 === 0 ? '/api/v3/masterchainInfo' : `/api/v3/accountStates?address=0:${String(at).padStart(64, '0')}`,
        ),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
    expect(service.requests.length - before).toBe(2)
  })

  test.each([
    ['accountStates', 'address', [showcase.wallet, `0:${'1'.repeat(64)}`]],
    ['transactions', 'hash', []],
    ['nft/items', 'address', []],
    ['jetton/wallets', 'address', []],
    ['jetton/masters', 'address', []],
  ])('gives each visitor of a joined request for %s what the service says to it alone', async (route, param, given) => {
    const gateway = openGateway(service)
    const all = given.length > 0 ? given : await findKeys(route, param)
    // From back to front, so that the order of a request is not that of the answer.
    const slices = [all.slice(0, 5).toReversed(), all.slice(3, 8), all.slice(-2), all.slice(0, 1)]
    const chosen = slices.filter((keys) => keys.length > 0)
    const paths = chosen.map((keys) => `/api/v3/${route}?${new URLSearchParams(keys.map((key) => [param, key]))}`)
    const before = service.requests.length
    const answers = await Promise.all(paths.map(async (path) => (await ask(gateway, path)).json() as Promise<unknown>))
    expect(service.requests.length - before).toBe(1)
    for (const [at, path] of paths.entries()) {
      const { address_book: names = {}, metadata = {}, ...rows } = answers[at] as Named
      const {
        address_book: wantedNames = {},
        metadata: wantedMetadata = {},
        ...wanted
      } = (await askAlone(path)) as Named
      expect(rows).toEqual(wanted)
      expect(metadata).toMatchObject(wantedMetadata)
      expect(names).toMatchObject(wantedNames)
      // Of other names, only those of addresses that this visitor sees.
      const text = JSON.stringify([wanted, wantedMetadata])
      for (const name of Object.keys({ ...names, ...metadata })) expect(text).toContain(name)
    }
  })
})

interface Named {
  readonly address_book?: Readonly<Record<string, unknown>>
  readonly metadata?: Readonly<Record<string, unknown>>
}

async function askAlone(path: string): Promise<unknown> {
  return (await fetch(`${root}${path}`, { headers: { 'X-API-Key': key } })).json()
}

async function findKeys(route: string, param: string): Promise<readonly string[]> {
  const answer = (await askAlone(`/api/v3/${route}?limit=12`)) as Record<string, Record<string, string>[]>
  const rows = Object.entries(answer).find(([name]) => name !== 'address_book' && name !== 'metadata')?.[1] ?? []
  return rows.map((row) => row[param] ?? '')
}
