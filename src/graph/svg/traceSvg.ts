import { opcodeHex } from '../../model/opcode.ts'
import { isTold } from '../../model/failure.ts'
import { isPending } from '../../model/finality.ts'
import { failureOf } from '../../model/failure.ts'
import type { FoldOptions } from '../folding.ts'
import { layoutTop, type Layout, type LayoutInput } from '../layouts/layout.ts'
import { layoutTidy } from '../layouts/layoutTidy.ts'
import { type TraceModel } from '../../trace/model.ts'
import { verdictOf } from '../../trace/verdict.ts'
import { shortAddress } from '../../format/address.ts'
import { formatCoins } from '../../format/coins.ts'
import { opcodeWords } from '../../format/opcodeWords.ts'
import { plainText } from '../../model/text.ts'
import { pictureItems, type PictureItem } from './items.ts'
import { paint, type Colour, type PictureTheme } from './paint.ts'

/** What one card says. */
export interface PictureCard {
  /** First line. */
  readonly title: string
  /** Second line. @default none */
  readonly note?: string | undefined
  readonly colour: 'success' | 'failure' | 'pending' | 'skipped'
}

/** How a picture is drawn. */
export interface TraceSvgOptions {
  /** `tidy` centres parents and suits small traces. @default 'top' */
  readonly layout?: 'top' | 'tidy' | undefined
  /** What to fold; `false` draws every transaction. @default groups of siblings and long chains */
  readonly fold?: FoldOptions | false | undefined
  /** @default 'page' */
  readonly theme?: PictureTheme | undefined
  /** Name of the picture. @default what became of the trace, in English */
  readonly title?: string | undefined
  /** Name of an account in place of its short address. */
  readonly nameOf?: ((account: string) => string | undefined) | undefined
  /** @default TON with 9 decimals */
  readonly coin?: { readonly symbol: string; readonly decimals: number } | undefined
  /** BCP 47 tag, for the digits of amounts. @default 'en' */
  readonly locale?: string | undefined
  /** What a card of a transaction says, in place of its account and status. */
  readonly describe?: ((trace: TraceModel, index: number) => PictureCard) | undefined
}

const sizes = { nodeWidth: 176, columnGap: 120, rowGap: 14 }
const cardHeight = 54
const endHeight = 36
const anchor = 18
const margin = 24
const font = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

/**
 * Draws a trace as an SVG document, without a DOM: for server rendering, previews and files. Text
 * of the chain is cleaned and escaped; nothing in the picture loads or runs anything.
 */
export function traceSvg(trace: TraceModel, options: TraceSvgOptions = {}): string {
  const { theme = 'page', fold = {}, layout = 'top' } = options
  const items = pictureItems(trace, fold)
  const input: LayoutInput = {
    ...sizes,
    parent: items.map(({ parent }) => parent),
    height: items.map(({ kind }) => (kind === 'transaction' || kind === 'group' ? cardHeight : endHeight)),
  }
  const placed = layout === 'tidy' ? layoutTidy(input) : layoutTop(input)
  const verdict = verdictOf(trace)
  const colour = (name: Colour): string => paint(theme, name)
  const root = items[0] === undefined ? 0 : labelWidth
  const [width, height] = [placed.width + root + 2 * margin, placed.height + 2 * margin]
  const cards = items.map((item, place) =>
    cardSvg(wordsOf(trace, item, options), placed, place, input, item.kind, colour),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` role="graphics-document document" font-family="${escapeXml(font)}" font-size="12">`,
    `<title>${escapeXml(plainText(options.title ?? verdict.text))}</title>`,
    `<desc>${escapeXml(descriptionOf(trace))}</desc>`,
    `<rect width="100%" height="100%" fill="${colour('page-bg')}"/>`,
    `<g transform="translate(${margin + root} ${margin})">`,
    `<g fill="none" stroke="${colour('control-line')}">${edgesSvg(placed, items)}</g>`,
    labelsSvg(trace, items, placed, options, colour),
    cards.join(''),
    '</g></svg>',
  ].join('')
}

/** Room for the label of the message that starts the trace. */
const labelWidth = sizes.columnGap - 16

function descriptionOf({ transactions, messages }: TraceModel): string {
  const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`
  return `${count(transactions.length, 'transaction')}, ${count(messages.length, 'message')}.`
}

function wordsOf(trace: TraceModel, item: PictureItem, options: TraceSvgOptions): PictureCard {
  if (item.kind === 'transaction') {
    return options.describe?.(trace, item.index) ?? describeTransaction(trace, item.index, options)
  }
  if (item.kind === 'group') {
    const { kind, hidden, failed, members } = item.group
    const heads = { siblings: `${members.length} alike`, chain: `${members.length} hops`, plumbing: 'Plumbing' }
    const note = `${hidden} transaction${hidden === 1 ? '' : 's'}${failed > 0 ? `, ${failed} failed` : ''}`
    return { title: heads[kind], note, colour: failed > 0 ? 'failure' : 'success' }
  }
  return item.kind === 'log'
    ? { title: 'Log', colour: 'skipped' }
    : { title: 'On its way', colour: 'pending' }
}

function describeTransaction(trace: TraceModel, index: number, { nameOf }: TraceSvgOptions): PictureCard {
  const transaction = trace.transactions[index]
  if (transaction === undefined) return { title: '', colour: 'skipped' }
  const title = plainText(nameOf?.(transaction.account)) || shortAddress(transaction.account)
  const failure = failureOf(transaction)
  if (failure !== undefined) return { title, note: failure.text, colour: 'failure' }
  if (isPending(transaction)) return { title, note: 'not final', colour: 'pending' }
  if (transaction.in_msg?.bounced === true) return { title, note: 'bounced back', colour: 'skipped' }
  if (transaction.description.aborted === true) return { title, note: 'no code ran', colour: 'skipped' }
  if (!isTold(transaction)) return { title, note: 'outcome unknown', colour: 'skipped' }
  return { title, note: 'succeeded', colour: 'success' }
}

function cardSvg(
  { title, note, colour }: PictureCard,
  { x, y }: Layout,
  place: number,
  { height, nodeWidth }: LayoutInput,
  kind: PictureItem['kind'],
  colourOf: (name: Colour) => string,
): string {
  const full = kind === 'transaction' || kind === 'group'
  const size = height[place] ?? cardHeight
  const seen = [title, note].filter(Boolean).join(', ')
  const frame = `width="${nodeWidth}" height="${size}" rx="8" fill="${colourOf(full ? 'card-bg' : 'inset-bg')}" stroke="${colourOf('line-color')}"`
  const stack =
    kind === 'group' ? `<rect x="4" y="4" ${frame}/>` : ''
  const mark = `<circle cx="16" cy="${anchor}" r="4" fill="${colourOf(colour)}"/>`
  return [
    `<g role="graphics-symbol img" aria-label="${escapeXml(plainText(seen))}" transform="translate(${x[place]} ${y[place]})">`,
    stack,
    `<rect ${frame}${kind === 'waiting' ? ' stroke-dasharray="4 3"' : ''}/>`,
    mark,
    text(title, 28, anchor + 4, 22, colourOf('text'), ' font-weight="600"'),
    note === undefined ? '' : text(note, 16, anchor + 24, 23, colourOf(colour === 'failure' ? 'failure' : 'muted'), ''),
    '</g>',
  ].join('')
}

function labelsSvg(
  trace: TraceModel,
  items: readonly PictureItem[],
  { x, y }: Layout,
  { coin = { symbol: 'TON', decimals: 9 }, locale = 'en' }: TraceSvgOptions,
  colourOf: (name: Colour) => string,
): string {
  const lines = items.map((item, place) => {
    const message = trace.messages[item.message]?.message
    if (message === undefined) return ''
    const right = (x[place] ?? 0) - 8
    const level = (y[place] ?? 0) + anchor
    const given = item.kind === 'group' ? item.group.value : message.value
    const value = given === null ? undefined : formatCoins(given, { decimals: coin.decimals, locale, maximumFractionDigits: 3 })
    const amount = value === undefined ? 'external' : `${value} ${plainText(coin.symbol, { maximum: 16 })}`
    const asked = message.bounced === true ? 'Bounce' : (opcodeWords(message.opcode, message.decoded_opcode) ?? opcodeHex(message.opcode))
    const end = ' text-anchor="end"'
    return (
      text(amount, right, level - 5, 16, colourOf('text'), end) +
      (asked === undefined || message.source === null ? '' : text(asked, right, level + 15, 16, colourOf('muted'), end))
    )
  })
  return `<g font-size="11">${lines.join('')}</g>`
}

/** One path for each parent: out of it, along a trunk, and into each child. */
function edgesSvg({ x, y, childStart, children }: Layout, items: readonly PictureItem[]): string {
  const { nodeWidth, columnGap } = sizes
  const paths = items.map((item, place) => {
    const start = item.parent < 0 && item.message >= 0 ? `M${(x[place] ?? 0) - labelWidth} ${(y[place] ?? 0) + anchor}h${labelWidth}` : ''
    const own = children.subarray(childStart[place], childStart[place + 1])
    if (own.length === 0) return start
    const from = (x[place] ?? 0) + nodeWidth
    const level = (y[place] ?? 0) + anchor
    const trunk = from + 12
    const levels = Array.from(own, (child) => (y[child] ?? 0) + anchor)
    // Not Math.min(...levels): a list of thousands is no list of arguments.
    const [top, bottom] = levels.reduce(([low, high], at) => [Math.min(low, at), Math.max(high, at)], [level, level])
    const stubs = levels.map((at) => `M${trunk} ${at}H${from + columnGap}`).join('')
    return `${start}M${from} ${level}H${trunk}M${trunk} ${top}V${bottom}${stubs}`
  })
  return paths.filter(Boolean).map((path) => `<path d="${path}"/>`).join('')
}

function text(words: string, x: number, y: number, most: number, fill: string, more: string): string {
  return `<text x="${x}" y="${y}" fill="${fill}"${more}>${escapeXml(plainText(words, { maximum: most }))}</text>`
}

/** Text as it may stand in XML, between tags and in attributes. */
function escapeXml(words: string): string {
  // Two code points of the basic plane are no characters in XML.
  return words
    .replace(/[\uFFFE\uFFFF]/g, '\uFFFD')
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
