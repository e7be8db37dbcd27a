/** Numbers, hashes (base64) and raw addresses: no spreadsheet evaluates them, even those that begin with `+` or `-`. */
const harmless = /^(?:-?\d+(?:\.\d+)?|[A-Za-z\d+/]{43}=|-?\d+:[\dA-Fa-f]{64})$/

/**
 * Writes a table as CSV (RFC 4180). Cells that a spreadsheet would evaluate as a formula get a leading
 * apostrophe, because comments are written by strangers. Numbers, hashes and addresses stay as they are, so that they
 * can be compared.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const safe = !harmless.test(text) && /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
