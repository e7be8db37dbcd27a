import type { ReactElement } from 'react'
import { useTexts } from '../../../../react/display/display.ts'
import { graphToolsMessages } from '../../../../text/en/transactions/graphTools.ts'
import { TraceOutline } from '../../trace-outline/TraceOutline.tsx'
import { GraphToolbar } from '../tools/GraphToolbar.tsx'
import { PrintedTrace } from '../tools/PrintedTrace.tsx'
import type { TraceTreeProps } from '../tree/TraceTree.tsx'

/** The trace as text, for viewports that are too narrow for a tree of cards. */
export function OutlineView({
  trace,
  selected,
  onSelect,
  view,
  views,
  onViewChange,
  labels,
}: TraceTreeProps): ReactElement {
  const messages = useTexts('graphTools', graphToolsMessages)
  const tools = views.map((choice) => ({
    icon: choice,
    name: messages.views[choice],
    on: choice === view,
    act: () => onViewChange(choice),
  }))
  return (
    <div part="message-chain-graph-window" data-view="outline">
      <TraceOutline trace={trace} selected={selected} onSelect={onSelect} />
      <div part="message-chain-graph-controls" data-controls="">
        <GraphToolbar tools={tools} />
      </div>
      <PrintedTrace trace={trace} labels={labels} />
    </div>
  )
}
