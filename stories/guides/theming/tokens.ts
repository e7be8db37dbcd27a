import sheet from '../../../src/styles/tokens.css?raw'

/** The two sets of colours. */
export type Theme = 'light' | 'dark'

/** One variable of `tokens.css`. */
export interface Token {
  /** Whole name: `--tonlens-accent`. */
  readonly name: string
  readonly group: 'Colour' | 'Type' | 'Space' | 'Edges' | 'Motion'
  /** Equal for all but colours. */
  readonly defaults: Readonly<Record<Theme, string>>
}

/** Values in place of the defaults, by name. */
export type Changes = Readonly<Record<Theme, Readonly<Record<string, string>>>>

const light = variablesAfter(':root,\n')
const dark = variablesAfter("[data-theme='dark']")

/** Every variable that a page may set, in the order of the sheet. */
export const tokens: readonly Token[] = [...light]
  // It says which of the two sets this is.
  .filter(([name]) => name !== '--tonlens-color-scheme')
  .map(([name, value]) => ({ name, group: groupOf(name, value), defaults: { light: value, dark: dark.get(name) ?? value } }))

function variablesAfter(selector: string): ReadonlyMap<string, string> {
  const start = sheet.indexOf('{', sheet.indexOf(selector)) + 1
  const block = sheet.slice(start, sheet.indexOf('}', start))
  return new Map(Array.from(block.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [name, value]))
}

function groupOf(name: string, value: string): Token['group'] {
  if (/#|rgb\(/.test(value)) return 'Colour'
  if (name.endsWith('-motion')) return 'Motion'
  if (name.endsWith('-space')) return 'Space'
  return /radius|border|focus/.test(name) ? 'Edges' : 'Type'
}

/** Where a theme's change of a token stands: only colours have one for each. */
export function themeOf({ group }: Token, theme: Theme): Theme {
  return group === 'Colour' ? theme : 'light'
}

/** What a token is worth in a theme; a change to nothing is none. */
export function valueOf(token: Token, changes: Changes, theme: Theme): string {
  return changes[themeOf(token, theme)][token.name] || token.defaults[theme]
}

/**
 * The changes as a style sheet. It is in no layer and wins over the kit's in both themes: what is
 * changed for one theme is therefore said for the other, too.
 */
export function cssOf(changes: Changes): string {
  const changed = tokens.filter((token) => (['light', 'dark'] as const).some((theme) => valueOf(token, changes, theme) !== token.defaults[theme]))
  if (changed.length === 0) return ''
  const lines = (theme: Theme, indent: string) =>
    changed
      .filter(({ group }) => theme === 'light' || group === 'Colour')
      .map((token) => `${indent}${token.name}: ${valueOf(token, changes, theme)};\n`)
      .join('')
  const rules = `:root,\n[data-theme='light'] {\n${lines('light', '  ')}}\n`
  if (lines('dark', '') === '') return rules
  return `${rules}
[data-theme='dark'] {\n${lines('dark', '  ')}}

@media screen and (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) {\n${lines('dark', '    ')}  }\n}\n`
}
