import type { ShareContext } from '../summary/context.ts'
import type { Move, Summary } from '../summary/summary.ts'
import { shortText } from '../../../text/format/address.ts'
import type { Canvas } from './canvas.ts'
import { bandHeight, headerLine, statusLooks, testBand } from './header.ts'
import { wrapText } from './wrapText.ts'

const width = 1200
const height = 630
const margin = 64
const inner = width - 2 * margin
/** Least and most height of a row, and of the line that counts the others. */
const [leastRow, mostRow, moreLine] = [92, 140, 34]
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
  const notes = [
    ...(reason === undefined ? [] : [[reason, status.status === 'failed' ? 'failure' : 'muted'] as const]),
    ...notices.map((notice) => [notice, 'pending'] as const),
  ]
  for (const [note, color] of notes) {
    content.push(canvas.text(note, { x: margin, y, width: inner, size: 28, color, smallest: 24 }))
    y += 42
  }
  content.push(...movesPanel(summary.moves, y - 24, words, canvas), footer(summary, canvas))
  return content
}

/** As many moves as fit between `top` and the last line, in rows as high as there is room. */
function movesPanel(moves: readonly Move[], top: number, words: ShareContext['words'], canvas: Canvas): string[] {
  if (moves.length === 0) return []
  const room = footerTop - 8 - top
  const fitting = Math.max(1, Math.floor(room / leastRow))
  const isCut = moves.length > fitting
  const count = isCut ? Math.max(1, Math.floor((room - moreLine) / leastRow)) : moves.length
  const row = Math.min(mostRow, Math.max(leastRow, Math.floor((room - (isCut ? moreLine : 0)) / count)))
  const bottom = top + count * row
  const hidden = moves.length - count
  return [
    canvas.box({ x: margin, y: top, width: inner, height: count * row, radius: 18 }, 'inset-bg'),
    ...moves.slice(0, count).map((move, at) => moveRow(move, top + at * row + (row - leastRow) / 2, canvas)),
    hidden === 0
      ? ''
      : canvas.text(words.share.more(String(hidden)), {
          x: width - margin,
          y: bottom + 27,
          width: 300,
          size: 22,
          color: 'muted',
          anchor: 'end',
        }),
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
    canvas.text(amount, {
      x: middle,
      y: line - 13,
      width: middleWidth,
      size: 32,
      bold: true,
      anchor: 'middle',
      smallest: 18,
      color: scam ? 'failure' : 'text',
    }),
    canvas.arrow(start, start + middleWidth, line, scam ? 'failure' : 'control-line'),
    note === undefined
      ? ''
      : canvas.text(note, {
          x: middle,
          y: line + 28,
          width: middleWidth,
          size: 20,
          anchor: 'middle',
          color: scam ? 'failure' : 'muted',
        }),
    canvas.text(to, { x: width - margin - 24, y: line + 10, width: partyWidth, size: 30, smallest: 22, anchor: 'end' }),
  ].join('')
}

/** Time, fees and the start of the hash. */
export function footer({ facts, kind }: Summary, canvas: Canvas): string {
  const fact = (id: Summary['facts'][number]['id']) => facts.find((one) => one.id === id)
  const [asOf, fees, hash] = [fact('asOf'), fact('fees'), fact('hash') ?? fact('lastTransaction')]
  const parts = [
    // Emulated transactions have the time of their emulation.
    kind === 'account' || asOf !== undefined ? undefined : fact('time')?.value,
    asOf === undefined ? undefined : `${asOf.term} ${asOf.value}`,
    fees === undefined ? undefined : `${fees.term} ${fees.value}`,
  ].filter((part) => part !== undefined)
  return [
    canvas.line([margin, footerTop + 12], [width - margin, footerTop + 12], 'line-color'),
    canvas.text(parts.join('  ·  '), { x: margin, y: 602, width: inner - 240, size: 25, color: 'muted', smallest: 19 }),
    hash === undefined
      ? ''
      : canvas.text(shortText(hash.value), {
          x: width - margin,
          y: 602,
          width: 220,
          size: 24,
          color: 'muted',
          code: true,
          anchor: 'end',
        }),
  ].join('')
}
