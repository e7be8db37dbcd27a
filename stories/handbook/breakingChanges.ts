export type BreakingChange = { readonly subject: string; readonly before: string; readonly now: string }

const ITEM_LINE = /^- \*\*(?<subject>[^*]+)\*\*: (?<changes>.+)$/

/**
 * Reads the items under "### Breaking" of a version.
 * @throws {Error} An item is not of the form `- **Subject**: before → now; before → now`.
 */
export function readBreakingChanges(changelog: string, version: string): BreakingChange[] {
  const release = changelog.split(/^## /m).find((part) => part.startsWith(`${version}\n`)) ?? ''
  const breaking = release.split(/^### /m).find((part) => part.startsWith('Breaking\n')) ?? ''
  return breaking
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .flatMap((line) => {
      const { subject, changes } = ITEM_LINE.exec(line)?.groups ?? {}
      if (subject === undefined || changes === undefined) throw new Error(`No breaking change: ${line}`)
      return changes.split('; ').map((change) => {
        const [before, now, ...more] = change.split(' → ')
        if (!before || !now || more.length > 0) throw new Error(`No "before → now": ${change}`)
        return { subject, before, now }
      })
    })
}

/** Writes changes as Markdown, one table for each subject. */
export function formatBreakingChanges(changes: readonly BreakingChange[]): string {
  return [...new Set(changes.map(({ subject }) => subject))]
    .map((subject) => {
      const rows = changes.filter((change) => change.subject === subject)
      const table = rows.map(({ before, now }) => `| ${before} | ${now} |`)
      return [`### ${subject}`, '', '| before | now |', '| --- | --- |', ...table].join('\n')
    })
    .join('\n\n')
}
