import { opcodeHex } from '../../../model/opcode.ts'
import type { Display } from '../../../display/display.ts'
import { describeName } from '../../../display/names.ts'
import { traceSvg } from '../../../graph/svg/traceSvg.ts'
import { shortAddress } from '../../../format/address.ts'
import { opcodeWords } from '../../../format/opcodeWords.ts'
import { plainText } from '../../../model/text.ts'
import { alikeIn } from '../../../trace/alike.ts'
import { saveTrace } from '../../../trace/savedTrace.ts'
import type { TraceModel } from '../../../trace/model.ts'
import { downloadFile } from '../../values/downloadFile.ts'
import type { Drawing } from './drawing.ts'

/** Form in which a graph can be saved. */
export type ExportForm = 'svg' | 'png' | 'mermaid' | 'json'

/** How it went. */
export type ExportResult =
  | {
      readonly done: true
      /** Size of the picture, of that at which it is drawn, where that was too large; 0 to 1. */
      readonly scale?: number
    }
  /** More messages than a diagram can have. */
  | { readonly done: false; readonly most: number }

/** More edges Mermaid refuses to draw. */
const mermaidEdges = 500
/** Chromium draws no larger canvas; other browsers bear fewer pixels in all. */
const canvasSide = 16_384
const canvasArea = 64 * 1024 * 1024

/**
 * Saves what is drawn to a file of the reader's. Pictures show the whole trace with its groups
 * folded, the diagram what is shown, JSON the whole trace for `parseSavedTrace`.
 */
export async function saveGraph(
  form: ExportForm,
  drawing: Drawing,
  { element, display }: { readonly element: Element | null; readonly display: Display },
): Promise<ExportResult> {
  const { trace } = drawing
  const name = `trace-${plainText(trace.transactions[0]?.hash).replace(/[^\w-]/g, '').slice(0, 12)}`
  if (form === 'json') {
    downloadFile(new Blob([saveTrace(trace)], { type: 'application/json' }), `${name}.json`)
    return { done: true }
  }
  if (form === 'mermaid') {
    const text = mermaidText(drawing, display)
    if (text === undefined) return { done: false, most: mermaidEdges }
    downloadFile(new Blob([text], { type: 'text/plain' }), `${name}.mmd`)
    return { done: true }
  }
  const svg = pictureOf(trace, display, isDark(element) ? 'dark' : 'light')
  if (form === 'svg') {
    downloadFile(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`)
    return { done: true }
  }
  const { blob, scale } = await rasterize(svg)
  downloadFile(blob, `${name}.png`)
  return { done: true, ...(scale < 1 && { scale }) }
}

function nameIn({ names }: Display): (account: string) => string | undefined {
  return (account) => {
    const { name, kind } = describeName(names.addressBookRow(account), names.metadata(account))
    return kind === 'domain' ? name : undefined
  }
}

/** The whole trace as an SVG document. */
export function pictureOf(trace: TraceModel, display: Display, theme: 'light' | 'dark'): string {
  const { nativeCoin, locale } = display
  return traceSvg(trace, { theme, nameOf: nameIn(display), coin: nativeCoin, locale })
}

/** What is shown as a Mermaid flowchart; undefined when it has more edges than Mermaid draws. */
export function mermaidText(drawing: Drawing, display: Display): string | undefined {
  const { trace, items } = drawing
  if (items.length - 1 > mermaidEdges) return undefined
  const nameOf = nameIn(display)
  const { failed } = alikeIn(trace)
  const lines = ['flowchart LR']
  items.forEach(({ transaction, message, group, kind, parent }, place) => {
    const edge = trace.messages[message]?.message
    const address = trace.transactions[transaction]?.account ?? edge?.destination
    const account = address === null || address === undefined ? kind : (nameOf(address) ?? shortAddress(address))
    const words = group === undefined ? account : `${group.count} × ${account}`
    lines.push(`  n${place}["${mermaidWords(words)}"]${failed[transaction] === 1 || (group?.failed ?? 0) > 0 ? ':::failed' : ''}`)
    if (parent < 0) return
    const asked = edge === undefined ? undefined : (opcodeWords(edge.opcode, edge.decoded_opcode, display.messages.opcode) ?? opcodeHex(edge.opcode))
    lines.push(`  n${parent} -->${asked === undefined ? '' : `|"${mermaidWords(asked)}"|`} n${place}`)
  })
  return `${[...lines, '  classDef failed stroke:#b3261e,stroke-width:2px'].join('\n')}\n`
}

/** Text within quotes: nothing in it ends them, starts a tag or means anything to Mermaid. */
function mermaidWords(words: string): string {
  return plainText(words, { maximum: 60 }).replace(/[^\p{L}\p{N} .,…×:_-]/gu, (sign) => `#${sign.codePointAt(0)};`)
}

function isDark(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).colorScheme.includes('dark')
}

/** Draws an SVG document, made by ourselves and loading nothing, as a PNG. */
async function rasterize(svg: string): Promise<{ blob: Blob; scale: number }> {
  const [, width = 1, height = 1] = (/width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []).map(Number)
  const most = Math.min(canvasSide / width, canvasSide / height, Math.sqrt(canvasArea / (width * height)))
  // Twice the size is sharp on the screens of today.
  const scale = Math.min(2, most)
  const image = new Image()
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.floor(width * scale))
    canvas.height = Math.max(1, Math.floor(height * scale))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    if (blob === null) throw new Error('The canvas made no picture.')
    return { blob, scale }
  } finally {
    URL.revokeObjectURL(url)
  }
}
