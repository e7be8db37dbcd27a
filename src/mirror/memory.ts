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
const emptyMarks = (edition: Marks['edition']): Marks => ({ edition, marks: new Map(), pages: new Map() })

/** A memory of nothing. */
export function createMemory(): Memory {
  return { names: emptyNames(NONE), marks: emptyMarks(NONE) }
}

const KEY = 'edition:'
const PARTS: readonly Part[] = ['names', 'marks']

/** The editions as a transaction sees them: one request. */
export async function readEditions(tx: IDBTransaction): Promise<Editions> {
  const range = IDBKeyRange.bound(KEY, `${KEY}\uffff`)
  const texts = (await settled(tx.objectStore('meta').getAll(range))) as string[]
  const of = (part: Part) => texts.find((text) => text.startsWith(`${part} `))
  return { names: of('names'), marks: of('marks') }
}

/** Makes what every tab remembers of this part void; in the transaction that writes it. */
export function outdate(tx: IDBTransaction, part: Part): void {
  tx.objectStore('meta').put(`${part} ${Date.now()} ${Math.random()}`, KEY + part)
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

const MOST_MARKS = 500
/** Of up to a thousand members each. */
const MOST_PAGES = 50

/** A mark, read unless it is remembered. */
export async function recallMark(
  { marks: { marks }, learned }: Recall,
  id: string,
  read: () => Promise<Mark | undefined>,
): Promise<Mark | undefined> {
  return recalled(marks, id, MOST_MARKS, learned, read)
}

/** A page of members, read unless it is remembered. */
export async function recallPage(
  { marks: { pages }, learned }: Recall,
  key: string,
  read: () => Promise<MemberPage | undefined>,
): Promise<MemberPage | undefined> {
  return recalled(pages, key, MOST_PAGES, learned, read)
}

async function recalled<T>(
  known: Map<string, T>,
  key: string,
  most: number,
  learned: (() => void)[],
  read: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const before = known.get(key)
  if (before !== undefined) return before
  const value = await read()
  if (value === undefined) return undefined
  learned.push(() => {
    if (known.size >= most) known.clear()
    known.set(key, value)
  })
  return value
}
