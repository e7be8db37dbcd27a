import { expect, test } from 'vitest'
import { createClient } from '../../../src/sources/client/client.ts'
import { InvalidParamsError } from '../../../src/sources/client/errors.ts'
import {
  type StepsQueryOptions,
  traceQueryOptions,
  traceRestQueryOptions,
} from '../../../src/react/query/traceQueryOptions.ts'
import type { Trace } from '../../../src/service/rows/trace.ts'
import { normalizedMessageHash } from '../../../src/ton/facts/message.ts'
import { scriptedTransport } from '../../helpers/servers/scriptedTransport.ts'

/** An external message with an empty body, to account 0:0…0. */
const boc = 'te6cckEBAQEAJQAARYgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEuN2rAw=='

function setUp() {
  const transport = scriptedTransport(() => ({ traces: [], address_book: {}, metadata: {} }))
  const client = createClient({ network: { name: 'test', baseUrl: 'http://127.0.0.1:1/api/v3' }, transport })
  return { transport, client }
}

function runQuery<Result>({ queryFn }: StepsQueryOptions<Result>): Promise<Result> {
  if (typeof queryFn !== 'function') throw new Error('The query is disabled.')
  return queryFn({ signal: new AbortController().signal })
}

test('a message and its hash share one query', () => {
  const { client } = setUp()
  const { queryKey } = traceQueryOptions(client, boc)
  expect(queryKey).toEqual(traceQueryOptions(client, normalizedMessageHash(boc)).queryKey)
})

test('no transaction is looked for by a message', async () => {
  const { client, transport } = setUp()
  expect(await runQuery(traceQueryOptions(client, boc))).toMatchObject({ trace: null })
  expect(transport.calls.map(({ params }) => Object.keys(params))).not.toContainEqual(['tx_hash'])
})

test('what is neither a hash nor a message fails before any request', async () => {
  const { client, transport } = setUp()
  await expect(runQuery(traceQueryOptions(client, 'te6nonsense'))).rejects.toBeInstanceOf(InvalidParamsError)
  expect(transport.calls).toEqual([])
})

test('the rest of a trace is looked for again once the trace has grown', () => {
  const { client } = setUp()
  const keyOf = (transactions: number) =>
    traceRestQueryOptions(client, { trace_id: 'x', trace_info: { transactions } } as Trace, () => {}).queryKey
  expect(keyOf(4100)).toEqual(keyOf(4100))
  expect(keyOf(4100)).not.toEqual(keyOf(4200))
})
