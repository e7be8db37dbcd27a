import address from '../components/values/address/address.css?inline'
import coinAmount from '../components/values/coin-amount/coin-amount.css?inline'
import copyButton from '../components/values/copy-button/copy-button.css?inline'
import emptyState from '../components/states/empty-state/empty-state.css?inline'
import errorState from '../components/states/error-state/error-state.css?inline'
import hash from '../components/values/hash/hash.css?inline'
import skeleton from '../components/states/skeleton/skeleton.css?inline'
import statusBadge from '../components/values/status-badge/status-badge.css?inline'
import timestamp from '../components/values/timestamp/timestamp.css?inline'
import base from '../styles/base.css?inline'
import tokens from '../styles/tokens.css?inline'
import type { Theme } from './pageTheme.ts'
import widget from './widget.css?inline'

/** Style sheets of every element, in the order of `styles/index.css`. */
export const everywhere: readonly string[] = [
  tokens,
  base,
  widget,
  address,
  coinAmount,
  copyButton,
  emptyState,
  errorState,
  hash,
  skeleton,
  statusBadge,
  timestamp,
]

const sheets = new Map<string, CSSStyleSheet>()
const themes: Partial<Record<Theme, CSSStyleSheet>> = {}

/**
 * Adds style sheets to a shadow root. Constructed style sheets work under a CSP without `unsafe-inline`.
 * @param styles CSS texts, in addition to those of every element.
 */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  // Tokens come with the theme.
  const wanted = [...everywhere, ...styles].filter((text) => text !== tokens).map(adoptableSheet)
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...wanted])]
}

/**
 * Sets the theme of a shadow root. It replaces the sheet of tokens, so that custom properties that the
 * page sets on the element still win; an attribute on the element could match rules of the page.
 */
export function adoptTheme(root: ShadowRoot, theme: Theme): void {
  const wanted = (themes[theme] ??= createThemeSheet(theme))
  if (root.adoptedStyleSheets[0] === wanted) return
  const known = new Set(Object.values(themes))
  root.adoptedStyleSheets = [wanted, ...root.adoptedStyleSheets.filter((sheet) => !known.has(sheet))]
}

/** Creates the sheet of tokens of one theme, whatever the system prefers. */
function createThemeSheet(theme: Theme): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(tokens)
  for (const layer of sheet.cssRules) {
    for (const rule of layer instanceof CSSLayerBlockRule ? layer.cssRules : []) {
      if (!(rule instanceof CSSMediaRule) || !rule.media.mediaText.includes('prefers-color-scheme')) continue
      rule.media.mediaText = theme === 'dark' ? 'screen' : 'not all'
    }
  }
  return sheet
}

/** Returns the style sheet of a CSS text; all elements share it. */
function adoptableSheet(text: string): CSSStyleSheet {
  const known = sheets.get(text)
  if (known !== undefined) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  sheets.set(text, sheet)
  return sheet
}
