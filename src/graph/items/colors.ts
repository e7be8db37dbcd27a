import type { TransactionStatus } from '../../meaning/outcome/outcome.ts'

/** Default values of the tokens that graphs use, as in `tokens.css`. */
const light = {
  'card-bg': '#ffffff',
  'inset-bg': '#f4f6f8',
  'page-bg': '#ffffff',
  'line-color': '#dde2e8',
  'control-line': '#7d8894',
  text: '#14191f',
  muted: '#56616d',
  accent: '#0062b8',
  success: '#10703a',
  failure: '#b3261e',
  'failure-bg': '#fdecea',
  pending: '#855200',
  skipped: '#56616d',
}

/** Name of a token, without `--tonlens-`. */
export type ColorToken = keyof typeof light

const dark: Readonly<Record<ColorToken, string>> = {
  'card-bg': '#161b21',
  'inset-bg': '#1e242b',
  'page-bg': '#0f1318',
  'line-color': '#2e363f',
  'control-line': '#7f8b98',
  text: '#e8ecf0',
  muted: '#a3aeba',
  accent: '#6cb8ff',
  success: '#6ad191',
  failure: '#ff948b',
  'failure-bg': '#3d1a18',
  pending: '#f0b95a',
  skipped: '#a3aeba',
}

/** Token values of each theme. */
export const themeColors: Readonly<Record<'light' | 'dark', Readonly<Record<ColorToken, string>>>> = { light, dark }

/** Colors of a picture. */
export type PictureTheme =
  /** The tokens of the page that the picture is part of; light where there is no page. */
  'page' | 'light' | 'dark'

/** Value of a token for an SVG attribute. */
export function themeColor(theme: PictureTheme, token: ColorToken): string {
  return theme === 'page' ? `var(--tonlens-${token}, ${light[token]})` : themeColors[theme][token]
}

const statusColors: Readonly<Record<TransactionStatus, ColorToken>> = {
  success: 'success',
  failed: 'failure',
  pending: 'pending',
  skipped: 'skipped',
  unknown: 'skipped',
}

/** Colors of one card. */
export interface CardColors {
  readonly background: ColorToken
  /** The bar at the start of the card, and its icon. */
  readonly status: ColorToken
  readonly title: ColorToken
  readonly note: ColorToken
}

/** Chooses the colors of a card; `cards.css` draws to the same. */
export function cardColors(
  kind: 'transaction' | 'group' | 'log' | 'waiting',
  status: TransactionStatus | undefined,
): CardColors {
  const failed = status === 'failed'
  const isEnd = kind === 'log' || kind === 'waiting'
  return {
    background: kind === 'transaction' ? (failed ? 'failure-bg' : 'card-bg') : 'inset-bg',
    status: status === undefined ? 'line-color' : statusColors[status],
    title: isEnd ? 'muted' : 'text',
    note: failed ? 'failure' : 'muted',
  }
}
