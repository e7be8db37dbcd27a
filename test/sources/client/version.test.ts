import { describe, expect, test } from 'vitest'
import { HttpError, ServiceVersionError } from '../../../src/entries/client.ts'
import { nftItems, nominatorPool, validatorEvents } from '../../../src/service/endpoints/index.ts'
import { readServiceVersion } from '../../../src/service/rows/version.ts'
import { json } from '../../helpers/servers/faultServer.ts'
import { catchError, createTestClient, testAddress, withServer } from './setup.ts'

const server = withServer()
const events = { events: [], address_book: {} }
const items = { nft_items: [], address_book: {}, metadata: {} }

/** A fetch that answers every request alike. */
function answering(body: unknown, status = 200, version?: string): typeof fetch {
  return async () => Response.json(body, { status, headers: version === undefined ? {} : { 'X-API-Version': version } })
}

describe('the version of a service', () => {
  test('is unknown before an answer, and stays so while nothing shows it', async () => {
    const client = createTestClient(server(), { fetch: answering(items) })
    expect(client.version.current()).toBeUndefined()
    await client.request(nftItems, {})
    expect(client.version.current()).toBeUndefined()
  })

  test('is what the header states, on refusals too', async () => {
    const client = createTestClient(server(), { fetch: answering({ error: 'no' }, 422, '1.3.0') })
    await catchError(client.request(nftItems, {}))
    expect(client.version.current()).toEqual({ version: '1.3', stated: '1.3.0' })
  })

  test('is told by a newer route that answers', async () => {
    const client = createTestClient(server(), { fetch: answering(events) })
    let changes = 0
    client.version.subscribe(() => changes++)
    await client.request(validatorEvents, {})
    await client.request(validatorEvents, { limit: 2 })
    expect(client.version.current()).toEqual({ version: '1.3', stated: undefined })
    expect(changes).toBe(1)
  })

  test.each([
    [404, 'Cannot GET /api/v3/validators/events'],
    [500, 'internal server error: Cannot GET /api/v3/validators/events'],
  ])('is older where a newer route is missing, with status %i', async (status, text) => {
    let sent = 0
    const client = createTestClient(server(), {
      fetch: async () => {
        sent++
        return Response.json({ error: text }, { status })
      },
    })
    const error = await catchError(client.request(validatorEvents, {}))
    expect(error).toBeInstanceOf(ServiceVersionError)
    expect(error).toMatchObject({ endpoint: 'validatorEvents', since: '1.3', version: '1.2' })
    expect(error.message).toContain('1.3')
    expect(error.message).toContain('1.2')
    expect(client.version.current()).toEqual({ version: '1.2', stated: undefined })
    expect(sent).toBe(1)
  })

  test('that is stated saves the request for a newer route', async () => {
    server().answerWith(json(items))
    let sent = 0
    const given = answering(items, 200, '1.2.10')
    const client = createTestClient(server(), { fetch: (...request) => (sent++, given(...request)) })
    await client.request(nftItems, {})
    const error = await catchError(client.request(nominatorPool, { pool: testAddress(1) }))
    expect(error).toBeInstanceOf(ServiceVersionError)
    expect(error).toMatchObject({ version: '1.2.10' })
    expect(sent).toBe(1)
  })

  test('that only a missing route told is asked again: the service may have been updated', async () => {
    let isUpdated = false
    const client = createTestClient(server(), {
      fetch: (...request) =>
        (isUpdated ? answering(events) : answering({ error: 'Cannot GET /validators/events' }, 404))(...request),
    })
    await catchError(client.request(validatorEvents, {}))
    isUpdated = true
    expect(await client.request(validatorEvents, {})).toMatchObject({ events: [] })
    expect(client.version.current()).toEqual({ version: '1.3', stated: undefined })
  })

  test("explains nothing else: a missing pool is the service's own answer", async () => {
    const client = createTestClient(server(), { fetch: answering({ error: 'Pool not found' }, 404) })
    const error = await catchError(client.request(nominatorPool, { pool: testAddress(1) }))
    expect(error).toBeInstanceOf(HttpError)
    expect(client.version.current()).toBeUndefined()
  })

  test('that is no version, or older than the kit speaks to, is not known', () => {
    expect(['1.2.10', '1.3.0', 'v1.3', '1.4.2', '2.0', '1.10.0'].map(readServiceVersion)).toEqual([
      '1.2',
      '1.3',
      '1.3',
      '1.3',
      '1.3',
      '1.3',
    ])
    expect(['1.1.9', '', 'latest', '1', '99999999.1'].map(readServiceVersion)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
