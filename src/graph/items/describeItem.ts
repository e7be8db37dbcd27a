import { addressKey } from '../../text/format/address.ts'
import { contractKind, contractLabel } from '../../text/naming/contractKind.ts'
import { statusIcons, type IconName } from '../../text/format/icons.ts'
import { formatNumber } from '../../text/format/intl.ts'
import { replacesAddress, type KnownName } from '../../text/naming/names.ts'
import { isPending } from '../../service/rows/finality.ts'
import type { TransactionStatus } from '../../meaning/outcome/outcome.ts'
import type { TraceModel } from '../../meaning/trace/model.ts'
import type { GroupSpread } from '../tree/folding.ts'
import type { GraphItem } from '../tree/traceGraph.ts'
import { accountName, accountTitle } from './accountTitle.ts'
import { coinLabel, coinText, type LabelAmount } from './amounts.ts'
import { cardColors, type CardColors } from './colors.ts'
import type { GraphContext } from './context.ts'
import { nameMark, type NameMark } from './nameMarks.ts'
import { operationText, transactionFacts } from './transactionFacts.ts'

/** Label of an edge. */
export interface EdgeLabel {
  /** Name of the operation. @default the message's own */
  readonly operation: string | undefined
  /** Amounts that the message moves; two for a swap: paid and received. @default the message's value */
  readonly amounts: readonly LabelAmount[] | undefined
}

/** Everything that a card of the graph shows, in the reader's language. */
export interface ItemDescription {
  readonly kind: GraphItem['kind']
  /** Raw address of the account; undefined for a group and for a message without a destination. */
  readonly address: string | undefined
  readonly status: TransactionStatus | undefined
  /** Neither the transaction nor its block is final, or the transaction does not exist. */
  readonly finality: 'final' | 'pending'
  readonly icon: IconName | undefined
  /** First line: the account, or what the item stands for. */
  readonly title: string
  /** Who gives the name in the title; undefined for an address, and for a name of the application's own code. */
  readonly mark: NameMark | undefined
  /** Follows the title of a message that has no transaction: its destination. */
  readonly target: string | undefined
  /** Second line: why it failed, what is special about it, the kind of the contract, or the fee. */
  readonly note: string | undefined
  /** Third line: the comment of the message. */
  readonly comment: string | undefined
  /** Last line: what was folded between the sender and the transaction. */
  readonly via: string | undefined
  /** Label of the edge that leads to the item; undefined where no edge leads to it. */
  readonly label: Required<{ readonly [Key in keyof EdgeLabel]: NonNullable<EdgeLabel[Key]> }> | undefined
  /** Accessible name. */
  readonly name: string
  readonly colors: CardColors
}

/** Parts of a description that depend on how the item is shown. */
export interface DescribeOptions {
  /** Replaces the label of the message. */
  readonly label?: EdgeLabel | undefined
  /** Name of the item's account. @default looked up in the context */
  readonly known?: KnownName | undefined
  /** Only the title is shown. @default false */
  readonly brief?: boolean | undefined
  /** The part that the application draws itself; its words are unknown and not in the accessible name. @default none */
  readonly custom?: 'card' | 'edge' | undefined
  /** Index of a transaction of the folded hop before the item; the line of the hop names its account. @default none */
  readonly selectedInHop?: number | undefined
}

/**
 * Describes one item of a graph. The page, the SVG picture, the diagram and the print all show these
 * words and colors.
 */
export function describeItem(
  trace: TraceModel,
  item: GraphItem,
  context: GraphContext,
  options: DescribeOptions = {},
): ItemDescription {
  const label = edgeLabel(trace, item, context, options)
  if (item.group !== undefined) return describeGroup(item, item.group, label, context)
  return item.transaction < 0 || trace.transactions[item.transaction] === undefined
    ? describeMessage(trace, item, label, context, options)
    : describeTransaction(trace, item, label, context, options)
}

/**
 * Label that replaces that of an item; of a recipient of a folded hop, the label of the message that its sender sent.
 */
export function labelOf(
  labels: ReadonlyMap<number, EdgeLabel> | undefined,
  { message, via }: GraphItem,
): EdgeLabel | undefined {
  return (via && labels?.get(via.message)) ?? labels?.get(message)
}

/** Address of the account that an item shows; undefined when it shows none. */
export function itemAddress(trace: TraceModel, { transaction, message }: GraphItem): string | null | undefined {
  return trace.transactions[transaction]?.account ?? trace.messages[message]?.message.destination
}

function edgeLabel(
  trace: TraceModel,
  { message, group, via }: GraphItem,
  context: GraphContext,
  { label, brief = false }: DescribeOptions,
): ItemDescription['label'] {
  const edge = trace.messages[message]
  // A message without a sender here started the trace: its card says so, and no edge leads to it.
  if (brief || edge === undefined || edge.from < 0) return undefined
  const value = coinLabel(group?.value ?? edge.message.value ?? null, context)
  // The recipient of a hop got the value of the notification, by the operation that its sender asked for.
  const asked = trace.messages[via?.message ?? message] ?? edge
  return {
    operation: label?.operation ?? operationText(asked.message, context) ?? context.messages.transfer,
    amounts: label?.amounts ?? (value === undefined ? [] : [value]),
  }
}

/** Amounts of a label as one text: `10 GRAM → 25 USDT`. */
function amountsText(label: ItemDescription['label']): string | undefined {
  if (label === undefined || label.amounts.length === 0) return undefined
  return label.amounts.map(({ number, unit }) => `${number} ${unit}`).join(' → ')
}

function describeGroup(
  { transaction }: GraphItem,
  group: NonNullable<GraphItem['group']>,
  label: ItemDescription['label'],
  context: GraphContext,
): ItemDescription {
  const { messages, locale } = context
  const { kind, count, hidden, failed, spread } = group
  const status = failed > 0 ? 'failed' : undefined
  const title = messages.group(kind, count, locale)
  const note = present(
    // The title has the number of branches of one transaction each.
    hidden > 0 && !(kind === 'siblings' && hidden === count) ? messages.transactions(hidden, locale) : undefined,
    failed > 0 ? messages.failed(failed, locale) : undefined,
    ...(spread === undefined ? [] : spreadWords(spread, context)),
  ).join(' · ')
  return {
    kind: 'group',
    address: undefined,
    status,
    finality: 'final',
    icon: failed > 0 ? 'cross' : undefined,
    title,
    mark: undefined,
    target: undefined,
    note: transaction >= 0 ? note : undefined,
    comment: undefined,
    via: undefined,
    label,
    name: present(label?.operation, amountsText(label), title, note, messages.folded).join(', '),
    colors: cardColors('group', status),
  }
}

/** How the members of a group differ: their accounts, and the values that they received. */
function spreadWords({ accounts, least, most }: GroupSpread, context: GraphContext): (string | undefined)[] {
  const { messages, locale } = context
  const [from, to] = [least, most].map((value) => coinText(value ?? null, context))
  return [
    messages.groupAccounts(accounts, locale),
    from === undefined || to === undefined
      ? undefined
      : from === to
        ? messages.groupEach(from)
        : messages.groupRange(from, to),
  ]
}

function describeMessage(
  trace: TraceModel,
  item: GraphItem,
  label: ItemDescription['label'],
  context: GraphContext,
  { known }: DescribeOptions,
): ItemDescription {
  const { messages } = context
  const kind = item.kind === 'log' ? 'log' : 'waiting'
  const address = itemAddress(trace, item) ?? undefined
  const target = address === undefined ? undefined : accountTitle(address, context, known)
  return {
    kind,
    address: addressKey(address),
    status: undefined,
    finality: 'pending',
    icon: kind === 'log' ? 'dash' : 'clock',
    title: messages[kind],
    mark: address === undefined ? undefined : accountMark(address, context, known ?? accountName(address, context)),
    target,
    note: undefined,
    comment: undefined,
    via: undefined,
    label,
    name: messages.end(kind, present(label?.operation, amountsText(label), messages[kind], target)),
    colors: cardColors(kind, undefined),
  }
}

function describeTransaction(
  trace: TraceModel,
  item: GraphItem,
  label: ItemDescription['label'],
  context: GraphContext,
  { known, brief = false, custom, selectedInHop }: DescribeOptions,
): ItemDescription {
  const { messages, locale } = context
  const transaction = trace.transactions[item.transaction] as TraceModel['transactions'][number]
  const account = known ?? accountName(transaction.account, context)
  const title = accountTitle(transaction.account, context, account)
  const mark = accountMark(transaction.account, context, account)
  const { status, note, comment } = transactionFacts(transaction, context)
  const claimed = replacesAddress(account) ? undefined : account.name
  const [contract] = Array.isArray(account.row?.interfaces) ? account.row.interfaces : []
  const codeHash = (transaction.account_state_after ?? transaction.account_state_before)?.code_hash
  // The service names few kinds; the sources of the display know contracts of the application, too.
  const named =
    contractKind(contract, context.contracts) ||
    contractLabel({ address: transaction.account, codeHash }, context.sources, context.contracts)
  const role = present(claimed, named || undefined).join(' · ')
  const line = note ?? (role || messages.fee(coinText(transaction.total_fees, context) ?? ''))
  const number = (value: number): string => formatNumber(value, locale)
  const sent = transaction.out_msgs.length
  // The mark comes last: what a sighted reader reads must be one part of the name.
  const hidden = trace.transactions[selectedInHop ?? -1]
  const via =
    item.via &&
    (hidden === undefined
      ? messages.group('hop', item.via.count, locale)
      : messages.via(accountTitle(hidden.account, context)))
  const shown = present(label?.operation, amountsText(label), title, ...(brief ? [] : [line, comment]), mark?.text)
  return {
    kind: 'transaction',
    address: addressKey(transaction.account),
    status,
    finality: isPending(transaction) ? 'pending' : 'final',
    icon: statusIcons[status],
    title,
    mark,
    target: undefined,
    note: line,
    comment,
    via,
    label,
    name: messages.item({
      seen: [
        ...(custom === 'card' ? present(title, mark?.text) : custom === 'edge' && label !== undefined ? [] : shown),
        ...(via === undefined ? [] : [via, messages.folded]),
      ],
      outcome: messages.outcome[status],
      sent,
      hidden: item.state === 'closed' ? item.following : 0,
      position: number(item.transaction + 1),
      total: number(trace.transactions.length),
      locale,
    }),
    colors: cardColors('transaction', status),
  }
}

/** Mark of an account's name; none if the application's own function named it. */
function accountMark(address: string, context: GraphContext, known: KnownName): NameMark | undefined {
  return accountTitle(address, context, known) === accountTitle(address, { ...context, accountName: undefined }, known)
    ? nameMark(known, context)
    : undefined
}

function present(...words: readonly (string | undefined)[]): string[] {
  return words.filter((word) => word !== undefined)
}
