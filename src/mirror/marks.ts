// What is known to be whole, as it lies in the store `cov`. A mark says which rows there are, never
// what is in them: who reads by a mark compares each row with it, so that a row that was lost or has
// changed since makes the answer "not mirrored", not wrong.
import { settled } from './database.ts'
import { join, type Key } from './keys.ts'
import type { Scope, ScopeStatus } from './scope.ts'

/** Transactions of one account without a gap: each names the one before it. */
export interface Run {
  readonly newest_lt: string
  readonly newest_hash: string
  readonly oldest_lt: string
  /** What the oldest one names as the one before it. */
  readonly prev_lt: string
  readonly prev_hash: string
  /** Times of both ends, in seconds since 1970. */
  readonly newest_now: number
  readonly oldest_now: number
  readonly rows: number
  /** Nothing is older: the oldest one says so, or the service does. */
  readonly whole: boolean
}

/** A list of the service as one sweep saw it, in pages of keys. */
export interface Sweep {
  /** Part of the keys of its pages. */
  readonly edition: string
  readonly pages: readonly SweepPage[]
  /** The moment that it shows, in seconds since 1970. */
  readonly asOf: number
}

/** Place of a page in its sweep, and its rows. */
export interface SweepPage {
  readonly at: number
  readonly rows: number
}

/** A sweep under way. */
export interface DraftSweep extends Omit<Sweep, 'asOf'> {
  /** Which list of the scope. */
  readonly list: string
  /** Rows that are asked for at a time. */
  readonly size: number
  /** 1 writes the list down; the others compare it with itself. */
  readonly pass: number
  /** Pages that this pass has seen. */
  readonly next: number
  /** This pass has found a difference. */
  readonly changed: boolean
  /** When this pass began, in seconds since 1970. */
  readonly begun: number
}

/** One scope. */
export interface Mark {
  readonly scope: Scope
  readonly state: ScopeStatus['state']
  readonly rows: number
  readonly bytes: number
  /** Seconds since 1970; 0 before anything is known. */
  readonly asOf: number
  readonly mc_seqno?: number
  readonly used: number
  /** Rises with every sync that takes over: who writes under an older number has lost the scope. */
  readonly fence: number
  /** Histories, newest run first; it begins with the newest transaction as of `asOf`. */
  readonly runs?: readonly Run[]
  /** When the history begins: tells how far a sync is. Seconds since 1970. */
  readonly first_now?: number
  /** Listings: the last whole sweep of each list. */
  readonly sweeps?: Readonly<Record<string, Sweep>>
  readonly draft?: DraftSweep
}

/** Members of a page in the order of the service. One buffer: a thousand take as long as the page. */
export interface MemberPage {
  /** Primary keys, one behind the other. */
  readonly keys: ArrayBuffer
  /** State of each row, such as its last logical time. */
  readonly versions: readonly string[]
}

/** A member: the primary key of a row, and what the row said. */
export interface Member {
  readonly key: Key
  readonly version: string
}

/** Members as they lie in the database; the keys of one list are all of one length. */
export function packMembers(members: readonly Member[]): MemberPage {
  return { keys: join(...members.map(({ key }) => key)).buffer, versions: members.map(({ version }) => version) }
}

/** Members `from` up to `to` of a page; none of one that is not there. */
export function membersIn(page: MemberPage | undefined, from = 0, to = Infinity): Member[] {
  if (page === undefined) return []
  const { keys, versions } = page
  const length = keys.byteLength / versions.length
  return versions.slice(from, to).map((version, at) => {
    const start = (from + at) * length
    return { key: new Uint8Array(keys.slice(start, start + length)), version }
  })
}

/** What an `ingest` has written outside of any scope: the oldest goes first. */
export interface Loose {
  /** Seconds since 1970. */
  readonly at: number
  readonly bytes: number
  /** Primary keys by store. */
  readonly keys: Readonly<Record<string, readonly ArrayBuffer[]>>
}

const MARK = 'm:'
const PAGE = 'p:'
const LOOSE = 'j:'
/** Scopes that are being deleted: no answer relies on them, and their rows go bit by bit. */
const DOOMED = 'd:'

/** Keys of the store, by sort. */
export const keyOf = {
  mark: (id: string) => MARK + id,
  doomed: (id: string) => DOOMED + id,
  page: (id: string, edition: string, at: number) => `${PAGE}${id}#${edition}#${digits(at)}`,
  loose: (at: number) => LOOSE + digits(at),
} as const

/** Pages may lie before the first one. */
function digits(at: number): string {
  return String(at + 1e12).padStart(14, '0')
}

/** Ranges of the store, by sort. */
export const rangeOf = {
  marks: (start = '') => prefixed(MARK + start),
  doomed: () => prefixed(DOOMED),
  /** Pages of all sweeps of a scope, or of one. */
  pages: (id: string, edition?: string) =>
    prefixed(`${PAGE}${id}#${edition === undefined ? '' : `${edition}#`}`),
  loose: () => prefixed(LOOSE),
} as const

function prefixed(text: string): IDBKeyRange {
  return IDBKeyRange.bound(text, `${text}\uffff`)
}

/** The mark of a scope. */
export function readMark(tx: IDBTransaction, id: string): Promise<Mark | undefined> {
  return settled(tx.objectStore('cov').get(keyOf.mark(id))) as Promise<Mark | undefined>
}

/** Parts of the keys of all pages that a mark knows of. */
export function editionsOf({ sweeps, draft }: Mark): string[] {
  return [...Object.values(sweeps ?? {}), ...(draft ? [draft] : [])].map(({ edition }) => edition)
}

/** A scope of which nothing is known. */
export function emptyMark(scope: Scope, now: number): Mark {
  return { scope, state: 'partial', rows: 0, bytes: 0, asOf: 0, used: now, fence: 0 }
}

/** What callers are told of a mark. */
export function statusOf(mark: Mark): ScopeStatus {
  const { scope, state, rows, bytes, asOf, used, mc_seqno, runs } = mark
  const [run] = runs ?? []
  return {
    scope,
    state,
    rows,
    bytes,
    asOf,
    used,
    ...(mc_seqno !== undefined && { mc_seqno }),
    ...(run && { oldest_lt: run.oldest_lt, newest_lt: run.newest_lt }),
  }
}
