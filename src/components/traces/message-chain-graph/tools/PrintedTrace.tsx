import { useEffect, useRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../../react/display/display.ts'
import { formatNumber } from '../../../../text/format/intl.ts'
import type { EdgeLabel } from '../../../../graph/items/describeItem.ts'
import { graphToolsMessages } from '../../../../text/en/transactions/graphTools.ts'
import type { TraceModel } from '../../../../meaning/trace/model.ts'
import { useGraphContext } from '../useGraphContext.ts'
import { printTrace } from './printTrace.ts'

/** Props of {@link PrintedTrace}. */
export interface PrintedTraceProps {
  readonly trace: TraceModel
  readonly labels: ReadonlyMap<number, EdgeLabel> | undefined
}

/**
 * The whole trace, for printing; empty on screen. It is created when the page is printed, and
 * replaces the part of the graph that is in the viewport.
 */
export function PrintedTrace({ trace, labels }: PrintedTraceProps): ReactElement {
  const { locale } = useDisplay()
  const context = useGraphContext()
  const messages = useTexts('graphTools', graphToolsMessages)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const target = element.current
    const window = target?.parentElement
    if (target === null || window === null || window === undefined) return
    const query = matchMedia('print')
    // Without React, whose next commit would come after the page is printed.
    const update = (): void => {
      target.replaceChildren()
      delete window.dataset['print']
      if (!query.matches) return
      const content = printTrace(trace, context, labels)
      if (content !== undefined) target.append(...content)
      else target.textContent = messages.paperTooLarge(formatNumber(trace.transactions.length, locale))
      window.dataset['print'] = content === undefined ? 'notice' : 'trace'
    }
    update()
    query.addEventListener('change', update)
    return () => {
      query.removeEventListener('change', update)
      delete window.dataset['print']
    }
  }, [trace, labels, context, messages, locale])
  return <div part="message-chain-graph-print" ref={element} />
}
