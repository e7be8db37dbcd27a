// Anything may happen to a mirror: it answers as the service did at the moment that it names, or not at all.
import { expect } from 'vitest'
import { NotMirroredError } from '../../../../src/sources/client/errors.ts'
import type { Answer } from '../../../../src/sources/client/origin.ts'
import type { Params } from '../../../../src/sources/client/transports/transport.ts'
import { actions } from '../../../../src/service/endpoints/actions.ts'
import { nftItems } from '../../../../src/service/endpoints/nfts.ts'
import { transactions } from '../../../../src/service/endpoints/transactions.ts'
import { type Mirror, openMirror, type Scope } from '../../../../src/entries/mirror.ts'
import { createRandom } from '../../../helpers/random.ts'
import { PEOPLE, plainService, type PlainService, type State } from './plainService.ts'
import { testAccount } from '../../../fixtures/testRows.ts'

const STEPS = 45

const ENDPOINTS = [transactions, transactions, nftItems, actions]
type Pick = <T>(...values: readonly T[]) => T

function question(pick: Pick, below: (most: number) => number) {
  const endpoint = pick(...ENDPOINTS)
  const account = testAccount(pick(...PEOPLE))
  const page = { limit: 1 + below(60), offset: pick(0, 0, below(80)) }
  const sort = pick({}, {}, { sort: 'asc' })
  const lt = () => String(below(1500))
  const params: Params =
    endpoint === transactions
      ? {
          account: [account],
          ...page,
          ...sort,
          ...pick<object>(
            {},
            {},
            { end_lt: lt() },
            { start_lt: lt() },
            { start_lt: lt(), end_lt: lt() },
            { lt: String(10 * below(150)) },
            { start_utime: 1_700_000_000 + below(1500) },
            { end_utime: 1_700_000_000 + below(1500) },
          ),
        }
      : endpoint === actions
        ? { account, ...page, ...sort, ...pick<object>({}, {}, { end_lt: lt() }, { action_type: ['ton_transfer'] }) }
        : pick<Params>({ owner_address: [account], ...page }, { collection_address: [testAccount(5)], ...page })
  return { endpoint, params }
}

function scopeAt(pick: Pick): Scope {
  const account = testAccount(pick(...PEOPLE))
  return pick<Scope>(
    { kind: 'transactions', account },
    { kind: 'transactions', account },
    { kind: 'actions', account },
    { kind: 'nftItems', owner_address: account },
    { kind: 'nftItems', collection_address: testAccount(5) },
  )
}

/** The states that have held since a moment, in seconds, the first one first. */
function statesSince(states: readonly State[], asOf: number): readonly State[] {
  const first = states.findLastIndex(({ since }) => since <= asOf * 1000 + 0.5)
  if (first < 0) throw new Error(`there was no world at ${asOf}`)
  return states.slice(first)
}

/** Name of the mirror of a world. */
export const worldName = (seed: number) => `fuzz-${seed}`

/** Lives through one random world; every answer is compared. */
export async function live(seed: number, indexedDB: IDBFactory): Promise<{ answered: number; refused: number }> {
  const random = createRandom(seed)
  const below = (most: number) => random.integer(most)
  const pick: Pick = (...values) => random.pick(values)
  const service = plainService()
  const budget = pick(60_000, 400_000, 50_000_000)
  const open = () => openMirror({ name: worldName(seed), indexedDB, budget, maxAge: Infinity })
  let mirror: Mirror = await open()
  const count = { answered: 0, refused: 0 }
  const change = () => {
    pick(
      () => service.grow(pick(...PEOPLE), 1 + below(40)),
      () => service.act(pick(...PEOPLE), 1 + below(90)),
      () => service.actLate(pick(...PEOPLE), below(1000)),
      () => Array.from({ length: 1 + below(40) }, () => service.move(below(90), pick(...PEOPLE))),
    )()
  }
  for (let at = 0; at < 6; at++) change()
  for (let step = 0; step < STEPS; step++) {
    await pick(
      async () => change(),
      async () => service.rename(below(PEOPLE.length)),
      async () => service.rename(below(90)),
      async () => service.actLate(pick(...PEOPLE), below(1000)),
      async () => mirror.ingest(await ingestible(service, question(pick, below))),
      async () => mirror.clear(scopeAt(pick)),
      async () => {
        await mirror.close()
        mirror = await open()
      },
      () => synced(false),
      () => synced(false),
      () => synced(true),
      () => synced(true),
    )().catch(expected)
    for (let asked = 0; asked < 8; asked++)
      await check(mirror, service, question(pick, below), count, `seed ${seed}, step ${step}`)
  }
  await mirror.close()
  return count

  /** A sync that may be stopped, or cut by closing, in a world that may change meanwhile. */
  async function synced(cut: boolean): Promise<void> {
    const stop = new AbortController()
    let left = below(20)
    service.after = () => {
      if (below(6) === 0) change()
      if (cut && left-- === 0)
        pick(
          () => stop.abort(),
          () => void mirror.close(),
        )()
    }
    try {
      await mirror.sync(scopeAt(pick), { service, signal: stop.signal })
    } finally {
      service.after = () => undefined
      if (cut) {
        await mirror.close()
        mirror = await open()
      }
    }
  }
}

async function ingestible(service: PlainService, { endpoint, params }: ReturnType<typeof question>) {
  const limit = Math.min(40, Number(params['limit']))
  return (await service.request(endpoint, { ...params, limit, include_accounts: true })).body
}

/** A sync may fail for these reasons and no others. */
function expected(error: unknown): void {
  const { name, reason } = error as { readonly name: string; readonly reason?: string }
  if (name === 'AbortError') return
  if (name === 'SyncError') return expect(['drift', 'cleared']).toContain(reason)
  if (name === 'MirrorUnavailableError') return expect(['closed', 'storage']).toContain(reason)
  throw error
}

async function check(
  mirror: Mirror,
  service: PlainService,
  { endpoint, params }: ReturnType<typeof question>,
  count: { answered: number; refused: number },
  where: string,
): Promise<void> {
  let answer: Answer
  try {
    answer = await mirror.transport.request(endpoint, params)
  } catch (error) {
    if (!(error instanceof NotMirroredError)) throw error
    count.refused++
    return
  }
  count.answered++
  const { address_book, ...rows } = answer.body as { readonly address_book: object }
  const states = statesSince(service.states, answer.origin.asOf)
  const bodies = states.map((state) => service.in(state, endpoint.name, params))
  const text = JSON.stringify(rows)
  const rowsIn = ({ address_book: _names, ...others }: { readonly address_book?: unknown }) => others
  const same = bodies.find((body) => JSON.stringify(rowsIn(body)) === text)
  const asked = `${where}: ${endpoint.name} ${JSON.stringify(params)}`
  if (same === undefined) expect(rows, asked).toEqual(rowsIn(bodies[0] ?? {}))
  expect(Object.keys(address_book), asked).toEqual(Object.keys((same as { address_book: object }).address_book))
  // Names and rows may be of two moments, but none is older than the answer says.
  for (const [address, row] of Object.entries(address_book)) {
    const { domain } = row as { readonly domain: string | null }
    expect(
      states.map(({ domains }) => domains[address] ?? null),
      `${asked}: ${address}`,
    ).toContain(domain)
  }
}
