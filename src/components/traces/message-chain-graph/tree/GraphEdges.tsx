import { memo, type ReactElement } from 'react'
import type { EdgePath } from '../../../../graph/tree/edgePaths.ts'

/** The edges in view: one path for each parent and kind of message. */
export const GraphEdges = memo(function GraphEdges({ paths }: { readonly paths: readonly EdgePath[] }): ReactElement {
  return (
    <svg part="message-chain-graph-edges" width="1" height="1" aria-hidden="true" focusable="false">
      {paths.map(({ id, kind, d }) => (
        <path
          key={`${kind} ${id}`}
          part="message-chain-graph-edge"
          data-kind={kind}
          d={d}
          fill="none"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
})
