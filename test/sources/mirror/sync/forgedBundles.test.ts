// Forged bundles: whatever somebody changes in a file, it is refused, or the mirror gives no transaction that the
// chain does not link, counts nothing of it as fresh, and answers as the service does once that was asked.
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { NotMirroredError } from '../../../../src/sources/client/errors.ts'
import type { AnyEndpoint } from '../../../../src/service/endpoints/endpoint.ts'
import * as endpoints from '../../../../src/service/endpoints/index.ts'
import { createMemoryIndex, type MemoryIndex } from '../../../../src/entries/memory.ts'
import { BundleError, type Mirror, type Scope } from '../../../../src/entries/mirror.ts'
import { showcase } from '../../../../stories/chain/index.json'
import { embeddedWorld } from '../../../tools/conformance/worlds.ts'
import { longestHistory } from '../../../fixtures/verify.ts'
import { createRandom, type Random } from '../../../helpers/random.ts'
import { freshMirror } from '../setup.ts'

const forgeries = Number(process.env['TONLENS_FORGERIES'] ?? (process.env['TONLENS_LONG'] === '1' ? 1000 : 8))

type Row = Record<string, unknown>
interface File {
  header: { scopes: { scope: Row; asOf: unknown; rows: unknown }[]; answers: number } & Row
  lines: [number, string, Row][]
}

const rows = longestHistory()
const { account } = rows[0]!
const owner_address = showcase.wallet
const scopes: readonly Scope[] = [
  { kind: 'transactions', account },
  { kind: 'transactions', account: showcase.wallet },
  { kind: 'trace', hash: showcase.swapTrace },
  { kind: 'actions', account },
  { kind: 'nftItems', owner_address },
  { kind: 'jettonWallets', owner_address },
  { kind: 'jettonTransfers', owner_address },
]
const questions: readonly (readonly [endpoint: AnyEndpoint, params: Row])[] = [
  [endpoints.transactions, { account: [account], limit: 1000 }],
  [endpoints.transactions, { account: [account], limit: 7, offset: 5 }],
  [endpoints.transactions, { account: [showcase.wallet], limit: 1000, sort: 'asc' }],
  [endpoints.actions, { account, limit: 50 }],
  [endpoints.nftItems, { owner_address: [owner_address], limit: 50 }],
  [endpoints.jettonWallets, { owner_address: [owner_address], limit: 50 }],
  [endpoints.jettonTransfers, { owner_address: [owner_address], limit: 50 }],
].map(([endpoint, params]) => [endpoint as AnyEndpoint, params as Row])

let world: MemoryIndex
let text: string
let histories: ReadonlyMap<string, readonly string[]>

/** Syncs the scopes from the whole index, and writes them to a file. */
async function prepare(): Promise<void> {
  world = createMemoryIndex(embeddedWorld())
  const mirror = await freshMirror()
  for (const scope of scopes) await mirror.sync(scope, { service: world.transport })
  text = await (await mirror.export()).text()
  const read = await Promise.all(
    [account, showcase.wallet].map(
      async (address) => [address, await readHashes(world, { account: [address], limit: 1000 })] as const,
    ),
  )
  histories = new Map(read)
}

async function readHashes(from: Pick<Mirror, 'transport'>, params: Row): Promise<string[]> {
  const { body } = await from.transport.request(endpoints.transactions, params, { maxAge: Infinity })
  return (body as { transactions: { hash: string }[] }).transactions.map(({ hash }) => hash)
}

/** All objects in a value that hold a field. */
function holders(value: unknown, field: string, found: Row[] = []): Row[] {
  if (typeof value !== 'object' || value === null) return found
  if (Object.hasOwn(value, field)) found.push(value as Row)
  for (const part of Object.values(value)) holders(part, field, found)
  return found
}

/** All lists of rows in the answers of a file. */
const lists = (file: File) =>
  file.lines.flatMap(([, , body]) =>
    Object.values(body).filter((value): value is Row[] => Array.isArray(value) && value.length > 0),
  )

/** One kind of forgery each. */
const KINDS: Readonly<Record<string, (file: File, random: Random) => void>> = {
  'a time raised': ({ header }, random) =>
    (random.pick(header.scopes).asOf = Date.now() / 1000 + random.pick([-0.1, 0, 0.5, 100, 1e9])),
  'a time lowered': ({ header }, random) => (random.pick(header.scopes).asOf = random.pick([0, 1, -1, 1.7e9])),
  'a time of another type': ({ header }, random) =>
    (random.pick(header.scopes).asOf = random.pick([null, '1', [], {}])),
  'a count changed': ({ header }, random) =>
    (random.pick(header.scopes).rows = random.pick([0, 1, 5, 1e9, 2 ** 53, -1, null])),
  'a scope twice': ({ header }, random) => header.scopes.push(random.pick(header.scopes)),
  'a scope exchanged': ({ header }, random) => (random.pick(header.scopes).scope = random.pick(header.scopes).scope),
  'an answer deleted': (file, random) => {
    file.lines.splice(random.integer(file.lines.length), 1)
    file.header.answers--
  },
  'an answer twice': (file, random) => {
    file.lines.push(random.pick(file.lines))
    file.header.answers++
  },
  'an answer emptied': (file, random) => (random.pick(lists(file)).length = 0),
  'an answer exchanged': (file, random) => (random.pick(file.lines)[2] = random.pick(file.lines)[2]),
  'the first rows deleted': (file, random) => random.pick(lists(file)).splice(0, 1 + random.integer(5)),
  'the last rows deleted': (file, random) => void random.pick(lists(file)).splice(-1 - random.integer(5)),
  'rows in the middle deleted': (file, random) => {
    const list = random.pick(lists(file))
    list.splice(random.integer(list.length), 1 + random.integer(3))
  },
  'a row twice': (file, random) => {
    const list = random.pick(lists(file))
    list.splice(random.integer(list.length), 0, random.pick(list))
  },
  'a predecessor forged': (file, random) => {
    const row = random.pick(holders(file.lines, 'prev_trans_lt'))
    Object.assign(
      row,
      random.pick<Row>([
        { prev_trans_lt: '0' },
        { prev_trans_lt: String(random.integer(1e9)) },
        { prev_trans_hash: random.pick(rows).hash },
      ]),
    )
  },
  'a row made unprovable': (file, random) => {
    const row = random.pick(holders(file.lines, 'prev_trans_lt'))
    Object.assign(row, { prev_trans_lt: '0' })
    delete row[random.pick(['account_state_before', 'description'])]
  },
  'a state made newer': (file, random) =>
    (random.pick(holders(file.lines, 'last_transaction_lt'))['last_transaction_lt'] = '9000000000000000000'),
  'an amount changed': (file, random) => {
    const field = random.pick(['balance', 'amount', 'total_fees', 'value'])
    random.pick(holders(file.lines, field))[field] = '999999999999'
  },
  'a field of another type': (file, random) => {
    const row = random.pick(holders(file.lines, random.pick(['hash', 'lt', 'account', 'address'])))
    row[random.pick(Object.keys(row))] = random.pick<unknown>([null, 1, '', [], {}, true])
  },
}

/** Changes a file in two places at most. */
function forge(random: Random): readonly [file: File, what: string] {
  const [first = '', ...rest] = text.trimEnd().split('\n')
  const file: File = {
    header: JSON.parse(first) as File['header'],
    lines: rest.map((line) => JSON.parse(line) as File['lines'][number]),
  }
  const kinds = Array.from({ length: random.chance(0.3) ? 2 : 1 }, () => random.pick(Object.keys(KINDS)))
  for (const kind of kinds) KINDS[kind]?.(file, random)
  return [file, kinds.join(', ')]
}

/** Imports a file; a forger mends the counts that its error names. */
async function importForged(mirror: Mirror, file: File, isPatient: boolean): Promise<void> {
  for (let left = isPatient ? scopes.length : 0; ; left--) {
    try {
      return void (await mirror.import(
        new Blob([file.header, ...file.lines].map((line) => `${JSON.stringify(line)}\n`)),
      ))
    } catch (error) {
      const [, found, claimed] = /contains (\d+) rows instead of (\d+)/.exec(String(error)) ?? []
      const entry = file.header.scopes.find(({ rows: count }) => count === Number(claimed))
      if (left === 0 || entry === undefined) throw error
      entry.rows = Number(found)
    }
  }
}

/**
 * The rows that the mirror takes from a forged file are a chain of real transactions that ends where the real one ends.
 */
function checkHistory(
  given: readonly string[],
  {
    account: [address],
    limit,
    offset = 0,
    sort,
  }: { account: readonly string[]; limit: number; offset?: number; sort?: string },
) {
  const real = histories.get(address!) ?? []
  const wanted = sort === 'asc' ? real.toReversed() : real
  if (given.length === 0) return
  const start = wanted.indexOf(given[0]!)
  expect(given).toEqual(wanted.slice(start, start + given.length))
  // The newest ones may be missing: as of an earlier moment they were.
  if (sort === 'asc') expect(start).toBe(offset)
  else if (given.length < limit) expect(start + given.length).toBe(real.length)
}

/** Answers equal those of the service; a list that a forged row disturbs may need a second sync. */
async function checkAgainstService(mirror: Mirror, what: string, isSynced: boolean): Promise<void> {
  for (const [endpoint, params] of questions) {
    const wanted = (await world.transport.request(endpoint, params)).body
    const ask = () => mirror.transport.request(endpoint, params, { maxAge: 600 })
    const answer = await ask().catch(async (error: unknown) => {
      if (!isSynced || !(error instanceof NotMirroredError)) throw error
      for (const scope of scopes) await mirror.sync(scope, { service: world.transport })
      return ask()
    })
    expect(answer.body, `${what}: ${endpoint.name} ${JSON.stringify(params)}`).toEqual(wanted)
    expect(answer.origin.imported, what).toBe(undefined)
  }
}

test(
  `${forgeries} forged bundles: refused, or behind everything that the service shows`,
  { timeout: 60_000 + forgeries * 4000 },
  async () => {
    await prepare()
    const total = { refused: 0, imported: 0, answered: 0 }
    for (let seed = 1; seed <= forgeries; seed++) {
      const [file, kinds] = forge(createRandom(seed))
      const what = `seed ${seed}: ${kinds}`
      const mirror = await freshMirror({ name: `forged-${seed}` })
      const isLater = seed % 3 === 0
      if (isLater) for (const scope of scopes) await mirror.sync(scope, { service: world.transport })
      try {
        await importForged(mirror, file, seed % 5 > 0)
        total.imported++
      } catch (error) {
        expect(error, what).toBeInstanceOf(BundleError)
        if (!isLater) expect((await mirror.usage()).bytes, what).toBe(0)
        total.refused++
        await mirror.close()
        continue
      }
      if (!isLater) {
        for (const [endpoint, params] of questions) {
          await expect(mirror.transport.request(endpoint, params, { maxAge: 600 }), what).rejects.toThrow(
            NotMirroredError,
          )
          if (endpoint.name !== 'transactions') continue
          const given = await readHashes(mirror, params).catch(() => [])
          if (given.length > 0) total.answered++
          checkHistory(given, params as never)
        }
        for (const scope of scopes) await mirror.sync(scope, { service: world.transport })
      }
      await checkAgainstService(mirror, what, true)
      await mirror.close()
    }
    console.info(JSON.stringify(total))
    // A mirror that imports nothing would pass all of the above.
    expect(total.imported).toBeGreaterThan(forgeries / 10)
    expect(total.answered).toBeGreaterThan(0)
  },
)
