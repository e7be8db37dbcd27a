import type { Texts } from '../../../text/en/index.ts'
import { ownField } from '../../../service/rows/readRow.ts'
import type { HistoryLinkStatus } from '../../../meaning/verify/history.ts'
import type { VerifyReason, VerifyStatus } from '../../../meaning/verify/result.ts'

/** The parts of a `VerifyResult` that can be shown. */
export interface ReadResult {
  readonly status: VerifyStatus
  readonly reason: VerifyReason | undefined
  readonly field: string | undefined
  readonly repaired: readonly string[]
  readonly unchecked: readonly string[]
}

/** The parts of a `HistoryLink` that can be shown. */
export interface ReadLink {
  readonly status: HistoryLinkStatus
  readonly field: string | undefined
}

/**
 * Reads a result of any shape. One without a known status counts as a row that cannot be checked, never as one that
 * fits.
 */
export function readResult(result: unknown, words: Texts['verification']): ReadResult | undefined {
  if (result === undefined || result === null) return undefined
  const status = readKey(words.status, ownField(result, 'status'))
  return {
    status: status ?? 'unverifiable',
    reason: status === undefined ? 'malformed' : readKey(words.reason, ownField(result, 'reason')),
    field: readFields([ownField(result, 'field')])[0],
    repaired: readFields(ownField(result, 'repaired')),
    unchecked: readFields(ownField(result, 'unchecked')),
  }
}

/** Reads a link of any shape; undefined without a known status. */
export function readHistoryLink(link: unknown, words: Texts['verification']): ReadLink | undefined {
  const status = readKey(words.link, ownField(link, 'status'))
  return status && { status, field: readFields([ownField(link, 'field')])[0] }
}

function readKey<Key extends string>(words: Readonly<Record<Key, string>>, key: unknown): Key | undefined {
  return typeof key === 'string' && Object.hasOwn(words, key) ? (key as Key) : undefined
}

/** Texts of a list, without repetitions. */
function readFields(fields: unknown): readonly string[] {
  return Array.isArray(fields) ? [...new Set(fields.filter((field): field is string => typeof field === 'string'))] : []
}
