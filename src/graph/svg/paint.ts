/** Colours of a picture, by the names of the kit's tokens. */
const light = {
  'page-bg': '#ffffff',
  'card-bg': '#ffffff',
  'inset-bg': '#f4f6f8',
  'line-color': '#dde2e8',
  'control-line': '#7d8894',
  text: '#14191f',
  muted: '#56616d',
  success: '#10703a',
  failure: '#b3261e',
  pending: '#855200',
  skipped: '#56616d',
}

/** Name of a colour. */
export type Colour = keyof typeof light

const dark: Readonly<Record<Colour, string>> = {
  'page-bg': '#0f1318',
  'card-bg': '#161b21',
  'inset-bg': '#1e242b',
  'line-color': '#2e363f',
  'control-line': '#7f8b98',
  text: '#e8ecf0',
  muted: '#a3aeba',
  success: '#6ad191',
  failure: '#ff948b',
  pending: '#f0b95a',
  skipped: '#a3aeba',
}

/** Which colours a picture has. */
export type PictureTheme =
  /** Those of the page that it stands in, light elsewhere. */
  | 'page'
  | 'light'
  | 'dark'

/** The value of one colour in an attribute. */
export function paint(theme: PictureTheme, colour: Colour): string {
  if (theme === 'page') return `var(--tonlens-${colour}, ${light[colour]})`
  return theme === 'dark' ? dark[colour] : light[colour]
}
