import { isCommentOpcode, opcodeHex } from '../../../model/contracts/opcode.ts'
import type { StatusMessages } from '../../../format/messages/transactions/failures.ts'
import type { TransactionMessages } from '../../../format/messages/transactions/transactions.ts'
import { explainFailure } from '../../../format/bodies/explainFailure.ts'
import type { NamingSources } from '../../../format/naming/namingSources.ts'
import { operationLabel } from '../../../format/bodies/operationWords.ts'
import type { TransactionOutcome } from '../../../model/outcome/outcome.ts'
import type { Transaction } from '../../../schema/transaction.ts'
import type { TransactionSummary } from './summary.ts'

/** Title of a transaction: the operation of its message, or its kind. */
export function transactionTitle(
  { kind, message, outcome }: TransactionSummary,
  messages: TransactionMessages,
  status: StatusMessages,
  sources: NamingSources,
): string {
  if (outcome.bounced) return status.bounced
  if (kind !== 'message' || message === undefined) return messages[kind]
  const hex = opcodeHex(message.opcode)
  if (hex === undefined || isCommentOpcode(hex)) return messages.transfer
  return operationLabel(message, sources) ?? messages.call(hex)
}

/** Explains why a transaction failed or was skipped and whether its value was returned; empty on success. */
export function outcomeWords(
  { failure, skipped }: TransactionOutcome,
  transaction: Transaction,
  messages: StatusMessages,
  sources: NamingSources,
): string {
  if (skipped !== undefined) return messages.notExecuted(skipped)
  if (failure === undefined) return ''
  const reason = messages.failure(explainFailure(failure, transaction, sources))
  return failure.returned ? `${reason} · ${messages.returned}` : reason
}
