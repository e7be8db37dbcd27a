'use client'
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useRows } from '../../../react/display/useRows.ts'
import { actionShape } from '../../../service/rows/shapes/tables.ts'
import { partNames } from '../../../react/display/partNames.ts'
import type { InitialFit } from '../../../graph/camera/camera.ts'
import type { EdgeLabel } from '../../../graph/items/describeItem.ts'
import type { GraphLayout } from '../../../graph/tree/traceGraph.ts'
import { graphMessages } from '../../../text/en/transactions/graph.ts'
import type { Action } from '../../../service/rows/action.ts'
import type { TraceSource } from '../../../meaning/trace/assemble.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import { observeSizes, useBrowserLayoutEffect } from '../../parts/window/observeSizes.ts'
import { FrameMessages } from '../../states/frame/FrameMessages.tsx'
import { frameState, isContent, isLoadingContent, type StateProps } from '../../states/frame/frameState.ts'
import { useControlledSelection, useTraceModel } from '../trace-outline/useTraceModel.ts'
import { GraphSummary } from './GraphSummary.tsx'
import { LoadingGraph } from './LoadingGraph.tsx'
import type { GraphView } from './tools/GraphControls.tsx'
import type { GraphEdge, GraphNode } from './tree/GraphCard.tsx'
import { TraceTree } from './tree/TraceTree.tsx'
import { useActionContext } from './useGraphContext.ts'
import { useGraphTools, type GraphTools } from './useGraphTools.ts'
import { useGrowthAnnouncement } from './useGrowthAnnouncement.ts'

/** Props of {@link MessageChainGraph}; the rest go to the `<section>`. */
export interface MessageChainGraphProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onSelect'>, StateProps {
  /** An element of `/traces` or `/pendingTraces`, transactions in any order, or a trace model. */
  readonly trace?: TraceModel | TraceSource | undefined
  /** Loads the trace again. @default no button for it */
  readonly onRetry?: (() => void) | undefined
  /** Hash of the selected transaction. @default the graph keeps its own selection */
  readonly selected?: string | undefined
  /** Hash of the transaction that is selected at first. @default none */
  readonly defaultSelected?: string | undefined
  /** Called when the reader selects a transaction, with its hash in base64. */
  readonly onSelect?: ((hash: string) => void) | undefined
  /** Called when the reader asks for details of a transaction by Enter or a double click, with its hash in base64. */
  readonly onOpen?: ((hash: string) => void) | undefined
  /** Actions of the trace: they add a view that shows the messages by what they achieved together. @default none */
  readonly actions?: readonly Action[] | undefined
  /** The view. @default the graph keeps the reader's choice */
  readonly view?: GraphView | undefined
  /**
   * The view that is shown at first.
   * @default 'messages'; 'outline' if the graph is narrower than 480 px, as on a phone, and has no cards or labels of
   * your own
   */
  readonly defaultView?: GraphView | undefined
  /** Called when the reader chooses a view. */
  readonly onViewChange?: ((view: GraphView) => void) | undefined
  /** Most cards that the first view opens; `Infinity` opens everything and groups nothing. @default 60 */
  readonly firstView?: number | undefined
  /**
   * Folds the jetton wallets between the sender and the recipient of a transfer into one line of the recipient's card,
   * which opens them, and names a selected one. Nothing that failed, bounced, waits or leads elsewhere is folded.
   * @default false
   */
  readonly foldHops?: boolean | undefined
  /** Single letters are commands while the tree has the focus. @default true */
  readonly letterKeys?: boolean | undefined
  /**
   * Height of the viewport, CSS pixels; `fill`: the graph is as high as its container.
   * @default --tonlens-message-chain-graph-height; without it as high as its content, 160 to 560 px
   */
  readonly height?: number | 'fill' | undefined
  /**
   * First view of the graph. `auto`: the whole trace if its text stays readable, otherwise its start; `whole`: always
   * the whole trace; `start`: its start at a comfortable size. @default 'auto'
   */
  readonly initialFit?: InitialFit | undefined
  /** Replaces the content of a card; its frame, its state and the label of its message stay. */
  readonly renderNode?: ((node: GraphNode) => ReactNode) | undefined
  /** Replaces the label of a message. */
  readonly renderEdge?: ((edge: GraphEdge) => ReactNode) | undefined
  /**
   * Positions the cards: `layoutTidy` centers parents, with `layoutAppend` no card ever moves while a
   * trace grows; both are in `tonlens/trace`. @default layoutTop
   */
  readonly layout?: GraphLayout | undefined
  /** Height of every card, CSS pixels; needed when `renderNode` draws higher ones. @default by content */
  readonly nodeHeight?: number | undefined
}

const plainViews = ['messages', 'accounts', 'outline'] as const
const allViews = ['messages', 'actions', 'accounts', 'outline'] as const
/** A tree of cards needs this width, CSS pixels: below, two cards do not fit side by side. */
const minWidth = 480

/**
 * The transactions of a trace as a tree from left to right, with the messages between them. Renders
 * only the part in view, so that a trace of thousands costs no more than one of ten. Feed it from
 * {@link useTrace}, and its `actions` from {@link useActions}.
 * @example
 * const query = useTrace(hash)
 * <MessageChainGraph trace={query.trace} {...cardState(query)} />
 */
export const MessageChainGraph = forwardRef<HTMLElement, MessageChainGraphProps>(function MessageChainGraph(
  {
    trace: source,
    loading = false,
    error,
    onRetry,
    offline,
    origin,
    empty,
    selected: controlledSelection,
    defaultSelected,
    onSelect,
    onOpen,
    actions: givenActions,
    view: controlledView,
    defaultView,
    onViewChange,
    firstView = 60,
    foldHops = false,
    letterKeys = true,
    height,
    initialFit = 'auto',
    renderNode,
    renderEdge,
    nodeHeight,
    layout,
    part,
    'aria-label': label,
    ...rest
  },
  ref,
) {
  const { compareAccounts } = useDisplay()
  const messages = useTexts('graph', graphMessages)
  const root = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLElement)
  const [ownView, setOwnView] = useState(defaultView)
  const [isNarrow, setNarrow] = useState(false)
  // Content of the application's own cards is only in the tree.
  const opensOutline = isNarrow && renderNode === undefined && renderEdge === undefined
  const view = controlledView ?? ownView ?? (opensOutline ? 'outline' : 'messages')
  // Measured once, as soon as it has a width, which a graph in a closed tab has not: a view that changed with the size
  // would leave the reader without a place.
  useBrowserLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    const hasWidth = () => {
      const width = element.clientWidth
      setNarrow(width > 0 && width < minWidth)
      return width > 0
    }
    if (hasWidth()) return
    const stop = observeSizes([element], () => hasWidth() && stop())
    return stop
  }, [])
  const { trace, verdict } = useTraceModel(source)
  const growth = useGrowthAnnouncement(trace.transactions.length, verdict.failures.length)
  const [selected, select] = useControlledSelection({ selected: controlledSelection, defaultSelected, onSelect })
  const hasTrace = trace.transactions.length > 0
  const { rows: actions, malformed } = useRows(actionShape, givenActions)
  const lazy = useGraphTools(hasTrace)
  const labels = useActionLabels(lazy.tools, trace, actions, view)
  useBrowserLayoutEffect(() => {
    const own = typeof height === 'number' ? `${height}px` : ''
    root.current?.style.setProperty('--tonlens-message-chain-graph-height', own)
  }, [height])

  const state = frameState(hasTrace, { loading, error, offline })
  const { tools } = lazy
  // The tree is shown until the account view is loaded, and instead of views that cannot be loaded.
  const View =
    view === 'accounts' && tools !== undefined
      ? tools.AccountsView
      : view === 'outline' && tools !== undefined
        ? tools.OutlineView
        : TraceTree
  const isWaiting = view === 'outline' && tools === undefined && lazy.error === null
  return (
    <section
      {...rest}
      ref={root}
      part={partNames('message-chain-graph', part)}
      aria-label={label ?? messages.region}
      aria-busy={(isLoadingContent(loading) && state !== 'offline') || undefined}
      data-state={state}
      data-height={height === 'fill' ? 'fill' : undefined}
      data-verdict={hasTrace ? verdict.status : undefined}
      data-transactions={hasTrace ? trace.transactions.length : undefined}
      data-messages={hasTrace ? trace.messages.length : undefined}
    >
      {(hasTrace || trace.warnings.length > 0) && <GraphSummary trace={trace} verdict={verdict} />}
      <FrameMessages
        state={state}
        loading={loading}
        error={error}
        onRetry={onRetry}
        malformed={malformed}
        empty={empty ?? messages.empty}
        offline={offline}
        origin={origin}
      />
      {hasTrace && isWaiting ? (
        <div part="message-chain-graph-window" data-view="outline" aria-busy="true" />
      ) : hasTrace ? (
        compareAccounts(
          trace,
          <View
            trace={trace}
            verdict={verdict}
            selected={selected}
            onSelect={select}
            onOpen={onOpen}
            renderNode={renderNode}
            renderEdge={renderEdge}
            nodeHeight={nodeHeight}
            layout={layout}
            firstView={firstView}
            foldHops={foldHops}
            initialFit={initialFit}
            letterKeys={letterKeys}
            view={view}
            views={actions.length > 0 ? allViews : plainViews}
            onViewChange={(next) => {
              setOwnView(next)
              onViewChange?.(next)
            }}
            labels={labels}
            lazy={lazy}
          />,
        )
      ) : (
        state === 'loading' && !isContent(loading) && <LoadingGraph />
      )}
      <span part="visually-hidden" role="status">
        {growth}
      </span>
    </section>
  )
})

/**
 * Labels of messages from the actions of a trace; follows the names of jettons, which may be loaded later than the
 * trace.
 */
function useActionLabels(
  tools: GraphTools | undefined,
  trace: TraceModel,
  actions: readonly Action[],
  view: GraphView,
): ReadonlyMap<number, EdgeLabel> | undefined {
  const { names } = useDisplay()
  const context = useActionContext()
  const [namesVersion, setNamesVersion] = useState(0)
  useEffect(() => {
    if (tools === undefined) return
    const stops = tools
      .jettonsIn(actions)
      .map((jetton) => names.subscribe(jetton, () => setNamesVersion((last) => last + 1)))
    return () => stops.forEach((stop) => stop())
  }, [tools, actions, names])
  return useMemo(
    () => (namesVersion < 0 || actions.length === 0 ? undefined : tools?.actionLabels(trace, actions, view, context)),
    [namesVersion, tools, trace, actions, view, context],
  )
}
