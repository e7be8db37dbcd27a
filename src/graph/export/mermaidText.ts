import { plainText } from '../../service/rows/plainText.ts'
import type { GraphContext } from '../items/context.ts'
import { describeItem, itemAddress } from '../items/describeItem.ts'
import { accountTitle } from '../items/accountTitle.ts'
import type { TraceGraph } from '../tree/traceGraph.ts'

/** Mermaid refuses to draw more edges. */
export const maxMermaidEdges = 500

/** Writes a graph as a Mermaid flowchart; undefined when it has more edges than Mermaid draws. */
export function mermaidText({ trace, items }: TraceGraph, context: GraphContext): string | undefined {
  if (items.length - 1 > maxMermaidEdges) return undefined
  const lines = ['flowchart LR']
  items.forEach((item, place) => {
    const { title, target, status, label, via } = describeItem(trace, item, context)
    const address = itemAddress(trace, item)
    const group =
      item.group === undefined || address === null || address === undefined ? undefined : accountTitle(address, context)
    const words = [title, target, group, via].filter((word) => word !== undefined).join(' ')
    lines.push(`  n${place}["${escapeMermaid(words)}"]${status === 'failed' ? ':::failed' : ''}`)
    if (item.parent < 0) return
    lines.push(`  n${item.parent} -->${label === undefined ? '' : `|"${escapeMermaid(label.operation)}"|`} n${place}`)
  })
  return `${[...lines, '  classDef failed stroke:#b3261e,stroke-width:2px'].join('\n')}\n`
}

/** Escapes text for a quoted Mermaid label. */
function escapeMermaid(words: string): string {
  return plainText(words, { maximum: 60 }).replace(/[^\p{L}\p{N} .,…×:_-]/gu, (sign) => `#${sign.codePointAt(0)};`)
}
