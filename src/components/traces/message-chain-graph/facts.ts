import { parseAmount } from '../../../model/amount.ts'
import { opcodeHex } from '../../../model/opcode.ts'
import { isPending } from '../../../model/finality.ts'
import type { NativeCoin } from '../../../display/display.ts'
import { formatCoins, type CoinFormat } from '../../../format/coins.ts'
import { commentOf } from '../../../format/comment.ts'
import type { GraphMessages } from '../../../format/messages/graph.ts'
import type { OpcodeMessages } from '../../../format/messages/messages.ts'
import { opcodeWords } from '../../../format/opcodeWords.ts'
import type { TransactionStatus } from '../../../model/outcome.ts'
import { plainText } from '../../../model/text.ts'
import type { Message } from '../../../schema/message.ts'
import type { Transaction } from '../../../schema/transaction.ts'
import { failureOf, type Failure } from '../../../model/failure.ts'
import { isTold } from '../../../model/failure.ts'

/** What a card shows of its transaction besides the account. */
export interface CardFacts {
  readonly status: TransactionStatus
  /** Second line: why it failed, or what is special about it; undefined when nothing is. */
  readonly note: string | undefined
  /** Third line. */
  readonly comment: string | undefined
}

/** Reads what is worth saying about a transaction. */
export function cardFacts(transaction: Transaction, messages: GraphMessages): CardFacts {
  const failure = failureOf(transaction)
  return {
    status: statusOf(transaction, failure),
    note: noteOf(transaction, failure, messages),
    comment: commentText(transaction),
  }
}

/** Comment of the inbound message, cleaned; undefined when there is no text. */
export function commentText({ in_msg }: Transaction): string | undefined {
  if (in_msg === null || in_msg.bounced === true) return undefined
  const comment = commentOf(in_msg)
  return comment?.type === 'text' ? plainText(comment.text, { maximum: 120 }) || undefined : undefined
}

/** A transaction of a pending trace that fails already is shown as failed: that is what it will do. */
function statusOf(transaction: Transaction, failure: Failure | undefined): TransactionStatus {
  if (failure !== undefined) return 'failed'
  if (isPending(transaction)) return 'pending'
  if (transaction.description.aborted === true) return 'skipped'
  return isTold(transaction) ? 'success' : 'unknown'
}

function noteOf(
  transaction: Transaction,
  failure: Failure | undefined,
  messages: GraphMessages,
): string | undefined {
  const { description, in_msg } = transaction
  if (failure !== undefined) return messages.failure(failure)
  if (in_msg?.bounced === true) return messages.bounced
  if (description.aborted === true) return messages.notExecuted
  if (description.type === 'tick_tock') return description.is_tock === true ? messages.tock : messages.tick
  if (in_msg === null) return messages.system
  return in_msg.source === null ? messages.external : undefined
}

/** What a message asks for, in words; its opcode where no name is known; undefined without one. */
export function messageOperation(
  message: Message,
  messages: GraphMessages,
  opcodes?: Partial<OpcodeMessages>,
): string | undefined {
  const { opcode, decoded_opcode, bounced } = message
  if (bounced === true) return messages.bounce
  // The first bits of an external body are a signature as often as an opcode.
  if (message.source === null && (decoded_opcode ?? '') === '') return undefined
  return opcodeWords(opcode, decoded_opcode, opcodes) ?? opcodeHex(opcode)
}

/** An amount beside a line, where there is little room. */
export interface LabelAmount {
  /** All of it, for who asks. */
  readonly text: string
  /** Shortened where it is long: `20B`. */
  readonly number: string
  readonly unit: string
}

/** Letters that there is room for. */
const mostLetters = 15

/** An amount for a label. */
export function labelAmount(amount: string, unit: string, format: CoinFormat): LabelAmount {
  const number = formatCoins(amount, format)
  const isLong = number.length + unit.length >= mostLetters
  const short = isLong ? formatCoins(amount, { ...format, maximumFractionDigits: 2, compact: true }) : number
  return { text: `${number} ${unit}`, number: short, unit }
}

/** {@link labelAmount} of the native coin, to three digits; undefined for a message without one. */
export function coinLabel(value: string | null, { decimals, symbol }: NativeCoin, locale: string): LabelAmount | undefined {
  if (parseAmount(value) === undefined || value === null) return undefined
  return labelAmount(value, plainText(symbol, { maximum: 16 }), { decimals, locale, maximumFractionDigits: 3 })
}

/** An amount of the native coin for people, to three digits; undefined for a message without one. */
export function amountOf(value: string | null, coin: NativeCoin, locale: string): string | undefined {
  return coinLabel(value, coin, locale)?.text
}
