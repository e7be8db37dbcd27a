import { addressKey } from '../../../text/format/address.ts'
import { parseAmount } from '../../../service/rows/amount.ts'
import { readMessageComment, type MessageComment } from '../../../text/bodies/comment.ts'
import { readOutcome, type TransactionOutcome } from '../../../meaning/outcome/outcome.ts'
import type { Message } from '../../../service/rows/message.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'

/** Direction of the value, seen from one account. */
type Direction = 'in' | 'out' | 'self'

/** Facts about one transaction that cards and tables show, independent of the language. */
export interface TransactionSummary {
  /**
   * `message`: an account received or sent one message; `batch`: it sent several; `external`: a
   * message came from outside the chain and nothing was sent; `tick`, `tock`, `storage`, `split`,
   * `merge`: transactions that the chain starts by itself.
   */
  readonly kind: 'message' | 'batch' | 'external' | 'tick' | 'tock' | 'storage' | 'split' | 'merge'
  /** Sender; null if the message came from outside the chain. */
  readonly from: string | null
  /** Recipient; undefined if nothing was received or sent. */
  readonly to: string | undefined
  /** Number of recipients other than `to`. */
  readonly others: number
  /** Value in nanograms, the sum if several messages were sent; undefined if there is none. */
  readonly value: string | undefined
  /** Extra currencies sent with the value: id and amount in units. */
  readonly currencies: readonly (readonly [id: string, amount: string])[]
  /** Message that names the operation; undefined if there is none or more than one. */
  readonly message: Message | undefined
  readonly comment: MessageComment | undefined
  readonly outcome: TransactionOutcome
  /** Undefined without a perspective, or if that account is not involved. */
  readonly direction: Direction | undefined
  /** Messages to other accounts that this transaction sent, other than `message`. */
  readonly sent: readonly Message[]
  /** Number of messages to the outside of the chain, which are logs. */
  readonly logs: number
}

/**
 * Summarizes one transaction.
 * @param perspective Account from which to look, in any form. @default none
 */
export function summarize(transaction: Transaction, perspective?: string): TransactionSummary {
  const { account, in_msg, description } = transaction
  const sent = transaction.out_msgs.filter((message) => message.destination !== null)
  const facts = { outcome: readOutcome(transaction), logs: transaction.out_msgs.length - sent.length }
  const first = sent[0]
  if (in_msg !== null && in_msg.source !== null) {
    return {
      ...facts,
      kind: 'message',
      from: in_msg.source,
      to: account,
      others: 0,
      value: in_msg.value ?? undefined,
      currencies: Object.entries(in_msg.value_extra_currencies ?? {}),
      message: in_msg,
      comment: readMessageComment(in_msg),
      direction: directionFrom(in_msg.source, [account], perspective),
      sent,
    }
  }
  const receivers = sent.map((message) => message.destination ?? '')
  return {
    ...facts,
    kind: in_msg === null ? systemKind(description) : externalKind(sent.length),
    from: first === undefined && in_msg !== null ? null : account,
    to: first?.destination ?? (in_msg === null ? undefined : account),
    others: Math.max(0, new Set(receivers).size - 1),
    value: first === undefined ? undefined : total(sent),
    currencies: sent.flatMap((message) => Object.entries(message.value_extra_currencies ?? {})),
    message: sent.length === 1 ? first : undefined,
    comment: first === undefined || sent.length > 1 ? undefined : readMessageComment(first),
    direction: first === undefined ? undefined : directionFrom(account, receivers, perspective),
    sent: sent.length > 1 ? sent : [],
  }
}

/** Direction that the value is shown with: what a failed transaction received is no gain, so it has none. */
export function shownDirection({ direction, outcome }: TransactionSummary): 'in' | 'out' | undefined {
  return direction === 'out' || (direction === 'in' && outcome.status !== 'failed') ? direction : undefined
}

function externalKind(sent: number): TransactionSummary['kind'] {
  if (sent === 0) return 'external'
  return sent === 1 ? 'message' : 'batch'
}

function systemKind(description: Transaction['description']): TransactionSummary['kind'] {
  const { type, is_tock } = description
  if (type === 'tick_tock') return is_tock === true ? 'tock' : 'tick'
  if (type.startsWith('split')) return 'split'
  return type.startsWith('merge') ? 'merge' : 'storage'
}

function directionFrom(from: string, to: readonly string[], perspective: string | undefined): Direction | undefined {
  const reader = addressKey(perspective)
  if (reader === undefined) return undefined
  const sends = addressKey(from) === reader
  const receives = to.some((address) => addressKey(address) === reader)
  if (sends && receives && to.length === 1) return 'self'
  return sends ? 'out' : receives ? 'in' : undefined
}

/** Sum of the values; undefined if one is unknown, because the sum of the rest would be wrong. */
function total(messages: readonly Message[]): string | undefined {
  let sum = 0n
  for (const { value } of messages) {
    const amount = parseAmount(value)
    if (amount === undefined) return undefined
    sum += amount
  }
  return sum.toString()
}
