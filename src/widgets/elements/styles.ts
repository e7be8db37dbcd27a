import address from '../../components/values/address/address.css?inline'
import coinAmount from '../../components/values/coin-amount/coin-amount.css?inline'
import copyButton from '../../components/values/copy-button/copy-button.css?inline'
import emptyState from '../../components/states/empty-state/empty-state.css?inline'
import errorState from '../../components/states/error-state/error-state.css?inline'
import hash from '../../components/values/hash/hash.css?inline'
import skeleton from '../../components/parts/skeleton/skeleton.css?inline'
import statusBadge from '../../components/values/status-badge/status-badge.css?inline'
import timestamp from '../../components/values/timestamp/timestamp.css?inline'
import base from '../../components/styles/base.css?inline'
import tokens from '../../components/styles/tokens.css?inline'
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

/** Style sheets of one document, which no other one may adopt. */
interface DocumentSheets {
  readonly texts: Map<string, CSSStyleSheet>
  readonly themes: Partial<Record<Theme, CSSStyleSheet>>
}

const documents = new WeakMap<Document, DocumentSheets>()

/**
 * Adds style sheets to a shadow root. Constructed style sheets work under a CSP without `unsafe-inline`.
 * @param styles CSS texts, in addition to those of every element.
 */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  const { texts } = sheetsOf(root.ownerDocument)
  const adoptable = (text: string): CSSStyleSheet => {
    const sheet = texts.get(text) ?? createSheet(root.ownerDocument, text)
    texts.set(text, sheet)
    return sheet
  }
  // Tokens come with the theme.
  const wanted = [...everywhere, ...styles].filter((text) => text !== tokens).map(adoptable)
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...wanted])]
}

/**
 * Sets the theme of a shadow root. It replaces the sheet of tokens, so that custom properties that the
 * page sets on the element still win; an attribute on the element could match rules of the page.
 */
export function adoptTheme(root: ShadowRoot, theme: Theme): void {
  const { themes } = sheetsOf(root.ownerDocument)
  const wanted = (themes[theme] ??= createThemeSheet(root.ownerDocument, theme))
  if (root.adoptedStyleSheets[0] === wanted) return
  const known = new Set(Object.values(themes))
  root.adoptedStyleSheets = [wanted, ...root.adoptedStyleSheets.filter((sheet) => !known.has(sheet))]
}

function sheetsOf(document: Document): DocumentSheets {
  const sheets = documents.get(document) ?? { texts: new Map<string, CSSStyleSheet>(), themes: {} }
  documents.set(document, sheets)
  return sheets
}

/** Creates the sheet of tokens of one theme, whatever the system prefers. */
function createThemeSheet(document: Document, theme: Theme): CSSStyleSheet {
  const sheet = createSheet(document, tokens)
  for (const layer of sheet.cssRules) {
    // Not by class: a frame has classes of its own.
    for (const rule of 'cssRules' in layer ? (layer.cssRules as CSSRuleList) : []) {
      if (!('media' in rule)) continue
      const { media } = rule as CSSMediaRule
      if (media.mediaText.includes('prefers-color-scheme')) media.mediaText = theme === 'dark' ? 'screen' : 'not all'
    }
  }
  return sheet
}

function createSheet({ defaultView }: Document, text: string): CSSStyleSheet {
  const sheet = new (defaultView ?? globalThis).CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
