import { statusIcons } from '../../../text/format/icons.ts'
import type { ColorToken } from '../../items/colors.ts'
import type { ShareContext } from '../summary/context.ts'
import type { Summary } from '../summary/summary.ts'
import type { Canvas } from './canvas.ts'

/** Color and icon of each status. */
export const statusLooks = {
  success: { color: 'success', icon: statusIcons.success },
  failed: { color: 'failure', icon: statusIcons.failed },
  pending: { color: 'pending', icon: statusIcons.pending },
  skipped: { color: 'skipped', icon: statusIcons.skipped },
  unknown: { color: 'skipped', icon: statusIcons.unknown },
} as const satisfies Readonly<Record<Summary['status']['status'], { color: ColorToken; icon: string }>>

/** Height of the band of a test network. */
export const bandHeight = 56

/** A band across the picture of a test network: nobody takes its coins for real ones. */
export function testBand(
  { network }: Summary,
  words: ShareContext['words'],
  canvas: Canvas,
  width: number,
  margin: number,
): string {
  if (!network.testOnly) return ''
  return (
    canvas.box({ x: 0, y: 0, width, height: bandHeight }, 'pending') +
    canvas.text(words.share.testNetwork, {
      x: width / 2,
      y: 37,
      width: width - 2 * margin,
      size: 25,
      color: 'page-bg',
      bold: true,
      anchor: 'middle',
    })
  )
}

/** The network, and what the picture shows, in one line. */
export function headerLine(
  summary: Summary,
  canvas: Canvas,
  { width, margin, y, size }: { width: number; margin: number; y: number; size: number },
): string {
  const { network, label } = summary
  const color = network.testOnly ? 'pending' : ((network.color as `#${string}` | undefined) ?? 'accent')
  const half = (width - 2 * margin) / 2
  return (
    canvas.disc([margin + size * 0.4, y - size * 0.34], size * 0.4, color) +
    canvas.text(network.name, { x: margin + size * 1.2, y, width: half - size * 1.5, size, bold: true }) +
    canvas.text(label, { x: width - margin, y, width: half, size, color: 'muted', anchor: 'end' })
  )
}
