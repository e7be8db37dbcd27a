/**
 * Writes a table as CSV (RFC 4180). Cells that a spreadsheet would evaluate as a formula get a leading
 * apostrophe, because comments are written by strangers.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text)
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
