// Marks record which rows are known to be complete, in the store `cov`. A mark says which rows exist, never
// their contents. An answer that relies on a mark compares each row with it, so a row that was lost or has
// changed since makes the answer "not mirrored", not wrong.
import { join, type Key } from '../storage/keys.ts'
import type { Scope, ScopeStatus } from './scope.ts'

/**
 * Transactions of one account without a gap: each names its predecessor, which is the next one. An account that was
 * deleted begins again with a transaction that names none: what is older there is known from the service alone.
 */
export interface Run {
  readonly newest_lt: string
  readonly newest_hash: string
  readonly oldest_lt: string
  /** Predecessor of the oldest transaction; '0' if it names none. */
  readonly prev_lt: string
  readonly prev_hash: string
  /** Times of both ends, in seconds since 1970. */
  readonly newest_now: number
  readonly oldest_now: number
  readonly rows: number
  /** The run in pieces, newest first. They tell where an offset leads without reading what it skips. */
  readonly pieces: readonly RunPiece[]
  /** Where an earlier life of the account ends: transactions that name none before them, newest first. */
  readonly borders?: readonly LifeBorder[]
  /** True when nothing is older: the service holds nothing below. */
  readonly isEndProven: boolean
}

/** The border between two lives of an account, as an answer of the service shows it. */
export interface LifeBorder {
  /** Logical time of the first transaction of the later life. */
  readonly first_lt: string
  /** Last transaction of the earlier life. */
  readonly lt: string
  readonly hash: string
}

/** A part of a run, down to the next piece. */
export interface RunPiece {
  readonly newest_lt: string
  readonly rows: number
}

/** A list of the service as one sweep read it, in pages of keys. */
export interface Sweep {
  /** Part of the keys of its pages. */
  readonly edition: string
  readonly pages: readonly SweepPage[]
  /** The moment that its newest pages show, in seconds since 1970. */
  readonly asOf: number
}

/** Position of a page in its sweep, and its number of rows. */
export interface SweepPage {
  readonly at: number
  readonly rows: number
  /** The moment that it shows, if it was read before the others. @default that of the sweep */
  readonly asOf?: number
}

/** A sweep in progress. */
export interface DraftSweep extends Omit<Sweep, 'asOf'> {
  /** Name of the list in the scope. */
  readonly list: string
  /** Rows of one request. */
  readonly size: number
  /** Pass 1 writes the list down; each later pass compares it with what the pass before saw. */
  readonly pass: number
  /** Pages that this pass has read. */
  readonly next: number
  /** True when this pass has found a difference. */
  readonly changed: boolean
  /** When this pass began, in seconds since 1970. */
  readonly begun: number
}

/** Coverage of one scope. */
export interface Mark {
  readonly scope: Scope
  readonly state: ScopeStatus['state']
  readonly rows: number
  readonly bytes: number
  /** Seconds since 1970; 0 before anything is known. */
  readonly asOf: number
  readonly mc_seqno?: number
  readonly used: number
  /** Rises with every sync that takes over. A writer with an older number has lost the scope. */
  readonly fence: number
  /** True if a bundle brought it. The service's first answer replaces it, and it never replaces one of the service. */
  readonly imported?: true
  /** Histories: the runs, newest first. The first one begins with the newest transaction as of `asOf`. */
  readonly runs?: readonly Run[]
  /** Time of the first transaction of a history, in seconds since 1970, to compute progress; 0 when unknown. */
  readonly first_now?: number
  /** Lists: the last finished sweep of each list. */
  readonly sweeps?: Readonly<Record<string, Sweep>>
  readonly draft?: DraftSweep
}

/** Members of a page in the service's order. One buffer: a thousand keys would take as long as the page. */
export interface MemberPage {
  /** Concatenated primary keys. */
  readonly keys: ArrayBuffer
  /** Version of each row, see {@link rowVersion}. */
  readonly versions: readonly string[]
}

/** A member of a list: the primary key of a row and the version that the sweep saw. */
export interface Member {
  readonly key: Key
  readonly version: string
}

/** Packs members for the database. The keys of one list have equal lengths. */
export function packMembers(members: readonly Member[]): MemberPage {
  return { keys: join(...members.map(({ key }) => key)).buffer, versions: members.map(({ version }) => version) }
}

/** Unpacks the members of a page between two positions; none for a page that does not exist. */
export function unpackMembers(page: MemberPage | undefined, from = 0, to = Infinity): Member[] {
  if (page === undefined) return []
  const { keys, versions } = page
  const length = keys.byteLength / versions.length
  return versions.slice(from, to).map((version, at) => {
    const start = (from + at) * length
    return { key: new Uint8Array(keys.slice(start, start + length)), version }
  })
}

/** Version string of a mutable row; empty for rows that never change. */
export function rowVersion(value: object): string {
  const row = value as Readonly<Record<string, unknown>>
  const { last_transaction_lt: lt, transaction_lt: transferLt, trace_end_lt: traceEnd, end_lt: end } = row
  if (typeof traceEnd === 'string') return typeof end === 'string' ? `${traceEnd} ${end}` : traceEnd
  if (typeof transferLt === 'string') return transferLt
  return typeof lt === 'string' ? lt : ''
}

/** Rows that one `ingest` has written outside of any scope. The oldest are evicted first. */
export interface LooseRows {
  /** Seconds since 1970. */
  readonly at: number
  readonly bytes: number
  /** Primary keys by store. */
  readonly keys: Readonly<Record<string, readonly ArrayBuffer[]>>
}

const markPrefix = 'm:'
const pagePrefix = 'p:'
const loosePrefix = 'j:'
/** Scopes that are being deleted: no answer relies on them, and their rows are deleted in batches. */
const doomedPrefix = 'd:'

/** Keys of the store `cov`. */
export const coverageKey = {
  mark: (id: string) => markPrefix + id,
  doomed: (id: string) => doomedPrefix + id,
  page: (id: string, edition: string, at: number) => `${pagePrefix}${id}#${edition}#${toDigits(at)}`,
  looseRows: (at: number) => loosePrefix + toDigits(at),
} as const

/** Digits that sort like the number. Pages may lie before the first one, so the number may be negative. */
function toDigits(at: number): string {
  return String(at + 1e12).padStart(14, '0')
}

/** Key ranges of the store `cov`. */
export const coverageRange = {
  /** Marks, or only those whose scope id begins with a text. */
  marks: (start = '') => prefixRange(markPrefix + start),
  doomed: () => prefixRange(doomedPrefix),
  /** Pages of all sweeps of a scope, or of one. */
  pages: (id: string, edition?: string) =>
    prefixRange(`${pagePrefix}${id}#${edition === undefined ? '' : `${edition}#`}`),
  looseRows: () => prefixRange(loosePrefix),
} as const

function prefixRange(text: string): IDBKeyRange {
  return IDBKeyRange.bound(text, `${text}\uffff`)
}

/** Editions of all sweeps of a mark, finished or not. */
export function sweepEditions({ sweeps, draft }: Mark): string[] {
  return [...Object.values(sweeps ?? {}), ...(draft ? [draft] : [])].map(({ edition }) => edition)
}

/** Creates the mark of a scope about which nothing is known. */
export function emptyMark(scope: Scope, now: number): Mark {
  return { scope, state: 'partial', rows: 0, bytes: 0, asOf: 0, used: now, fence: 0 }
}

/** Tells whether a mark covers some rows. */
export function coversRows({ runs, sweeps, draft }: Mark): boolean {
  return (runs ?? sweeps ?? draft) !== undefined
}

/** The moment that all pages of a sweep show. */
export function oldestPage({ asOf, pages }: Pick<Sweep, 'asOf' | 'pages'>): number {
  return pages.reduce((oldest, page) => Math.min(oldest, page.asOf ?? asOf), asOf)
}

/** The public status of a mark. */
export function scopeStatus(mark: Mark): ScopeStatus {
  const { scope, state, rows, bytes, asOf, used, imported, mc_seqno, runs } = mark
  const [run] = runs ?? []
  return {
    scope,
    state,
    rows,
    bytes,
    asOf,
    used,
    ...(imported && { imported }),
    ...(mc_seqno !== undefined && { mc_seqno }),
    ...(run && { oldest_lt: run.oldest_lt, newest_lt: run.newest_lt }),
  }
}
