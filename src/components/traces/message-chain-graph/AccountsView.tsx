import { useId, useMemo, useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { describeName } from '../../../display/names.ts'
import { shortAddress } from '../../../format/address.ts'
import { formatNumber } from '../../../format/intl.ts'
import { graphToolsMessages } from '../../../locales/en/graph.ts'
import { accountGraph } from '../../../trace/accounts.ts'
import { useBrowserLayoutEffect } from '../../lists/window/useBrowserLayoutEffect.ts'
import { AccountCard } from './AccountCard.tsx'
import { AccountEdges } from './AccountEdges.tsx'
import { accountPlane, mostAccounts, neighbourAt, neighbourhood } from './accountPlane.ts'
import { GraphPaper } from './GraphPaper.tsx'
import { GraphToolbar, type Tool } from './GraphToolbar.tsx'
import { JumpList } from './SentList.tsx'
import type { TraceTreeProps } from './TraceTree.tsx'
import { useStage } from './useStage.ts'
import { itemsIn } from './view.ts'

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** Accounts in columns by their distance from the first, and what they sent each other. */
export function AccountsView(props: TraceTreeProps): ReactElement {
  const { trace, selected, onSelect, onOpen, view, views, onView } = props
  const display = useDisplay()
  const messages = useMessages('graphTools', graphToolsMessages)
  const help = useId()
  const whole = useMemo(() => accountGraph(trace), [trace])
  const picked = trace.transactions[trace.indexByHash.get(selected ?? '') ?? 0]?.account ?? ''
  const [centre, setCentre] = useState(picked)
  const [current, setCurrent] = useState(picked)
  const [jump, setJump] = useState<{ account: string; way: 'incoming' | 'outgoing' }>()
  const large = whole.accounts.length > mostAccounts
  const plane = useMemo(
    () => accountPlane(large ? neighbourhood(whole, whole.placeOf.get(centre) ?? 0, mostAccounts) : whole),
    [whole, large, centre],
  )
  const { graph, layout, items, placeById } = plane
  const place = placeById.get(current) ?? 0
  const { window, world, probe, stage, frame, mirrored } = useStage(plane, items[place]?.id)
  const detail = frame?.detail === 'full' || frame === undefined ? 'full' : 'brief'
  const shown = useMemo(() => {
    const places = frame === undefined ? items.map((_, at) => at) : itemsIn(plane, frame.box)
    return places.includes(place) ? places : [...places, place]
  }, [plane, frame, items, place])

  const number = (value: number): string => formatNumber(value, display.locale)
  const nameOf = (account: string): string => {
    const { name, kind } = describeName(display.names.addressBookRow(account), display.names.metadata(account))
    return kind === 'domain' && name !== undefined ? name : shortAddress(account, { testOnly: display.testOnly || undefined })
  }
  const focus = (at: number): void => {
    const id = items[at]?.id
    if (id === undefined) return
    setCurrent(id)
    stage.current?.reveal(at)
    setTarget({ id })
  }
  const [target, setTarget] = useState<{ id: string }>()
  useBrowserLayoutEffect(() => {
    if (target === undefined) return
    world.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(target.id)}"]`)?.focus({ preventScroll: true })
  }, [target, world])
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
    // A button of the account keeps its own keys.
    const onCard = event.target instanceof Element && event.target.matches('[data-id]')
    if (arrow !== undefined && onCard) {
      const next = neighbourAt(plane, place, [mirrored ? -arrow[0] : arrow[0], arrow[1]])
      if (next >= 0) focus(next)
    } else if (onCard && (key === 'Enter' || key === ' ')) {
      const hash = select(place)
      if (key === 'Enter' && hash !== undefined) onOpen?.(hash)
    } else if (props.letterKeys && key in zoom) stage.current?.zoom(zoom[key as keyof typeof zoom])
    else if (props.letterKeys && key === '0') stage.current?.zoomTo('whole')
    else if (props.letterKeys && key.toLowerCase() === 'f') stage.current?.zoomTo('fit')
    else return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || event.target.closest('button') !== null) return
    const at = placeById.get(event.target.closest('[data-id]')?.getAttribute('data-id') ?? '')
    if (at === undefined) return
    focus(at)
    select(at)
  }
  const tools: Tool[] = [
    ...views.map((choice) => ({
      icon: choice,
      name: messages.views[choice],
      on: choice === view,
      act: () => onView(choice),
    })),
    { icon: 'out', name: messages.zoomOut, apart: true, act: () => stage.current?.zoom(0.8) },
    { icon: 'in', name: messages.zoomIn, act: () => stage.current?.zoom(1.25) },
    { icon: 'fit', name: messages.fit, act: () => stage.current?.zoomTo('fit') },
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
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its accounts have the focus */}
        <div
          role="group"
          part="message-chain-graph-tree"
          aria-label={messages.accounts(number(graph.accounts.length), number(graph.edges.length))}
          aria-describedby={help}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onFocus={(event) => {
            const id = event.target.closest('[data-id]')?.getAttribute('data-id')
            if (id !== null && id !== undefined) setCurrent(id)
          }}
        >
          {shown.map((at) => {
            const node = graph.accounts[at]
            if (node === undefined) return null
            const x = (layout.x[at] ?? 0) - (frame?.origin.x ?? 0)
            return (
              <AccountCard
                key={node.account}
                node={node}
                trace={trace}
                x={mirrored ? -x : x}
                y={(layout.y[at] ?? 0) - (frame?.origin.y ?? 0)}
                brief={detail === 'brief'}
                current={at === place}
                selected={node.account === picked && selected !== undefined}
                onList={(way) => setJump({ account: node.account, way })}
                onCentre={large && node.account !== centre ? () => setCentre(node.account) : undefined}
              />
            )
          })}
        </div>
      </div>
      <div part="message-chain-graph-controls" data-controls="">
        {large && (
          <p part="message-chain-graph-panel message-chain-graph-told" role="status">
            {messages.neighbourhood(nameOf(centre), number(graph.accounts.length), number(whole.accounts.length))}
          </p>
        )}
        {jump !== undefined && listed !== undefined && (
          <JumpList
            key={`${jump.account} ${jump.way}`}
            trace={trace}
            title={jump.way === 'outgoing' ? messages.sentBy(nameOf(jump.account)) : messages.receivedBy(nameOf(jump.account))}
            messages={listed[jump.way].flatMap((edge) => graph.edges[edge]?.messages ?? [])}
            onClose={() => {
              setJump(undefined)
              focus(placeById.get(jump.account) ?? place)
            }}
            onJump={(message) => {
              const edge = trace.messages[message]
              const far = jump.way === 'outgoing' ? edge?.message.destination : edge?.message.source
              const hash = trace.transactions[(jump.way === 'outgoing' ? edge?.to : edge?.from) ?? -1]?.hash
              setJump(undefined)
              if (hash !== undefined) onSelect(hash)
              focus(placeById.get(far ?? '') ?? place)
            }}
          />
        )}
        <GraphToolbar tools={tools} />
      </div>
      <GraphPaper trace={trace} />
    </div>
  )
}
