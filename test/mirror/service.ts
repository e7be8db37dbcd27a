// A service for syncs: a whole world of its own that grows, and answers as the real one does.
import { IDBFactory } from 'fake-indexeddb'
import { onTestFinished } from 'vitest'
import type { Params, Transport, TransportInit } from '../../src/client/transport.ts'
import type { AnyEndpoint } from '../../src/endpoints/endpoint.ts'
import { type Mirror, openMirror } from '../../src/mirror.ts'
import type { Transaction } from '../../src/schema/transaction.ts'
import { accountOf, hashOf, message, transaction } from './rows.ts'

/** One request as it came. */
export interface Request {
  readonly name: string
  readonly params: Params
}

/** A world, asked as a service is; `before` may change it, or fail, before each answer. */
export interface TestService extends Transport {
  readonly world: Mirror
  readonly requests: Request[]
  before: (request: Request, init: TransportInit | undefined) => unknown
  /** Changes answers on their way. */
  after: (body: never, request: Request) => unknown
}

/** Opens an empty world. */
export async function openService(): Promise<TestService> {
  const world = await openMirror({ name: 'world', authoritative: true, indexedDB: new IDBFactory() })
  onTestFinished(() => world.close())
  const service: TestService = {
    name: 'service',
    world,
    requests: [],
    before: () => undefined,
    after: (body) => body,
    async request(endpoint, params, init) {
      const request = { name: endpoint.name, params }
      await service.before(request, init)
      service.requests.push(request)
      return service.after((await world.transport.request(endpoint, params)) as never, request)
    },
  }
  return service
}

/** Names that every answer about these accounts needs. */
export function bookOf(...accounts: readonly number[]) {
  return Object.fromEntries(
    accounts.map((n) => [accountOf(n), { user_friendly: `EQ${n}`, domain: null, interfaces: [] }]),
  )
}

/** Transactions `from` to `to` of an account, each naming the one before it; hashes are theirs alone. */
export function history(account: number, from: number, to: number): Transaction[] {
  const at = (n: number) => account * 100_000 + n
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const n = from + i
    return transaction(at(n), account, n * 10, {
      prev_trans_lt: String((n - 1) * 10),
      prev_trans_hash: hashOf(n === 1 ? 0 : at(n - 1)),
      in_msg: message(at(n) + 5_000_000, null, account),
      mc_block_seqno: 100 + n,
    })
  })
}

/** Asks a transport as the client does. */
export async function rowsOf(
  transport: Transport,
  endpoint: { readonly name: string },
  params: Params,
  rows: string,
  init?: TransportInit,
): Promise<unknown[]> {
  const body = await transport.request(endpoint as AnyEndpoint, params, init)
  return (body as Record<string, unknown[]>)[rows] ?? []
}
