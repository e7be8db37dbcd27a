import { describe, expect, test } from 'vitest'
import { createClient } from 'tonlens/client'
import { accountStates, masterchainInfo, transactions } from 'tonlens/endpoints'
import { showcase } from '../../../src/tools/testing/showcase.ts'
import { ask, key, listen, openGateway, openService } from './world.ts'

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
})
