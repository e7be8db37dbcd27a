import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { oldestBrowsers } from '../../scripts/oldestBrowsers.mjs'
import { written } from '../../scripts/readme.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readme = readFileSync(join(root, 'README.md'), 'utf8')

test.each(written({ sizes: false }))(
  '$file counts what there is; `npm run registries` counts anew',
  ({ before, after }) => {
    expect(before).toBe(after)
  },
)

test('the README has at most 200 lines, and an example within the first 60', () => {
  const lines = readme.split('\n')
  expect(lines.length).toBeLessThanOrEqual(200)
  expect(lines.slice(0, 60).join('\n')).toContain('```tsx')
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

test('the page of browsers names the oldest ones that the build is for', () => {
  const page = readFileSync(join(root, 'stories/handbook/pages/Browsers.mdx'), 'utf8')
  const named = [.../Chromium (\d+), Firefox (\d+) and Safari (\d+)/.exec(page)!].slice(1)
  expect(oldestBrowsers.map((name) => name.replace(/\D+/, ''))).toEqual(named)
})

test('whatever the README links to is there', () => {
  const targets = [...readme.matchAll(/\]\((?!https?:)([^)#]+)(?:#[\w-]+)?\)|(?:src|srcset)="([^"]+)"/g)].map(
    ([, link, picture]) => link ?? picture ?? '',
  )
  const files = targets.filter((target) => !target.startsWith('web/'))
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect(existsSync(join(root, file)), file).toBe(true)
})
