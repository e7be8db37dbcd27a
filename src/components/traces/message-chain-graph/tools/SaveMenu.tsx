import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../../react/display/display.ts'
import { formatNumber } from '../../../../text/format/intl.ts'
import type { EdgeLabel } from '../../../../graph/items/describeItem.ts'
import type { TraceGraph } from '../../../../graph/tree/traceGraph.ts'
import { graphToolsMessages } from '../../../../text/en/transactions/graphTools.ts'
import { useRovingFocus } from '../../../parts/roving-focus/useRovingFocus.ts'
import { useGraphContext } from '../useGraphContext.ts'
import { saveGraph, type GraphFormat } from './saveGraph.ts'

const formats: readonly GraphFormat[] = ['svg', 'png', 'mermaid', 'json']

/** Props of {@link SaveMenu}. */
export interface SaveMenuProps {
  readonly graph: TraceGraph
  readonly labels: ReadonlyMap<number, EdgeLabel> | undefined
  readonly onClose: () => void
}

/** The menu of file formats. Escape or a press outside closes it. */
export function SaveMenu({ graph, labels, onClose }: SaveMenuProps): ReactElement {
  const { locale } = useDisplay()
  const context = useGraphContext()
  const messages = useTexts('graphTools', graphToolsMessages)
  const menu = useRef<HTMLDivElement>(null)
  const [report, setReport] = useState('')
  const { handlers } = useRovingFocus({
    container: menu,
    items: formats,
    itemKey: (format) => format,
    orientation: 'vertical',
    wraps: true,
    autoFocus: formats[0],
  })

  const save = async (format: GraphFormat): Promise<void> => {
    try {
      const theme =
        menu.current !== null && getComputedStyle(menu.current).colorScheme.includes('dark') ? 'dark' : 'light'
      const result = await saveGraph(format, graph, { context, labels, theme })
      if (result.saved && result.scale === undefined) return onClose()
      const percent = new Intl.NumberFormat(locale, { style: 'percent' })
      setReport(
        result.saved
          ? messages.exportSmaller(percent.format(result.scale ?? 1))
          : messages.exportTooLarge(formatNumber(result.maximumEdges, locale)),
      )
    } catch {
      setReport(messages.exportFailed)
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    handlers.onKeyDown(event)
    if (event.key !== 'Escape' && event.key !== 'Tab') return
    event.preventDefault()
    onClose()
  }
  return (
    <div
      part="message-chain-graph-panel message-chain-graph-menu"
      onBlur={(event) => {
        const to = event.relatedTarget
        if (!(to instanceof Node && event.currentTarget.contains(to)) && to !== null) onClose()
      }}
    >
      <div role="menu" aria-label={messages.export} ref={menu} tabIndex={-1} {...handlers} onKeyDown={onKeyDown}>
        {formats.map((format) => (
          <button
            key={format}
            data-id={format}
            type="button"
            role="menuitem"
            part="message-chain-graph-choice"
            tabIndex={-1}
            onClick={() => void save(format)}
          >
            {messages.exportAs[format]}
          </button>
        ))}
      </div>
      <p part="message-chain-graph-told" role="status">
        {report}
      </p>
    </div>
  )
}
