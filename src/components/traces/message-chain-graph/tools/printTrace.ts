import type { GraphContext } from '../../../../graph/items/context.ts'
import { describeItem, type EdgeLabel } from '../../../../graph/items/describeItem.ts'
import { transactionFacts } from '../../../../graph/items/transactionFacts.ts'
import { sizes } from '../../../../graph/layouts/sizes.ts'
import { buildTraceGraph } from '../../../../graph/tree/traceGraph.ts'
import type { Transaction } from '../../../../service/rows/transaction.ts'
import type { TraceModel } from '../../../../meaning/trace/model.ts'
import { tracePicture } from './saveGraph.ts'

/** Traces with more cards or transactions are too small to read on paper, or take too many pages. */
const maxItems = 500
/** In a wider picture the text is less than half its size on a page, CSS pixels. */
const readableWidth = 1400
/** Levels by which lines are indented. */
const maxIndent = 24

/**
 * Draws a trace for printing: a picture as wide as the page, followed by lines of text where the
 * text of the picture would be too small. Without the picture where a content security policy forbids to parse it.
 * @returns Undefined for a trace that is too large.
 */
export function printTrace(
  trace: TraceModel,
  context: GraphContext,
  labels: ReadonlyMap<number, EdgeLabel> | undefined,
): Element[] | undefined {
  const picture = parseSvg(tracePicture(trace, { context, labels, theme: 'light', background: 'page-bg' }))
  const hasLines = trace.transactions.length <= maxItems
  // The lines say the same as a picture that may not be parsed.
  if (picture === undefined) return hasLines ? [printLines(trace, context)] : undefined
  if (picture.querySelectorAll('[role~="graphics-symbol"]').length > maxItems) return undefined
  const isWide = Number(picture.getAttribute('width')) > readableWidth
  return isWide && hasLines ? [picture, printLines(trace, context)] : [picture]
}

/** Parses a picture; undefined where a content security policy with Trusted Types forbids it. */
function parseSvg(svg: string): Element | undefined {
  try {
    return document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true)
  } catch {
    return undefined
  }
}

/** Writes a line for each transaction, indented below the one that caused it. */
function printLines(trace: TraceModel, context: GraphContext): HTMLElement {
  const { items, layout } = buildTraceGraph(trace)
  const list = document.createElement('ul')
  list.setAttribute('part', 'message-chain-graph-lines')
  for (const place of layout.order) {
    const item = items[place]
    if (item === undefined || item.transaction < 0) continue
    const { title, label } = describeItem(trace, item, context)
    const outcome = outcomeText(trace.transactions[item.transaction], context)
    const amounts = label?.amounts.map(({ text }) => text).join(' → ')
    const line = document.createElement('li')
    const indent = Math.min((layout.x[place] ?? 0) / (sizes.nodeWidth + sizes.columnGap), maxIndent)
    line.style.setProperty('margin-inline-start', `${12 * indent}px`)
    for (const words of [title, label?.operation, amounts, outcome]) {
      if (words === undefined || words === '') continue
      const part = document.createElement('bdi')
      part.textContent = words
      line.append(part, ' · ')
    }
    line.lastChild?.remove()
    list.append(line)
  }
  return list
}

function outcomeText(transaction: Transaction | undefined, context: GraphContext): string | undefined {
  if (transaction === undefined) return undefined
  const { status, note } = transactionFacts(transaction, context)
  return note ?? context.messages.outcome[status]
}
