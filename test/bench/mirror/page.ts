import { createRandom } from '../../helpers/random.ts'
import { createRows, type Rows } from './mirroredRows.ts'
import { type Store, stores } from './stores.ts'

/** A question and what it is asked about. */
export type Question = 'hash' | 'adjacent' | 'account' | 'owner' | 'walk'

/** Functions that `measure.mjs` calls in the page of each candidate, which has an origin of its own. */
export interface MirrorPage {
  open(name: string): Promise<void>
  /** @returns Milliseconds. */
  write(sort: 'transactions' | 'items', from: number, to: number): Promise<number>
  /** Makes transactions and keeps them for `writeMade`. */
  make(from: number, to: number): void
  /** @returns Milliseconds. */
  writeMade(): Promise<number>
  /** The longest task of the page since it was last asked, if it was longer than 50 ms; milliseconds. */
  longestTask(): number
  prepare(size: number): Promise<number>
  /** @param seed Equal seeds ask about the same rows. @returns Milliseconds of each, and rows in all. */
  ask(question: Question, size: number, seed: number, count: number): Promise<{ times: number[]; rows: number }>
  /** Longest wait of a reader while rows are written, and longest write of 250 rows alone; milliseconds. */
  stall(from: number, to: number, size: number): Promise<{ wait: number; batch: number }>
  /** Bytes in use after everything that can be forgotten is. */
  heap(): number
  close(): Promise<void>
}

declare global {
  var mirrorPage: MirrorPage
}

let rows: Rows
let store: Store
let made: ReturnType<Rows['transactions']> = []
let longest = 0
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
}).observe({ type: 'longtask' })

const now = () => performance.now()

globalThis.mirrorPage = {
  async open(name) {
    rows = await createRows()
    const open = stores[name]
    if (open === undefined) throw new Error(`${name} is not measured`)
    store = await open(rows)
  },
  async write(sort, from, to) {
    if (sort === 'items') {
      const items = rows.items(from, to)
      const start = now()
      await store.writeItems(items)
      return now() - start
    }
    const transactions = rows.transactions(from, to)
    const start = now()
    await store.writeTransactions(transactions)
    return now() - start
  },
  make(from, to) {
    made = rows.transactions(from, to)
  },
  async writeMade() {
    const start = now()
    await store.writeTransactions(made)
    return now() - start
  },
  longestTask() {
    const task = longest
    longest = 0
    return task
  },
  async prepare(size) {
    const start = now()
    await store.prepare(size)
    return now() - start
  },
  async ask(question, size, seed, count) {
    const random = createRandom(seed)
    const times: number[] = []
    let answered = 0
    for (let at = 0; at < count; at += 1) {
      const read = await createQuestion(question, size, random)
      const start = now()
      answered += await read()
      times.push(now() - start)
    }
    return { times, rows: answered }
  },
  async stall(from, to, size) {
    const batches: number[] = []
    const list = rows.transactions(from, to)
    const half = Math.floor(list.length / 2)
    for (let at = 0; at + 250 <= half; at += 250) {
      const start = now()
      await store.writeTransactions(list.slice(at, at + 250))
      batches.push(now() - start)
    }
    const writing = store.writeTransactions(list.slice(half))
    let wait = 0
    const random = createRandom(1)
    for (let isWritten = false; !isWritten;) {
      const place = random.integer(size)
      const [row] = rows.transactions(place, place + 1)
      const start = now()
      await store.byHash(row?.hash ?? '')
      wait = Math.max(wait, now() - start)
      isWritten = await Promise.race([
        writing.then(() => true),
        new Promise<false>((resolve) => setTimeout(resolve, 1, false)),
      ])
    }
    return { wait, batch: Math.max(...batches) }
  },
  heap() {
    globalThis.gc?.()
    return (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize
  },
  async close() {
    await store.close()
  },
}

async function createQuestion(question: Question, size: number, random: ReturnType<typeof createRandom>) {
  // A copy of the chain that was not written whole has messages that lead nowhere.
  let place = random.integer(size - (size % rows.chain))
  while (rows.open.has(place % rows.chain)) place -= 1
  switch (question) {
    case 'hash':
    case 'adjacent': {
      const hash = rows.transactions(place, place + 1)[0]?.hash ?? ''
      return () => (question === 'hash' ? store.byHash(hash) : store.adjacentTo(hash).catch(() => 0))
    }
    case 'account': {
      const account = random.pick(rows.accounts)
      return () => store.pageOf(account, 0)
    }
    case 'owner': {
      const owner = random.pick(rows.owners)
      return () => store.itemsOf(owner)
    }
    case 'walk': {
      // The pages before are read first, as a reader comes to it.
      const account = random.pick(rows.accounts.slice(0, 4))
      for (let offset = 0; offset < 1000; offset += 50) await store.pageOf(account, offset)
      return () => store.pageOf(account, 1000)
    }
  }
}
