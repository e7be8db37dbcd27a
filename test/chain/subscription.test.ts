// The development service answers subscriptions of the Streaming API as the real one does, well formed and not.
import { onTestFinished, expect, test } from 'vitest'
import { startService } from '../../scripts/service.mjs'
import { readFields, readSubscription } from '../../stories/chain/playback/subscription.mjs'
import { toFriendlyAddress, toRawAddress } from '../../src/ton/cells/address.ts'
import { toBase64Hash, toHexHash } from '../../src/ton/cells/hash.ts'
import { showcase } from '../react/live/world.ts'

const raw = toRawAddress(showcase.wallet)
const hash = showcase.swapTrace
const forms = { address: toRawAddress, hash: toBase64Hash }

const subscribe = (fields: object, isSocket?: boolean) =>
  readSubscription(readFields(JSON.stringify(fields)), forms, isSocket)

test.each([raw, toFriendlyAddress(raw), ` ${toFriendlyAddress(raw, { bounceable: false })} `, raw.toLowerCase()])(
  'an account may be written as %s',
  (text) => {
    expect(subscribe({ types: ['transactions'], addresses: [text, raw] })).toMatchObject({ addresses: [raw] })
  },
)

test.each([hash, toHexHash(hash), `0x${toHexHash(hash)}`, hash.replaceAll('+', '-').replaceAll('/', '_').slice(0, -1)])(
  'a trace may be written as %s',
  (text) => {
    expect(subscribe({ TYPES: ['trace'], Trace_External_Hash_Norms: [text] })).toMatchObject({
      trace_external_hash_norms: [hash],
    })
  },
)

test.each([
  ['', 'unexpected end of JSON input'],
  ['{"types":', 'unexpected end of JSON input'],
  ['null', 'types are required for subscription'],
  ['"trace"', 'json: cannot unmarshal string into Go value of type v2.SSERequest'],
  ['{"types":"trace"}', 'json: cannot unmarshal string into Go struct field SSERequest.types of type []v2.EventType'],
  ['{"Types":[1]}', 'json: cannot unmarshal number into Go struct field SSERequest.types of type v2.EventType'],
  ['{"types":["trace"],"id":1}', 'json: cannot unmarshal number into Go struct field SSERequest.id of type string'],
  ['{types:[]}', "invalid character 't' looking for beginning of object key string"],
  ['{"types" []}', "invalid character '[' after object key"],
  ['{"types":[] "id"', `invalid character '"' after object key:value pair`],
  ['{"types":["trace" "actions"]}', `invalid character '"' after array element`],
  ['{"types":[,]}', "invalid character ',' looking for beginning of value"],
  ['{"types":tru3}', "invalid character '3' in literal true (expecting 'e')"],
  ['{"id":"a\nb"}', "invalid character '\\n' in string literal"],
  ['{"id":"\\x"}', "invalid character 'x' in string escape code"],
  ['{"id":"\\u00g"}', "invalid character 'g' in \\u hexadecimal character escape"],
  ['{"id":-}', "invalid character '}' in numeric literal"],
  ['{"id":1.}', "invalid character '}' after decimal point in numeric literal"],
  ['{"id":1e}', "invalid character '}' in exponent of numeric literal"],
  ['{} {}', "invalid character '{' after top-level value"],
  ['é', "invalid character 'Ã' looking for beginning of value"],
  ["'", "invalid character '\\'' looking for beginning of value"],
  ['{"types":["trace_invalidated"]}', 'invalid event type: trace_invalidated'],
  ['{"types":["actions"]}', 'addresses are required for subscription'],
  ['{"types":["actions"],"addresses":["addr_none"]}', 'addresses are required for subscription'],
  ['{"types":["actions"],"addresses":["x"]}', 'invalid address format'],
  ['{"types":["trace"],"trace_external_hash_norms":["x"]}', 'trace_external_hash_norms contains empty value'],
  ['{"types":["trace"]}', 'trace_external_hash_norms are required for trace subscription'],
])('a subscription by SSE of %s is refused: %s', (text, problem) => {
  expect(() => readSubscription(readFields(text), forms)).toThrow(problem)
})

test('a WebSocket has texts of its own', () => {
  expect(() => subscribe({}, true)).toThrow(/^types are required$/)
  expect(() => subscribe({ types: ['actions'] }, true)).toThrow(/^addresses are required$/)
  expect(() => subscribe({ types: ['actions'], addresses: [' addr_none'] }, true)).toThrow('address is not standard')
})

test('a malformed subscription is refused with its id, and the service goes on', async () => {
  const service = await startService({ port: 0, rate: Infinity, replay: { trace: hash, interval: 0 } })
  onTestFinished(() => service.close())
  const post = (body: string) =>
    fetch(`${new URL(service.url).origin}/api/streaming/v2/sse`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    })
  const refused = await post('{"id":"a","types":["trace"]}')
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { id: 'a', error: 'trace_external_hash_norms are required for trace subscription' },
  ])
  const unreadable = await post('{"types":{}}')
  expect([unreadable.status, await unreadable.json()]).toEqual([
    400,
    {
      error:
        'invalid subscription request: json: cannot unmarshal object into Go struct field SSERequest.types of type []v2.EventType',
    },
  ])
  const accepted = await post(JSON.stringify({ id: 'b', types: ['actions'], addresses: [raw] }))
  const reader = accepted.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  expect(new TextDecoder().decode(value)).toContain('{"id":"b","status":"subscribed"}')
  await reader?.cancel()
})
