import { memo, useRef, type ReactElement, type ReactNode } from 'react'
import { useName } from '../../../../react/display/useName.ts'
import { formatNumber } from '../../../../text/format/intl.ts'
import {
  describeItem,
  itemAddress,
  type EdgeLabel,
  type ItemDescription,
} from '../../../../graph/items/describeItem.ts'
import type { GraphItem } from '../../../../graph/tree/traceGraph.ts'
import type { TraceModel } from '../../../../meaning/trace/model.ts'
import { useBrowserLayoutEffect } from '../../../parts/window/observeSizes.ts'
import { Icon } from '../../../values/icon/Icon.tsx'
import { NameMark } from '../../../values/address/AddressMark.tsx'
import { LineTitle } from '../../../values/hash/OneLine.tsx'
import { useGraphContext } from '../useGraphContext.ts'

/** Props of {@link GraphCard}. */
export interface GraphCardProps {
  readonly trace: TraceModel
  readonly item: GraphItem
  /** 1-based level in the tree. */
  readonly level: number
  /** Position relative to the origin of the frame, to the right and down, in pixels of the graph. */
  readonly x: number
  readonly y: number
  readonly height: number
  /** Only the title is shown. */
  readonly brief: boolean
  readonly selected: boolean
  /** Index of the selected transaction if it is folded into the hop before the card. */
  readonly selectedInHop: number | undefined
  /** The card has the Tab stop. */
  readonly current: boolean
  /** The search found it. */
  readonly found: boolean
  /** Replaces the label of the message. */
  readonly label: EdgeLabel | undefined
  readonly renderNode: ((node: GraphNode) => ReactNode) | undefined
  readonly renderEdge: ((edge: GraphEdge) => ReactNode) | undefined
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

const parts = {
  transaction: 'message-chain-graph-card',
  group: 'message-chain-graph-group',
  log: 'message-chain-graph-end',
  waiting: 'message-chain-graph-end',
} as const

/** One item of the graph: a transaction, a group, or a message without a transaction. */
export const GraphCard = memo(function GraphCard(props: GraphCardProps): ReactElement {
  const { trace, item, x, y, height, brief, selected, selectedInHop, found, current, label, renderNode, renderEdge } =
    props
  const element = useRef<HTMLDivElement>(null)
  const context = useGraphContext()
  const known = useName(itemAddress(trace, item))
  const custom = renderNode !== undefined ? 'card' : renderEdge !== undefined ? 'edge' : undefined
  const description = describeItem(trace, item, context, { label, known, brief, custom, selectedInHop })
  const { kind, status } = description
  const isTransaction = kind === 'transaction'
  // The words of a part that the application draws are unknown: the content names the card, and our name follows.
  const isForeign = isTransaction && (custom === 'card' || (custom === 'edge' && description.label !== undefined))
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
      part={selected && isTransaction ? `${parts[kind]} message-chain-graph-selected` : parts[kind]}
      data-id={item.id}
      data-kind={item.kind}
      data-branch={item.state}
      data-address={isTransaction ? description.address : undefined}
      data-status={status}
      data-finality={isTransaction ? description.finality : undefined}
      data-group={item.group?.kind}
      data-found={found || undefined}
      aria-label={isForeign ? undefined : description.name}
      aria-level={props.level}
      aria-posinset={item.position}
      aria-setsize={item.siblings}
      aria-expanded={item.state === 'leaf' ? undefined : item.state === 'open'}
      aria-selected={selected}
      tabIndex={current ? 0 : -1}
    >
      {description.label !== undefined && (
        <span part="message-chain-graph-label">
          {renderEdge === undefined || item.group !== undefined ? (
            <LabelWords label={description.label} />
          ) : (
            renderEdge({ trace, index: item.message })
          )}
        </span>
      )}{' '}
      {isTransaction && renderNode !== undefined ? (
        renderNode({ trace, index: item.transaction, selected })
      ) : (
        <CardWords description={description} brief={brief} />
      )}
      {isForeign && <span part="visually-hidden">{description.name}</span>}
      {!brief && description.via !== undefined && (
        <button
          type="button"
          part="message-chain-graph-via"
          tabIndex={-1}
          aria-expanded={false}
          aria-current={selectedInHop !== undefined}
        >
          <bdi>{description.via}</bdi>
        </button>
      )}
      {!brief && <Toggles item={item} isTransaction={isTransaction} />}
    </div>
  )
})

function LabelWords({ label }: { readonly label: NonNullable<ItemDescription['label']> }): ReactElement {
  return (
    <>
      <bdi part="message-chain-graph-operation" title={label.operation}>
        {label.operation}
      </bdi>{' '}
      {label.amounts.map(({ number, unit, text }, at) => (
        <span key={at} part="message-chain-graph-amount" title={text}>
          {at > 0 && <i part="message-chain-graph-arrow">→</i>}
          {/* Isolates: `20B GRAM` would be read as one word. Separate elements could be cut off one by one. */}
          {`${/\p{L}/u.test(number) ? `\u2068${number}\u2069` : number} ${unit}`}
        </span>
      ))}
    </>
  )
}

function CardWords({
  description,
  brief,
}: {
  readonly description: ItemDescription
  readonly brief: boolean
}): ReactElement {
  const { kind, icon, title, mark, target, note, comment } = description
  const isEnd = kind === 'log' || kind === 'waiting'
  if (isEnd) {
    return (
      <span part="message-chain-graph-name">
        {icon !== undefined && <Icon name={icon} />} {title} {mark !== undefined && <NameMark mark={mark} />}{' '}
        {target !== undefined && <bdi title={target}>{target}</bdi>}
      </span>
    )
  }
  return (
    <>
      <span part="message-chain-graph-name">
        {icon !== undefined && (!brief || kind === 'group') && <Icon name={icon} part="message-chain-graph-status" />}
        {mark !== undefined && <NameMark mark={mark} />}
        <bdi title={title}>
          <LineTitle text={title} />
        </bdi>
      </span>{' '}
      {!brief && note !== undefined && (
        <bdi part="message-chain-graph-note" title={note}>
          {note}
        </bdi>
      )}{' '}
      {!brief && comment !== undefined && (
        <bdi part="message-chain-graph-comment" title={comment}>
          {comment}
        </bdi>
      )}
    </>
  )
}

/** Buttons that open and close the branch and the group of a card. */
function Toggles({
  item,
  isTransaction,
}: {
  readonly item: GraphItem
  readonly isTransaction: boolean
}): ReactElement | null {
  const { messages, locale } = useGraphContext()
  if (item.group !== undefined) return <Toggle title={messages.unfold} sign="+" group />
  if (!isTransaction) return null
  return (
    <>
      {item.headOf !== undefined && <Toggle title={messages.fold} sign="≡" group />}
      {item.state !== 'leaf' && (
        <Toggle
          title={item.state === 'open' ? messages.close : messages.open(item.following, locale)}
          sign={item.state === 'open' ? '−' : `+${formatNumber(item.following, locale)}`}
        />
      )}
    </>
  )
}

/** A button of a card. The style sheet draws its sign; the name of the card says the same in words. */
function Toggle({ title, sign, group = false }: { title: string; sign: string; group?: boolean }): ReactElement {
  return (
    <span
      part={`message-chain-graph-toggle${group ? ' message-chain-graph-fold' : ''}`}
      title={title}
      data-sign={sign}
    />
  )
}
