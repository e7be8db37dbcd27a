import sheet from '../../../src/components/styles/tokens.css?raw'

/** Color themes. */
export type Theme = 'light' | 'dark'

/** One variable of `tokens.css`. */
export interface Token {
  /** Full name: `--tonlens-accent`. */
  readonly name: string
  readonly group: 'Color' | 'Type' | 'Space' | 'Edges' | 'Motion'
  /** Default value by theme; different only for colors. */
  readonly defaults: Readonly<Record<Theme, string>>
}

/** Values that override the defaults, by name. */
export type Changes = Readonly<Record<Theme, Readonly<Record<string, string>>>>

const light = variablesAfter(':root,\n')
const dark = variablesAfter("[data-theme='dark']")

/** All variables that an application can set, in the order of the style sheet. */
export const tokens: readonly Token[] = [...light]
  // This variable only identifies the theme.
  .filter(([name]) => name !== '--tonlens-color-scheme')
  .map(([name, value]) => ({
    name,
    group: tokenGroup(name, value),
    defaults: { light: value, dark: dark.get(name) ?? value },
  }))

function variablesAfter(selector: string): ReadonlyMap<string, string> {
  const start = sheet.indexOf('{', sheet.indexOf(selector)) + 1
  const block = sheet.slice(start, sheet.indexOf('}', start))
  return new Map(Array.from(block.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [name, value]))
}

function tokenGroup(name: string, value: string): Token['group'] {
  if (/#|rgb\(/.test(value)) return 'Color'
  if (name.endsWith('-motion')) return 'Motion'
  if (name.endsWith('-space')) return 'Space'
  return /radius|border|focus/.test(name) ? 'Edges' : 'Type'
}

/** Key of a change: colors have one per theme. */
export function changeKey({ group }: Token, theme: Theme): Theme {
  return group === 'Color' ? theme : 'light'
}

/** Value of a token in a theme; an empty change counts as none. */
export function tokenValue(token: Token, changes: Changes, theme: Theme): string {
  return changes[changeKey(token, theme)][token.name] || token.defaults[theme]
}

/**
 * Writes the changes as a style sheet. It is unlayered and overrides the defaults of both themes, so a
 * change for one theme also repeats the default of the other.
 */
export function writeCss(changes: Changes): string {
  const changed = tokens.filter((token) =>
    (['light', 'dark'] as const).some((theme) => tokenValue(token, changes, theme) !== token.defaults[theme]),
  )
  if (changed.length === 0) return ''
  const lines = (theme: Theme, indent: string) =>
    changed
      .filter(({ group }) => theme === 'light' || group === 'Color')
      .map((token) => `${indent}${token.name}: ${tokenValue(token, changes, theme)};\n`)
      .join('')
  const rules = `:root,\n[data-theme='light'] {\n${lines('light', '  ')}}\n`
  if (lines('dark', '') === '') return rules
  return `${rules}
[data-theme='dark'] {\n${lines('dark', '  ')}}

@media screen and (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) {\n${lines('dark', '    ')}  }\n}\n`
}
