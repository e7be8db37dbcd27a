import { expect, test } from 'vitest'
import { skipToken } from '@tanstack/react-query'
import { createClient } from '../../../src/sources/client/client.ts'
import { HttpError, InvalidParamsError } from '../../../src/sources/client/errors.ts'
import {
  emulatedTrace,
  type EmulationRequest,
  emulationQueryOptions,
  readNotAccepted,
} from '../../../src/react/query/emulationQueryOptions.ts'
import { base64ToBytes, bytesToHex } from '../../../src/ton/cells/bytes.ts'
import { BocFormatError } from '../../../src/ton/cells/errors.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { canComplete } from '../../../src/meaning/trace/complete.ts'
import { parseSavedTrace, saveTrace } from '../../../src/meaning/trace/savedTrace.ts'
import { judgeTrace } from '../../../src/meaning/trace/verdict.ts'
import { createTestClient, catchError, withServer } from '../../sources/client/setup.ts'
import { json } from '../../helpers/servers/faultServer.ts'
import { message, transaction } from '../../meaning/trace/build.ts'

/** An external message with an empty body, to account 0:0…0. */
const boc = 'te6cckEBAQEAJQAARYgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEuN2rAw=='
const from = `0:${'A'.repeat(64)}`
const answer = {
  mc_block_seqno: 1,
  trace: { children: [] },
  transactions: {},
  actions: [],
  rand_seed: '',
  is_incomplete: false,
}
const server = withServer(json(answer))

async function run(request: EmulationRequest, options = {}): Promise<unknown> {
  const { queryFn } = emulationQueryOptions(createTestClient(server()), request, options)
  if (typeof queryFn !== 'function') throw new Error('The query is disabled.')
  return queryFn({ signal: new AbortController().signal })
}

test.each([
  ['base64', boc],
  ['base64url without padding', boc.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')],
  ['hex', bytesToHex(base64ToBytes(boc, BocFormatError))],
  ['bytes', base64ToBytes(boc, BocFormatError)],
])('a message as %s is sent in the one form that the emulate service reads', async (_, request) => {
  await run(request, { ignore_chksig: true })
  expect(server().requests).toMatchObject([{ method: 'POST', path: '/api/emulate/v1/emulateTrace' }])
  expect(JSON.parse(server().requests[0]?.body ?? '')).toEqual({
    boc,
    ignore_chksig: true,
    with_actions: true,
    include_address_book: true,
    include_metadata: true,
  })
})

test('a request of the TON Connect SDK is sent with all action types of the service', async () => {
  await run({ from, messages: [{ address: from, amount: '1' }], validUntil: 1_800_000_000 })
  const [request] = server().requests
  expect(request?.path).toBe('/api/emulate/v1/emulateTonConnect')
  expect(request?.headers['x-actions-version']).toBe('latest')
  expect(JSON.parse(request?.body ?? '')).toMatchObject({
    from,
    valid_until: 1_800_000_000,
    messages: [{ address: from, amount: '1' }],
  })
})

test.each([
  ['text that is no bag of cells', 'nonsense!'],
  ['no message at all', { from, messages: [] }],
  ['five messages', { from, messages: Array.from({ length: 5 }, () => ({ address: from, amount: '1' })) }],
  ['a message without an amount', { from, messages: [{ address: from }] as never }],
])('%s fails before any request', async (_, request) => {
  await expect(run(request)).rejects.toBeInstanceOf(InvalidParamsError)
  expect(server().requests).toEqual([])
})

test('a request that is not there yet disables the query', () => {
  expect(emulationQueryOptions(createTestClient(server()), skipToken).queryFn).toBe(skipToken)
})

test('a base URL without /v3 needs the address of the emulate service', async () => {
  const network = { name: 'own', baseUrl: server().baseUrl.replace('/api/v3', '/index') }
  const emulate = async (more: object) => {
    const client = createClient({ network: { ...network, ...more }, rate: Infinity })
    const { queryFn } = emulationQueryOptions(client, boc)
    if (typeof queryFn !== 'function') throw new Error('The query is disabled.')
    return queryFn({ signal: new AbortController().signal })
  }
  await expect(emulate({})).rejects.toThrow('network.emulateUrl')
  expect(server().requests).toEqual([])
  await emulate({ emulateUrl: server().baseUrl.replace('/api/v3', '/other/') })
  expect(server().requests).toMatchObject([{ path: '/other/emulateTrace' }])
})

test.each([
  ['EmulationExternalNotAccepted: 33', 33],
  ['failed to emulate shard block: EmulationExternalNotAccepted: -14', -14],
  ["Can't unpack external message", undefined],
  ['Account is not a known wallet', undefined],
])('a refusal of the request is not repeated: %s', async (error, exitCode) => {
  server().answerWith(json({ error }, 500))
  const thrown = await catchError(run(boc))
  expect(thrown).toBeInstanceOf(HttpError)
  expect(thrown).toMatchObject({ kind: 'invalid', text: error })
  expect(readNotAccepted(thrown)).toBe(exitCode)
  expect(server().requests).toHaveLength(1)
})

const emulated = { emulated: true, finality: 'pending' } as const
const going = message('going')
const root = transaction({ hash: 'root', lt: '1', out_msgs: [going], ...emulated })
const arrived = transaction({ hash: 'arrived', lt: '2', in_msg: going, ...emulated })
const refused = { aborted: true, compute_ph: { skipped: false, success: false, exit_code: 706 } }
const forecast = (rows: readonly (typeof root)[], more = {}) =>
  assembleTrace(
    emulatedTrace({ ...answer, ...more, transactions: Object.fromEntries(rows.map((row) => [row.hash, row])) }),
  )

test.each([
  ['wouldSucceed', [root, arrived], {}],
  ['wouldFail', [root, { ...arrived, description: { ...arrived.description, ...refused } }], {}],
  ['broken', [root], {}],
  ['broken', [root, arrived], { is_incomplete: true }],
  ['broken', [], {}],
] as const)('the verdict on a forecast is %s, never one on facts', (status, rows, more) => {
  const trace = forecast(rows, more)
  expect(trace.state).toBe('forecast')
  expect(judgeTrace(trace).status).toBe(status)
  expect(canComplete(trace)).toBe(false)
})

test('a saved forecast stays one', () => {
  const trace = forecast([root, arrived])
  const loaded = assembleTrace(parseSavedTrace(saveTrace(trace)))
  expect(loaded.state).toBe('forecast')
  expect(judgeTrace(loaded).status).toBe('wouldSucceed')
})
