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
  const ask = mirror.transport.request
  const accounts = havingMany(rows.map(({ account }) => account))
  const owners = havingMany(items.map(({ owner_address }) => owner_address ?? ''))
  const run = (what: string, most: number, ours: (at: string) => Promise<unknown>, theirs: (at: string) => Promise<unknown>, keys: () => string) =>
    compare(what, most, ours, theirs, Array.from({ length: ROUNDS }, () => Array.from({ length: AT_ONCE }, keys)))
  const hash = () => random.pick(rows).hash
  const result = [
    await run('Mirror: get by hash, with names ÷ row by hand', 1.3, (at) => ask(transactions, { hash: [at] }), peer.byHash, hash),
    await run('Mirror: last 50 of an account, with names ÷ rows by hand', 1.2, (at) => ask(transactions, { account: [at], limit: 50 }), (at) => peer.lastOf(at, 50), () => random.pick(accounts)),
    await run('Mirror: adjacent both ways, with names ÷ rows by hand', 1.2, (at) => ask(adjacentTransactions, { hash: at }).catch(() => undefined), peer.adjacentTo, hash),
    await run('Mirror: 50 NFTs of an owner, with names and metadata ÷ rows by hand', 1.2, (at) => ask(nftItems, { owner_address: [at], limit: 50 }), (at) => peer.itemsOf(at, 50), () => random.pick(owners)),
  ]
  await mirror.close()
  peer.close()
  return result
}

/** Both in turn, each key once; which of them is first changes. */
async function compare(
  what: string,
  most: number,
  ours: (key: string) => Promise<unknown>,
  theirs: (key: string) => Promise<unknown>,
  rounds: readonly (readonly string[])[],
): Promise<BenchRow> {
  const times = { ours: [] as number[], theirs: [] as number[] }
  for (const [round, keys] of rounds.entries()) {
    const pair = [['ours', ours], ['theirs', theirs]] as const
    for (const [who, read] of round % 2 === 0 ? pair : pair.toReversed()) {
      const start = performance.now()
      for (const key of keys) await read(key)
      times[who].push((performance.now() - start) / keys.length)
    }
  }
  return atMost(what, median(times.ours), median(times.theirs), most)
}

function havingMany(keys: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= 50).map(([key]) => key)
}
