// What was read before, and most likely still holds. An answer is made with it at once; one look at the
// editions, in the same transaction, then tells whether any tab has written anything of it since.
import { type Payload } from './codec.ts'
import { settled } from './database.ts'
import type { Mark, MemberPage } from './marks.ts'
import type { Reader } from './store.ts'

/** What is remembered, by what makes it void. */
type Part = 'names' | 'marks'

/** Changes with every write of what is remembered, in whatever tab. */
export type Editions = Readonly<Record<Part, string | undefined>>

/** An edition that is not known yet: nothing is remembered. */
const NONE = Symbol('none')

interface Remembered {
  edition: string | undefined | typeof NONE
}

/**
 * Names of accounts: a page names the same accounts again and again, and looking them up costs as
 * much as the page itself.
 */
export interface Names extends Remembered {
  /** Coded, so that no caller can change them; null for accounts without a row. */
  readonly book: Map<string, Payload>
  readonly metadata: Map<string, Payload>
  /** Rows that had to be looked up in this edition. */
  misses: number
  /** Set once they are being read ahead. */
  reading: boolean
  /** All rows of this edition are here: what is not does not exist. */
  whole: boolean
}

/** Marks of scopes, and members of their lists by the keys of the store. */
export interface Marks extends Remembered {
  readonly marks: Map<string, Mark>
  readonly pages: Map<string, MemberPage>
  /** Where pages of histories begin, by scope, newest row and offset: logical times. */
  readonly starts: Map<string, string>
}

/** What answers of one mirror remember. */
export interface Memory {
  names: Names
  marks: Marks
}

/** The memory as one answer uses it. */
export interface Recall extends Readonly<Memory> {
  /** What to remember, once it is known that it was read in the edition of the rest. */
  readonly learned: (() => void)[]
}

const emptyNames = (edition: Names['edition']): Names => ({
  edition,
  book: new Map(),
  metadata: new Map(),
  misses: 0,
  reading: false,
  whole: false,
})
const emptyMarks = (edition: Marks['edition']): Marks => ({ edition, marks: new Map(), pages: new Map(), starts: new Map() })

/** A memory of nothing. */
export function createMemory(): Memory {
  return { names: emptyNames(NONE), marks: emptyMarks(NONE) }
}

const KEY = 'editions'
const PARTS: readonly Part[] = ['names', 'marks']

/** The editions as a transaction sees them: one request, and the cheapest there is. */
export async function readEditions(tx: IDBTransaction): Promise<Editions> {
  const editions = (await settled(tx.objectStore('meta').get(KEY))) as Partial<Editions> | undefined
  return { names: editions?.names, marks: editions?.marks }
}

/** Makes what every tab remembers of this part void; in the transaction that writes it. */
export async function outdate(tx: IDBTransaction, part: Part): Promise<void> {
  const editions = await readEditions(tx)
  tx.objectStore('meta').put({ ...editions, [part]: `${Date.now()} ${Math.random()}` }, KEY)
}

/** Runs `work` with what is remembered, and once more without it when that turns out not to hold. */
export async function remembering<T>(
  memory: Memory,
  reader: Reader,
  work: (recall: Recall) => Promise<T>,
): Promise<T> {
  for (;;) {
    const recall: Recall = { ...memory, learned: [] }
    const answer = work(recall)
    // Behind the first request of the work, which has more to do with what it gets.
    const { editions } = reader
    await answer.catch(() => undefined)
    if (holds(memory, recall, await editions)) {
      for (const learn of recall.learned) learn()
      return answer
    }
  }
}

function holds(memory: Memory, recall: Recall, editions: Editions): boolean {
  let all = true
  for (const part of PARTS) {
    const used = recall[part]
    if (used.edition === NONE) used.edition = editions[part]
    if (used.edition === editions[part]) continue
    all = false
    if (part === 'names') memory.names = emptyNames(editions.names)
    else memory.marks = emptyMarks(editions.marks)
  }
  return all
}

/** Members come in pages of up to a thousand. */
export const MOST = { marks: 500, pages: 50, starts: 5000 }

/** A mark or a page of members, read unless it is remembered. */
export async function recalled<Sort extends 'marks' | 'pages'>(
  { marks, learned }: Recall,
  sort: Sort,
  key: string,
  read: () => Promise<unknown>,
): Promise<(Sort extends 'marks' ? Mark : MemberPage) | undefined> {
  const known: Map<string, unknown> = marks[sort]
  if (known.has(key)) return known.get(key) as never
  const value = await read()
  const learn = () => {
    if (known.size >= MOST[sort]) known.clear()
    known.set(key, value)
  }
  if (value !== undefined) learned.push(learn)
  return value as never
}
