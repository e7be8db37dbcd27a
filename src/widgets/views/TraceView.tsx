'use client'
import type { ReactElement } from 'react'
import { cardState } from '../../components/lists/queryState.ts'
import {
  MessageChainGraph,
  type MessageChainGraphProps,
} from '../../components/traces/message-chain-graph/MessageChainGraph.tsx'
import { useTrace } from '../../react/hooks/traces/useTrace.ts'
import type { FoundTrace, TraceId } from '../../react/query/traceQueryOptions.ts'
import { type QueryProps, View, type ViewProps } from './View.tsx'

/** Props of {@link TraceView}; the rest go to the {@link MessageChainGraph}. */
export interface TraceViewProps extends ViewProps<FoundTrace>, Omit<MessageChainGraphProps, 'trace' | QueryProps> {
  /**
   * Hash of any transaction or message of the trace, in any form, or the message that a wallet signed; undefined while
   * there is none yet: nothing is requested.
   */
  readonly hash: TraceId | undefined
  /** Requests a trace again until it has ended. @default true */
  readonly live?: boolean | undefined
}

/** Loads a trace by any hash of it, and shows it as a {@link MessageChainGraph}. */
export function TraceView({ hash, live = true, onResult, renderLoading, ...rest }: TraceViewProps): ReactElement {
  const query = useTrace(hash, live ? {} : { refetchInterval: false })
  return (
    <View query={query} data={query.data} onResult={onResult} renderLoading={renderLoading}>
      <MessageChainGraph {...rest} {...cardState(query)} trace={query.trace} />
    </View>
  )
}
