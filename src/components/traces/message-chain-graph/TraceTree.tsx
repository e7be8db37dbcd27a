import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { formatNumber } from '../../../format/intl.ts'
import { graphMessages } from '../../../locales/en/graph.ts'
import type { TraceModel } from '../../../trace/model.ts'
import type { Verdict } from '../../../trace/verdict.ts'
import { useBrowserLayoutEffect } from '../../lists/window/useBrowserLayoutEffect.ts'
import type { GraphLayout } from './drawing.ts'
import { GraphCard, type GraphEdge, type GraphLabel, type GraphNode } from './GraphCard.tsx'
import type { GraphControlsProps, GraphView } from './GraphControls.tsx'
import { GraphEdges } from './GraphEdges.tsx'
import type { KeyPress } from './keys.ts'
import { sizes } from './sizes.ts'
import { useLater } from './useLater.ts'
import { useShown } from './useShown.ts'
import { useStage } from './useStage.ts'
import { useWalk } from './useWalk.ts'

/** Props of {@link TraceTree}. */
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
  readonly letterKeys: boolean
  readonly view: GraphView
  /** Views to choose from. */
  readonly views: readonly GraphView[]
  readonly onView: (view: GraphView) => void
  /** Words for messages in place of their own, by index. */
  readonly labels: ReadonlyMap<number, GraphLabel> | undefined
}

const noHits: ReadonlySet<number> = new Set()
const loadTools = () => import('./tools.ts')

/** The drawing itself: a tree of cards under a camera, walked by pointer, touch and keyboard. */
export function TraceTree(props: TraceTreeProps): ReactElement {
  const { trace, verdict, onSelect, labels, view } = props
  const { locale } = useDisplay()
  const messages = useMessages('graph', graphMessages)
  const help = useId()
  const walk = useWalk(trace, verdict, { ...props, plumbing: view === 'actions' })
  const { drawing, place, selectedPlace, target, goTo } = walk
  const { items, layout, placeById } = drawing
  const [follow, setFollow] = useState(false)
  const [panel, setPanel] = useState<'search' | 'sent'>()
  const [found, setFound] = useState(noHits)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { window, world, probe, stage, frame, mirrored } = useStage(drawing, items[place]?.id, {
    onMove: () => setFollow(false),
    onPress: (x, y) => {
      if (frame?.detail !== 'far' || tools === undefined || stage.current === undefined) return
      const camera = tools.farCamera(stage.current.camera(), drawing, stage.current.viewport())
      const at = tools.placeAt(drawing, camera, x, y)
      if (at < 0) return
      goTo(at, true)
      select(at)
    },
  })
  const tools = useLater(loadTools, frame !== undefined)
  const detail = frame?.detail === 'far' && tools === undefined ? 'brief' : frame?.detail

  const { shown, paths } = useShown(drawing, frame, place, mirrored)

  const done = useRef(target)
  useBrowserLayoutEffect(() => {
    const at = placeById.get(target?.id ?? '')
    if (target === undefined || target === done.current || at === undefined) return
    done.current = target
    stage.current?.reveal(at)
    if (!target.take) return
    const card = world.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(target.id)}"]`)
    card?.focus({ preventScroll: true })
  }, [target, placeById, stage, world])
  useEffect(() => {
    if (tools === undefined || canvas.current === null) return
    const paint = tools.treePainter(canvas.current, drawing, { selected: selectedPlace, current: place, found })
    return stage.current?.watch((camera, viewport, now) => {
      if (now?.detail === 'far') paint(tools.farCamera(camera, drawing, viewport), viewport, mirrored)
    })
  }, [tools, drawing, selectedPlace, place, found, mirrored, stage])

  const select = (at: number): void => {
    const hash = trace.transactions[items[at]?.transaction ?? -1]?.hash
    if (hash !== undefined) onSelect(hash)
  }
  // What keys and buttons do comes with the buttons, after the first frame.
  const run: GraphControlsProps['run'] = (command) =>
    tools === undefined
      ? false
      : tools.runCommand(command, { ...props, walk, stage: stage.current, mirrored, select, setPanel })

  const placeOf = ({ target: element }: { target: EventTarget }): number | undefined => {
    const card = element instanceof Element ? element.closest('[data-id]') : null
    return placeById.get(card?.getAttribute('data-id') ?? '')
  }
  const press = (key: KeyPress): boolean => {
    const command = tools?.commandOf(key, drawing, place, { mirrored, letters: props.letterKeys })
    return command !== undefined && run(command) !== false
  }
  // Keys that are pressed before it is known what they do wait, one for each picture of the drawing.
  const early = useRef<KeyPress[]>([])
  useEffect(() => {
    const key = tools === undefined ? undefined : early.current.shift()
    if (key !== undefined) press(key)
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    if (tools === undefined) {
      const { key, shiftKey, altKey, ctrlKey, metaKey } = event
      early.current.push({ key, shiftKey, altKey, ctrlKey, metaKey })
      // What would scroll the page.
      if (/^(Arrow|Page|Home|End| )/.test(key)) event.preventDefault()
    } else if (press(event)) event.preventDefault()
  }
  const onClick = (event: MouseEvent): void => {
    const at = placeOf(event)
    if (at === undefined) return
    const button = event.target instanceof Element ? event.target.closest('[part~="message-chain-graph-toggle"]') : null
    const isFold = button?.matches('[part~="message-chain-graph-fold"]') === true
    if (isFold || items[at]?.group !== undefined) return walk.turnGroup(at)
    goTo(at, true)
    if (button !== null) walk.setBranches([at], items[at]?.state === 'open' ? 'closed' : 'open')
    else select(at)
  }
  const onDoubleClick = (event: MouseEvent): void => {
    const at = placeOf(event)
    if (at !== undefined) run({ do: 'details', at })
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
    <div
      part="message-chain-graph-window"
      ref={window}
      data-layout={frame === undefined ? 'flow' : 'placed'}
      data-detail={detail}
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
            messages.transactions(trace.transactions.length, number(trace.transactions.length)),
            messages.messages(trace.messages.length, number(trace.messages.length)),
            failures === 0 ? undefined : number(failures),
          )}
          aria-describedby={help}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onDoubleClick={onDoubleClick}
          onFocus={onFocus}
        >
          {shown.map((at) => {
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
                height={drawing.height[at] ?? sizes.endHeight}
                brief={detail !== undefined && detail !== 'full'}
                selected={at === selectedPlace}
                current={at === place}
                found={found.has(item.transaction)}
                label={labels?.get(item.message)}
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
      {tools !== undefined && (
        <tools.GraphControls
          {...props}
          walk={walk}
          stage={stage}
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
