import { adjacentTransactions, transactions } from '../../src/endpoints/transactions.ts'
import { nftItems } from '../../src/endpoints/nfts.ts'
import { openMirror } from '../../src/mirror.ts'
import { createRandom } from '../helpers/random.ts'
import { atMost, type BenchRow, median } from './bench.ts'
import { openReference } from './mirrorReference.ts'
import { createRows } from './mirrorRows.ts'

const ROUNDS = 120
/** Reads in a row: one is not much longer than the clock's step. */
const AT_ONCE = 4

/**
 * Reads through the transport against IndexedDB by hand, 10,000 transactions and 5,000 items in both.
 * Ours are whole answers, address book (and for items metadata) included; the peer's are bare rows.
 */
globalThis.bench = async () => {
  const bodies = await createRows(10_000, 5000)
  const rows = bodies.transactions.flatMap((body) => body.transactions)
  const items = bodies.items.flatMap((body) => body.nft_items)
  const name = 'bench'
  const before = await openMirror({ name, authoritative: true })
  const peer = await openReference('bench-peer')
  await before.clear()
  for (const body of [...bodies.transactions, ...bodies.items]) await before.ingest(body)
  await peer.write(rows, items)
  await before.close()
  // As after a reload: nothing is remembered from writing.
  const mirror = await openMirror({ name, authoritative: true })

  const random = createRandom(5)
  const { transport } = mirror
  const accounts = havingMany(rows.map(({ account }) => account))
  const owners = havingMany(items.map(({ owner_address }) => owner_address ?? ''))
  const hash = () => random.pick(rows).hash
  const result = [
    await compare({
      what: 'Mirror: get by hash, with names ÷ row by hand',
      most: 1.3,
      ours: (key) => transport.request(transactions, { hash: [key] }),
      theirs: (key) => peer.byHash(key),
      keys: hash,
    }),
    await compare({
      what: 'Mirror: last 50 of an account, with names ÷ rows by hand',
      most: 1.2,
      ours: (key) => transport.request(transactions, { account: [key], limit: 50 }),
      theirs: (key) => peer.lastOf(key, 50),
      keys: () => random.pick(accounts),
    }),
    await compare({
      what: 'Mirror: adjacent both ways, with names ÷ rows by hand',
      most: 1.2,
      // A transaction without neighbours is answered by 404.
      ours: (key) => transport.request(adjacentTransactions, { hash: key }).catch(() => undefined),
      theirs: (key) => peer.adjacentTo(key),
      keys: hash,
    }),
    await compare({
      what: 'Mirror: 50 NFTs of an owner, with names and metadata ÷ rows by hand',
      most: 1.2,
      ours: (key) => transport.request(nftItems, { owner_address: [key], limit: 50 }),
      theirs: (key) => peer.itemsOf(key, 50),
      keys: () => random.pick(owners),
    }),
  ]
  await mirror.close()
  peer.close()
  return result
}

interface Comparison {
  readonly what: string
  /** Target of the ratio. */
  readonly most: number
  readonly ours: (key: string) => Promise<unknown>
  readonly theirs: (key: string) => Promise<unknown>
  readonly keys: () => string
}

/** Both read the same keys in turn; which of them is first changes. */
async function compare({ what, most, ours, theirs, keys }: Comparison): Promise<BenchRow> {
  const times = { ours: [] as number[], theirs: [] as number[] }
  const pair = [['ours', ours], ['theirs', theirs]] as const
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked = Array.from({ length: AT_ONCE }, keys)
    for (const [who, read] of round % 2 === 0 ? pair : pair.toReversed()) {
      const start = performance.now()
      for (const key of asked) await read(key)
      times[who].push((performance.now() - start) / AT_ONCE)
    }
  }
  return atMost(what, median(times.ours), median(times.theirs), most)
}

function havingMany(keys: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= 50).map(([key]) => key)
}
