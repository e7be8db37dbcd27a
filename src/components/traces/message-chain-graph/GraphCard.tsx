import { isPending } from '../../../model/finality.ts'
import { memo, useRef, type ReactElement, type ReactNode } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { useName } from '../../../display/useName.ts'
import { addressKey, addressText, shortText } from '../../../format/address.ts'
import { contractKind } from '../../../format/contractKind.ts'
import { formatNumber } from '../../../format/intl.ts'
import type { ContractMessages } from '../../../format/messages/accounts.ts'
import { graphMessages } from '../../../locales/en/graph.ts'
import { type TraceModel } from '../../../trace/model.ts'
import { Icon } from '../../values/icon/Icon.tsx'
import { statusIcons } from '../../values/status-badge/StatusBadge.tsx'
import { useBrowserLayoutEffect } from '../../lists/window/useBrowserLayoutEffect.ts'
import type { GraphItem } from './drawing.ts'
import { amountOf, cardFacts, coinLabel, messageOperation, type LabelAmount } from './facts.ts'

/** Props of {@link GraphCard}. */
export interface GraphCardProps {
  readonly trace: TraceModel
  readonly item: GraphItem
  /** 1-based level in the tree. */
  readonly level: number
  /** Distance from the origin of the frame, in pixels of the drawing, to the right and down. */
  readonly x: number
  readonly y: number
  readonly height: number
  readonly brief: boolean
  readonly selected: boolean
  /** The one card that the Tab key reaches. */
  readonly current: boolean
  /** The search found it. */
  readonly found: boolean
  /** Words for the message that leads here, in place of its own. */
  readonly label: GraphLabel | undefined
  readonly renderNode: ((node: GraphNode) => ReactNode) | undefined
  readonly renderEdge: ((edge: GraphEdge) => ReactNode) | undefined
}

/** What is said of a message beside its line. */
export interface GraphLabel {
  readonly operation: string | undefined
  /** What it moves; of an exchange, what goes in and what comes out. */
  readonly amounts: readonly LabelAmount[] | undefined
}

/** A transaction of the graph, for `renderNode`. */
export interface GraphNode {
  readonly trace: TraceModel
  /** Index of the transaction in the trace. */
  readonly index: number
  readonly selected: boolean
}

/** A message of the graph, for `renderEdge`. */
export interface GraphEdge {
  readonly trace: TraceModel
  /** Index of the message in the trace. */
  readonly index: number
}

/** One place of the graph: a transaction, or a message that has none. */
export const GraphCard = memo(function GraphCard(props: GraphCardProps): ReactElement {
  const { item, x, y, height } = props
  const element = useRef<HTMLDivElement>(null)
  // Not a style attribute: server output has none, and a strict policy forbids them.
  useBrowserLayoutEffect(() => {
    const style = element.current?.style
    style?.setProperty('transform', `translate(${x}px, ${y}px)`)
    style?.setProperty('height', `${height}px`)
  }, [x, y, height])
  return (
    <div
      ref={element}
      role="treeitem"
      data-id={item.id}
      data-kind={item.kind}
      data-branch={item.state}
      aria-level={props.level}
      aria-posinset={item.position}
      aria-setsize={item.siblings}
      aria-expanded={item.state === 'leaf' ? undefined : item.state === 'open'}
      aria-selected={props.selected}
      data-found={props.found || undefined}
      tabIndex={props.current ? 0 : -1}
      {...useCard(props)}
    />
  )
})

/** Everything of the element that depends on what it stands for. */
function useCard(props: GraphCardProps): Record<string, unknown> {
  const { trace, item, brief, selected, renderNode, renderEdge } = props
  const display = useDisplay()
  const { locale, nativeCoin, testOnly } = display
  const messages = useMessages('graph', graphMessages)
  const edge = trace.messages[item.message]
  const transaction = trace.transactions[item.transaction]
  const address = transaction?.account ?? edge?.message.destination
  const known = useName(address)
  const friendly = known.row?.user_friendly ?? ''
  const short = shortText(
    addressText(address, {
      form: /^[U0]/.test(friendly) ? 'non-bounceable' : undefined,
      testOnly: testOnly || /^[k0]/.test(friendly) || undefined,
    }),
  )
  // A token may call itself anything, so only a domain stands in the place of the address.
  const account = known.kind === 'domain' ? (known.name ?? short) : short
  const number = (value: number): string => formatNumber(value, locale)
  // A message without a sender here started the trace: its card says so, and no line leads to it.
  const isSent = !brief && edge !== undefined && edge.from >= 0
  const operation = isSent ? (props.label?.operation ?? messageOperation(edge.message, messages, display.messages.opcode) ?? messages.noOpcode) : undefined
  const value = item.group?.value ?? edge?.message.value ?? null
  const own = coinLabel(value, nativeCoin, locale)
  const amounts = isSent ? (props.label?.amounts ?? (own === undefined ? [] : [own])) : []
  const amount = amounts.length === 0 ? undefined : amounts.map(({ number: digits, unit }) => `${digits} ${unit}`).join(' → ')
  const label = operation !== undefined && (
    <span part="message-chain-graph-label">
      {renderEdge === undefined || item.group !== undefined ? (
        <>
          <bdi part="message-chain-graph-operation" title={operation}>
            {operation}
          </bdi>{' '}
          {amounts.map(({ number: digits, unit, text }, at) => (
            <span key={at} part="message-chain-graph-amount" title={text}>
              {at > 0 && <i part="message-chain-graph-arrow">→</i>}
              {/* `20B TON` would run as one word; as elements the two could be out of sight one by one. */}
              {`${/\p{L}/u.test(digits) ? `\u2068${digits}\u2069` : digits} ${unit}`}
            </span>
          ))}
        </>
      ) : (
        renderEdge({ trace, index: item.message })
      )}
    </span>
  )

  if (item.group !== undefined) {
    const { kind, count, hidden, failed } = item.group
    const name = messages.group(kind, count, number(count))
    const line = words(
      ...(hidden > 0 ? [messages.transactions(hidden, number(hidden))] : []),
      ...(failed > 0 ? [messages.failed(failed, number(failed))] : []),
    ).join(' · ')
    return {
      part: 'message-chain-graph-group',
      'data-status': failed > 0 ? 'failed' : undefined,
      'data-group': kind,
      'aria-label': words(operation, amount, name, line, messages.folded).join(', '),
      children: (
        <>
          {label}{' '}
          <span part="message-chain-graph-name">
            {failed > 0 && <Icon name="cross" part="message-chain-graph-status" />}
            <bdi title={name}>{name}</bdi>
          </span>{' '}
          {!brief && item.transaction >= 0 && <bdi part="message-chain-graph-note" title={line}>{line}</bdi>}
          {!brief && <Toggle title={messages.unfold} sign="+" group />}
        </>
      ),
    }
  }
  if (transaction === undefined) {
    const kind = item.kind === 'log' ? 'log' : 'waiting'
    const target = address === null || address === undefined ? undefined : account
    return {
      part: 'message-chain-graph-end',
      'aria-label': messages.end(kind, words(operation, amount, messages[kind], target)),
      children: (
        <>
          {label}{' '}
          <span part="message-chain-graph-name">
            <Icon name={kind === 'log' ? 'dash' : 'clock'} /> {messages[kind]}{' '}
            {target !== undefined && <bdi title={target}>{target}</bdi>}
          </span>
        </>
      ),
    }
  }

  const { status, note, comment } = cardFacts(transaction, messages)
  const claimed = known.kind === 'domain' ? undefined : known.name
  const role = words(claimed, roleOf(known.row?.interfaces, display.messages.contract)).join(' · ')
  const fee = messages.fee(amountOf(transaction.total_fees, nativeCoin, locale) ?? '')
  const line = note ?? (role === '' ? fee : role)
  const sent = transaction.out_msgs.length
  const following = number(item.following)
  // What a custom card shows is not known here: its name is its content, and then ours.
  const custom = renderNode !== undefined
  const foreign = custom || (renderEdge !== undefined && operation !== undefined)
  const name = messages.item({
    seen: custom ? [account] : foreign ? [] : words(operation, amount, account, ...(brief ? [] : [line, comment])),
    outcome: messages.outcome[status],
    sent,
    sentShown: number(sent),
    hidden: item.state === 'closed' ? item.following : 0,
    hiddenShown: following,
    position: number(item.transaction + 1),
    total: number(trace.transactions.length),
  })
  return {
    part: `message-chain-graph-card${selected ? ' message-chain-graph-selected' : ''}`,
    'data-address': addressKey(address),
    'data-status': status,
    'data-finality': isPending(transaction) ? 'pending' : 'final',
    'aria-label': foreign ? undefined : name,
    children: (
      <>
        {label}{' '}
        {custom ? (
          renderNode({ trace, index: item.transaction, selected })
        ) : (
          <>
            <span part="message-chain-graph-name">
              {!brief && <Icon name={statusIcons[status]} part="message-chain-graph-status" />}
              <bdi title={account}>{account}</bdi>
            </span>{' '}
            {!brief && (
              <bdi part="message-chain-graph-note" title={line}>
                {line}
              </bdi>
            )}{' '}
            {!brief && comment !== undefined && (
              <bdi part="message-chain-graph-comment" title={comment}>
                {comment}
              </bdi>
            )}
          </>
        )}
        {foreign && <span part="visually-hidden">{name}</span>}
        {!brief && item.headOf !== undefined && <Toggle title={messages.fold} sign="≡" group />}
        {!brief && item.state !== 'leaf' && (
          <Toggle
            title={item.state === 'open' ? messages.close : messages.open(item.following, following)}
            sign={item.state === 'open' ? '−' : `+${following}`}
          />
        )}
      </>
    ),
  }
}

/** The button of a card. Its sign is drawn by the style sheet: the name of the card says it in words. */
function Toggle({ title, sign, group = false }: { title: string; sign: string; group?: boolean }): ReactElement {
  return (
    <span
      part={`message-chain-graph-toggle${group ? ' message-chain-graph-fold' : ''}`}
      title={title}
      data-sign={sign}
    />
  )
}

function words(...parts: readonly (string | undefined)[]): string[] {
  return parts.filter((part) => part !== undefined)
}

/** What the index takes a contract for: its first interface, in words. */
function roleOf(interfaces: readonly string[] | null | undefined, contract: Partial<ContractMessages> | undefined): string | undefined {
  const [first] = Array.isArray(interfaces) ? interfaces : []
  return contractKind(first, contract) || undefined
}
