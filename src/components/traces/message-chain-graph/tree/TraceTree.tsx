import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  memo,
} from 'react'
import { useDisplay, useTexts } from '../../../../react/display/display.ts'
import { formatNumber } from '../../../../text/format/intl.ts'
import type { InitialFit } from '../../../../graph/camera/camera.ts'
import { overviewCamera, placeAt } from '../../../../graph/camera/overviewCamera.ts'
import type { GraphViewport } from '../../../../graph/camera/viewport.ts'
import { labelOf, type EdgeLabel } from '../../../../graph/items/describeItem.ts'
import { keyCommand, type KeyCommand } from '../../../../graph/tree/keyCommand.ts'
import { sizes } from '../../../../graph/layouts/sizes.ts'
import type { GraphLayout } from '../../../../graph/tree/traceGraph.ts'
import { graphMessages } from '../../../../text/en/transactions/graph.ts'
import type { TraceModel } from '../../../../meaning/trace/model.ts'
import type { Verdict } from '../../../../meaning/trace/verdict.ts'
import { ErrorState } from '../../../states/error-state/ErrorState.tsx'
import type { GraphView } from '../tools/GraphControls.tsx'
import type { GraphToolsState } from '../useGraphTools.ts'
import { GraphCard, type GraphEdge, type GraphNode } from './GraphCard.tsx'
import { runCommand } from './runCommand.ts'
import { useOverview } from './useOverview.ts'
import { useTreeNavigation } from './useTreeNavigation.ts'
import { useViewport } from './useViewport.ts'
import { useVisibleItems } from './useVisibleItems.ts'
import type { EdgePath } from '../../../../graph/tree/edgePaths.ts'
import { useHydrated } from '../../../../react/display/useStore.ts'

/** Props of {@link TraceTree} and of the other views of the graph. */
export interface TraceTreeProps {
  readonly trace: TraceModel
  readonly verdict: Verdict
  readonly selected: string | undefined
  readonly onSelect: (hash: string) => void
  readonly onOpen: ((hash: string) => void) | undefined
  readonly renderNode: ((node: GraphNode) => ReactNode) | undefined
  readonly renderEdge: ((edge: GraphEdge) => ReactNode) | undefined
  readonly nodeHeight: number | undefined
  readonly layout: GraphLayout | undefined
  readonly firstView: number
  readonly foldHops: boolean
  readonly initialFit: InitialFit
  readonly letterKeys: boolean
  readonly view: GraphView
  /** Views to choose from. */
  readonly views: readonly GraphView[]
  readonly onViewChange: (view: GraphView) => void
  /** Labels that replace those of messages, by index of the message. */
  readonly labels: ReadonlyMap<number, EdgeLabel> | undefined
  /** The lazy-loaded tools. */
  readonly lazy: GraphToolsState
}

const noHits: ReadonlySet<number> = new Set()

/** The transactions of a trace as a tree of cards, moved by pointer, touch and keyboard. */
export function TraceTree(props: TraceTreeProps): ReactElement {
  const { trace, verdict, onSelect, labels, view, lazy } = props
  const { locale } = useDisplay()
  const messages = useTexts('graph', graphMessages)
  const help = useId()
  const window = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const viewport = useRef<GraphViewport>(undefined)
  const [follow, setFollow] = useState(false)
  const [panel, setPanel] = useState<'search' | 'sent'>()
  const [found, setFound] = useState(noHits)
  const navigation = useTreeNavigation(trace, verdict, {
    ...props,
    hops: props.foldHops,
    plumbing: view === 'actions',
    container: world,
    reveal: (at) => viewport.current?.reveal(at),
  })
  const { graph, place, selectedPlace, selectedInHop, goTo } = navigation
  const { items, layout, placeById } = graph

  const select = (at: number): void => {
    const hash = trace.transactions[items[at]?.transaction ?? -1]?.hash
    if (hash !== undefined) onSelect(hash)
  }
  const { frame, mirrored, probe } = useViewport(graph, {
    element: window,
    world,
    viewportRef: viewport,
    anchor: items[place]?.id,
    initialFit: props.initialFit,
    onMove: () => setFollow(false),
    onPress: (x, y) => {
      if (frame?.detail !== 'overview' || viewport.current === undefined) return
      const camera = overviewCamera(viewport.current.camera(), graph, viewport.current.size())
      const at = placeAt(graph, camera, x, y)
      if (at < 0) return
      goTo(at, true)
      select(at)
    },
  })
  // A page that draws the graph itself measures before it renders cards, so that none is rendered twice.
  const isListed = !useHydrated() && frame === undefined
  const { places, paths } = useVisibleItems(graph, frame, place, mirrored, isListed)
  useOverview(canvas, viewport, graph, { selected: selectedPlace, current: place, found }, mirrored)

  const run = (command: KeyCommand): boolean | void =>
    runCommand(command, { ...props, navigation, viewport: viewport.current, mirrored, select, setPanel })
  const cardAt = (event: MouseEvent): number | undefined =>
    placeById.get(closest(event, '[data-id]')?.getAttribute('data-id') ?? '')
  const onKeyDown = (event: KeyboardEvent): void => {
    const command = keyCommand(event, graph, place, { mirrored, letters: props.letterKeys })
    if (command !== undefined && run(command) !== false) event.preventDefault()
  }
  const onClick = (event: MouseEvent): void => {
    const at = cardAt(event)
    if (at === undefined) return
    const isFold = closest(event, '[part~="message-chain-graph-fold"], [part~="message-chain-graph-via"]') !== null
    if (isFold || items[at]?.group !== undefined) return navigation.toggleGroup(at)
    goTo(at, true)
    if (closest(event, '[part~="message-chain-graph-toggle"]') !== null)
      navigation.setBranches([at], items[at]?.state === 'open' ? 'closed' : 'open')
    else select(at)
  }
  const onDoubleClick = (event: MouseEvent): void => {
    const at = cardAt(event)
    if (at !== undefined) run({ do: 'details', at })
  }

  const failures = verdict.failures.length
  const { tools } = lazy
  return (
    <div
      part="message-chain-graph-window"
      ref={window}
      data-layout={isListed ? 'flow' : 'placed'}
      data-detail={frame?.detail}
    >
      <span part="message-chain-graph-probe" ref={probe} aria-hidden="true" />
      <span part="visually-hidden" id={help}>
        {messages.help}
      </span>
      <canvas part="message-chain-graph-canvas" ref={canvas} aria-hidden="true" />
      <div part="message-chain-graph-world" ref={world}>
        <GraphEdges paths={paths} />
        <div
          role="tree"
          part="message-chain-graph-tree"
          aria-label={messages.tree(
            messages.transactions(trace.transactions.length, locale),
            messages.messages(trace.messages.length, locale),
            failures === 0 ? undefined : formatNumber(failures, locale),
          )}
          aria-describedby={help}
          tabIndex={-1}
          {...navigation.handlers}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onDoubleClick={onDoubleClick}
        >
          {places.map((at) => {
            const item = items[at]
            if (item === undefined) return null
            const x = (layout.x[at] ?? 0) - (frame?.origin.x ?? 0)
            return (
              <GraphCard
                key={item.id}
                trace={trace}
                item={item}
                level={(layout.column[at] ?? 0) + 1}
                x={mirrored ? -x : x}
                y={(layout.y[at] ?? 0) - (frame?.origin.y ?? 0)}
                height={graph.height[at] ?? sizes.endHeight}
                brief={frame !== undefined && frame.detail !== 'full'}
                selected={at === selectedPlace && selectedInHop === undefined}
                selectedInHop={at === selectedPlace ? selectedInHop : undefined}
                current={at === place}
                found={found.has(item.transaction)}
                label={labelOf(labels, item)}
                renderNode={props.renderNode}
                renderEdge={props.renderEdge}
              />
            )
          })}
        </div>
      </div>
      <span part="message-chain-graph-hint" data-kind="zoom" aria-hidden="true">
        {messages.zoomHint}
      </span>
      <span part="message-chain-graph-hint" data-kind="touch" aria-hidden="true">
        {messages.touchHint}
      </span>
      {lazy.error !== null && (
        <div part="message-chain-graph-controls" data-controls="">
          <ErrorState error={lazy.error} onRetry={lazy.retry} />
        </div>
      )}
      {tools !== undefined && frame !== undefined && (
        <tools.GraphControls
          {...props}
          navigation={navigation}
          viewport={viewport}
          mirrored={mirrored}
          run={run}
          follow={follow}
          onFollow={setFollow}
          panel={panel}
          onPanel={setPanel}
          found={found}
          onFound={setFound}
        />
      )}
    </div>
  )
}

function closest({ target }: MouseEvent, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null
}

/** The edges in view: one path for each parent and kind of message. */
const GraphEdges = memo(function GraphEdges({ paths }: { readonly paths: readonly EdgePath[] }): ReactElement {
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
