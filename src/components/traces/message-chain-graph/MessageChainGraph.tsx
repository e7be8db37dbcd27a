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
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { graphMessages } from '../../../locales/en/graph.ts'
import type { Action } from '../../../schema/action.ts'
import type { TraceSource } from '../../../trace/assemble.ts'
import type { TraceModel } from '../../../trace/model.ts'
import { EmptyState } from '../../states/empty-state/EmptyState.tsx'
import { ErrorState } from '../../states/error-state/ErrorState.tsx'
import { useSelection, useTraceModel } from '../trace-outline/useTraceModel.ts'
import { useBrowserLayoutEffect } from '../../lists/window/useBrowserLayoutEffect.ts'
import { GraphSummary } from './GraphSummary.tsx'
import { LoadingGraph } from './LoadingGraph.tsx'
import type { GraphLayout } from './drawing.ts'
import type { GraphEdge, GraphNode } from './GraphCard.tsx'
import type { GraphView } from './GraphControls.tsx'
import { TraceTree } from './TraceTree.tsx'
import { useGrowth } from './useGrowth.ts'
import { useLater } from './useLater.ts'

/** Props of {@link MessageChainGraph}; the rest go to the `<section>`. */
export interface MessageChainGraphProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onSelect'> {
  /** An element of `/traces` or `/pendingTraces`, transactions in any order, or a trace model. */
  readonly trace?: TraceModel | TraceSource | undefined
  /** The trace is on its way. @default false */
  readonly loading?: boolean | undefined
  /** Why it did not come; shown in place of the graph unless there is a trace to show. */
  readonly error?: unknown
  /** Asks for it again. */
  readonly onRetry?: (() => void) | undefined
  /** Hash of the selected transaction; left out, the graph keeps its own selection. */
  readonly selected?: string | undefined
  /** A reader selected a transaction. Gets its hash, base64. */
  readonly onSelect?: ((hash: string) => void) | undefined
  /** The reader wants to know more about a transaction: Enter or a double click. Gets its hash, base64. */
  readonly onOpen?: ((hash: string) => void) | undefined
  /** Actions of the trace: what its messages did together. With them comes the view that shows it. */
  readonly actions?: readonly Action[] | undefined
  /** What is shown first. @default 'messages' */
  readonly initialView?: GraphView | undefined
  /** Cards that the first view opens at most; `Infinity` opens, and groups, nothing. @default 60 */
  readonly firstView?: number | undefined
  /** Single letters are commands while the tree has the focus. @default true */
  readonly letterKeys?: boolean | undefined
  /** Height of the drawing, CSS pixels. @default --tonlens-message-chain-graph-height */
  readonly height?: number | undefined
  /** Replaces what a card shows; its frame, the message that leads to it and its state stay. */
  readonly renderNode?: ((node: GraphNode) => ReactNode) | undefined
  /** Replaces what is said of a message beside its line. */
  readonly renderEdge?: ((edge: GraphEdge) => ReactNode) | undefined
  /**
   * Where cards stand: `layoutTidy` puts parents in the middle of their children, with `layoutAppend`
   * no card ever moves while a trace grows; both are in `tonlens/trace`. @default layoutTop
   */
  readonly layout?: GraphLayout | undefined
  /** Height of every card, CSS pixels; needed when `renderNode` draws higher ones. @default by content */
  readonly nodeHeight?: number | undefined
}

const plainViews = ['messages', 'accounts'] as const
const allViews = ['messages', 'actions', 'accounts'] as const
const loadViews = () => import('./views.ts')

/**
 * The transactions of a trace as a tree from left to right, with the messages between them. Renders
 * what is in view, so that a trace of thousands costs no more than one of ten. Feed it from
 * {@link useTrace}, and its `actions` from {@link useActions}.
 */
export const MessageChainGraph = forwardRef<HTMLElement, MessageChainGraphProps>(
  function MessageChainGraph(
    {
      trace: source,
      loading = false,
      error,
      onRetry,
      selected: given,
      onSelect,
      onOpen,
      actions,
      initialView = 'messages',
      firstView = 60,
      letterKeys = true,
      height,
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
    const messages = useMessages('graph', graphMessages)
    const root = useRef<HTMLElement>(null)
    useImperativeHandle(ref, () => root.current as HTMLElement)
    const [view, setView] = useState(initialView)
    const { trace, verdict } = useTraceModel(source)
    const growth = useGrowth(trace.transactions.length, verdict.failures.length)
    const [selected, select] = useSelection({ selected: given, onSelect })
    const hasActions = actions !== undefined && actions.length > 0
    const views = useLater(loadViews, hasActions || view === 'accounts')
    const display = useDisplay()
    // Names of jettons may come later than the trace.
    const [round, setRound] = useState(0)
    const labels = useMemo(
      () => (round >= 0 && actions !== undefined ? views?.actionLabels(trace, actions, view, display) : undefined),
      [round, views, trace, actions, view, display],
    )
    useEffect(
      () => (actions === undefined ? undefined : views?.watchUnits(actions, display, () => setRound((last) => last + 1))),
      [views, actions, display],
    )
    useBrowserLayoutEffect(() => {
      const name = '--tonlens-message-chain-graph-height'
      if (height === undefined) root.current?.style.removeProperty(name)
      else root.current?.style.setProperty(name, `${height}px`)
    }, [height])

    const failed = error !== undefined && error !== null
    const some = trace.transactions.length > 0
    const state = some ? 'ready' : failed ? 'error' : loading ? 'loading' : 'empty'
    // Until the account view has come the tree stays.
    const Shown = view === 'accounts' && views !== undefined ? views.AccountsView : TraceTree
    return (
      <section
        {...rest}
        ref={root}
        part={partNames('message-chain-graph', part)}
        aria-label={label ?? messages.region}
        aria-busy={loading || undefined}
        data-state={state}
        data-verdict={some ? verdict.status : undefined}
        data-transactions={some ? trace.transactions.length : undefined}
        data-messages={some ? trace.messages.length : undefined}
      >
        {(some || trace.warnings.length > 0) && <GraphSummary trace={trace} verdict={verdict} />}
        {failed && <ErrorState error={error} onRetry={onRetry} />}
        {some ? (
          <Shown
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
            letterKeys={letterKeys}
            view={view}
            views={hasActions ? allViews : plainViews}
            onView={setView}
            labels={labels}
          />
        ) : (
          !failed && (loading ? <LoadingGraph /> : <EmptyState label={messages.empty} />)
        )}
        <span part="visually-hidden" role="status">
          {growth}
        </span>
      </section>
    )
  },
)
