import { skipToken } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import graph from '../../../components/traces/message-chain-graph/message-chain-graph.css?inline'
import outline from '../../../components/traces/trace-outline/trace-outline.css?inline'
import { MessageChainGraph } from '../../../components/traces/message-chain-graph/MessageChainGraph.tsx'
import opcode from '../../../components/values/opcode/opcode.css?inline'
import { useTraces } from '../../../react/hooks/endpoints/traces.ts'
import type { ViewProps } from '../defineWidget.ts'
import { LoadingSlot } from '../LoadingSlot.tsx'
import { useReport } from '../useReport.ts'
import { cardState, isLoading } from '../../../components/lists/queryState.ts'

export const styles = [opcode, outline, graph]

interface Values {
  readonly hash: string | undefined
  readonly height: number | undefined
}

/** Graph of the trace of a transaction. */
export default function TraceView({ values: { hash, height }, emit, open }: ViewProps<Values>): ReactElement {
  const query = useTraces(hash === undefined ? skipToken : { tx_hash: [hash] })
  useReport(query, emit)
  if (isLoading(query)) {
    return (
      <LoadingSlot>
        <MessageChainGraph loading height={height} />
      </LoadingSlot>
    )
  }
  return (
    <MessageChainGraph
      trace={query.data?.traces[0]}
      height={height}
      {...cardState(query)}
      onSelect={(key) => emit('tonlens-select', { kind: 'transaction', key })}
      onOpen={(key) => open('transaction', key)}
    />
  )
}
