// Who is measured: the mirror as an application has it, on the page or in a worker, IndexedDB by hand, the
// same by way of idb, and Dexie as most would write it, with the service's objects and string keys.
import { Dexie, type EntityTable } from 'dexie'
import { openDB } from 'idb'
import { type Answer, currentAnswer } from '../../../src/entries/client.ts'
import { nftItems } from '../../../src/service/endpoints/nfts.ts'
import { adjacentTransactions, transactions } from '../../../src/service/endpoints/transactions.ts'
import { type Mirror, openMirror } from '../../../src/entries/mirror.ts'
import { openMirrorIn } from '../../../src/entries/mirror-worker.ts'
import type { NftItem } from '../../../src/service/rows/nft.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { openReference, type Reference } from './reference.ts'
import type { Rows } from './mirroredRows.ts'

/** One of those who are measured; answers are counted, and must be alike. */
export interface Store {
  writeTransactions(rows: readonly Transaction[]): Promise<unknown>
  writeItems(rows: readonly NftItem[]): Promise<unknown>
  /** Prepares the store once after writing, before the questions. @param size Rows of each kind. */
  prepare(size: number): Promise<unknown>
  byHash(hash: string): Promise<number>
  pageOf(account: string, offset: number): Promise<number>
  adjacentTo(hash: string): Promise<number>
  itemsOf(owner: string): Promise<number>
  close(): Promise<unknown>
}

const NAME = 'bench'
/** Rows of a page. */
const PAGE = 50
/**
 * Clients tell the version of their service as soon as they know it. Without it, a mirror makes each answer by the
 * rules of every version, and compares them.
 */
const OPTIONS = { name: NAME, version: '1.2', budget: 10e9, readTimeout: 60_000, maxAge: 1e6 } as const

/** Opens one of those who are measured. */
export const stores: Readonly<Record<string, (rows: Rows) => Promise<Store>>> = {
  mirror: async (rows) => storeOfMirror(await openMirror(OPTIONS), rows),
  'mirror in a worker': async (rows) => {
    const worker = new Worker('/mirror/worker.js', { type: 'module' })
    return storeOfMirror(await openMirrorIn(worker, OPTIONS), rows)
  },
  'by hand': async () => wrapReference(await openReference(NAME)),
  idb: async () => wrapReference(await openReference(NAME, openDB)),
  Dexie: openDexie,
}

function storeOfMirror(mirror: Mirror, rows: Rows): Store {
  const { transport } = mirror
  return {
    writeTransactions: (list) => mirror.ingest({ transactions: list }),
    writeItems: (list) => mirror.ingest({ nft_items: list }),
    async prepare(size) {
      await mirror.ingest(rows.names)
      const service = createRowService(rows, size)
      for (const account of rows.accounts) await mirror.sync({ kind: 'transactions', account }, { service })
      for (const owner_address of rows.owners) await mirror.sync({ kind: 'nftItems', owner_address }, { service })
    },
    byHash: async (hash) => await ask(transport.request(transactions, { hash: [hash] }), 'transactions'),
    pageOf: (account, offset) =>
      ask(transport.request(transactions, { account: [account], limit: PAGE, offset }), 'transactions'),
    adjacentTo: (hash) => ask(transport.request(adjacentTransactions, { hash }), 'transactions'),
    itemsOf: (owner) => ask(transport.request(nftItems, { owner_address: [owner], limit: PAGE }), 'nft_items'),
    close: () => mirror.close(),
  }
}

async function ask(answer: Promise<Answer>, list: string): Promise<number> {
  return ((await answer).body as Readonly<Record<string, readonly unknown[]>>)[list]?.length ?? 0
}

/** A service that answers a sync from the rows that were written. */
function createRowService(rows: Rows, size: number) {
  const histories = new Map(rows.accounts.map((account) => [account, [] as Transaction[]]))
  const galleries = new Map(rows.owners.map((owner) => [owner, [] as NftItem[]]))
  // Bit by bit: all of them at once are gigabytes.
  for (let from = 0; from < size; from += 1000) {
    const to = Math.min(size, from + 1000)
    for (const row of rows.transactions(from, to)) histories.get(row.account)?.push(row)
    for (const row of rows.items(from, to)) galleries.get(row.owner_address ?? '')?.push(row)
  }
  for (const list of histories.values()) list.sort((a, b) => Number(BigInt(b.lt) - BigInt(a.lt)))
  for (const list of galleries.values()) list.sort(inGalleryOrder)
  return {
    name: 'rows',
    async request(_endpoint: unknown, params: Readonly<Record<string, unknown>>) {
      const { account, owner_address: owner, limit, offset = 0, end_lt, sort } = params
      const from = Number(offset)
      if (account === undefined) {
        const [address = ''] = owner as string[]
        const nft_items = (galleries.get(address) ?? []).slice(from, from + Number(limit))
        const named = nft_items.map((item) => [
          item.address,
          { user_friendly: item.address, domain: null, interfaces: [] },
        ])
        return currentAnswer({ nft_items, address_book: Object.fromEntries(named) as object, metadata: {} }, 'rows')
      }
      const [address = ''] = account as string[]
      const list = histories.get(address) ?? []
      const below = end_lt === undefined ? list : list.filter(({ lt }) => BigInt(lt) <= BigInt(end_lt as string))
      const ordered = sort === 'asc' ? below.toReversed() : below
      return currentAnswer({ transactions: ordered.slice(from, from + Number(limit)) }, 'rows')
    },
  }
}

function inGalleryOrder(a: NftItem, b: NftItem): number {
  const place = ({ collection_address: collection, index, address }: NftItem) =>
    `${collection ?? '~'} ${index.padStart(80, '0')} ${address}`
  return place(a) < place(b) ? -1 : 1
}

function wrapReference(peer: Reference): Store {
  return {
    writeTransactions: (list) => peer.write(list, []),
    writeItems: (list) => peer.write([], list),
    prepare: async () => {},
    byHash: async (hash) => ((await peer.byHash(hash)) === undefined ? 0 : 1),
    // The hand-written store cannot page on, so only the first page is compared.
    pageOf: async (account) => (await peer.lastOf(account, PAGE)).length,
    adjacentTo: async (hash) => (await peer.adjacentTo(hash)).length,
    itemsOf: async (owner) => (await peer.itemsOf(owner, PAGE)).length,
    close: async () => peer.close(),
  }
}

interface DexieTransaction extends Transaction {
  readonly _lt: string
  readonly _out: readonly string[]
}
interface DexieItem extends NftItem {
  readonly _collection: string
  readonly _index: string
  readonly _lt: string
}

async function openDexie(): Promise<Store> {
  const db = new Dexie(NAME, { chromeTransactionDurability: 'relaxed' }) as Dexie & {
    tx: EntityTable<DexieTransaction, 'hash'>
    nft: EntityTable<DexieItem, 'address'>
  }
  db.version(1).stores({
    tx: 'hash,[account+_lt],in_msg.hash,*_out,trace_id',
    nft: 'address,[owner_address+_collection+_index],[_collection+_index],[_collection+_lt]',
  })
  await db.open()
  const batches = async <Row>(list: readonly Row[], put: (part: Row[]) => Promise<unknown>) => {
    for (let at = 0; at < list.length; at += 250) await put(list.slice(at, at + 250))
  }
  return {
    writeTransactions: (list) =>
      batches(list, (part) =>
        db.tx.bulkPut(
          part.map((row) => ({ ...row, _lt: row.lt.padStart(20, '0'), _out: row.out_msgs.map(({ hash }) => hash) })),
        ),
      ),
    writeItems: (list) =>
      batches(list, (part) =>
        db.nft.bulkPut(
          part.map((row) => ({
            ...row,
            _collection: row.collection_address ?? '~',
            _index: row.index.padStart(80, '0'),
            _lt: (row.last_transaction_lt ?? '').padStart(20, '0'),
          })),
        ),
      ),
    prepare: async () => {},
    byHash: async (hash) => ((await db.tx.get(hash)) === undefined ? 0 : 1),
    pageOf: async (account, offset) => {
      const range = db.tx.where('[account+_lt]').between([account, Dexie.minKey], [account, Dexie.maxKey])
      // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not an array
      return (await range.reverse().offset(offset).limit(PAGE).toArray()).length
    },
    async adjacentTo(hash) {
      const row = await db.tx.get(hash)
      if (row === undefined) return 0
      const [before, after] = await Promise.all([
        row.in_msg ? db.tx.where('_out').equals(row.in_msg.hash).toArray() : [],
        db.tx
          .where('in_msg.hash')
          .anyOf(row.out_msgs.map((message) => message.hash))
          .toArray(),
      ])
      return before.length + after.length
    },
    itemsOf: async (owner) => {
      const index = db.nft.where('[owner_address+_collection+_index]')
      return (
        await index
          .between([owner, Dexie.minKey, Dexie.minKey], [owner, Dexie.maxKey, Dexie.maxKey])
          .limit(PAGE)
          .toArray()
      ).length
    },
    close: async () => db.close(),
  }
}
