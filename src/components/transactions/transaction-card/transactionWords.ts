import { isCommentOpcode, opcodeHex } from '../../../meaning/contracts/opcode.ts'
import type { Texts } from '../../../text/en/index.ts'
import { explainFailure } from '../../../text/naming/explainFailure.ts'
import type { NamingSources } from '../../../text/naming/namingSources.ts'
import { operationLabel } from '../../../text/naming/operationWords.ts'
import type { TransactionOutcome } from '../../../meaning/outcome/outcome.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import type { TransactionSummary } from './summary.ts'

/** Title of a transaction: the operation of its message, or its kind. */
export function transactionTitle(
  { kind, message, outcome }: TransactionSummary,
  messages: Texts['transaction'],
  status: Texts['status'],
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
  messages: Texts['status'],
  sources: NamingSources,
): string {
  if (skipped !== undefined) return messages.notExecuted(skipped)
  if (failure === undefined) return ''
  const reason = messages.failure(explainFailure(failure, transaction, sources))
  return failure.returned ? `${reason} · ${messages.returned}` : reason
}
