// Entities that any answer has shown are found by key again, each with the time of that answer.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mirrored, NetworkError, NotMirroredError, type Transport } from '../../../../src/entries/client.ts'
import type { AnyEndpoint } from '../../../../src/service/endpoints/endpoint.ts'
import * as endpoints from '../../../../src/service/endpoints/index.ts'
import { createMemoryIndex } from '../../../../src/entries/memory.ts'
import type { Mirror } from '../../../../src/entries/mirror.ts'
import { entityKinds } from '../../../../src/sources/mirror/kinds/entities.ts'
import { rules } from '../../../../src/service/rules/index.ts'
import { readAnswerBody } from '../../../../src/service/rules/rows/readBody.ts'
import type { AnyRule } from '../../../../src/service/rules/rule.ts'
import { embeddedWorld } from '../../../tools/conformance/worlds.ts'
import { testAccount } from '../../../fixtures/testRows.ts'
import { freshMirror } from '../setup.ts'

const TABLE = Object.values(endpoints) as unknown as readonly AnyEndpoint[]
const world = embeddedWorld()
const { transport: service } = createMemoryIndex(world)
const rows = world.flatMap((body) => readAnswerBody(body))
const now = () => Date.now() / 1000
const NOBODY = testAccount(0xdead)

/** Endpoints that find rows by key, and the keys of the chain. */
const READS = Object.entries<AnyRule>(rules as never).flatMap(([name, { byKey }]) => {
  const endpoint = TABLE.find((row) => row.name === name)
  if (byKey === undefined || endpoint === undefined) return []
  const keys = new Set(rows.filter(({ table }) => table === byKey.table).map(({ key }) => key))
  const rest = name === 'multisigWallets' ? { include_orders: false } : {}
  return [{ name, endpoint, byKey, rest, keys: [...keys].slice(0, 6) }]
})

async function ingest(mirror: Mirror, endpoint: AnyEndpoint, params: object, asOf: number): Promise<void> {
  const { body } = await service.request(endpoint, { ...params })
  await mirror.ingest(body, { endpoint, params: { ...params }, asOf })
}

const maxAge = Infinity
let mirror: Mirror
beforeEach(async () => {
  mirror = await freshMirror()
})

test('every table of entities has a read by key, except those that only lists show', () => {
  const tables = new Set(READS.map(({ byKey }) => byKey.table))
  expect(Object.keys(entityKinds).filter((table) => !tables.has(table as never))).toEqual([])
  expect(READS.filter(({ keys }) => keys.length === 0).map(({ name }) => name)).toEqual([])
})

describe.each(READS)('$name', ({ name, endpoint, byKey, rest, keys }) => {
  const isList = endpoint.params.fields[byKey.param]?.list === true
  const asKeys = (wanted: readonly string[]) => ({ ...rest, [byKey.param]: isList ? wanted : wanted[0] })

  test('a row that a longer list showed answers a question for it alone', async () => {
    const asOf = now() - 100
    for (const wanted of isList ? [keys] : keys.map((key) => [key])) {
      await ingest(mirror, endpoint, { ...asKeys(wanted), ...(isList && 'page' in endpoint && { limit: 100 }) }, asOf)
    }
    for (const key of keys) {
      const params = { ...asKeys([key]), ...('page' in endpoint && { limit: 7 }) }
      const { body, origin } = await mirror.transport.request(endpoint, params, { maxAge })
      expect(body).toEqual((await service.request(endpoint, params)).body)
      expect(origin).toMatchObject({ source: 'mirror', asOf, cached: true })
      await expect(mirror.transport.request(endpoint, params, { maxAge: 50 })).rejects.toThrow(NotMirroredError)
    }
  })

  test('that there is no such row is known only after the service was asked for it', async () => {
    const key = name === 'dnsRecords' ? 'nobody-has-this.ton' : NOBODY
    const params = { ...asKeys([key]), limit: 3 }
    const other = { ...asKeys([key]), limit: 4 }
    const [given, asked] = 'page' in endpoint ? [params, other] : [asKeys([key]), asKeys(isList ? [key, key] : [key])]
    await expect(mirror.transport.request(endpoint, given, { maxAge })).rejects.toThrow(NotMirroredError)
    const asOf = now() - 30
    await ingest(mirror, endpoint, asked, asOf)
    const { body, origin } = await mirror.transport.request(endpoint, given, { maxAge })
    expect(body).toEqual((await service.request(endpoint, given)).body)
    expect(origin.asOf).toBe(asOf)
  })
})

describe('several keys', () => {
  const [a = '', b = '', c = ''] = READS.find(({ name }) => name === 'accountStates')?.keys ?? []
  const get = (address: readonly string[], init: object = { maxAge }) =>
    mirror.transport.request(endpoints.accountStates, { address }, init)

  test('are answered when all are here, as old as the oldest, in the order of the question', async () => {
    const old = now() - 500
    await ingest(mirror, endpoints.accountStates, { address: [a] }, old)
    await ingest(mirror, endpoints.accountStates, { address: [b] }, now() - 10)
    const { body, origin } = await get([b, a])
    expect(body).toEqual((await service.request(endpoints.accountStates, { address: [b, a] })).body)
    expect(origin.asOf).toBe(old)
    await expect(get([b, a], { maxAge: 100 })).rejects.toThrow(NotMirroredError)
    expect((await get([b], { maxAge: 100 })).origin.asOf).toBeGreaterThan(old)
  })

  test('are not answered when one is missing: a shorter list would say that it does not exist', async () => {
    await ingest(mirror, endpoints.accountStates, { address: [a, b] }, now())
    await expect(get([a, b, c])).rejects.toThrow(NotMirroredError)
    await ingest(mirror, endpoints.accountStates, { address: [c] }, now())
    expect((await get([a, b, c])).body).toEqual(
      (await service.request(endpoints.accountStates, { address: [a, b, c] })).body,
    )
  })

  test('are answered for rows and known absences together', async () => {
    await ingest(mirror, endpoints.accountStates, { address: [a, NOBODY] }, now())
    await ingest(mirror, endpoints.accountStates, { address: [b] }, now())
    expect((await get([b, NOBODY])).body).toEqual(
      (await service.request(endpoints.accountStates, { address: [b] })).body,
    )
  })

  test('a filter beside the keys, or a full page, proves no absence', async () => {
    const { body } = await service.request(endpoints.accountStates, { address: [a] })
    const { accounts } = body as { readonly accounts: readonly { readonly code_hash: string }[] }
    const params = { address: [a, b], code_hash: accounts.map(({ code_hash }) => code_hash) }
    await mirror.ingest(body, { endpoint: endpoints.accountStates, params })
    await expect(get([b])).rejects.toThrow(NotMirroredError)
    const masters = READS.find(({ name }) => name === 'jettonMasters')?.keys ?? []
    await ingest(mirror, endpoints.jettonMasters, { address: masters, limit: 1 }, now())
    const last = { address: [masters.at(-1) ?? ''] }
    await expect(mirror.transport.request(endpoints.jettonMasters, last, { maxAge })).rejects.toThrow(NotMirroredError)
  })

  test('a state without its code does not answer a question for it, and a later one with it does', async () => {
    await ingest(mirror, endpoints.accountStates, { address: [a], include_boc: false }, now())
    await expect(get([a])).rejects.toThrow(NotMirroredError)
    await expect(mirror.transport.request(endpoints.addressInformation, { address: a }, { maxAge })).rejects.toThrow(
      NotMirroredError,
    )
    await ingest(mirror, endpoints.accountStates, { address: [a], include_boc: true }, now())
    for (const [name, params] of [
      ['accountStates', { address: [a] }],
      ['accountStates', { address: [a], include_boc: false }],
      ['addressInformation', { address: a }],
    ] as const) {
      const endpoint = TABLE.find((row) => row.name === name) as AnyEndpoint
      const { body } = await mirror.transport.request(endpoint, params, { maxAge })
      expect(body).toEqual((await service.request(endpoint, params)).body)
    }
  })
})

test('an answer that arrives late does not replace a later state, nor its time', async () => {
  const [key = ''] = READS.find(({ name }) => name === 'dnsRecords')?.keys ?? []
  const { body } = await service.request(endpoints.dnsRecords, { domain: key })
  const request = { endpoint: endpoints.dnsRecords, params: { domain: key } }
  const [record] = (body as { records: object[] }).records
  const older = { ...(body as object), records: [{ ...record, dns_next_resolver: NOBODY }] }
  const asOf = now() - 5
  await mirror.ingest(body, { ...request, asOf })
  await mirror.ingest(older, { ...request, params: { domain: key, limit: 9 }, asOf: now() - 50 })
  const answer = await mirror.transport.request(endpoints.dnsRecords, { domain: key, limit: 5 }, { maxAge })
  expect(answer).toMatchObject({ body, origin: { asOf } })
  // That there is none now is later than that there was one.
  await mirror.ingest({ records: [], address_book: {} }, { ...request, asOf: now() - 1 })
  expect(
    (await mirror.transport.request(endpoints.dnsRecords, { domain: key, limit: 6 }, { maxAge })).body,
  ).toMatchObject({ records: [] })
})

test('a row that was dated while the clock was ahead has no age, and the next answer repairs it', async () => {
  const [key = ''] = READS.find(({ name }) => name === 'accountStates')?.keys ?? []
  const params = { address: [key], include_boc: false }
  await ingest(mirror, endpoints.accountStates, { address: [key] }, now() + 5000)
  await expect(mirror.transport.request(endpoints.accountStates, params, { maxAge })).rejects.toThrow(NotMirroredError)
  const asOf = now() - 3
  await ingest(mirror, endpoints.accountStates, { address: [key] }, asOf)
  expect((await mirror.transport.request(endpoints.accountStates, params, { maxAge })).origin.asOf).toBe(asOf)
})

test('a caller that polls asks the service although the row is young', async () => {
  const [key = ''] = READS.find(({ name }) => name === 'accountStates')?.keys ?? []
  await ingest(mirror, endpoints.accountStates, { address: [key] }, now() - 5)
  const request = vi.fn((...args: Parameters<Transport['request']>) => service.request(...args))
  const polling = mirrored(mirror, { ...service, request }, { keep: false })
  const params = { address: [key], include_boc: false }
  await polling.request(endpoints.accountStates, params)
  expect(request).not.toHaveBeenCalled()
  await polling.request(endpoints.accountStates, params, { refresh: true })
  expect(request).toHaveBeenCalledOnce()
})

test('a wallet is known by its older route, too, once its state was seen', async () => {
  const gone: Transport = { name: 'gone', request: ({ path }) => Promise.reject(new NetworkError(path, 'refused')) }
  const [key = ''] = READS.find(({ name }) => name === 'walletStates')?.keys ?? []
  await ingest(mirror, endpoints.walletStates, { address: [key] }, now() - 300)
  await ingest(mirror, endpoints.accountStates, { address: [key] }, now() - 300)
  const { body } = await mirrored(mirror, gone).request(endpoints.walletInformation, { address: key })
  expect(body).toEqual((await service.request(endpoints.walletInformation, { address: key })).body)
})
