import { maxMermaidEdges, mermaidText } from '../../../../graph/export/mermaidText.ts'
import { rasterize } from '../../../../graph/export/rasterize.ts'
import type { GraphContext } from '../../../../graph/items/context.ts'
import type { EdgeLabel } from '../../../../graph/items/describeItem.ts'
import { pictureGraph } from '../../../../graph/svg/traceSvg.ts'
import { writeGraphSvg } from '../../../../graph/svg/writeGraphSvg.ts'
import type { TraceGraph } from '../../../../graph/tree/traceGraph.ts'
import { plainText } from '../../../../service/rows/plainText.ts'
import type { TraceModel } from '../../../../meaning/trace/model.ts'
import { saveTrace } from '../../../../meaning/trace/savedTrace.ts'
import { judgeTrace } from '../../../../meaning/trace/verdict.ts'
import { downloadFile } from '../../../values/downloadFile.ts'

/** File format in which a graph can be saved. */
export type GraphFormat = 'svg' | 'png' | 'mermaid' | 'json'

/** Result of {@link saveGraph}. */
export type SaveResult =
  | {
      readonly saved: true
      /** Size of the picture relative to the graph, 0 to 1, when the graph is too large for a picture. */
      readonly scale?: number
    }
  /** The graph has more edges than a diagram can have. */
  | { readonly saved: false; readonly maximumEdges: number }

/** Options of {@link saveGraph}. */
export interface SaveOptions {
  readonly context: GraphContext
  /** Labels that replace those of messages. */
  readonly labels: ReadonlyMap<number, EdgeLabel> | undefined
  readonly theme: 'light' | 'dark'
}

/**
 * Saves a graph as a file. Pictures show the whole trace with its groups folded, the diagram shows
 * the visible items, and JSON holds the whole trace for `parseSavedTrace`.
 * @throws Error The browser could not make the picture.
 */
export async function saveGraph(format: GraphFormat, graph: TraceGraph, options: SaveOptions): Promise<SaveResult> {
  const { trace } = graph
  const name = `trace-${plainText(trace.transactions[0]?.hash)
    .replace(/[^\w-]/g, '')
    .slice(0, 12)}`
  if (format === 'json') {
    downloadFile(new Blob([saveTrace(trace)], { type: 'application/json' }), `${name}.json`)
    return { saved: true }
  }
  if (format === 'mermaid') {
    const text = mermaidText(graph, options.context)
    if (text === undefined) return { saved: false, maximumEdges: maxMermaidEdges }
    downloadFile(new Blob([text], { type: 'text/plain' }), `${name}.mmd`)
    return { saved: true }
  }
  const svg = tracePicture(trace, options)
  if (format === 'svg') {
    downloadFile(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`)
    return { saved: true }
  }
  const { blob, scale } = await rasterize(svg)
  downloadFile(blob, `${name}.png`)
  return { saved: true, ...(scale < 1 && { scale }) }
}

/** Draws the whole trace as an SVG document, in the language and with the names of the page. */
export function tracePicture(
  trace: TraceModel,
  { context, labels, theme, background }: SaveOptions & { readonly background?: 'page-bg' },
): string {
  const { messages } = context
  const { status, first } = judgeTrace(trace)
  const title = [messages.verdict[status], first === undefined ? undefined : messages.failure(first.failure)]
  return writeGraphSvg(pictureGraph(trace), context, {
    title: title.filter((words) => words !== undefined).join(': '),
    theme,
    labels,
    background,
  })
}
