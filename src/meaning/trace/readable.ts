import type { Transaction } from '../../service/rows/transaction.ts'

/**
 * Removes malformed transactions and messages. Well-formed rows are returned unchanged.
 * @returns The rows, and the number of transactions and messages that were left out.
 */
export function readableRows(given: Iterable<Transaction>): {
  readonly rows: Transaction[]
  readonly unreadable: number
} {
  const rows: Transaction[] = []
  let unreadable = 0
  const has = (row: unknown, ...fields: string[]): boolean => {
    const known = fields.every((field) => typeof (row as Record<string, unknown> | null)?.[field] === 'string')
    if (!known) unreadable += 1
    return known
  }
  for (const row of given) {
    if (!has(row, 'hash', 'account', 'lt')) continue
    // The service writes an empty list as null.
    const sent = [(row.out_msgs as Transaction['out_msgs'] | null) ?? []].flat()
    const out_msgs = sent.filter((message) => has(message, 'hash'))
    const in_msg = row.in_msg && has(row.in_msg, 'hash') ? row.in_msg : null
    const description = (row.description as Transaction['description'] | null) ?? { type: '' }
    const isWhole =
      Array.isArray(row.out_msgs) &&
      sent.length === out_msgs.length &&
      in_msg === row.in_msg &&
      description === row.description
    rows.push(isWhole ? row : { ...row, in_msg, out_msgs, description })
  }
  return { rows, unreadable }
}
