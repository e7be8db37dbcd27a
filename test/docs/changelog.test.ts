import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatBreakingChanges, readBreakingChanges } from '../../stories/handbook/breakingChanges.ts'

const root = join(import.meta.dirname, '../..')
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const sections = changelog.split(/^(?=## )/m).slice(1)

test('the newest section is that of the package, for users, and has at most 40 lines', () => {
  expect(sections[0]).toMatch(`## ${version}\n`)
  for (const section of sections) expect(section.trim().split('\n').length).toBeLessThanOrEqual(40)
})

test('breaking changes stand under one heading, and the migration page shows each as a row', () => {
  expect(sections[0]?.match(/^### Breaking$/gm)).toHaveLength(1)
  const changes = readBreakingChanges(changelog, version)
  expect(changes.length).toBeGreaterThan(50)
  expect(changes).toContainEqual({
    subject: 'Renamed',
    before: '`readStack` of `tonlens`',
    now: '`readStackEntries`',
  })
  expect(formatBreakingChanges(changes)).toContain('| `readStack` of `tonlens` | `readStackEntries` |')
  expect(readFileSync(join(root, 'stories/handbook/pages/Migrating.mdx'), 'utf8')).toContain(
    `<BreakingChanges version="${version}" />`,
  )
})
