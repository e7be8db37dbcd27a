import { expect, test } from 'vitest'
import { HttpError } from '../../../../src/entries/client.ts'
import { adjacentTransactions, nftItems, runGetMethod, sendMessage } from '../../../../src/service/endpoints/index.ts'
import { json, text } from '../../../helpers/servers/faultServer.ts'
import { testAddress, createTestClient, catchError, withServer } from '../setup.ts'

const server = withServer()

test.each([
  [400, { error: 'trace_id or action_id is required' }, 'invalid'],
  [401, { ok: false, result: 'API key does not exist', code: 401 }, 'unauthorized'],
  [401, { ok: false, error: 'API key is required', code: 401 }, 'unauthorized'],
  [401, { error: 'address is required' }, 'invalid'],
  [403, { ok: false, result: 'Network not allowed', code: 403 }, 'forbidden'],
  [404, { error: 'adjacent transactions not found' }, 'notFound'],
  [404, { error: 'Cannot GET /nft/items' }, 'noRoute'],
  [404, {}, 'noRoute'],
  [409, { error: 'not a wallet' }, 'invalid'],
  [414, {}, 'invalid'],
  [422, { error: 'schema: error converting value for "hash"' }, 'invalid'],
  [500, { error: 'limit is not allowed: 5000 > 1000' }, 'invalid'],
  [500, { error: 'wrong value for sort parameter' }, 'invalid'],
  [500, { error: 'index parameter is not allowed without the collection_address' }, 'invalid'],
  [500, { error: 'trace not found' }, 'notFound'],
  [501, { error: 'failed to decode api/v2 stack: x' }, 'server'],
])('status %i with %j is of the kind %s, once', async (status, body, kind) => {
  server().answerWith(json(body, status))
  const error = (await catchError(createTestClient(server()).request(nftItems, {}))) as HttpError
  expect(error).toBeInstanceOf(HttpError)
  expect(error).toMatchObject({ name: 'HttpError', status, kind, path: '/nft/items' })
  expect(error.text).toBe(Object.values(body).find((value) => typeof value === 'string') ?? '')
  expect(server().requests).toHaveLength(1)
})

test.each([
  ['an HTML page', '<html>Bad gateway</html>', ''],
  ['plain text', 'Bad\u0000\u001b[31m gateway\n', 'Bad [31m gateway'],
  ['a JSON string', '"no"', ''],
  ['nothing', '', ''],
])('the text of a refusal in the form of %s is clean', async (_, body, said) => {
  server().answerWith(text(body, 418))
  const error = (await catchError(createTestClient(server()).request(nftItems, {}))) as HttpError
  expect(error.text).toBe(said)
})

test('a base URL that leads to no index is told, and not taken for "none"', async () => {
  server().answerWith(text('<html>Not Found</html>', 404))
  const error = await catchError(
    createTestClient(server()).request(adjacentTransactions, { hash: 'A'.repeat(43) + '=' }),
  )
  expect(error).toMatchObject({ kind: 'noRoute' })
  expect(error.message).toContain('/api/v3')
})

test('a very long text is cut', async () => {
  server().answerWith(json({ error: 'x'.repeat(100_000) }, 422))
  const error = await catchError(createTestClient(server()).request(nftItems, {}))
  expect(error.message.length).toBeLessThan(1000)
})

test('a refused message is sent once, whatever the refusal', async () => {
  for (const status of [429, 500, 503, 504]) {
    server().answerWith(json({ error: 'no' }, status))
    const before = server().requests.length
    const error = await catchError(createTestClient(server()).request(sendMessage, { boc: 'te6cckEBAQEAAgAAAA==' }))
    expect(error).toMatchObject({ status })
    expect(server().requests.length - before).toBe(1)
  }
})

test('a POST that only reads travels as JSON and is tried again', async () => {
  server().answerWith(
    json({ error: 'busy' }, 500),
    json({ gas_used: 1, exit_code: 0, stack: [], vm_log: '', missing_library: null }),
  )
  const params = { address: testAddress(1), method: 'seqno', stack: [] }
  expect(await createTestClient(server()).request(runGetMethod, params)).toMatchObject({ exit_code: 0 })
  const [first, second] = server().requests
  expect(first?.method).toBe('POST')
  expect(first?.headers['content-type']).toBe('application/json')
  expect(JSON.parse(first?.body ?? '')).toEqual(params)
  expect(second?.body).toBe(first?.body)
})
