import type { ReactElement } from 'react'
import { useMessages } from '../../../display/display.ts'
import { commonMessages } from '../../../locales/en/common.ts'
import { Skeleton } from '../../states/skeleton/Skeleton.tsx'

/** The graph before its trace has come, of the same size as after. */
export function LoadingGraph(): ReactElement {
  const { loading } = useMessages('common', commonMessages)
  return (
    <>
      <div part="message-chain-graph-summary" aria-hidden="true">
        <Skeleton like="Succeeded" />
        <Skeleton like="12 transactions · 14 messages" />
      </div>
      <div part="message-chain-graph-window" data-layout="loading">
        <span part="visually-hidden" role="status">
          {loading}
        </span>
        <span part="message-chain-graph-ghosts" aria-hidden="true">
          <span part="message-chain-graph-ghost" />
          <span part="message-chain-graph-ghost" />
          <span part="message-chain-graph-ghost" />
        </span>
      </div>
    </>
  )
}
