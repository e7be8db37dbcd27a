import { messagesFrom, type TraceMessage, type TraceModel } from '../model.ts'

/** A transaction of one trace and its counterpart in another. */
export interface TransactionPair {
  /** Index in the first trace; -1 if only the second has it. */
  readonly left: number
  /** Index in the second trace; -1 if only the first has it. */
  readonly right: number
  /** Messages between the root and the transaction. */
  readonly depth: number
  /** True if the transaction that caused it has no counterpart either. */
  readonly below: boolean
}

/** Options of {@link pairTransactions}. */
export interface PairOptions {
  /**
   * Fields that messages must share to be counterparts: recipient and opcode; or, after these, the opcode alone and
   * then the order, for traces of different accounts such as two runs of a test.
   * @default 'account'
   */
  readonly match?: 'account' | 'structure' | undefined
}

type Key = (message: TraceMessage) => string

const accountKey: Key = ({ message: { destination, opcode } }) => `${destination ?? ''} ${opcode ?? ''}`
const opcodeKey: Key = ({ message: { opcode } }) => ` ${opcode ?? ''}`
const anyKey: Key = () => ''

/**
 * Walks two traces together and pairs the transactions that stand at the same place: parents before the
 * transactions that they caused, in the order of sending.
 */
export function pairTransactions(
  left: TraceModel,
  right: TraceModel,
  { match = 'account' }: PairOptions = {},
): TransactionPair[] {
  const keys = match === 'structure' ? [accountKey, opcodeKey, anyKey] : [accountKey]
  const pairs: TransactionPair[] = []
  const open: TransactionPair[] = []
  const roots = Math.max(left.roots.length, right.roots.length)
  for (let at = roots - 1; at >= 0; at--)
    open.push({ left: left.roots[at] ?? -1, right: right.roots[at] ?? -1, depth: 0, below: false })
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    // A log, or a message without a transaction yet.
    if (pair.left < 0 && pair.right < 0) continue
    pairs.push(pair)
    const below = pair.left < 0 || pair.right < 0
    const [sent, found] = [messagesFrom(left, pair.left), messagesFrom(right, pair.right)]
    const depth = pair.depth + 1
    // The last one is pushed first, so that the walk takes them in their order.
    for (const [a, b] of pairMessages(sent, found, keys).toReversed())
      open.push({ left: a?.to ?? -1, right: b?.to ?? -1, depth, below })
  }
  return pairs
}

type MessagePair = readonly [left: TraceMessage | undefined, right: TraceMessage | undefined]

/** Pairs messages with the same key, in their order; what is left is tried with the next key. */
function pairMessages(
  left: readonly TraceMessage[],
  right: readonly TraceMessage[],
  keys: readonly Key[],
): readonly MessagePair[] {
  const partners = new Map<TraceMessage, TraceMessage>()
  const taken = new Set<TraceMessage>()
  for (const key of keys) {
    const waiting = new Map<string, TraceMessage[]>()
    for (const message of right.toReversed()) {
      if (taken.has(message)) continue
      const queue = waiting.get(key(message))
      if (queue === undefined) waiting.set(key(message), [message])
      else queue.push(message)
    }
    for (const message of left) {
      const partner = partners.has(message) ? undefined : waiting.get(key(message))?.pop()
      if (partner === undefined) continue
      partners.set(message, partner)
      taken.add(partner)
    }
  }
  return [
    ...left.map((message): MessagePair => [message, partners.get(message)]),
    ...right.filter((message) => !taken.has(message)).map((message): MessagePair => [undefined, message]),
  ]
}
