import {
  Handle,
  Position,
  ReactFlow,
  ReactFlowProvider,
  type Edge,
  type Node,
  type NodeProps,
  type ReactFlowInstance,
} from '@xyflow/react'
import { memo } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { LayoutInput } from '../../../src/graph/layouts/layoutTop.ts'
import type { Corners } from './peerLayouts.ts'

/** A graph that is shown and can be moved. */
export interface OpenGraph {
  /** Moves the drawing by screen pixels. */
  readonly pan: (x: number, y: number) => void
  /** True once cards, and lines where there are any, can be seen. */
  readonly isDrawn: () => boolean
  readonly close: () => void
}

type CardNode = Node<{ name: string; note: string }, 'card'>

const Card = memo(({ data }: NodeProps<CardNode>) => (
  <div
    style={{ width: '100%', height: '100%', background: '#fff', border: '1px solid #ccc', borderRadius: 8, padding: 6 }}
  >
    <Handle type="target" position={Position.Left} />
    <b>{data.name}</b>
    <div>{data.note}</div>
    <Handle type="source" position={Position.Right} />
  </div>
))
const nodeTypes = { card: Card }

/**
 * React Flow at its best: sizes and handles are given, so that it need not measure.
 * @param culled Renders only what is in view.
 */
export function openFlow(input: LayoutInput, { x, y }: Corners, culled: boolean): OpenGraph {
  const { parent, height, nodeWidth } = input
  const nodes = Array.from(x, (left, at): CardNode => {
    const size = { width: nodeWidth, height: height[at] ?? 0 }
    return {
      id: String(at),
      type: 'card',
      position: { x: left, y: y[at] ?? 0 },
      data: { name: `Transaction ${at}`, note: 'Fee 0.002 GRAM' },
      ...size,
      ...(culled && {
        measured: size,
        handles: [
          { type: 'target', position: Position.Left, x: 0, y: size.height / 2, width: 1, height: 1 },
          { type: 'source', position: Position.Right, x: nodeWidth, y: size.height / 2, width: 1, height: 1 },
        ],
      }),
    }
  })
  const edges = Array.from(x, (_, at): Edge => ({
    id: `to ${at}`,
    source: String(parent[at]),
    target: String(at),
    type: 'smoothstep',
    label: '0.1 GRAM',
  })).slice(1)
  const host = document.body.appendChild(document.createElement('div'))
  Object.assign(host.style, { width: '1280px', height: '800px' })
  let flow: ReactFlowInstance<CardNode> | undefined
  const root = createRoot(host)
  // The root is in view, wherever the layout has put it.
  const view = { x: 24 - (x[0] ?? 0), y: 400 - (y[0] ?? 0), zoom: 1 }
  flushSync(() =>
    root.render(
      <ReactFlowProvider>
        <ReactFlow
          defaultNodes={nodes}
          defaultEdges={edges}
          nodeTypes={nodeTypes}
          defaultViewport={view}
          minZoom={0.0001}
          nodesDraggable={false}
          nodesConnectable={false}
          onlyRenderVisibleElements={culled}
          onInit={(instance) => (flow = instance)}
        />
      </ReactFlowProvider>,
    ),
  )
  return {
    pan: (across, down) => {
      view.x += across
      view.y += down
      void flow?.setViewport({ ...view })
    },
    isDrawn: () => {
      const card = host.querySelector('.react-flow__node')
      const lines = nodes.length < 2 || host.querySelector('.react-flow__edge') !== null
      return card !== null && getComputedStyle(card).visibility === 'visible' && lines
    },
    close: () => {
      root.unmount()
      host.remove()
    },
  }
}
