import type { Message, Transaction } from 'tonlens'

/** Characters of the longest text that is read. */
const longest = 20_000_000

/** Tells whether a text is JSON with rows of transactions or messages. */
export function isRows(text: string): boolean {
  return parsePastedRows(text).length > 0
}

/**
 * Reads pasted rows: one, a list, or an answer with `transactions` or `messages`. Returns no rows for any other text.
 */
export function parsePastedRows(text: string): readonly (Transaction | Message)[] {
  if (text.length > longest) return []
  try {
    return listRows(JSON.parse(text)).filter(isRow)
  } catch {
    return []
  }
}

function listRows(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return []
  const { transactions, messages, traces } = value as Readonly<Record<string, unknown>>
  if (Array.isArray(traces)) return traces.flatMap(listRows)
  const rows = transactions ?? messages
  if (Array.isArray(rows)) return rows
  // A trace has its transactions by their hashes.
  return typeof rows === 'object' && rows !== null ? Object.values(rows) : [value]
}

/** The check itself tells what is malformed; a row without a hash has nothing to check. */
function isRow(value: unknown): value is Transaction | Message {
  return typeof value === 'object' && value !== null && typeof (value as { readonly hash?: unknown }).hash === 'string'
}
