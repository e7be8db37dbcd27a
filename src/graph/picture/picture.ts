import { createCanvas } from './svg/canvas.ts'
import { ogAccount } from './svg/ogAccount.ts'
import { ogPicture } from './svg/ogPicture.ts'
import { receiptPicture } from './svg/receiptPicture.ts'
import type { PictureOptions, PictureSubject } from './subject.ts'
import { shareContext } from './summary/context.ts'
import { describeSubject, writeText } from './text/describeAsText.ts'

/**
 * Draws a trace, a transaction or an account as an SVG document: for a link preview, or as a receipt. Needs no DOM, so
 * it works on servers, in workers and in browsers; the same input gives the same bytes. Foreign text is cleaned,
 * escaped and cut to its place, and nothing in the picture loads or runs anything.
 * @example
 * ```ts
 * import { traces } from 'tonlens/endpoints'
 * const answer = await client.request(traces, { tx_hash: [hash], include_actions: true })
 * const [trace] = answer.traces
 * const svg = trace && picture({ trace }, { names: answer, network: client.network })
 * ```
 */
export function picture(subject: PictureSubject, options: PictureOptions = {}): string {
  const { size = 'og', theme = 'light', locale = 'en' } = options
  const { words } = shareContext(options)
  const summary = describeSubject(subject, options)
  const title = [summary.status.word, summary.headline].filter((part) => part !== undefined).join(': ')
  const description = writeText(summary, words)
  if (size === 'receipt') {
    const canvas = createCanvas(720, theme, locale)
    const { content, height } = receiptPicture(summary, words, canvas)
    return canvas.document(height, title, description, content)
  }
  const canvas = createCanvas(1200, theme, locale)
  const content = summary.kind === 'account' ? ogAccount(summary, words, canvas) : ogPicture(summary, words, canvas)
  return canvas.document(630, title, description, content)
}
