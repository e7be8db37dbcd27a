import type { ReactElement, ReactNode } from 'react'
import type { TraceWalk } from './useTraceWalk.ts'

interface TraceScrollerProps {
  readonly walk: TraceWalk
  readonly children: ReactNode
}

/** The box in which the lines of a trace scroll, and a line out of sight by which they are measured. */
export function TraceScroller({ walk: { scroller, probe, isPaged }, children }: TraceScrollerProps): ReactElement {
  return (
    <>
      <div ref={scroller} part="trace-scroller" data-scroll={isPaged ? 'page' : undefined}>
        {children}
      </div>
      <div ref={probe} part="trace-line trace-probe" aria-hidden="true">
        <span part="trace-account">0</span>
      </div>
    </>
  )
}
