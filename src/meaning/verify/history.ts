import { readHistoryStep, startsLife, type LinkedRow } from './historyStep.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { readBase64Hash } from '../../ton/cells/hash.ts'
import type { VerifyResult } from './result.ts'
import { verifyTransaction } from './transaction.ts'

/** Relation of a row to the next older one in the list. */
export type HistoryLinkStatus =
  /** The newer row names the hash and logical time of the older one, and both name one account state. */
  | 'follows'
  /**
   * The account was deleted by the older row, and exists again since the newer one. No hash says whether other lives of
   * the account lie between the two.
   */
  | 'earlier-life'
  /** Rows between the two are missing. */
  | 'missing'
  /** The older row does not belong between the rows around it. */
  | 'inserted'
  /** The row that should come here stands elsewhere in the list. */
  | 'reordered'
  /** The older row is in the list already. */
  | 'duplicate'
  /** The older row is at the right place, but another row than the newer one names. */
  | 'mismatch'

/** Link from row `index` of a history to row `index + 1`, the next older one. */
export interface HistoryLink {
  readonly status: HistoryLinkStatus
  /** Field of the newer row that the older one does not fit, for `mismatch`. */
  readonly field?: string
}

/** Options of {@link verifyHistory}. */
export interface VerifyHistoryOptions {
  /** Hash of the newest transaction from a source that is trusted, in any form. */
  readonly head?: string | undefined
}

/** Result of {@link verifyHistory}. */
export interface HistoryResult {
  /** Result of each row. */
  readonly rows: readonly VerifyResult[]
  /** Link from each row to the next; one fewer than rows. */
  readonly links: readonly HistoryLink[]
  /** Whether the first row has the trusted hash; `undefined` without one. */
  readonly isHead: boolean | undefined
  /**
   * Logical time of the oldest row that is reached from the first one without a break: rows that fit
   * or are repaired, links that follow. `null` if the first row does not fit.
   */
  readonly unbrokenTo: string | null
  /**
   * As `unbrokenTo`, where the first row has the trusted hash: all rows from it down to this logical
   * time are proven by that hash, and none is left out. `null` without a trusted hash.
   */
  readonly provenTo: string | null
  /**
   * Whether the unbroken part ends with the first transaction of a life of the account. Earlier lives, which ended by a
   * deletion, can be older: no hash tells.
   */
  readonly reachesStart: boolean
}

/**
 * Checks the rows of one account as a chain of hashes: each row against its own hash, and each
 * against the one before it. Names gaps, inserted, reordered and repeated rows. Never throws.
 * @param transactions Rows of one account, newest first, as the service lists them.
 */
export function verifyHistory(transactions: readonly Transaction[], options: VerifyHistoryOptions = {}): HistoryResult {
  return linkHistory(transactions, transactions.map(verifyTransaction), options)
}

/** Checks the links between rows that were checked already. Never throws. */
export function linkHistory(
  transactions: readonly Transaction[],
  rows: readonly VerifyResult[],
  { head }: VerifyHistoryOptions = {},
): HistoryResult {
  const keys = transactions.map(readKeys)
  const places = new Map<string, number>()
  keys.forEach(({ hash }, index) => {
    if (!places.has(hash)) places.set(hash, index)
  })
  const links = keys.slice(1).map((older, index) => findLink(keys[index] as Keys, older, index + 1, places))
  const first = keys[0]
  const isHead = head === undefined ? undefined : first !== undefined && readBase64Hash(head) === first.hash
  let end = -1
  while (end + 1 < rows.length && isProven(rows[end + 1]) && (end < 0 || links[end]?.status === 'follows')) end++
  const unbrokenTo = transactions[end]?.lt ?? null
  const last = transactions[end]
  return {
    rows,
    links,
    isHead,
    unbrokenTo,
    provenTo: isHead === true ? unbrokenTo : null,
    reachesStart: last !== undefined && startsLife(last),
  }
}

function isProven(result: VerifyResult | undefined): boolean {
  return result?.status === 'fits' || result?.status === 'repaired'
}

/** Fields that link a row to its neighbors. Fields that are malformed fit nothing. */
interface Keys {
  readonly account: string
  readonly hash: string
  readonly lt: bigint
  readonly previous: string
  readonly previousLt: bigint
  readonly before: string
  readonly after: string
  readonly links: LinkedRow
}

function readKeys(transaction: Transaction | null): Keys {
  const { account, account_state_before, account_state_after, ...row } = transaction ?? ({} as Partial<Transaction>)
  const links: LinkedRow = {
    hash: text(row.hash),
    lt: text(row.lt),
    prev_trans_hash: text(row.prev_trans_hash),
    prev_trans_lt: text(row.prev_trans_lt),
    orig_status: text(row.orig_status),
    end_status: text(row.end_status),
  }
  return {
    account: text(account),
    hash: links.hash,
    lt: number(row.lt),
    previous: links.prev_trans_hash,
    previousLt: number(row.prev_trans_lt),
    before: text(account_state_before?.hash),
    after: text(account_state_after?.hash),
    links,
  }
}

function findLink(newer: Keys, older: Keys, index: number, places: ReadonlyMap<string, number>): HistoryLink {
  if (older.account !== newer.account) return { status: 'mismatch', field: 'account' }
  if (newer.previous === older.hash) {
    if (newer.previousLt !== older.lt) return { status: 'mismatch', field: 'prev_trans_lt' }
    if (newer.before !== older.after) return { status: 'mismatch', field: 'account_state_before.hash' }
    return { status: 'follows' }
  }
  if ((places.get(older.hash) ?? index) < index) return { status: 'duplicate' }
  if (older.lt === newer.previousLt) return { status: 'mismatch', field: 'prev_trans_hash' }
  // An older row can only end an earlier life of an account that did not exist.
  if (older.lt < newer.lt && startsLife(newer.links) && newer.links.orig_status === 'nonexist') {
    return { status: readHistoryStep(newer.links, older.links) === 'earlier-life' ? 'earlier-life' : 'missing' }
  }
  if (older.lt > newer.previousLt && older.lt < newer.lt) return { status: 'inserted' }
  if (older.lt >= newer.lt || places.has(newer.previous)) return { status: 'reordered' }
  return { status: 'missing' }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function number(value: unknown): bigint {
  return typeof value === 'string' && /^\d{1,20}$/.test(value) ? BigInt(value) : -1n
}
