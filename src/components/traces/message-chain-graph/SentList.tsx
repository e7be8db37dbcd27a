import { useRef, type KeyboardEvent, type ReactElement } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { shortAddress } from '../../../format/address.ts'
import { formatNumber } from '../../../format/intl.ts'
import { graphMessages } from '../../../locales/en/graph.ts'
import { graphToolsMessages } from '../../../locales/en/graph.ts'
import type { TraceModel } from '../../../trace/model.ts'
import { useRovingFocus } from '../../lists/roving-focus/useRovingFocus.ts'
import { amountOf, messageOperation } from './facts.ts'
import type { Walk } from './useWalk.ts'

/** Messages of one account as a list from which the reader can jump. */
export interface JumpListProps {
  readonly trace: TraceModel
  readonly title: string
  /** Indexes of messages. */
  readonly messages: readonly number[]
  /** The reader chose a message. */
  readonly onJump: (message: number) => void
  readonly onClose: () => void
}

/** A trace of thousands can have an account with as many messages; nobody reads them in a list. */
const mostRows = 200
const closeKey = 'close'

/** Messages to choose from; arrows walk, Enter jumps, Escape leaves. */
export function JumpList({ trace, title, messages, onJump, onClose }: JumpListProps): ReactElement {
  const { locale, nativeCoin, messages: { opcode } } = useDisplay()
  const words = useMessages('graph', graphMessages)
  const tools = useMessages('graphTools', graphToolsMessages)
  const list = useRef<HTMLDivElement>(null)
  const rows = messages.slice(0, mostRows)
  const hidden = messages.length - rows.length
  const keys = [...rows.map(String), closeKey]
  const { handlers } = useRovingFocus({
    container: list,
    items: keys,
    itemKey: (key) => key,
    orientation: 'vertical',
    wraps: true,
    autoFocus: keys[0],
  })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    handlers.onKeyDown(event)
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  return (
    <div part="message-chain-graph-panel message-chain-graph-jumps">
      <strong part="message-chain-graph-title">{title}</strong>
      {messages.length === 0 && <span part="message-chain-graph-title">{tools.nothingSent}</span>}
      <div ref={list} role="menu" aria-label={title} tabIndex={-1} {...handlers} onKeyDown={onKeyDown}>
      {rows.map((index) => {
        const edge = trace.messages[index]
        if (edge === undefined) return null
        const { source, destination } = edge.message
        return (
          <button key={index} data-id={index} type="button" role="menuitem" tabIndex={-1} part="message-chain-graph-choice" onClick={() => onJump(index)}>
            <bdi>{messageOperation(edge.message, words, opcode) ?? words.noOpcode}</bdi>{' '}
            <span part="message-chain-graph-amount">{amountOf(edge.message.value, nativeCoin, locale)}</span>{' '}
            <bdi>{destination === null ? words.log : `${shortAddress(source)} → ${shortAddress(destination)}`}</bdi>
          </button>
        )
      })}
        <button data-id={closeKey} type="button" role="menuitem" tabIndex={-1} part="message-chain-graph-choice" onClick={onClose}>
          {tools.close}
        </button>
      </div>
      {hidden > 0 && <span part="message-chain-graph-title">{words.group('rest', hidden, formatNumber(hidden, locale))}</span>}
    </div>
  )
}

/** What the current transaction sent. */
export function SentList({
  trace,
  walk,
  onClose,
}: {
  readonly trace: TraceModel
  readonly walk: Walk
  readonly onClose: () => void
}): ReactElement {
  const tools = useMessages('graphTools', graphToolsMessages)
  const { drawing, place, goToTransaction, goTo } = walk
  const index = drawing.items[place]?.transaction ?? -1
  const [from, to] = index < 0 ? [0, 0] : [trace.outStart[index] ?? 0, trace.outStart[index + 1] ?? 0]
  const account = shortAddress(trace.transactions[index]?.account)
  return (
    <JumpList
      trace={trace}
      title={tools.sentBy(account)}
      messages={Array.from({ length: to - from }, (_, order) => from + order)}
      onClose={onClose}
      onJump={(message) => {
        onClose()
        const receiver = trace.messages[message]?.to ?? -1
        const hash = trace.messages[message]?.message.hash ?? ''
        if (receiver >= 0) goToTransaction(receiver, true)
        else goTo(drawing.placeById.get(hash) ?? place, true)
      }}
    />
  )
}
