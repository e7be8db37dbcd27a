import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '../../src/client.ts'
import { accountStates } from '../../src/endpoints/index.ts'
import { type FaultServer, json, startFaultServer } from '../helpers/faultServer.ts'

let server: FaultServer
beforeEach(async () => {
  server = await startFaultServer(json({ accounts: [], address_book: {}, metadata: {} }))
})
afterEach(() => server.close())

describe('requests for entities by key', () => {
  test('of 100 components at once become one', async () => {
    const client = createClient({ network: { name: 'test', baseUrl: server.baseUrl } })
    const a = Array.from({ length: 100 }, (_, i) => `0:${i.toString(16).padStart(64, '0').toUpperCase()}`)
    await Promise.all(a.map((address) => client.request(accountStates, { address: [address] })))
    expect(server.requests.length).toBe(1)
  })
})
