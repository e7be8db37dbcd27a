import { readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { describe, expect, test } from 'vitest'
import { telegramPreset } from '../../../src/components/styles/telegram.mjs'
import { contrast, least, pairs, surfaces } from '../../../stories/guides/theming/contrast.ts'
import { palettes } from '../../../stories/guides/telegram/palettes.ts'

const tokens = readFileSync(new URL('../../../src/components/styles/tokens.css', import.meta.url), 'utf8')
const preset = telegramPreset(tokens)

/** Values of all tokens in one theme: those of the style sheets whose rules apply, in order. */
function readTheme(theme: 'light' | 'dark'): Map<string, string> {
  const values = new Map<string, string>()
  for (const css of [tokens, preset]) {
    for (const wanted of theme === 'light'
      ? ["[data-theme='light']"]
      : ["[data-theme='light']", "[data-theme='dark']"]) {
      parse(css).walkRules((rule) => {
        if (!rule.selectors.includes(wanted)) return
        rule.walkDecls(({ prop, value }) => void values.set(prop.replace('--tonlens-', ''), value))
      })
    }
  }
  return values
}

/** Color of an expression of `var()` and `color-mix()`, as `#rrggbb`. */
function resolve(expression: string, palette: Readonly<Record<string, string>>): string {
  const [, name = '', inside = ''] = /^([\w-]+)\(([^]*)\)$/.exec(expression) ?? []
  const parts = splitArguments(inside)
  if (name === 'var')
    return palette[(parts[0] ?? '').replace('--tg-theme-', '')] ?? resolve(parts.slice(1).join(', '), palette)
  if (name !== 'color-mix') return expression
  const [, first = '', share = ''] = /^([^]*) (\d+)%$/.exec(parts[1] ?? '') ?? []
  const [one, other] = [resolve(first, palette), resolve(parts[2] ?? '', palette)]
  const mixed = [1, 3, 5].map((at) =>
    Math.round((channel(one, at) * Number(share) + channel(other, at) * (100 - Number(share))) / 100),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)

/** Arguments of a function, at its outer commas. */
function splitArguments(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim())
}

describe.each(Object.entries(palettes))('the palette %s', (_, { theme, colors }) => {
  const values = readTheme(theme)
  const color = (name: string) => resolve(values.get(name) ?? '', colors)

  test.each(pairs)('%s can be read on %s', (text, surface) => {
    expect(contrast(color(text), color(surface))).toBeGreaterThanOrEqual(least)
  })

  test.each(surfaces)('the edge of a control can be seen on %s', (surface) => {
    expect(contrast(color('control-line'), color(surface))).toBeGreaterThanOrEqual(3)
  })

  test('colors cards and links as Telegram does', () => {
    expect(color('card-bg')).toBe(colors['section-bg-color'] ?? colors['bg-color'])
    expect(color('text')).toBe(colors['text-color'])
  })
})

test.each(['light', 'dark'] as const)('outside of Telegram, every token keeps its %s default', (theme) => {
  const values = readTheme(theme)
  const defaults = new Map<string, string>()
  for (const selector of theme === 'light'
    ? ["[data-theme='light']"]
    : ["[data-theme='light']", "[data-theme='dark']"]) {
    parse(tokens).walkRules((rule) => {
      if (rule.selectors.includes(selector))
        rule.walkDecls(({ prop, value }) => void defaults.set(prop.replace('--tonlens-', ''), value))
    })
  }
  expect(values.size).toBe(defaults.size)
  for (const [name, value] of values) expect(resolve(value, {}), name).toBe(defaults.get(name))
})

test('the preset sets tokens that exist, in the layer of tonlens, for the same elements', () => {
  const names = (css: string) => new Set([...css.matchAll(/(--tonlens-[\w-]+):/g)].map(([, name = '']) => name))
  expect([...names(preset)].filter((name) => !names(tokens).has(name))).toEqual([])
  expect(names(preset).size).toBe(14)
  const selectors: string[] = []
  parse(preset).walkRules((rule) => void selectors.push(rule.selector.replaceAll(/\s+/g, ' ')))
  expect(selectors).toEqual([
    ":root, :host, [data-theme='light']",
    "[data-theme='dark'], :host([data-theme='dark'])",
    ":root:not([data-theme='light']), :host(:not([data-theme='light']))",
  ])
  expect(preset).toContain('@layer tonlens {')
})
