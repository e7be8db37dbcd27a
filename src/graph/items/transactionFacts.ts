import { commentText } from '../tree/cardHeights.ts'
import type { Texts } from '../../text/en/index.ts'
import { explainFailure } from '../../text/naming/explainFailure.ts'
import { operationLabel } from '../../text/naming/operationWords.ts'
import type { Failure } from '../../meaning/outcome/failure.ts'
import { opcodeHex } from '../../meaning/contracts/opcode.ts'
import { readOutcome, type TransactionStatus } from '../../meaning/outcome/outcome.ts'
import type { Message } from '../../service/rows/message.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import type { GraphContext } from './context.ts'

/** Content of a transaction's card besides the account. */
export interface TransactionFacts {
  readonly status: TransactionStatus
  /** Why it failed, or what is special about it; undefined when nothing is. */
  readonly note: string | undefined
  /** Text comment of the inbound message. */
  readonly comment: string | undefined
}

/** Describes a transaction. One that is pending and already fails counts as failed: that is how it will end. */
export function transactionFacts(
  transaction: Transaction,
  { messages, sources }: Pick<GraphContext, 'messages' | 'sources'>,
): TransactionFacts {
  const { status, failure } = readOutcome(transaction)
  const comment = commentText(transaction)
  return {
    status,
    note: transactionNote(transaction, explainFailure(failure, transaction, sources), messages),
    // In a line it could be taken for our own words.
    comment: comment !== undefined && sources.isBait?.(comment) === true ? messages.bait : comment,
  }
}

function transactionNote(
  { description, in_msg }: Transaction,
  failure: Failure | undefined,
  messages: Texts['graph'],
): string | undefined {
  if (failure !== undefined) return messages.failure(failure)
  if (in_msg?.bounced === true) return messages.bounced
  if (description.aborted === true) return messages.notExecuted
  if (description.type === 'tick_tock') return description.is_tock === true ? messages.tock : messages.tick
  if (in_msg === null) return messages.system
  return in_msg.source === null ? messages.external : undefined
}

/** Names the operation of a message, by its opcode where no name is known; undefined without an opcode. */
export function operationText(
  message: Message,
  { messages, sources }: Pick<GraphContext, 'messages' | 'sources'>,
): string | undefined {
  const { opcode, decoded_opcode, bounced, source } = message
  if (bounced === true) return messages.bounce
  // The first bits of an external body are a signature as often as an opcode.
  if (source === null && (decoded_opcode ?? '') === '') return undefined
  return operationLabel(message, sources) ?? opcodeHex(opcode)
}
