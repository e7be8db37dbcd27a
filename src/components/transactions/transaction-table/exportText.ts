import { addressText } from '../../../format/address.ts'
import { decimalCoins } from '../../../format/coins.ts'
import { csvText } from '../../../format/csv.ts'
import { hashText } from '../../../format/hash.ts'
import type { NamingSources } from '../../../format/namingSources.ts'
import { operationLabel } from '../../../format/operationWords.ts'
import { plainText } from '../../../model/text.ts'
import { isoTime } from '../../../format/time.ts'
import type { Transaction } from '../../../schema/transaction.ts'
import { isReadable } from '../transaction-card/isReadable.ts'
import { summarize } from '../transaction-card/summary.ts'
import type { ExportChecks } from './checkExport.ts'

/** File formats. */
export type ExportFormat = 'csv' | 'json'

/** Formatting of exported values. */
export interface ExportOptions {
  /** Account from which to look; fills the direction column. */
  readonly perspective: string | undefined
  /** Decimal places of the native coin. */
  readonly decimals: number
  /** Names of operations. */
  readonly sources: NamingSources
}

const header = [
  'time',
  'lt',
  'hash',
  'account',
  'status',
  'from',
  'to',
  'other_receivers',
  'direction',
  'value',
  'extra_currencies',
  'fee',
  'opcode',
  'operation',
  'comment',
]

/** Columns of the check: its result, and the newest hash of the file where the row follows from it. */
const checkHeader = ['hash_check', 'follows_from']

/**
 * Contents of an exported file: rows as the service sent them (JSON), or one line for each row (CSV).
 * @param checks Adds the result of each row and the newest hash: two columns, or an object around the rows.
 */
export function exportText(
  rows: readonly Transaction[],
  format: ExportFormat,
  options: ExportOptions,
  checks?: ExportChecks,
): string {
  if (format === 'json') return `${JSON.stringify(checks ? describeChecks(rows, checks) : rows, undefined, 2)}\n`
  const lines = rows.map((row) => csvLine(row, options))
  if (checks === undefined) return csvText([header, ...lines])
  const { results, head, unbroken } = checks
  return csvText([
    [...header, ...checkHeader],
    ...lines.map((line, index) => [...line, results[index]?.status ?? '', index < unbroken ? hashText(head) : '']),
  ])
}

function describeChecks(rows: readonly Transaction[], { results, head, unbrokenTo }: ExportChecks) {
  return {
    head_hash: head,
    unbroken_to_lt: unbrokenTo,
    checks: rows.map((row, index) => ({ hash: row?.hash ?? null, ...results[index] })),
    transactions: rows,
  }
}

function csvLine(row: Transaction, { perspective, decimals, sources }: ExportOptions): readonly string[] {
  const { now, lt, hash, account }: Partial<Transaction> = row ?? {}
  const known = [isoTime(now) ?? '', plainText(lt, { maximum: 24 }), hashText(hash), addressText(account)]
  // A malformed row keeps its line, so that the table has as many lines as there are rows.
  if (!isReadable(row)) return [...known, 'unknown', ...header.slice(5).map(() => '')]
  const { from, to, others, value, currencies, message, comment, outcome, direction } = summarize(row, perspective)
  return [
    ...known,
    outcome.status,
    from === null ? 'outside' : addressText(from),
    to === undefined ? '' : addressText(to),
    others === 0 ? '' : String(others),
    direction ?? '',
    decimalCoins(value, decimals),
    currencies.map(([id, amount]) => `${id}:${amount}`).join(' '),
    decimalCoins(row.total_fees, decimals),
    message?.opcode == null ? '' : String(message.opcode),
    (message && operationLabel(message, sources)) ?? '',
    comment?.text ?? '',
  ]
}
