/** The same reason for several fields. */
export function because(reason: string, ...fields: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map((field) => [field, reason]))
}
