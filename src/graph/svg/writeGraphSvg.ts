import { iconPaths } from '../../text/format/icons.ts'
import { plainText } from '../../service/rows/plainText.ts'
import { themeColor, type ColorToken, type PictureTheme } from '../items/colors.ts'
import type { GraphContext } from '../items/context.ts'
import { describeItem, labelOf, type EdgeLabel, type ItemDescription } from '../items/describeItem.ts'
import { edgePaths } from '../tree/edgePaths.ts'
import { sizes } from '../layouts/sizes.ts'
import type { TraceGraph } from '../tree/traceGraph.ts'
import { escapeXml, estimateWidth, systemFont, fitText } from './fitText.ts'

/** Options of {@link writeGraphSvg}. */
export interface GraphSvgOptions {
  readonly theme: PictureTheme
  readonly title: string
  /** Labels that replace those of messages, by index of the message. @default none */
  readonly labels?: ReadonlyMap<number, EdgeLabel> | undefined
  /** @default 'inset-bg', as behind the cards of the page */
  readonly background?: ColorToken | undefined
}

const margin = 24
const everything = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }

/** Writes a graph as an SVG document: the cards, edges and labels that the page renders as HTML. */
export function writeGraphSvg(graph: TraceGraph, context: GraphContext, options: GraphSvgOptions): string {
  const { theme, title, labels, background = 'inset-bg' } = options
  const { trace, items, layout } = graph
  const color = (token: ColorToken): string => themeColor(theme, token)
  const [width, height] = [layout.width + 2 * margin, layout.height + 2 * margin]
  const cards = items.map((item, place) => {
    const description = describeItem(trace, item, context, { label: labelOf(labels, item) })
    const position = `translate(${layout.x[place]} ${layout.y[place]})`
    return (
      `<g role="graphics-symbol img" aria-label="${escapeXml(description.name)}" transform="${position}">` +
      `${cardSvg(description, graph.height[place] ?? sizes.cardHeight, color)}${labelSvg(description, color)}</g>`
    )
  })
  const { messages, locale } = context
  const counts = [
    messages.transactions(trace.transactions.length, locale),
    messages.messages(trace.messages.length, locale),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` role="graphics-document document" font-family="${escapeXml(systemFont)}" font-size="12">`,
    `<title>${escapeXml(plainText(title))}</title>`,
    `<desc>${escapeXml(counts.join(', '))}</desc>`,
    `<rect width="100%" height="100%" fill="${color(background)}"/>`,
    `<g transform="translate(${margin} ${margin})">`,
    edgesSvg(graph, color),
    cards.join(''),
    '</g></svg>',
  ].join('')
}

/** Horizontal space of the text in a card: after the status bar and padding, CSS pixels. */
const textStart = 13
const textEnd = sizes.nodeWidth - 9

function cardSvg(description: ItemDescription, height: number, color: (token: ColorToken) => string): string {
  const { kind, icon, title, target, note, comment, via, finality, colors } = description
  const isEnd = kind === 'log' || kind === 'waiting'
  const frame = `x="0.5" y="0.5" width="${sizes.nodeWidth - 1}" height="${height - 1}" rx="4"`
  const dashes = finality === 'pending' ? ' stroke-dasharray="3 2"' : ''
  // A second card behind the first one makes a group look like a stack.
  const stack =
    kind === 'group'
      ? `<rect ${frame} transform="translate(3 3)" fill="${color('card-bg')}" stroke="${color('control-line')}"/>`
      : ''
  const bar = `<path d="M4 0A4 4 0 0 0 0 4V${height - 4}A4 4 0 0 0 4 ${height}H3V0Z" fill="${color(colors.status)}"/>`
  const [iconSize, titleSize, titleLine] = isEnd ? [12, 12, 22] : [14, 14, 23]
  const titleStart = icon === undefined ? textStart : textStart + iconSize + 4
  const iconColor = color(isEnd ? 'muted' : colors.status)
  const drawing =
    icon === undefined
      ? ''
      : `<path d="${iconPaths[icon]}" transform="translate(${textStart} ${titleLine - iconSize + 2}) scale(${iconSize / 16})" fill="none" stroke="${iconColor}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>`
  const words = target === undefined ? title : `${title} ${target}`
  return [
    stack,
    `<rect ${frame} fill="${color(colors.background)}" stroke="${color('line-color')}"${dashes}/>`,
    bar,
    drawing,
    textSvg(words, {
      x: titleStart,
      y: titleLine,
      width: textEnd - titleStart,
      size: titleSize,
      fill: color(colors.title),
      bold: !isEnd,
    }),
    note === undefined
      ? ''
      : textSvg(note, { x: textStart, y: 41, width: textEnd - textStart, size: 12, fill: color(colors.note) }),
    comment === undefined
      ? ''
      : textSvg(comment, { x: textStart, y: 60, width: textEnd - textStart, size: 12, fill: color('text') }),
    via === undefined
      ? ''
      : textSvg(via, { x: textStart, y: height - 12, width: textEnd - textStart, size: 12, fill: color('muted') }),
  ].join('')
}

/** Writes the operation and the amounts in one line above the card. */
function labelSvg({ label }: ItemDescription, color: (token: ColorToken) => string): string {
  if (label === undefined) return ''
  const line = { y: -7, size: 12 }
  let room = sizes.nodeWidth
  const amounts = label.amounts.reduceRight((after, { number, unit }, at) => {
    const words = `${at > 0 ? '→ ' : ''}${number} ${unit}`
    const text = textSvg(words, { ...line, x: room, width: room, fill: color('text'), end: true })
    room -= estimateWidth(words, line.size) + 4
    return text + after
  }, '')
  return textSvg(label.operation, { ...line, x: 0, width: room, fill: color('muted') }) + amounts
}

function edgesSvg(graph: TraceGraph, color: (token: ColorToken) => string): string {
  const looks = {
    delivered: `stroke="${color('control-line')}"`,
    bounced: `stroke="${color('failure')}" stroke-dasharray="5 3"`,
    open: `stroke="${color('control-line')}" stroke-dasharray="2 3"`,
  }
  const paths = edgePaths(graph, everything, { x: 0, y: 0 }, false)
  return `<g fill="none" stroke-width="1.25">${paths.map(({ kind, d }) => `<path d="${d}" ${looks[kind]}/>`).join('')}</g>`
}

interface TextLook {
  readonly x: number
  /** Baseline. */
  readonly y: number
  readonly width: number
  readonly size: number
  readonly fill: string
  readonly bold?: boolean
  /** `x` is the end of the text. */
  readonly end?: boolean
}

/** Writes one line of text, cut to its width; the whole text is its tooltip then. */
function textSvg(words: string, { x, y, width, size, fill, bold = false, end = false }: TextLook): string {
  const text = plainText(words)
  const shown = fitText(text, width, bold ? size * 1.05 : size)
  const tooltip = shown === text ? '' : `<title>${escapeXml(text)}</title>`
  const look = `${size === 12 ? '' : ` font-size="${size}"`}${bold ? ' font-weight="600"' : ''}${end ? ' text-anchor="end"' : ''}`
  return `<text x="${x}" y="${y}" fill="${fill}"${look}>${tooltip}${escapeXml(shown)}</text>`
}
