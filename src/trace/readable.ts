import type { Transaction } from '../schema/transaction.ts'

/**
 * Takes out of an answer of any shape what can be relied on: transactions and messages that can be
 * told apart. Rows that are whole stay the objects they are.
 * @returns The rows, and how many transactions and messages had to be left out.
 */
export function readableRows(given: Iterable<Transaction>): { readonly rows: Transaction[]; readonly unreadable: number } {
  const rows: Transaction[] = []
  let unreadable = 0
  const has = (row: unknown, ...fields: string[]): boolean => {
    const known = fields.every((field) => typeof (row as Record<string, unknown> | null)?.[field] === 'string')
    if (!known) unreadable += 1
    return known
  }
  for (const row of given) {
    if (!has(row, 'hash', 'account', 'lt')) continue
    // The service writes an empty list as null; what is neither is a row that cannot be read.
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
