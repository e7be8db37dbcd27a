import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { packageStyles } from '../../../scripts/registries.mjs'
import { contrast, least, pairs, surfaces } from '../../../stories/guides/theming/contrast.ts'

const source = fileURLToPath(new URL('../../../src/components/', import.meta.url))
const tokens = readFileSync(`${source}styles/tokens.css`, 'utf8')
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.css'))

/** Variables of the rule that follows `selector`. */
function variables(selector: string): Map<string, string> {
  const start = tokens.indexOf(selector)
  const block = tokens.slice(tokens.indexOf('{', start) + 1, tokens.indexOf('}', start))
  return new Map([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}
const light = variables(':root,\n')
const dark = variables("[data-theme='dark']")

describe.each([
  ['light', light],
  ['dark', new Map([...light, ...dark])],
])('%s theme', (_name, theme) => {
  const color = (name: string) => theme.get(`--tonlens-${name}`) ?? ''

  test.each(pairs)('%s can be read on %s', (text, surface) => {
    expect(contrast(color(text), color(surface))).toBeGreaterThanOrEqual(least)
  })

  test.each(surfaces)('the edge of a control can be seen on %s', (surface) => {
    expect(contrast(color('control-line'), color(surface))).toBeGreaterThanOrEqual(3)
  })
})

test('the dark theme is the same whether the page or the system asks for it', () => {
  expect(dark.size).toBeGreaterThan(20)
  expect(variables(":root:not([data-theme='light'])")).toEqual(dark)
})

test.each(sheets)('%s reads no variable that has no default', (sheet) => {
  const css = readFileSync(source + sheet, 'utf8')
  const bare = [...css.matchAll(/var\((--tonlens-[\w-]+)\)/g)].map(([, name = '']) => name)
  expect(bare.filter((name) => !light.has(name))).toEqual([])
})

/** Sheets that a sheet is made of: its own imports. */
function readImports(sheet: string): string[] {
  const css = readFileSync(source + sheet, 'utf8')
  return [...css.matchAll(/@import '([^']+)';/g)].map(([, path = '']) => posix.join(posix.dirname(sheet), path))
}

test.each(sheets.filter((sheet) => readImports(sheet).length === 0))('all of %s gives way to the host', (sheet) => {
  const css = readFileSync(source + sheet, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .trim()
  expect(css).toMatch(/^@layer tonlens \{[\s\S]*\n\}$/)
})

test.each(sheets.filter((sheet) => readImports(sheet).length > 0))(
  '%s holds nothing beside what it imports',
  (sheet) => {
    const css = readFileSync(source + sheet, 'utf8')
    expect(css.replaceAll(/@(?:layer tonlens|import '[^']+');\n/g, '')).toBe('')
  },
)

test('the style sheet of the package holds that of every component: `npm run registries` writes it', () => {
  const held = (sheet: string): string[] => [sheet, ...readImports(sheet).flatMap(held)]
  const all = held('styles/index.css')
  expect(sheets.filter((sheet) => !all.includes(sheet))).toEqual([])
  expect(readFileSync(`${source}styles/index.css`, 'utf8')).toBe(packageStyles())
})
