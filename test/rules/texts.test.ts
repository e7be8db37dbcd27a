// Each text with which the service refuses a request stands once in the sources.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../src', import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
/** Without comments, because the docs of endpoints name the texts as well. */
const sources = files.map((file) => readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))

const book = files.filter((file) => file.startsWith('rules')).map((file) => readFileSync(join(root, file), 'utf8'))
/** With their quotes, so that a text that is a part of another counts for itself. */
const texts = new Set(
  book.flatMap((source) => Array.from(source.matchAll(/new Refusal\(\d+, (['`][^'`]+['`])/g), ([, text = '']) => text)),
)

test('there are texts', () => {
  expect(texts.size).toBeGreaterThan(25)
})

test.each([...texts])('%s', (text) => {
  const found = sources.reduce((count, source) => count + source.split(text).length - 1, 0)
  expect(found).toBe(1)
})
