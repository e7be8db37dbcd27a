import { isCommentOpcode, opcodeHex } from '../../../model/opcode.ts'
import type { OpcodeMessages } from '../../../format/messages/messages.ts'
import type { StatusMessages } from '../../../format/messages/failures.ts'
import type { TransactionMessages } from '../../../format/messages/transactions.ts'
import { bodyWords } from '../../../format/abiFields.ts'
import { opcodeWords } from '../../../format/opcodeWords.ts'
import type { TransactionOutcome } from '../../../model/outcome.ts'
import type { TransactionSummary } from './summary.ts'

/**
 * Title of a transaction: the operation of its message, or its kind.
 * @param nameBody Name of a body in the ABI of its contract. @default none
 */
export function transactionTitle(
  { kind, message, outcome }: TransactionSummary,
  messages: TransactionMessages,
  status: StatusMessages,
  opcode?: Partial<OpcodeMessages>,
  nameBody: (hex: string) => string | undefined = () => undefined,
): string {
  if (outcome.bounced) return status.bounced
  if (kind !== 'message' || message === undefined) return messages[kind]
  const hex = opcodeHex(message.opcode)
  if (hex === undefined || isCommentOpcode(hex)) return messages.transfer
  return opcodeWords(hex, message.decoded_opcode, opcode) ?? bodyWords(nameBody(hex)) ?? messages.call(hex)
}

/** Explains why a transaction failed or was skipped and whether its value was returned; empty on success. */
export function outcomeWords(
  { failure, skipped }: TransactionOutcome,
  messages: StatusMessages,
): string {
  if (skipped !== undefined) return messages.notExecuted(skipped)
  if (failure === undefined) return ''
  const reason = messages.failure(failure)
  return failure.returned ? `${reason} · ${messages.returned}` : reason
}
