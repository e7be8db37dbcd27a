import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const source = fileURLToPath(new URL('../../src/', import.meta.url))
const tokens = readFileSync(`${source}styles/tokens.css`, 'utf8')
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^(?:styles|components)\/.*\.css$/.test(path))

/** Variables of the rule that follows `selector`. */
function variables(selector: string): Map<string, string> {
  const start = tokens.indexOf(selector)
  const block = tokens.slice(tokens.indexOf('{', start) + 1, tokens.indexOf('}', start))
  return new Map([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}
const light = variables(':root,\n')
const dark = variables("[data-theme='dark']")

function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const surfaces = ['page-bg', 'card-bg', 'inset-bg', 'hover-bg']
const pairs = [
  ...['text', 'muted', 'accent', 'success', 'failure', 'pending', 'skipped', 'in', 'out'].flatMap((text) =>
    surfaces.map((surface) => [text, surface] as const),
  ),
  ...(['accent', 'success', 'failure', 'pending', 'skipped'] as const).map((word) => [word, `${word}-bg`] as const),
  ['accent-text', 'accent'] as const,
]

describe.each([
  ['light', light],
  ['dark', new Map([...light, ...dark])],
])('%s theme', (_name, theme) => {
  const color = (name: string) => theme.get(`--tonlens-${name}`) ?? ''

  test.each(pairs)('%s can be read on %s', (text, surface) => {
    expect(contrast(color(text), color(surface))).toBeGreaterThanOrEqual(4.5)
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

test.each(sheets.filter((sheet) => !sheet.endsWith('index.css')))('all of %s gives way to the host', (sheet) => {
  const css = readFileSync(source + sheet, 'utf8').replace(/\/\*.*?\*\//gs, '').trim()
  expect(css).toMatch(/^@layer tonlens \{[\s\S]*\n\}$/)
})

test('the style sheet of the package holds that of every component', () => {
  const index = readFileSync(`${source}styles/index.css`, 'utf8')
  const missing = sheets.filter((sheet) => sheet.startsWith('components/') && !index.includes(`'../${sheet}'`))
  expect(missing).toEqual([])
})
