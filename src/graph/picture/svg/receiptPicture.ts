import type { ColorToken } from '../../items/colors.ts'
import type { ShareContext } from '../summary/context.ts'
import type { ChangeGroup, Summary, SummaryFact } from '../summary/summary.ts'
import { codeWidth, type Canvas } from './canvas.ts'
import { bandHeight, headerLine, statusLooks, testBand } from './header.ts'
import { splitCode, wrapText } from './wrapText.ts'

const width = 720
const edge = 24
const margin = 64
const inner = width - 2 * margin
const end = width - margin

/** Draws a receipt: everything that is known, line after line. */
export function receiptPicture(
  summary: Summary,
  words: ShareContext['words'],
  canvas: Canvas,
): { content: string[]; height: number } {
  const { status, reason, notices, facts, link, network } = summary
  const isAccount = summary.kind === 'account'
  // The state of an account matters less than its name.
  const [title = '', headline] = isAccount ? [summary.headline, status.word] : [status.word, summary.headline]
  const look = statusLooks[status.status]
  const lines: string[] = []
  let y = (network.testOnly ? bandHeight : 0) + edge + 56
  const add = (line: string, step: number): void => {
    lines.push(line)
    y += step
  }
  const paragraph = (text: string, size: number, color: ColorToken, maximum: number, bold = false): void => {
    for (const line of wrapText(text, inner, size, maximum, bold))
      add(canvas.text(line, { x: margin, y, width: inner, size, color, bold }), size * 1.36)
  }
  const rule = (): void => add(canvas.line([margin, y - 14], [end, y - 14], 'line-color', '6 6'), 26)

  add(headerLine({ ...summary, label: words.share.receipt }, canvas, { width, margin, y, size: 22 }), 34)
  rule()
  lines.push(
    canvas.disc([margin + 20, y + 14], 20, look.color),
    canvas.icon(look.icon, [margin + 9, y + 3], 22, 'card-bg'),
  )
  add(canvas.text(title, { x: margin + 56, y: y + 25, width: inner - 56, size: 34, bold: true, smallest: 22 }), 72)
  if (headline !== undefined) paragraph(headline, 22, 'text', 5)
  if (reason !== undefined) paragraph(reason, 20, status.status === 'failed' ? 'failure' : 'muted', 4)
  for (const notice of notices) paragraph(notice, 20, 'pending', 3)
  y += 20
  for (const group of summary.changes) changeGroup(group)
  if (summary.hiddenChanges > 0)
    add(
      canvas.text(words.share.more(String(summary.hiddenChanges)), {
        x: margin,
        y,
        width: inner,
        size: 19,
        color: 'muted',
      }),
      40,
    )
  if (summary.holdings.length > 0) holdings()
  rule()
  for (const fact of facts) addFact(fact)
  if (link !== undefined) addCode(words.share.link, link.slice(0, 160), link.length > 160)
  const height = Math.round(y + edge)
  return {
    height,
    content: [
      canvas.box({ x: 0, y: 0, width, height }, 'inset-bg'),
      paper(height),
      testBand(summary, words, canvas, width, edge),
      ...lines,
    ],
  }

  function changeGroup({ caption, note, scam, rows, hidden }: ChangeGroup): void {
    rule()
    if (note !== undefined)
      lines.push(
        canvas.text(note, {
          x: end,
          y: y + 4,
          width: inner / 2 - 10,
          size: 17,
          color: scam ? 'failure' : 'muted',
          anchor: 'end',
        }),
      )
    add(
      canvas.text(caption, {
        x: margin,
        y: y + 4,
        width: note === undefined ? inner : inner / 2,
        size: 18,
        color: 'muted',
        bold: true,
      }),
      36,
    )
    for (const { who, amount, direction } of rows) {
      lines.push(canvas.text(who, { x: margin, y, width: inner * 0.46, size: 20 }))
      add(
        canvas.text(amount, {
          x: end,
          y,
          width: inner * 0.52,
          size: 20,
          anchor: 'end',
          smallest: 12,
          bold: true,
          color: direction === 'in' ? 'success' : 'text',
        }),
        32,
      )
    }
    if (hidden > 0)
      add(canvas.text(words.share.more(String(hidden)), { x: margin, y, width: inner, size: 18, color: 'muted' }), 32)
    y += 12
  }

  function holdings(): void {
    rule()
    add(
      canvas.text(words.share.jettons, { x: margin, y: y + 4, width: inner, size: 18, color: 'muted', bold: true }),
      36,
    )
    for (const { exact, note } of summary.holdings) {
      lines.push(canvas.text(exact, { x: margin, y, width: inner * 0.68, size: 20, smallest: 12, bold: true }))
      add(canvas.text(note, { x: end, y, width: inner * 0.3, size: 17, color: 'muted', anchor: 'end' }), 32)
    }
    if (summary.hasMoreHoldings)
      add(canvas.text(words.share.others, { x: margin, y, width: inner, size: 18, color: 'muted' }), 32)
    y += 12
  }

  function addFact({ term, value, code }: SummaryFact): void {
    if (code === true) return addCode(term, value, false)
    const values = wrapText(value, inner * 0.64, 20, 5)
    lines.push(canvas.text(term, { x: margin, y, width: inner * 0.34, size: 20, color: 'muted', smallest: 14 }))
    for (const line of values) add(canvas.text(line, { x: end, y, width: inner * 0.64, size: 20, anchor: 'end' }), 28)
    y += 10
  }

  /** A hash, an address or a link: whole, in as many lines as it takes. */
  function addCode(term: string, code: string, isCut: boolean): void {
    add(canvas.text(term, { x: margin, y, width: inner, size: 20, color: 'muted' }), 28)
    const size = 19
    for (const line of splitCode(isCut ? `${code}…` : code, Math.floor(inner / (size * codeWidth))))
      add(canvas.text(line, { x: margin, y, width: inner, size, code: true }), 26)
    y += 12
  }

  /** A sheet with a torn lower edge. */
  function paper(height: number): string {
    const [left, right, top, bottom] = [edge, width - edge, network.testOnly ? bandHeight + edge : edge, height - edge]
    const teeth = 28
    const step = (right - left) / teeth
    const zigzag = Array.from(
      { length: teeth },
      (_, at) => `L${round(right - (at + 0.5) * step)} ${bottom - 10}L${round(right - (at + 1) * step)} ${bottom}`,
    ).join('')
    return canvas.path(`M${left} ${top}H${right}V${bottom}${zigzag}Z`, 'card-bg')
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
