// Partial mirrors of a real world: whatever was synced, ingested, cleared or cut by faults, an answer equals
// that of an index that holds everything, or there is none.
import type { AnyEndpoint } from '../../../../src/service/endpoints/endpoint.ts'
import * as endpoints from '../../../../src/service/endpoints/index.ts'
import { createMemoryIndex, type MemoryIndex } from '../../../../src/entries/memory.ts'
import { type Mirror, openMirror, type Scope } from '../../../../src/entries/mirror.ts'
import type { ServiceVersion } from '../../../../src/service/rows/version.ts'
import { readAnswerBody } from '../../../../src/service/rules/rows/readBody.ts'
import { firstDifference } from '../../../../src/tools/conformance/firstDifference.ts'
import { type Question, questions } from '../../../../src/tools/conformance/questions/questions.ts'
import { createRandom, type Random } from '../../../helpers/random.ts'

/** Number of answers by what became of them. */
export interface Tally {
  answered: number
  refused: number
  notMirrored: number
  readonly wrong: string[]
  /** Endpoints that were answered with rows. */
  readonly endpoints: Set<string>
  /** Requests that the mirror left to the service, by reason. */
  readonly reasons: Map<string, number>
}

const TABLE = new Map((Object.values(endpoints) as unknown as readonly AnyEndpoint[]).map((row) => [row.name, row]))
/** Steps between which questions are asked. */
const STEPS = 24

/** Values that scopes can be made of. */
export interface Subjects {
  readonly accounts: readonly string[]
  readonly owners: readonly string[]
  readonly collections: readonly string[]
  readonly traces: readonly string[]
  readonly seqnos: readonly number[]
}

export function collectSubjects(bodies: readonly unknown[]): Subjects {
  const rows = bodies.flatMap(readAnswerBody)
  const collect = <Value>(table: string, read: (row: never) => Value | null | undefined): Value[] => {
    const values = rows.map(({ table: name, row }) => (name === table ? read(row as never) : undefined))
    return [...new Set(values)].filter((value) => value !== null && value !== undefined)
  }
  return {
    accounts: collect('transactions', (row: { account: string }) => row.account),
    owners: [
      ...collect('nftItems', (row: { owner_address: string }) => row.owner_address),
      ...collect('jettonWallets', (row: { owner: string }) => row.owner),
    ],
    collections: collect('nftItems', (row: { collection_address: string }) => row.collection_address),
    traces: collect('transactions', (row: { trace_id: string }) => row.trace_id),
    seqnos: collect('blocks', (row: { workchain: number; seqno: number }) =>
      row.workchain === -1 ? row.seqno : undefined,
    ),
  }
}

const TRANSFERS = ['jettonTransfers', 'jettonBurns', 'nftTransfers'] as const

export function chooseScope({ accounts, owners, collections, traces, seqnos }: Subjects, random: Random): Scope {
  const account = random.pick(accounts)
  const scopes: (() => Scope)[] = [
    () => ({ kind: 'transactions', account }),
    () => ({ kind: 'actions', account }),
    () => ({ kind: 'trace', hash: random.pick(traces) }),
    () => ({ kind: 'account', account }),
  ]
  if (owners.length > 0) {
    scopes.push(
      () => ({ kind: 'nftItems', owner_address: random.pick(owners) }),
      () => ({ kind: 'jettonWallets', owner_address: random.pick(owners) }),
      () => ({ kind: random.pick(TRANSFERS), owner_address: random.pick(owners) }),
    )
  }
  if (collections.length > 0) scopes.push(() => ({ kind: 'nftItems', collection_address: random.pick(collections) }))
  if (seqnos.length > 0) {
    const from = random.pick(seqnos)
    scopes.push(() => ({ kind: 'blocks', from, to: from + random.integer(3) }))
  }
  return random.pick(scopes)()
}

/** An index of version 1.2 that has the routes of 1.3, too: a mirror answers those by their own rules. */
export function openBothVersions(bodies: readonly unknown[]): MemoryIndex {
  const [older, newer] = [createMemoryIndex(bodies), createMemoryIndex(bodies, { version: '1.3' })]
  return {
    ...older,
    async fetch(input, init) {
      const response = await older.fetch(input, init)
      return response.status === 500 && (await response.clone().text()).includes('Cannot GET')
        ? newer.fetch(input, init)
        : response
    },
  }
}

/**
 * Runs one random world and compares the answers.
 * @param version Version of the service that the mirror knows. @default none
 */
export async function compareWorld(
  bodies: readonly unknown[],
  seed: number,
  asked: number,
  indexedDB: IDBFactory,
  version?: ServiceVersion,
): Promise<Tally> {
  const random = createRandom(seed)
  const index = version === undefined ? openBothVersions(bodies) : createMemoryIndex(bodies, { version })
  const subjects = collectSubjects(bodies)
  const source = questions(bodies, random)
  const tally: Tally = { answered: 0, refused: 0, notMirrored: 0, wrong: [], endpoints: new Set(), reasons: new Map() }
  const budget = random.pick([300_000, 5_000_000, 100_000_000])
  const open = () => openMirror({ name: `random-${seed}`, indexedDB, maxAge: Infinity, budget, version })
  let mirror = await open()
  for (let step = 0; step < STEPS; step++) {
    await random.pick([
      () => syncScopes(mirror, index, subjects, random),
      () => syncScopes(mirror, index, subjects, random),
      () => ingestAnswers(mirror, index, source, 20),
      // A version may hide some of these rows, so it has to answer itself.
      () =>
        version === undefined
          ? mirror.ingest(random.pick(bodies)).catch(ignoreFull)
          : ingestAnswers(mirror, index, source, 20),
      () => mirror.clear(chooseScope(subjects, random)),
      async () => {
        await mirror.close()
        mirror = await open()
      },
    ])()
    for (let at = 0; at < asked / STEPS; at++) {
      const question = focus(source.next().value, subjects, await mirror.scopes(), random)
      await compareAnswer(mirror, index, question, { tally, where: `seed ${seed}, step ${step}`, version })
    }
  }
  await mirror.close()
  return tally
}

/** Half of the questions are about what was synced; random ones mostly miss it. */
export function focus(
  question: Question,
  subjects: Subjects,
  scopes: readonly { readonly scope: Scope }[],
  random: Random,
): Question {
  if (scopes.length === 0 || random.chance(0.3)) return question
  const { scope } = random.pick(scopes)
  const page = new URLSearchParams()
  if (random.chance()) page.set('limit', String(1 + random.integer(12)))
  if (random.chance(0.3)) page.set('offset', String(random.integer(8)))
  if (scope.kind !== 'nftItems' && random.chance(0.3)) page.set('sort', random.pick(['asc', 'desc']))
  const paths: Readonly<
    Record<Scope['kind'], readonly (readonly [path: string, more: Readonly<Record<string, string>>])[]>
  > = {
    transactions: [
      ['transactions', {}],
      ['transactions', { start_lt: String(random.integer(1e9)) }],
      ['transactions', { end_utime: '1700000000' }],
    ],
    actions: [
      ['actions', {}],
      ['actions', { include_accounts: 'true' }],
      ['actions', { action_type: 'ton_transfer' }],
      ['actions', { start_utime: '1600000000' }],
    ],
    trace: [
      ['traces', {}],
      ['traces', { include_actions: 'true' }],
      ['balanceChanges', {}],
    ],
    nftItems: [
      ['nft/items', {}],
      ['nft/items', { include_on_sale: 'true' }],
      ['nft/items', { sort_by_last_transaction_lt: 'true' }],
    ],
    jettonWallets: [
      ['jetton/wallets', {}],
      ['jetton/wallets', { exclude_zero_balance: 'true' }],
    ],
    jettonTransfers: [
      ['jetton/transfers', {}],
      ['jetton/transfers', { direction: 'in' }],
      ['jetton/transfers', { end_utime: '1700000000' }],
    ],
    jettonBurns: [
      ['jetton/burns', {}],
      ['jetton/burns', { start_lt: String(random.integer(1e9)) }],
    ],
    nftTransfers: [
      ['nft/transfers', {}],
      ['nft/transfers', { direction: 'out' }],
    ],
    account: [
      ['transactions', {}],
      ['actions', {}],
    ],
    blocks: [
      ['blocks', {}],
      ['masterchainBlockShards', {}],
    ],
  }
  const [path, more] = random.pick(paths[scope.kind])
  for (const [name, value] of Object.entries(more)) page.set(name, value)
  for (const [name, value] of Object.entries(scope)) {
    if (name === 'hash') page.set('trace_id', String(value))
    else if (name === 'from') page.set(path === 'blocks' ? 'mc_seqno' : 'seqno', String(value))
    else if (name !== 'kind' && name !== 'to') page.set(name, String(value))
  }
  return { endpoint: path, query: {}, url: `/api/v3/${path}?${page}` }
}

/** Syncs a few scopes, one after another. */
async function syncScopes(mirror: Mirror, index: MemoryIndex, subjects: Subjects, random: Random): Promise<void> {
  for (let at = 0; at < 4; at++) await syncScope(mirror, index, chooseScope(subjects, random), random)
}

/** Syncs a scope; the service may fail, and the sync may be aborted. */
async function syncScope(mirror: Mirror, index: MemoryIndex, scope: Scope, random: Random): Promise<void> {
  const stop = new AbortController()
  let left = random.chance(0.3) ? random.integer(6) : Infinity
  const heal = random.chance(0.3)
    ? index.fail({ when: () => random.chance(0.2), ...random.pick([{ drop: true }, { status: 500 }, { status: 404 }]) })
    : () => undefined
  const { transport } = index
  const service: typeof transport = {
    name: 'service',
    async request(endpoint, params, init) {
      if (left-- <= 0) stop.abort(new DOMException('enough', 'AbortError'))
      return transport.request(endpoint, params, init)
    },
  }
  try {
    await mirror.sync(scope, { service, signal: stop.signal })
  } catch (error) {
    const { name } = error as Error
    if (!['AbortError', 'HttpError', 'NetworkError', 'SyncError', 'MirrorUnavailableError'].includes(name)) throw error
  } finally {
    heal()
  }
}

/** Stores answers to random questions, as a client does that mirrors what it requests. */
async function ingestAnswers(
  mirror: Mirror,
  index: MemoryIndex,
  source: Iterator<Question>,
  count: number,
): Promise<void> {
  for (let at = 0; at < count; at++) {
    const { endpoint, url } = source.next().value as Question
    if (TABLE.get(endpoint)?.method !== 'GET' || endpoint === 'decode') continue
    const response = await index.fetch(url)
    if (!response.ok) continue
    await mirror.ingest(await response.json()).catch((error: unknown) => {
      if ((error as Error).name !== 'IngestError') ignoreFull(error)
    })
  }
}

/** A budget may be used up; everything else is a failure. */
function ignoreFull(error: unknown): void {
  if ((error as { readonly reason?: string }).reason !== 'storage') throw error
}

async function compareAnswer(
  mirror: Mirror,
  index: MemoryIndex,
  { endpoint, url }: Question,
  {
    tally,
    where,
    version,
  }: { readonly tally: Tally; readonly where: string; readonly version: ServiceVersion | undefined },
): Promise<void> {
  const [here, there] = await Promise.all([mirror.fetch(url), index.fetch(url)])
  if (here.status === 501) {
    tally.notMirrored++
    const { error } = (await here.json()) as { readonly error: string }
    // Without the endpoint and what was asked for, which would make every reason another one.
    const reason = error
      .replace(/^.*?: /, '')
      .replaceAll(/\S{40,}/g, '…')
      .replaceAll(/\d+/g, 'N')
    tally.reasons.set(reason, (tally.reasons.get(reason) ?? 0) + 1)
    // A mirror that knows the version must refuse everything that the service refuses without reading rows.
    if (there.status === 422 && version !== undefined)
      tally.wrong.push(`${where}: ${url} is refused by the service, not by the mirror`)
    return
  }
  const [got, wanted] = [(await here.json()) as object, (await there.json()) as object]
  const difference = firstDifference({ status: there.status, body: wanted }, { status: here.status, body: got })
  if (difference !== undefined) tally.wrong.push(`${where}: ${url}: ${JSON.stringify(difference)}`)
  if (here.ok) {
    tally.answered++
    const [rows] = Object.values(got) as readonly unknown[]
    if (Array.isArray(rows) ? rows.length > 0 : rows !== undefined) tally.endpoints.add(endpoint)
  } else tally.refused++
}
