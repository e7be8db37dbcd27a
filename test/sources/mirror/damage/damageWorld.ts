// A mirror whose records are damaged between any two questions: it answers as the whole index does, or not at all.
import { createMemoryIndex, type MemoryIndex } from '../../../../src/entries/memory.ts'
import { type Mirror, openMirror, type Scope } from '../../../../src/entries/mirror.ts'
import { readRequest } from '../../../../src/service/rules/requests/readRequest.ts'
import { firstDifference } from '../../../../src/tools/conformance/firstDifference.ts'
import { type Question, questions } from '../../../../src/tools/conformance/questions/questions.ts'
import { createRandom, type Random } from '../../../helpers/random.ts'
import { chooseScope, collectSubjects, focus } from '../coverage/randomWorlds.ts'
import { damage, openRaw, readRecords, type Records, type Store, writeRecords } from './records.ts'

/** Number of questions by what became of them. */
export interface DamageTally {
  cases: number
  answered: number
  refused: number
  hangs: number
  /** Syncs of a scope. */
  synced: number
  /** Syncs that left their scope complete. */
  repaired: number
  readonly wrong: string[]
  readonly byStore: Record<string, number>
}

/** A part of a world that is small enough to be synced again and again. */
export async function smallWorld(bodies: readonly unknown[], random: Random): Promise<unknown[]> {
  const index = createMemoryIndex(bodies)
  const subjects = collectSubjects(bodies)
  const read = async (path: string): Promise<unknown> => {
    const response = await index.fetch(`/api/v3/${path}`)
    return response.ok ? ((await response.json()) as unknown) : undefined
  }
  const paths: string[] = []
  for (let at = 0; at < 4; at++) {
    const account = random.pick(subjects.accounts)
    paths.push(`transactions?account=${account}&limit=40`, `actions?account=${account}&limit=40&include_accounts=true`)
    const owner = random.pick(subjects.owners)
    paths.push(`nft/items?owner_address=${owner}&limit=40`, `jetton/wallets?owner_address=${owner}&limit=40`)
    paths.push(`nft/items?collection_address=${random.pick(subjects.collections)}&limit=40`)
    paths.push(`blocks?mc_seqno=${random.pick(subjects.seqnos)}&limit=40`)
  }
  for (let at = 0; at < 10; at++) {
    paths.push(`traces?trace_id=${encodeURIComponent(random.pick(subjects.traces))}&include_actions=true`)
  }
  const found = await Promise.all(paths.map(read))
  return separateItems(found.filter((body) => body !== undefined))
}

/**
 * Gives each NFT item a logical time of its own: nothing orders items of the same one, so that either order is right.
 */
function separateItems(bodies: readonly unknown[]): unknown[] {
  const times = new Map<string, string>()
  return bodies.map((body) => {
    const { nft_items: items } = body as {
      readonly nft_items?: readonly { readonly address: string; readonly last_transaction_lt: string }[]
    }
    if (items === undefined) return body
    const separate = items.map((item) => {
      const lt = times.get(item.address) ?? String(BigInt(item.last_transaction_lt) + BigInt(times.size))
      times.set(item.address, lt)
      return { ...item, last_transaction_lt: lt }
    })
    return { ...(body as object), nft_items: separate }
  })
}

const HANG = Symbol('hang')
/** Longest time that a question may take, in milliseconds; machines may be busy. */
const LONGEST = 30_000

function inTime<T>(work: Promise<T>): Promise<T | typeof HANG> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<typeof HANG>((resolve) => (timer = setTimeout(resolve, LONGEST, HANG)))
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * Stores to damage, as often as they stand here: those with the proofs more often than their number of records says.
 */
const TARGETS: readonly Store[] = [
  'tx',
  'tx',
  'tx',
  'ent',
  'ent',
  'ent',
  'nft',
  'nft',
  'cov',
  'cov',
  'cov',
  'ans',
  'ans',
  'meta',
]
/** Damages before the mirror is made whole again. */
const DAMAGES_IN_ROW = 16
/**
 * Every eighth time, and the first time after damage, it is synced and ingested again. The other times it gets the
 * records of the last sync back, as from a backup, in a tenth of the time.
 */
const BACKUPS_IN_ROW = 8

/** An index of version 1.2 that has the routes of 1.3, too: a mirror answers those by their own rules. */
function openBothVersions(bodies: readonly unknown[]): MemoryIndex {
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

/** Damages a mirror `cases` times, and asks after each damage. */
export async function liveDamaged(
  bodies: readonly unknown[],
  seed: number,
  cases: number,
  indexedDB: IDBFactory,
): Promise<DamageTally> {
  const random = createRandom(seed)
  const world = await smallWorld(bodies, random)
  const index = openBothVersions(world)
  const subjects = collectSubjects(world)
  const source = questions(world, random)
  const scopes: Scope[] = Array.from({ length: 14 }, () => chooseScope(subjects, random))
  const known = Array.from({ length: 40 }, () =>
    focus(
      source.next().value,
      subjects,
      scopes.map((scope) => ({ scope })),
      random,
    ),
  )
  const name = `damaged-${seed}`
  const tally: DamageTally = {
    cases: 0,
    answered: 0,
    refused: 0,
    hangs: 0,
    synced: 0,
    repaired: 0,
    wrong: [],
    byStore: {},
  }
  const open = () => openMirror({ name, indexedDB, maxAge: Infinity })
  let mirror = await open()
  let raw = await openRaw(indexedDB, name)
  let backup: Records | undefined
  const reopen = async () => {
    raw.close()
    await mirror.close()
    mirror = await open()
    raw = await openRaw(indexedDB, name)
  }
  for (let round = 0; tally.cases < cases; round++) {
    if (backup === undefined || round % BACKUPS_IN_ROW === 1) {
      await repairMirror(mirror, index, scopes, known, world, tally)
      backup = await readRecords(raw)
    } else {
      await writeRecords(raw, backup)
      await reopen()
    }
    const log: string[] = []
    for (let at = 0; at < DAMAGES_IN_ROW && tally.cases < cases; at++) {
      const store = random.pick(TARGETS)
      const what = await damage(raw, store, random)
      if (what === undefined) continue
      log.push(what)
      tally.cases++
      tally.byStore[store] = (tally.byStore[store] ?? 0) + 1
      // Caches of a page know what is no longer there, and a new page does not.
      if (random.chance(0.25)) await reopen()
      for (let asked = 0; asked < 3; asked++) {
        const question = random.chance(0.3)
          ? random.pick(known)
          : focus(
              source.next().value,
              subjects,
              scopes.map((scope) => ({ scope })),
              random,
            )
        await compare(
          mirror,
          index,
          question,
          tally,
          () => `seed ${seed}, case ${tally.cases}, after ${log.join('; ')}`,
        )
      }
    }
  }
  raw.close()
  await mirror.close()
  indexedDB.deleteDatabase(`tonlens:${name}`)
  return tally
}

/** A part of a world has gaps that no sync closes. */
function readFailure(error: unknown): string | { readonly state: 'partial' } {
  const { name, reason } = error as { readonly name?: string; readonly reason?: string }
  return name === 'SyncError' && reason === 'answer' ? { state: 'partial' } : String(error)
}

/** Syncs and ingests everything again, as an application does. */
async function repairMirror(
  mirror: Mirror,
  index: MemoryIndex,
  scopes: readonly Scope[],
  known: readonly Question[],
  world: readonly unknown[],
  tally: DamageTally,
): Promise<void> {
  const service = index.transport
  for (const body of world) await mirror.ingest(body)
  for (const { url } of known) {
    const response = await index.fetch(url)
    if (!response.ok) continue
    const { endpoint, params } = await readRequest(new Request(new URL(url, 'http://service.invalid')))
    await mirror.ingest(await response.json(), { endpoint, params, hasRows: true })
  }
  for (const scope of scopes) {
    tally.synced++
    const done = await inTime(mirror.sync(scope, { service }).catch(readFailure))
    if (done === HANG) tally.hangs++
    else if (typeof done === 'string') tally.wrong.push(`sync of ${JSON.stringify(scope)}: ${done}`)
    else if (done.state === 'complete') tally.repaired++
  }
}

async function compare(
  mirror: Mirror,
  index: MemoryIndex,
  { url }: Question,
  tally: DamageTally,
  where: () => string,
): Promise<void> {
  const [here, there] = await Promise.all([inTime(mirror.fetch(url)), index.fetch(url)])
  if (here === HANG) {
    tally.hangs++
    tally.wrong.push(`${where()}: ${url} hangs`)
    return
  }
  if (here.status === 501) {
    tally.refused++
    return
  }
  const [got, wanted] = [(await here.json()) as object, (await there.json()) as object]
  const difference = firstDifference({ status: there.status, body: wanted }, { status: here.status, body: got })
  if (difference !== undefined) tally.wrong.push(`${where()}: ${url}: ${JSON.stringify(difference).slice(0, 400)}`)
  else tally.answered++
}
