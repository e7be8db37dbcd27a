import { expect, test, vi } from 'vitest'
import { createClient } from '../../src/client/client.ts'
import { NetworkError } from '../../src/client/errors.ts'
import { type StepsQueryOptions, traceQueryOptions } from '../../src/query/traceQueryOptions.ts'
import { scriptedTransport } from '../helpers/scriptedTransport.ts'

const reader = '../../src/ton/message.ts'
/** An external message with an empty body, to account 0:0…0. */
const boc = 'te6cckEBAQEAJQAARYgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEuN2rAw=='

function ask<Result>({ queryFn }: StepsQueryOptions<Result>): Promise<Result> {
  if (typeof queryFn !== 'function') throw new Error('The query is switched off.')
  return queryFn({ signal: new AbortController().signal })
}

test('a query by a message fails where its code does not come, and loads it again when asked again', async () => {
  const transport = scriptedTransport(() => ({ traces: [], address_book: {}, metadata: {} }))
  const client = createClient({ network: { name: 'test', baseUrl: 'http://127.0.0.1:1/api/v3' }, transport })
  const options = traceQueryOptions(client, boc)
  vi.doMock(reader, () => {
    throw new Error('offline')
  })
  await expect(ask(options)).rejects.toBeInstanceOf(NetworkError)
  expect(transport.calls).toEqual([])
  vi.doUnmock(reader)
  expect(await ask(options)).toMatchObject({ trace: null })
})
