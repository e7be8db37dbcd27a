import type { ShareContext } from '../summary/context.ts'
import type { HeldAmount, Summary } from '../summary/summary.ts'
import type { Canvas } from './canvas.ts'
import { bandHeight, headerLine, statusLooks, testBand } from './header.ts'
import { footer } from './ogPicture.ts'

const width = 1200
const height = 630
const margin = 64
const inner = width - 2 * margin
/** Most jettons in the picture. */
const maxTiles = 3

/** Draws the picture of an account for a link preview. */
export function ogAccount(summary: Summary, words: ShareContext['words'], canvas: Canvas): string[] {
  const { status, headline = '', facts, holdings, hasMoreHoldings } = summary
  const value = (id: Summary['facts'][number]['id']) => facts.find((fact) => fact.id === id)?.value ?? ''
  const look = statusLooks[status.status]
  const shift = summary.network.testOnly ? bandHeight - 16 : 0
  const type = [value('type'), status.word].filter((word) => word !== '').join('  ·  ')
  const shown = holdings.slice(0, maxTiles)
  const hasMore = hasMoreHoldings || holdings.length > shown.length
  return [
    canvas.box({ x: 0, y: 0, width, height }, 'page-bg'),
    canvas.box({ x: 0, y: 0, width: 14, height }, look.color),
    testBand(summary, words, canvas, width, margin),
    headerLine(summary, canvas, { width, margin, y: 84 + shift, size: 28 }),
    canvas.text(headline, { x: margin, y: 172 + shift, width: inner, size: 60, bold: true, smallest: 36 }),
    canvas.text(value('account'), { x: margin, y: 216 + shift, width: inner, size: 26, color: 'muted', code: true }),
    canvas.disc([margin + 9, 253 + shift], 8, look.color),
    canvas.text(type, { x: margin + 30, y: 262 + shift, width: inner - 30, size: 26, color: 'muted' }),
    canvas.text(value('balance'), { x: margin, y: 366 + shift, width: inner, size: 80, bold: true, smallest: 32 }),
    ...tiles(shown, hasMore, 400 + shift, words, canvas),
    footer(summary, canvas),
  ]
}

function tiles(
  holdings: readonly HeldAmount[],
  hasMore: boolean,
  top: number,
  words: ShareContext['words'],
  canvas: Canvas,
): string[] {
  if (holdings.length === 0) return []
  const others = hasMore ? 150 : 0
  const gap = 20
  const tile = Math.floor((inner - others - gap * (maxTiles - 1)) / maxTiles)
  return [
    ...holdings.map(({ amount, note }, at) => {
      const x = margin + at * (tile + gap)
      return [
        canvas.box({ x, y: top, width: tile, height: 92, radius: 16 }, 'inset-bg'),
        canvas.text(amount, { x: x + 20, y: top + 42, width: tile - 40, size: 30, bold: true, smallest: 16 }),
        canvas.text(note, { x: x + 20, y: top + 74, width: tile - 40, size: 20, color: 'muted' }),
      ].join('')
    }),
    hasMore
      ? canvas.text(words.share.others, {
          x: width - margin,
          y: top + 54,
          width: others - 10,
          size: 24,
          color: 'muted',
          anchor: 'end',
          smallest: 18,
        })
      : '',
  ]
}
