import {
  useId,
  useMemo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useDisplay, useMessages } from '../../display/display.ts'
import { formatNumber } from '../../format/intl.ts'
import { graphMessages } from '../../format/messages/graph.ts'
import type { TraceModel } from '../../trace/model.ts'
import type { Verdict } from '../../trace/verdict.ts'
import { useBrowserLayoutEffect } from '../window/useBrowserLayoutEffect.ts'
import { sizes } from './drawing.ts'
import { edgesIn } from './edges.ts'
import { GraphCard } from './GraphCard.tsx'
import { GraphEdges } from './GraphEdges.tsx'
import { GraphToolbar } from './GraphToolbar.tsx'
import { commandOf, type KeyCommand } from './keys.ts'
import { useStage } from './useStage.ts'
import { useWalk } from './useWalk.ts'
import { itemsIn } from './view.ts'

/** A transaction of the graph, for `renderNode`. */
export interface GraphNode {
  readonly trace: TraceModel
  /** Index of the transaction in the trace. */
  readonly index: number
  readonly selected: boolean
}

/** Props of {@link TraceTree}. */
export interface TraceTreeProps {
  readonly trace: TraceModel
  readonly verdict: Verdict
  readonly selected: string | undefined
  readonly onSelect: (hash: string) => void
  readonly renderNode: ((node: GraphNode) => ReactNode) | undefined
  readonly nodeHeight: number | undefined
}

/** Items in server output, which knows no window. */
const serverItems = 60

/** The drawing itself: a tree of cards under a camera, walked by pointer, touch and keyboard. */
export function TraceTree(props: TraceTreeProps): ReactElement {
  const { trace, verdict, selected, onSelect, renderNode, nodeHeight } = props
  const { locale } = useDisplay()
  const messages = useMessages('graph', graphMessages)
  const help = useId()
  const walk = useWalk(trace, selected, nodeHeight)
  const { drawing, place, selectedPlace, target, goTo, goToTransaction, setBranch } = walk
  const { items, layout, placeById } = drawing
  const { window, world, probe, stage, frame, mirrored } = useStage(drawing, items[place]?.id)

  const shown = useMemo(() => {
    if (frame === undefined) return [...layout.order.subarray(0, serverItems)]
    const places = itemsIn(drawing, frame.box)
    // The Tab stop is never culled, nor is the focus that it may hold.
    return places.includes(place)
      ? places
      : [...places, place].sort((a, b) => (drawing.reading[a] ?? 0) - (drawing.reading[b] ?? 0))
  }, [drawing, frame, layout, place])
  const paths = useMemo(
    () => (frame === undefined ? [] : edgesIn(drawing, frame.box, frame.origin, mirrored)),
    [drawing, frame, mirrored],
  )

  const done = useRef(target)
  useBrowserLayoutEffect(() => {
    const found = placeById.get(target?.id ?? '')
    if (target === undefined || target === done.current || found === undefined) return
    done.current = target
    stage.current?.reveal(found)
    if (!target.take) return
    const card = world.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(target.id)}"]`)
    card?.focus({ preventScroll: true })
  }, [target, placeById, stage, world])

  /** The transaction that the current item is, or that sent it. */
  const here = (): number => {
    const item = items[place]
    if (item === undefined || item.transaction >= 0) return item?.transaction ?? -1
    return items[item.parent]?.transaction ?? -1
  }
  const goToFailure = (step: 1 | -1): void => {
    const failed = verdict.failures.map(({ index }) => index)
    const from = here()
    const next =
      step > 0
        ? (failed.find((index) => index > from) ?? failed[0])
        : (failed.findLast((index) => index < from) ?? failed.at(-1))
    if (next !== undefined) goToTransaction(next, true)
  }
  const select = (at: number): void => {
    const hash = trace.transactions[items[at]?.transaction ?? -1]?.hash
    if (hash !== undefined) onSelect(hash)
  }
  const run = (command: KeyCommand): void => {
    const view = stage.current
    switch (command.do) {
      case 'go':
        return goTo(command.to, true)
      case 'open':
      case 'close':
        return setBranch(command.at, command.do === 'open' ? 'open' : 'closed')
      case 'select':
        return select(command.at)
      case 'failure':
        return goToFailure(command.step)
      case 'time': {
        const next = here() + command.step
        return next in trace.transactions ? goToTransaction(next, true) : undefined
      }
      case 'zoom':
        if (command.by === 'in') return view?.zoom(1.25)
        if (command.by === 'out') return view?.zoom(0.8)
        return view?.zoomTo(command.by)
      case 'pan': {
        const { width, height } = view?.viewport() ?? { width: 0, height: 0 }
        return view?.pan((mirrored ? -1 : 1) * command.x * width, command.y * height)
      }
    }
  }

  const placeOf = ({ target: element }: { target: EventTarget }): number | undefined => {
    const card = element instanceof Element ? element.closest('[data-id]') : null
    return placeById.get(card?.getAttribute('data-id') ?? '')
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const command = commandOf(event, drawing, place, mirrored)
    if (command === undefined) return
    event.preventDefault()
    run(command)
  }
  const onClick = (event: MouseEvent): void => {
    const at = placeOf(event)
    if (at === undefined) return
    goTo(at, true)
    if (isToggle(event.target)) setBranch(at, items[at]?.state === 'open' ? 'closed' : 'open')
    else select(at)
  }
  const onFocus = (event: FocusEvent): void => {
    const at = placeOf(event)
    // Focus that a click or key moved is on its way into view already.
    if (at !== undefined && target?.id !== items[at]?.id) goTo(at, false)
    else if (at !== undefined) stage.current?.reveal(at)
  }

  const failures = verdict.failures.length
  const number = (value: number): string => formatNumber(value, locale)
  return (
    <div part="message-chain-graph-window" ref={window} data-layout={frame === undefined ? 'flow' : 'placed'}>
      <span part="message-chain-graph-probe" ref={probe} aria-hidden="true" />
      <span part="visually-hidden" id={help}>
        {messages.help}
      </span>
      <div part="message-chain-graph-world" ref={world} data-detail={frame?.brief === true ? 'brief' : 'full'}>
        <GraphEdges paths={paths} />
        <div
          role="tree"
          part="message-chain-graph-tree"
          aria-label={messages.tree(
            messages.transactions(trace.transactions.length, number(trace.transactions.length)),
            messages.messages(trace.messages.length, number(trace.messages.length)),
            failures === 0 ? undefined : number(failures),
          )}
          aria-describedby={help}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onFocus={onFocus}
        >
          {shown.map((at) => {
            const item = items[at]
            if (item === undefined) return null
            const isSelected = at === selectedPlace
            const x = (layout.x[at] ?? 0) - (frame?.origin.x ?? 0)
            return (
              <GraphCard
                key={item.id}
                trace={trace}
                item={item}
                level={(layout.column[at] ?? 0) + 1}
                x={mirrored ? -x : x}
                y={(layout.y[at] ?? 0) - (frame?.origin.y ?? 0)}
                height={drawing.height[at] ?? sizes.endHeight}
                brief={frame?.brief ?? false}
                selected={isSelected}
                current={at === place}
              >
                {renderNode === undefined || item.transaction < 0
                  ? undefined
                  : renderNode({ trace, index: item.transaction, selected: isSelected })}
              </GraphCard>
            )
          })}
        </div>
      </div>
      <span part="message-chain-graph-hint" aria-hidden="true">
        {messages.zoomHint}
      </span>
      <GraphToolbar
        onZoom={(by) => run({ do: 'zoom', by })}
        onNextFailure={failures === 0 ? undefined : () => goToFailure(1)}
      />
    </div>
  )
}

function isToggle(element: EventTarget): boolean {
  return element instanceof Element && element.closest('[part~="message-chain-graph-toggle"]') !== null
}
