import { isRow } from '../../service/rows/readRow.ts'

/** Rows of one answer that are read: more do not come from the service. */
const maxRows = 10_000

/**
 * Finds the accounts in an answer of the service that have a code: states, wallets, tokens, and the accounts of
 * transactions by their state afterwards.
 * @param answer Answer of any endpoint; other values have no rows.
 * @param codeHash Hash of the code as the service writes it, base64.
 * @returns Raw addresses, each once.
 */
export function findSameCode(answer: unknown, codeHash: string): readonly string[] {
  if (!isRow(answer)) return []
  const found = new Set<string>()
  for (const rows of [answer, ...Object.values(answer)]) {
    const list: readonly unknown[] = Array.isArray(rows) ? rows : []
    for (const row of list.slice(0, maxRows)) {
      const address = readAddress(row, codeHash)
      if (address !== undefined) found.add(address)
    }
  }
  return [...found]
}

function readAddress(row: unknown, codeHash: string): string | undefined {
  if (!isRow(row)) return undefined
  const { address, code_hash: own, account, account_state_after: after } = row
  if (own === codeHash && typeof address === 'string') return address
  return isRow(after) && after['code_hash'] === codeHash && typeof account === 'string' ? account : undefined
}
