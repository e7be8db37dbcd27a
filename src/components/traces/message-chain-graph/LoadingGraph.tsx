import type { ReactElement } from 'react'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'

/** Skeleton of the graph, of the same size. */
export function LoadingGraph(): ReactElement {
  return (
    <>
      <div part="message-chain-graph-summary" aria-hidden="true">
        <Skeleton like="Success" />
        <Skeleton like="12 transactions · 14 messages" />
      </div>
      <div part="message-chain-graph-window" data-layout="loading">
        <span part="message-chain-graph-ghosts" aria-hidden="true">
          <span part="message-chain-graph-ghost" />
          <span part="message-chain-graph-ghost" />
          <span part="message-chain-graph-ghost" />
        </span>
      </div>
    </>
  )
}
