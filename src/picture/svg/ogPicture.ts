import type { ShareContext } from '../summary/context.ts'
import type { Move, Summary } from '../summary/summary.ts'
import { shortText } from '../../format/address.ts'
import type { Canvas } from './canvas.ts'
import { bandHeight, headerLine, statusLooks, testBand } from './header.ts'
import { wrapText } from './wrapText.ts'

const width = 1200
const height = 630
const margin = 64
const inner = width - 2 * margin
const rowHeight = 92
/** Upper edge of the last line. */
const footerTop = 556

/** Draws the picture of a trace or transaction for a link preview. */
export function ogPicture(summary: Summary, words: ShareContext['words'], canvas: Canvas): string[] {
  const { status, reason, notices } = summary
  const look = statusLooks[status.status]
  const shift = summary.network.testOnly ? bandHeight - 16 : 0
  const content = [
    canvas.box({ x: 0, y: 0, width, height }, 'page-bg'),
    canvas.box({ x: 0, y: 0, width: 14, height }, look.color),
    testBand(summary, words, canvas, width, margin),
    headerLine(summary, canvas, { width, margin, y: 84 + shift, size: 28 }),
    canvas.disc([margin + 34, 158 + shift], 34, look.color),
    canvas.icon(look.icon, [margin + 14, 138 + shift], 40, 'page-bg'),
    canvas.text(status.word, { x: margin + 90, y: 179 + shift, width: inner - 90, size: 60, bold: true, smallest: 40 }),
  ]
  let y = 244 + shift
  const sentence = summary.headline === undefined ? [] : wrapText(summary.headline, inner, 34, 2)
  for (const line of sentence) {
    content.push(canvas.text(line, { x: margin, y, width: inner, size: 34 }))
    y += 46
  }
  const notes = [...(reason === undefined ? [] : [[reason, status.status === 'failed' ? 'failure' : 'muted'] as const]), ...notices.map((notice) => [notice, 'pending'] as const)]
  for (const [note, color] of notes) {
    content.push(canvas.text(note, { x: margin, y, width: inner, size: 28, color, smallest: 24 }))
    y += 42
  }
  const room = Math.max(1, Math.floor((footerTop - y + 8) / rowHeight))
  content.push(...movesPanel(summary.moves, room, y - 24, words, canvas))
  content.push(footer(summary, canvas))
  return content
}

function movesPanel(moves: readonly Move[], room: number, top: number, words: ShareContext['words'], canvas: Canvas): string[] {
  if (moves.length === 0) return []
  const shown = moves.slice(0, room)
  const panel = { x: margin, y: top, width: inner, height: shown.length * rowHeight + 8, radius: 18 }
  const hidden = moves.length - shown.length
  return [
    canvas.box(panel, 'inset-bg'),
    ...shown.map((move, at) => moveRow(move, top + 4 + at * rowHeight, canvas)),
    hidden === 0 ? '' : canvas.text(words.share.more(hidden, String(hidden)), { x: width - margin - 24, y: top + panel.height - 14, width: 200, size: 22, color: 'muted', anchor: 'end' }),
  ]
}

/** Width of the names at both ends, and of the amount between them. */
const partyWidth = 320
const middleWidth = inner - 2 * partyWidth - 2 * 24 - 2 * 28

function moveRow({ from, to, amount, note, scam }: Move, y: number, canvas: Canvas): string {
  const middle = width / 2
  const line = y + 50
  const start = margin + 24 + partyWidth + 28
  return [
    canvas.text(from, { x: margin + 24, y: line + 10, width: partyWidth, size: 30, smallest: 22 }),
    canvas.text(amount, { x: middle, y: line - 13, width: middleWidth, size: 32, bold: true, anchor: 'middle', smallest: 18, color: scam ? 'failure' : 'text' }),
    canvas.arrow(start, start + middleWidth, line, scam ? 'failure' : 'control-line'),
    note === undefined ? '' : canvas.text(note, { x: middle, y: line + 28, width: middleWidth, size: 20, anchor: 'middle', color: scam ? 'failure' : 'muted' }),
    canvas.text(to, { x: width - margin - 24, y: line + 10, width: partyWidth, size: 30, smallest: 22, anchor: 'end' }),
  ].join('')
}

/** Time, fees and the start of the hash. */
export function footer({ facts, kind }: Summary, canvas: Canvas): string {
  const fact = (id: Summary['facts'][number]['id']) => facts.find((one) => one.id === id)
  const [asOf, fees, hash] = [fact('asOf'), fact('fees'), fact('hash') ?? fact('lastTransaction')]
  const parts = [
    kind === 'account' ? undefined : fact('time')?.value,
    asOf === undefined ? undefined : `${asOf.term} ${asOf.value}`,
    fees === undefined ? undefined : `${fees.term} ${fees.value}`,
  ].filter((part) => part !== undefined)
  return [
    canvas.line([margin, footerTop + 12], [width - margin, footerTop + 12], 'line-color'),
    canvas.text(parts.join('  ·  '), { x: margin, y: 602, width: inner - 240, size: 25, color: 'muted', smallest: 19 }),
    hash === undefined ? '' : canvas.text(shortText(hash.value, 6), { x: width - margin, y: 602, width: 220, size: 24, color: 'muted', code: true, anchor: 'end' }),
  ].join('')
}
