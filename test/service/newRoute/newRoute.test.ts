// A route that a later version of the service adds costs a row of the table and an entry of the rule book: the two
// modules that are replaced here are the only ones that change.
import 'fake-indexeddb/auto'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createClient } from '../../../src/entries/client.ts'
import { createMemoryIndex } from '../../../src/entries/memory.ts'
import { openMirror } from '../../../src/entries/mirror.ts'
import { endpointInfiniteQueryOptions, endpointQueryOptions } from '../../../src/entries/query.ts'
import { checkService } from '../../../src/entries/conformance.ts'
import type { Action } from '../../../src/service/rows/action.ts'
import { index as chain } from '../../chain/read.ts'
import { embeddedWorld } from '../../tools/conformance/worlds.ts'
import { actionsByAccount } from './actionsByAccount.ts'

vi.mock('../../../src/service/endpoints/actions.ts', async (original) => {
  return { ...(await original<object>()), actionsByAccount: (await import('./actionsByAccount.ts')).actionsByAccount }
})
vi.mock('../../../src/service/rules/actions.ts', async (original) => {
  const group = await original<{ readonly actionRules: object }>()
  const { actionsByAccountRule } = await import('./actionsByAccount.ts')
  return { ...group, actionRules: { ...group.actionRules, actionsByAccount: actionsByAccountRule } }
})

const world = embeddedWorld()
const actions = world.flatMap((body) => ('actions' in body ? (body['actions'] as Action[]) : []))
const account = chain.showcase.people['alice'] ?? ''
const index = createMemoryIndex(world, { version: '1.3' })
const client = createClient({ network: 'mainnet', transport: index.transport, rate: Infinity })

test('the index in memory answers it, over HTTP and to a client', async () => {
  const response = await index.fetch(`/api/v3/actions/byAccount?account=${account}&limit=3`)
  const body = (await response.json()) as { readonly actions: readonly Action[]; readonly cursor: string }
  expect(response.status).toBe(200)
  expect(new Set(body.actions.map(({ trace_id }) => trace_id)).size).toBe(3)
  expect(body.cursor).toMatch(/./)
  expect(await client.request(actionsByAccount, { account, limit: 3 })).toEqual(body)
  const { address_book } = body as unknown as { readonly address_book: object }
  expect(Object.keys(address_book)).toContain(account)
})

test('roles split the actions of an account', async () => {
  const ask = async (role?: 'sender' | 'receiver' | 'observer') =>
    (await client.request(actionsByAccount, { account, role, limit: 1000 })).actions.length
  const counted = [await ask('sender'), await ask('receiver'), await ask('observer')]
  expect(Math.min(...counted)).toBeGreaterThan(0)
  expect(counted[0]! + counted[1]! + counted[2]!).toBe(await ask())
})

test('refusals, parameters of a wrong kind and older versions are told as for every route', async () => {
  const ask = async (query: string) => {
    const response = await index.fetch(`/api/v3/actions/byAccount?${query}`)
    return [response.status, ((await response.json()) as { readonly error: string }).error]
  }
  expect(await ask('')).toEqual([422, 'account is required'])
  expect(await ask('account=x')).toEqual([422, 'failed to decode: schema: error converting value for "account"'])
  expect(await ask(`account=${account}&role=initiated`)).toEqual([501, expect.stringContaining('who began a trace')])
  const older = createMemoryIndex(world, { version: '1.2' })
  expect((await older.fetch(`/api/v3/actions/byAccount?account=${account}`)).status).toBe(500)
  await expect(older.transport.request(actionsByAccount, { account })).rejects.toThrow('1.3')
  await expect(client.request(actionsByAccount, { account: 'nobody' })).rejects.toThrow('account')
})

test('query options read every page by its cursor, with no action twice or missing', async () => {
  const queries = new QueryClient()
  const one = await queries.fetchQuery(endpointQueryOptions(client, actionsByAccount, { account, limit: 5 }))
  const observer = new InfiniteQueryObserver(
    queries,
    endpointInfiniteQueryOptions(client, actionsByAccount, { account, limit: 5 }),
  )
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
  while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage()
  const ids = (observer.getCurrentResult().data?.pages ?? [])
    .flatMap((page) => page.actions)
    .map((row) => row.action_id)
  stop()
  expect(ids.slice(0, one.actions.length)).toEqual(one.actions.map((row) => row.action_id))
  const wanted = actions.filter(({ accounts }) => accounts?.includes(account)).map((row) => row.action_id)
  expect(ids.toSorted()).toEqual(wanted.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
})

test('a mirror leaves it to the service, and keeps its rows', async () => {
  const mirror = await openMirror({ name: 'new-route', version: '1.3' })
  const response = await index.fetch(`/api/v3/actions/byAccount?account=${account}`)
  await mirror.ingest(await response.json())
  expect((await mirror.fetch(`/api/v3/actions/byAccount?account=${account}`)).status).toBe(501)
  await mirror.close()
})

test('a check of a deployment asks about it', async () => {
  const report = await checkService({
    baseUrl: 'https://index.invalid/api/v3',
    fetch: (input, init) => index.fetch(input, init),
    rate: Infinity,
    endpoints: ['actionsByAccount'],
  })
  expect(report.endpoints).toMatchObject([{ endpoint: 'actionsByAccount', different: 0 }])
  expect(report.endpoints[0]?.refused).toBeGreaterThan(0)
})
