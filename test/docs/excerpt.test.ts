import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { excerpt } from '../../stories/guides/explorer/excerpt.ts'

const guides = fileURLToPath(new URL('../../stories/guides', import.meta.url))
const guide = readFileSync(join(guides, 'ExplorerSource.mdx'), 'utf8')
const files = new Map(
  Array.from(guide.matchAll(/^import (\w+) from '(.+)\?raw'$/gm), ([, name = '', path = '']) => [name, path]),
)
const quotes = Array.from(guide.matchAll(/excerpt\((\w+), '(\w+)'\)/g), ([, file = '', name = '']) => ({ file, name }))

test('the guide to the source of the explorer quotes several declarations', () => {
  expect(quotes.length).toBeGreaterThan(4)
})

test.each(quotes)('it finds $name in $file, whole', ({ file, name }) => {
  const text = excerpt(readFileSync(join(guides, files.get(file) ?? ''), 'utf8'), name)
  const [opened, closed] = [/[{([]/g, /[})\]]/g].map((bracket) => text.match(bracket)?.length)
  expect(opened).toBe(closed)
  expect(text).toMatch(/^(?:\/\*\*|export|async|function|interface)/)
  expect(text.trimEnd().endsWith('}')).toBe(true)
})

test('says so when a declaration is gone', () => {
  expect(() => excerpt('const a = 1', 'b')).toThrow('declares no "b"')
})
