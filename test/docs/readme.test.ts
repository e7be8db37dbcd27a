import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { written } from '../../scripts/readme.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readme = readFileSync(join(root, 'README.md'), 'utf8')

test('the README lists what there is; `npm run readme` writes the list anew', () => {
  const { before, after } = written({ sizes: false })
  expect(before).toBe(after)
})

test('whatever the README links to is there', () => {
  const targets = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)|(?:src|srcset)="([^"]+)"/g)].map(([, link, picture]) => link ?? picture ?? '')
  const files = targets.filter((target) => !target.startsWith('web/'))
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect(existsSync(join(root, file)), file).toBe(true)
})
