import { iconPaths, type IconName } from '../../../text/format/icons.ts'
import { themeColors, type ColorToken } from '../../items/colors.ts'
import { escapeXml, systemFont, estimateWidth, fitText } from '../../svg/fitText.ts'

/** Look of a line of text. */
interface TextLook {
  readonly x: number
  /** Baseline. */
  readonly y: number
  readonly width: number
  readonly size: number
  /** @default 'text' */
  readonly color?: ColorToken | undefined
  readonly bold?: boolean | undefined
  /** @default false */
  readonly code?: boolean | undefined
  /** Side of the text at which `x` is. @default 'start' */
  readonly anchor?: 'start' | 'middle' | 'end' | undefined
  /** Smallest font size to which the text may shrink before it is cut. @default `size`: it is cut at once */
  readonly smallest?: number | undefined
}

/** A rectangle, with the side that text starts from as its origin. */
interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius?: number | undefined
}

/** Fill or stroke: a token of the theme or a checked `#rrggbb`. */
type Paint = ColorToken | `#${string}`

/** Writes the elements of a picture in one direction of reading. */
export interface Canvas {
  /** One line, cut to its width; a cut text has the whole one as its title. */
  readonly text: (words: string, look: TextLook) => string
  readonly box: (box: Rectangle, fill: Paint, stroke?: Paint) => string
  readonly line: (
    from: readonly [x: number, y: number],
    to: readonly [x: number, y: number],
    stroke: Paint,
    dashes?: string,
  ) => string
  readonly disc: (center: readonly [x: number, y: number], radius: number, fill: Paint) => string
  /** @param size Side of the icon. */
  readonly icon: (name: IconName, at: readonly [x: number, y: number], size: number, stroke: Paint) => string
  /** Arrow from one `x` to the other. */
  readonly arrow: (from: number, to: number, y: number, stroke: Paint) => string
  readonly path: (d: string, fill: Paint) => string
  /** The document. */
  readonly document: (height: number, title: string, description: string, content: readonly string[]) => string
}

/** Room for fonts that are wider than the estimate. */
const spare = 1.1
/** Width of bold text, as a part of that of regular text. */
const boldWidth = 1.2
const monospace = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"
/** Width of a monospaced character, as a part of the font size. */
export const codeWidth = 0.62

/** Width of a text with room for wide fonts. */
export function roomyWidth(text: string, size: number, bold = false): number {
  return estimateWidth(text, size * spare * (bold ? boldWidth : 1))
}

/** Creates the writer of a picture. */
export function createCanvas(width: number, theme: 'light' | 'dark', locale: string): Canvas {
  const isRtl = /^(ar|dv|fa|he|ps|ur|yi)\b/i.test(locale)
  const paint = (color: Paint): string =>
    color.startsWith('#') ? escapeXml(color) : themeColors[theme][color as ColorToken]
  const side = (x: number): number => (isRtl ? width - x : x)
  const anchors = isRtl
    ? { start: 'end', middle: 'middle', end: 'start' }
    : { start: 'start', middle: 'middle', end: 'end' }
  return {
    text: (
      words,
      { x, y, width: room, size, color = 'text', bold = false, code = false, anchor = 'start', smallest = size },
    ) => {
      const ratio = room / roomyWidth(words, size, bold)
      const shrunk = code ? size : Math.max(smallest, Math.min(size, Math.floor(size * ratio)))
      const shown = code ? words : fitText(words, room, shrunk * spare * (bold ? boldWidth : 1))
      const tooltip = shown === words ? '' : `<title>${escapeXml(words)}</title>`
      const font = `${code ? ` font-family="${escapeXml(monospace)}"` : ''}${bold ? ' font-weight="600"' : ''}`
      const end = anchors[anchor] === 'start' ? '' : ` text-anchor="${anchors[anchor]}"`
      // Each text has the direction of its first letter; a rasterizer may not know the attribute `direction`.
      const written = isRtl ? `\u2068${escapeXml(shown)}\u2069` : escapeXml(shown)
      return `<text x="${side(x)}" y="${y}" font-size="${shrunk}" fill="${paint(color)}"${font}${end}>${tooltip}${written}</text>`
    },
    box: ({ x, y, width: across, height, radius = 0 }, fill, stroke) =>
      `<rect x="${isRtl ? width - x - across : x}" y="${y}" width="${across}" height="${height}"${radius === 0 ? '' : ` rx="${radius}"`} fill="${paint(fill)}"${stroke === undefined ? '' : ` stroke="${paint(stroke)}"`}/>`,
    line: ([x1, y1], [x2, y2], stroke, dashes) =>
      `<path d="M${side(x1)} ${y1}L${side(x2)} ${y2}" stroke="${paint(stroke)}" stroke-width="2"${dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`}/>`,
    disc: ([x, y], radius, fill) => `<circle cx="${side(x)}" cy="${y}" r="${radius}" fill="${paint(fill)}"/>`,
    icon: (name, [x, y], size, stroke) =>
      `<path d="${iconPaths[name]}" transform="translate(${isRtl ? width - x - size : x} ${y}) scale(${size / 16})" fill="none" stroke="${paint(stroke)}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
    arrow: (from, to, y, stroke) => {
      const [start, end, back] = [side(from), side(to), isRtl ? 10 : -10]
      return `<path d="M${start} ${y}H${end}M${end + back} ${y - 9}L${end} ${y}L${end + back} ${y + 9}" fill="none" stroke="${paint(stroke)}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>`
    },
    path: (d, fill) => `<path d="${d}" fill="${paint(fill)}"/>`,
    document: (height, title, description, content) =>
      [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="${escapeXml(systemFont)}">`,
        `<title>${escapeXml(title)}</title><desc>${escapeXml(description)}</desc>`,
        ...content,
        '</svg>',
      ].join(''),
  }
}
