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

/**
 * Adds style sheets to a shadow root. Constructed style sheets work under a CSP without `unsafe-inline`.
 * @param styles CSS texts, in addition to those of every element.
 */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  const wanted = [...everywhere, ...styles].map(adoptableSheet)
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...wanted])]
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
