import type { Client } from '../../../sources/client/client.ts'
import type { Metadata } from '../../../service/rows/names.ts'
import { matchRow, type WatchedRow, type WatchMatch, type WatchRule } from './rules.ts'

/** Place up to which transfers were read. */
export interface TransferCursor {
  /** Unix seconds of the newest transfer. */
  readonly utime: number
  /** Transfers of the last two minutes before `utime`; the service may list others of that time late. */
  readonly seen: readonly string[]
}

/** Place up to which accounts were read. Plain JSON: an application can store it, and go on after a reload. */
export interface WatchCursor {
  /** Logical time of the last transaction that was read, by raw address; '0' for an account without any. */
  readonly transactions: Readonly<Record<string, string>>
  readonly jettonTransfers?: TransferCursor | undefined
  readonly nftTransfers?: TransferCursor | undefined
}

/** Rows that were left out: the service does not hold them, or there were more than 10,000. */
export interface UnreadRows {
  readonly kind: WatchedRow['kind']
  /** Raw address; undefined if the rows may belong to any of the accounts. */
  readonly account: string | undefined
}

/** Accounts and rules of one pass. */
export interface WatchRequest {
  /** Addresses in any form, 1,000 at most. */
  readonly accounts: readonly string[]
  readonly rules: readonly WatchRule[]
  /** End of the last pass. Undefined starts now: only what happens later is found. */
  readonly since?: WatchCursor | undefined
  readonly signal?: AbortSignal | undefined
}

/** One pass: its request, and what it has found. */
export interface Pass extends WatchRequest {
  readonly client: Client
  readonly matches: WatchMatch[]
  readonly unread: UnreadRows[]
}

/** A mirror holds no new rows: a watch that read it would find nothing, and not say that the service is unreachable. */
export const policy = 'service-only'
/** Pages of one list that a pass reads. */
export const maxPages = 10
/** Seconds by which the service may list a row late. */
export const overlap = 120

/** Adds a row to the matches of a pass, if a rule holds for it. */
export function addMatch(pass: Pass, row: WatchedRow, metadata?: Metadata): void {
  const match = matchRow(row, pass.rules, metadata)
  if (match !== undefined) pass.matches.push(match)
}
