import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { written } from '../../scripts/readme.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readme = readFileSync(join(root, 'README.md'), 'utf8')

test('the README lists what there is; `npm run registries` writes the list anew', () => {
  const { before, after } = written({ sizes: false })
  expect(before).toBe(after)
})

test('documents name the dependencies that the manifest has', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  const security = readFileSync(join(root, 'SECURITY.md'), 'utf8')
  const named = /The package has \w+ dependencies: (.+)\./.exec(security)?.[1] ?? ''
  expect(Array.from(named.matchAll(/`([\w-]+)`/g), ([, name = '']) => name).toSorted()).toEqual(
    Object.keys(dependencies).toSorted(),
  )
})

test('whatever the README links to is there', () => {
  const targets = [...readme.matchAll(/\]\((?!https?:)([^)#]+)(?:#[\w-]+)?\)|(?:src|srcset)="([^"]+)"/g)].map(
    ([, link, picture]) => link ?? picture ?? '',
  )
  const files = targets.filter((target) => !target.startsWith('web/'))
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect(existsSync(join(root, file)), file).toBe(true)
})
