import { useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react'
import { useTexts } from '../../../../react/display/display.ts'
import { formatNumber } from '../../../../text/format/intl.ts'
import { accountPlane, maxAccounts, nearestAccount, neighborhood } from '../../../../graph/accounts/accountPlane.ts'
import { itemsIn } from '../../../../graph/camera/plane.ts'
import type { GraphViewport } from '../../../../graph/camera/viewport.ts'
import { accountTitle } from '../../../../graph/items/accountTitle.ts'
import { graphToolsMessages } from '../../../../text/en/transactions/graphTools.ts'
import { accountGraph } from '../../../../meaning/trace/accounts.ts'
import { useRovingFocus } from '../../../parts/roving-focus/useRovingFocus.ts'
import { GraphToolbar, type Tool } from '../tools/GraphToolbar.tsx'
import { JumpList } from '../tools/JumpList.tsx'
import { PrintedTrace } from '../tools/PrintedTrace.tsx'
import type { TraceTreeProps } from '../tree/TraceTree.tsx'
import { useViewport } from '../tree/useViewport.ts'
import { useGraphContext } from '../useGraphContext.ts'
import { AccountBox } from './AccountBox.tsx'
import { AccountEdges } from './AccountEdges.tsx'

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

const accountId = ({ id }: { readonly id: string }): string => id

/** The accounts of a trace in columns by their distance from the first, and the messages between them. */
export function AccountsView(props: TraceTreeProps): ReactElement {
  const { trace, selected, onSelect, onOpen, view, views, onViewChange, labels } = props
  const context = useGraphContext()
  const messages = useTexts('graphTools', graphToolsMessages)
  const help = useId()
  const window = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const viewport = useRef<GraphViewport>(undefined)
  const whole = useMemo(() => accountGraph(trace), [trace])
  const selectedAccount = trace.transactions[trace.indexByHash.get(selected ?? '') ?? 0]?.account ?? ''
  const [center, setCenter] = useState(selectedAccount)
  const [jump, setJump] = useState<{ account: string; way: 'incoming' | 'outgoing' }>()
  const large = whole.accounts.length > maxAccounts
  const plane = useMemo(
    () => accountPlane(large ? neighborhood(whole, whole.placeOf.get(center) ?? 0, maxAccounts) : whole),
    [whole, large, center],
  )
  const { graph, layout, items, placeById } = plane
  const focus = useRovingFocus({
    container: world,
    items,
    itemKey: accountId,
    orientation: 'grid',
    reveal: (at) => viewport.current?.reveal(at),
    keepIndex: false,
  })
  const place = focus.active ?? placeById.get(selectedAccount) ?? 0
  const { frame, mirrored, probe } = useViewport(plane, {
    element: window,
    world,
    viewportRef: viewport,
    anchor: items[place]?.id,
    initialFit: props.initialFit,
  })
  const detail = frame?.detail === 'full' || frame === undefined ? 'full' : 'brief'
  const shown = useMemo(() => {
    const places = frame === undefined ? items.map((_, at) => at) : itemsIn(plane, frame.box)
    return places.includes(place) ? places : [...places, place]
  }, [plane, frame, items, place])

  const number = (value: number): string => formatNumber(value, context.locale)
  const goTo = (at: number): void => {
    const id = items[at]?.id
    if (id !== undefined) focus.moveTo(id)
  }
  const select = (at: number): string | undefined => {
    const hash = trace.transactions[graph.accounts[at]?.transactions[0] ?? -1]?.hash
    if (hash !== undefined) onSelect(hash)
    return hash
  }
  const zoom = { '+': 1.25, '=': 1.25, '-': 0.8 } as const
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = arrows[event.key]
    const { key } = event
    // The buttons of an account handle their own keys.
    const onCard = event.target instanceof Element && event.target.matches('[data-id]')
    if (arrow !== undefined && onCard) {
      const next = nearestAccount(plane, place, [mirrored ? -arrow[0] : arrow[0], arrow[1]])
      if (next >= 0) goTo(next)
    } else if (onCard && (key === 'Enter' || key === ' ')) {
      const hash = select(place)
      if (key === 'Enter' && hash !== undefined) onOpen?.(hash)
    } else if (props.letterKeys && key in zoom) viewport.current?.zoom(zoom[key as keyof typeof zoom])
    else if (props.letterKeys && key === '0') viewport.current?.zoomTo('original')
    else if (props.letterKeys && key.toLowerCase() === 'f') viewport.current?.zoomTo('fit')
    else return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || event.target.closest('button') !== null) return
    const at = placeById.get(event.target.closest('[data-id]')?.getAttribute('data-id') ?? '')
    if (at === undefined) return
    goTo(at)
    select(at)
  }
  const tools: Tool[] = [
    ...views.map((choice) => ({
      icon: choice,
      name: messages.views[choice],
      on: choice === view,
      act: () => onViewChange(choice),
    })),
    { icon: 'out', name: messages.zoomOut, apart: true, act: () => viewport.current?.zoom(0.8) },
    { icon: 'in', name: messages.zoomIn, act: () => viewport.current?.zoom(1.25) },
    { icon: 'fit', name: messages.fit, act: () => viewport.current?.zoomTo('fit') },
  ]
  const listed = graph.accounts[placeById.get(jump?.account ?? '') ?? -1]
  return (
    <div
      part="message-chain-graph-window"
      ref={window}
      data-layout={frame === undefined ? 'flow' : 'placed'}
      data-view="accounts"
      data-detail={detail}
    >
      <span part="message-chain-graph-probe" ref={probe} aria-hidden="true" />
      <span part="visually-hidden" id={help}>
        {messages.accountHelp}
      </span>
      <div part="message-chain-graph-world" ref={world}>
        <AccountEdges
          plane={plane}
          shown={shown}
          current={place}
          origin={frame?.origin ?? { x: 0, y: 0 }}
          mirrored={mirrored}
          detail={detail}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its accounts take the focus */}
        <div
          role="group"
          part="message-chain-graph-tree"
          aria-label={messages.accounts(number(graph.accounts.length), number(graph.edges.length))}
          aria-describedby={help}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onFocus={focus.handlers.onFocus}
          onBlur={focus.handlers.onBlur}
        >
          {shown.map((at) => {
            const node = graph.accounts[at]
            if (node === undefined) return null
            const x = (layout.x[at] ?? 0) - (frame?.origin.x ?? 0)
            return (
              <AccountBox
                key={node.account}
                node={node}
                trace={trace}
                x={mirrored ? -x : x}
                y={(layout.y[at] ?? 0) - (frame?.origin.y ?? 0)}
                brief={detail === 'brief'}
                current={at === place}
                selected={node.account === selectedAccount && selected !== undefined}
                onList={(way) => setJump({ account: node.account, way })}
                onCenter={large && node.account !== center ? () => setCenter(node.account) : undefined}
              />
            )
          })}
        </div>
      </div>
      <div part="message-chain-graph-controls" data-controls="">
        {large && (
          <p part="message-chain-graph-panel message-chain-graph-told" role="status">
            {messages.neighborhood(
              accountTitle(center, context),
              number(graph.accounts.length),
              number(whole.accounts.length),
            )}
          </p>
        )}
        {jump !== undefined && listed !== undefined && (
          <JumpList
            key={`${jump.account} ${jump.way}`}
            trace={trace}
            title={
              jump.way === 'outgoing'
                ? messages.sentBy(accountTitle(jump.account, context))
                : messages.receivedBy(accountTitle(jump.account, context))
            }
            messages={listed[jump.way].flatMap((edge) => graph.edges[edge]?.messages ?? [])}
            onClose={() => {
              setJump(undefined)
              goTo(placeById.get(jump.account) ?? place)
            }}
            onJump={(message) => {
              const edge = trace.messages[message]
              const other = jump.way === 'outgoing' ? edge?.message.destination : edge?.message.source
              const hash = trace.transactions[(jump.way === 'outgoing' ? edge?.to : edge?.from) ?? -1]?.hash
              setJump(undefined)
              if (hash !== undefined) onSelect(hash)
              goTo(placeById.get(other ?? '') ?? place)
            }}
          />
        )}
        <GraphToolbar tools={tools} />
      </div>
      <PrintedTrace trace={trace} labels={labels} />
    </div>
  )
}
