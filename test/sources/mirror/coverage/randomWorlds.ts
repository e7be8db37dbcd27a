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

/** Values of the header that names the types of actions that a client understands. */
const actionTypeSets = ['latest', 'v1', 'v4', 'v5']

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

/** An index that a mirror is compared with. */
interface ComparedIndex extends Pick<MemoryIndex, 'fail' | 'fetch' | 'transport'> {
  /** Every answer that a mirror may give to a request; several where they differ, and it may give none. */
  readonly answers: (request: Request) => Promise<readonly Response[]>
  /** Moves a service to the newer version. */
  readonly upgrade: () => void
}

/** A service of one version. */
function openOneVersion(bodies: readonly unknown[], version: ServiceVersion): ComparedIndex {
  const index = createMemoryIndex(bodies, { version })
  return { ...index, upgrade: () => undefined, answers: async (request) => [await index.fetch(request)] }
}

/**
 * A service of version 1.2 that is moved to 1.3 at some time. A mirror that was not told the version answers
 * as both do, and routes that only the newer one has as that does.
 */
function openUpgraded(bodies: readonly unknown[]): ComparedIndex {
  const [older, newer] = [createMemoryIndex(bodies), createMemoryIndex(bodies, { version: '1.3' })]
  let current = older
  return {
    fail(fault) {
      const ends = [older, newer].map((index) => index.fail(fault))
      return () => ends.forEach((end) => end())
    },
    fetch: (input, init) => current.fetch(input, init),
    transport: {
      name: 'service',
      version: {
        current: () => current.transport.version?.current(),
        subscribe: () => () => undefined,
      },
      request: (endpoint, params, init) => current.transport.request(endpoint, params, init),
    },
    upgrade: () => void (current = newer),
    async answers(request) {
      const [before, after] = await Promise.all([older.fetch(request.clone()), newer.fetch(request.clone())])
      const isNew = before.status === 500 && (await before.clone().text()).includes('Cannot GET')
      return isNew ? [after] : [before, after]
    },
  }
}

/**
 * Runs one random world and compares the answers.
 * @param version Version of the service, which the mirror is told. @default it is not told, and the service is upgraded
 */
export async function compareWorld(
  bodies: readonly unknown[],
  seed: number,
  asked: number,
  indexedDB: IDBFactory,
  version?: ServiceVersion,
): Promise<Tally> {
  const random = createRandom(seed)
  const index = version === undefined ? openUpgraded(bodies) : openOneVersion(bodies, version)
  // Some services are upgraded before the first sync, and some after the last.
  const upgraded = random.integer(STEPS + 4) - 2
  const subjects = collectSubjects(bodies)
  const source = questions(bodies, random)
  const tally: Tally = { answered: 0, refused: 0, notMirrored: 0, wrong: [], endpoints: new Set(), reasons: new Map() }
  const budget = random.pick([300_000, 5_000_000, 100_000_000])
  const open = () => openMirror({ name: `random-${seed}`, indexedDB, maxAge: Infinity, budget, version })
  let mirror = await open()
  if (upgraded < 0) index.upgrade()
  for (let step = 0; step < STEPS; step++) {
    if (step === upgraded) index.upgrade()
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
      await compareAnswer(mirror, index, question, { tally, where: `seed ${seed}, step ${step}`, version, random })
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
async function syncScopes(mirror: Mirror, index: ComparedIndex, subjects: Subjects, random: Random): Promise<void> {
  for (let at = 0; at < 4; at++) await syncScope(mirror, index, chooseScope(subjects, random), random)
}

/** Syncs a scope; the service may fail, and the sync may be aborted. */
async function syncScope(mirror: Mirror, index: ComparedIndex, scope: Scope, random: Random): Promise<void> {
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
  index: ComparedIndex,
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
  index: ComparedIndex,
  { endpoint, url }: Question,
  {
    tally,
    where,
    version,
    random,
  }: {
    readonly tally: Tally
    readonly where: string
    readonly version: ServiceVersion | undefined
    readonly random: Random
  },
): Promise<void> {
  const types = random.chance(0.05) ? random.pick(actionTypeSets) : undefined
  const headers = types === undefined ? {} : { 'X-Actions-Version': types }
  const request = new Request(new URL(url, 'http://service.invalid'), { headers })
  const [here, expected] = await Promise.all([mirror.fetch(request.clone()), index.answers(request)])
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
    if (expected[0]?.status === 422 && version !== undefined)
      tally.wrong.push(`${where}: ${url} is refused by the service, not by the mirror`)
    return
  }
  const got = (await here.json()) as object
  for (const there of expected) {
    const wanted = { status: there.status, body: (await there.json()) as unknown }
    const difference = firstDifference(wanted, { status: here.status, body: got })
    if (difference !== undefined) tally.wrong.push(`${where}: ${url}: ${JSON.stringify(difference)}`)
  }
  if (here.ok) {
    tally.answered++
    const [rows] = Object.values(got) as readonly unknown[]
    if (Array.isArray(rows) ? rows.length > 0 : rows !== undefined) tally.endpoints.add(endpoint)
  } else tally.refused++
}
