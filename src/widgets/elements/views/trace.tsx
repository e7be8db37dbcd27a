import type { ReactElement } from 'react'
import graph from '../../../components/traces/message-chain-graph/message-chain-graph.css?inline'
import outline from '../../../components/traces/trace-outline/trace-outline.css?inline'
import opcode from '../../../components/values/opcode/opcode.css?inline'
import { TraceView } from '../../views/TraceView.tsx'
import type { WidgetProps } from '../defineWidget.ts'

export const styles = [opcode, outline, graph]

interface Values {
  readonly hash: string | undefined
  readonly height: number | undefined
}

/** Graph of the trace of a transaction. */
export default function TraceContent({
  values: { hash, height },
  view,
  emit,
  open,
}: WidgetProps<Values>): ReactElement {
  return (
    <TraceView
      {...view}
      hash={hash}
      height={height}
      onSelect={(key) => emit('tonlens-select', { kind: 'transaction', key })}
      onOpen={(key) => open('transaction', key)}
    />
  )
}
