// API v2 through the one client: its address, its envelope, its errors.
import { expect, test } from 'vitest'
import { createClient, HttpError, ResponseShapeError, type Network } from '../../../src/entries/client.ts'
import type { AnyEndpoint } from '../../../src/service/endpoints/endpoint.ts'
import { runGetMethod } from '../../../src/service/endpoints/legacy.ts'
import * as table from '../../../src/service/endpoints/v2/index.ts'
import { describeError } from '../../../src/components/states/error-state/describeError.ts'
import { catchError, testAddress } from './setup.ts'

const address = testAddress(7)
let hosts = 0

/** A client of a service that `respond` plays, and the requests that it got. */
function open(respond: () => Response, network: Partial<Network> = {}) {
  const sent: { readonly url: string; readonly body: unknown }[] = []
  const client = createClient({
    network: { name: 'v2', baseUrl: `https://v2-${hosts++}.example/api/v3`, ...network },
    rate: Infinity,
    backoff: 1,
    async fetch(url, init) {
      const { body } = init ?? {}
      sent.push({ url: url as string, body: typeof body === 'string' ? JSON.parse(body) : undefined })
      return respond()
    },
  })
  return { client, sent }
}

const block = { workchain: -1, shard: '-9223372036854775808', seqno: 7, root_hash: 'r', file_hash: 'f' }
const state = {
  balance: '5',
  code: '',
  data: '',
  last_transaction_id: { lt: '0', hash: 'h' },
  block_id: block,
  sync_utime: 1,
  state: 'uninitialized',
}
const cell = { bytes: 'te6c' }

test.each([
  [table.addressInformationAt, { address, seqno: 7 }, 'getAddressInformation', { address, seqno: '7' }, state],
  [table.shardAccountCellAt, { address, seqno: 7 }, 'getShardAccountCell', { address, seqno: '7' }, cell],
  [
    table.configParamAt,
    { config_id: 34, seqno: 7 },
    'getConfigParam',
    { config_id: '34', seqno: '7' },
    { config: cell },
  ],
  [table.configAllAt, { seqno: 7 }, 'getConfigAll', { seqno: '7' }, { config: cell }],
  [
    table.lookupBlock,
    { workchain: -1, shard: '8000000000000000', unixtime: 9 },
    'lookupBlock',
    { workchain: '-1', shard: '-9223372036854775808', unixtime: '9' },
    block,
  ],
  [
    table.lookupBlock,
    { workchain: 0, shard: '-9223372036854775808', lt: '9' },
    'lookupBlock',
    { workchain: '0', shard: '-9223372036854775808', lt: '9' },
    block,
  ],
  [table.libraries, { libraries: ['AB'.repeat(32)] }, 'getLibraries', { libraries: 'AB'.repeat(32) }, { result: [] }],
] as unknown as readonly [AnyEndpoint, object, string, Record<string, string>, object][])(
  '$name of %o asks for %s',
  async (endpoint, params, route, query, result) => {
    const { client, sent } = open(() => Response.json({ ok: true, result, '@extra': '1:c' }))
    expect(await client.request(endpoint, params)).toEqual(result)
    const url = new URL(sent[0]?.url ?? '')
    expect(url.pathname).toBe(`/api/v2/${route}`)
    expect(Object.fromEntries(url.searchParams)).toEqual(query)
  },
)

test('a get-method is posted with its block as a number, apart from the one of API v3', async () => {
  const { client, sent } = open(() =>
    Response.json({ ok: true, result: { gas_used: 1, exit_code: 0, stack: [['num', '0x1']] }, gas_used: 1, stack: [] }),
  )
  const asked = { address, method: 'seqno', stack: [{ type: 'num', value: '5' }] } as const
  const [past] = await Promise.all([
    client.request(table.runGetMethodAt, { ...asked, seqno: 7 }),
    client.request(runGetMethod, { ...asked, stack: [...asked.stack] }).catch(() => undefined),
  ])
  expect(past.stack).toEqual([['num', '0x1']])
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v2/runGetMethod', '/api/v3/runGetMethod'])
  expect(sent[0]?.body).toEqual({ address, method: 'seqno', seqno: 7, stack: [['num', '5']] })
  expect(sent[1]?.body).toEqual({ address, method: 'seqno', stack: [{ type: 'num', value: '5' }] })
})

test.each([
  [table.addressInformationAt, { address, seqno: 0 }],
  [table.addressInformationAt, { address }],
  [table.addressInformationAt, { address: 'nobody', seqno: 7 }],
  [table.configParamAt, { config_id: -1, seqno: 7 }],
  [table.lookupBlock, { workchain: 0, shard: '8000000000000000' }],
  [table.lookupBlock, { workchain: 0, shard: '8000000000000000', seqno: 7, lt: '7' }],
  [table.lookupBlock, { workchain: 0, shard: 'xy', seqno: 7 }],
  [table.runGetMethodAt, { address, method: 'x', stack: [['num', '5']], seqno: 7 }],
  [table.libraries, { libraries: Array.from({ length: 17 }, () => 'AB'.repeat(32)) }],
] as unknown as readonly [AnyEndpoint, object][])('$name does not send %o', async (endpoint, params) => {
  const { client, sent } = open(() => Response.json({}))
  expect(await catchError(client.request(endpoint, params))).toMatchObject({ name: 'InvalidParamsError' })
  expect(sent).toEqual([])
})

const lookup = 'LITE_SERVER_NOTREADY: cannot find block (-1,8000000000000000)'
const tooOld = 'does not keep that time'

test.each([
  [500, `${lookup} seqno=9: seqno not in db (last known masterchain block: 8)`, 'notMade', 'no such block yet'],
  [500, `${lookup} seqno=7: seqno not in db (last known masterchain block: 8)`, 'notArchived', tooOld],
  [500, `${lookup} seqno=7: seqno not in db`, 'notArchived', tooOld],
  [500, `${lookup} utime=7: ts not in db`, 'notArchived', tooOld],
  [500, 'LITE_SERVER_NOTREADY: ltdb: block not found', 'notArchived', tooOld],
  [500, "LITE_SERVER_ERROR: state already gc'd", 'notArchived', tooOld],
  [500, 'LITE_SERVER_NOTREADY: state not in db', 'notArchived', tooOld],
  [500, 'LITE_SERVER_NOTREADY: block (0,8000000000000000,7) is not in db', 'notArchived', tooOld],
  [500, 'VALIDATE_CONFIG: cannot serialize', 'notFound', 'does not know it'],
  [422, 'failed to validate request: seqno should be positive', 'invalid', 'refused a parameter'],
  [422, 'failed to parse get request: failed to parse shard', 'invalid', 'refused a parameter'],
  [533, 'Result stack depth >= 100', 'invalid', 'refused a parameter'],
  [542, 'Unsupported stack entry type: x', 'invalid', 'refused a parameter'],
] as const)('%i "%s" is %s, is not repeated, and says what to do', async (code, error, kind, advice) => {
  for (const status of [code, 200]) {
    const { client, sent } = open(() => Response.json({ ok: false, error, code, '@extra': '' }, { status }))
    const failure = (await catchError(client.request(table.addressInformationAt, { address, seqno: 7 }))) as HttpError
    expect(failure).toMatchObject({
      name: 'HttpError',
      status: code,
      kind,
      text: error,
      path: '/getAddressInformation',
    })
    expect(failure.message).toContain(advice)
    expect(describeError(failure).kind).toBe(kind)
    expect(sent).toHaveLength(1)
  }
})

test.each([
  [500, 'LITE_SERVER_NOTREADY: block (-1,8000000000000000,7) is not applied'],
  [500, 'LITE_SERVER_NETWORK: adnl query timeout'],
  [504, 'timeout'],
  [542, 'no workers available (archive)'],
])('%i "%s" may pass: it is asked again', async (code, error) => {
  let asked = 0
  const { client } = open(() =>
    asked++ === 0
      ? Response.json({ ok: false, error, code }, { status: code })
      : Response.json({ ok: true, result: state }),
  )
  expect(await client.request(table.addressInformationAt, { address, seqno: 7 })).toEqual(state)
  expect(asked).toBe(2)
})

test('the address is derived, or set; without either the error says what to pass', async () => {
  const respond = () => Response.json({ ok: true, result: state })
  const ask = async (network: Partial<Network>) => {
    const { client, sent } = open(respond, network)
    await client.request(table.addressInformationAt, { address, seqno: 7 })
    return sent[0]?.url.split('?')[0]
  }
  expect(await ask({ baseUrl: 'https://derived.example/some/v3/' })).toBe(
    'https://derived.example/some/v2/getAddressInformation',
  )
  expect(await ask({ baseUrl: 'https://set.example/index', v2Url: 'https://archive.example/v2/' })).toBe(
    'https://archive.example/v2/getAddressInformation',
  )
  await expect(ask({ baseUrl: 'https://none.example/index' })).rejects.toThrow('network.v2Url')
  const key = (network: Partial<Network>) =>
    open(respond, { baseUrl: 'https://key.example/api/v3', ...network }).client.key
  expect(key({ v2Url: 'https://archive.example/v2' })).not.toBe(key({}))
})

test('a deployment without API v2 is told', async () => {
  const { client } = open(() => new Response('<html>Not Found</html>', { status: 404 }))
  const error = await catchError(client.request(table.addressInformationAt, { address, seqno: 7 }))
  expect(error).toMatchObject({ kind: 'noRoute' })
  expect(error.message).toContain('network.v2Url')
})

test.each([{}, { ok: true }, [], null])('%j is no envelope', async (body) => {
  const { client } = open(() => Response.json(body))
  expect(await catchError(client.request(table.addressInformationAt, { address, seqno: 7 }))).toBeInstanceOf(
    ResponseShapeError,
  )
})

test('each caller of libraries gets its own', async () => {
  const [one, two] = [
    { hash: 'ab'.repeat(32), data: 'one' },
    { hash: 'cd'.repeat(32), data: 'two' },
  ]
  const { client } = open(() => Response.json({ ok: true, result: { result: [one, two] } }))
  const ask = (hash: string) => client.request(table.libraries, { libraries: [hash] })
  const found = await Promise.all([ask(two.hash), ask(one.hash)])
  expect(found.map(({ result }) => result.map(({ data }) => data))).toEqual([['two'], ['one']])
})
