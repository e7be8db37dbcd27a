import { isPending } from './finality.ts'
import type { Transaction } from '../schema/transaction.ts'
import { failureOf, type Failure } from './failure.ts'
import { isTold } from './failure.ts'

/** What became of a transaction. */
export type TransactionStatus =
  /** Everything it set out to do happened. */
  | 'success'
  /** It did not do what was asked; {@link TransactionOutcome.failure} says why. */
  | 'failed'
  /** Good so far, and not final: the chain may still drop or change it. */
  | 'pending'
  /** The value arrived, and there was no code to run. */
  | 'skipped'
  /** The row does not say. */
  | 'unknown'

/** Status of a transaction with all that a reader may ask next. */
export interface TransactionOutcome {
  readonly status: TransactionStatus
  /** Present when `status` is `failed`. */
  readonly failure: Failure | undefined
  /** The service's word for why no code ran, when `status` is `skipped`: `no_state` and the like. */
  readonly skipped: string | undefined
  /** The inbound message is one that came back. */
  readonly bounced: boolean
  /** Not final, whatever the status. */
  readonly pending: boolean
}

/** Judges one transaction by its own phases; what its messages led to is not looked at. */
export function outcomeOf(transaction: Transaction): TransactionOutcome {
  const { description, in_msg } = transaction
  const failure = failureOf(transaction)
  const pending = isPending(transaction)
  const told = isTold(transaction)
  const idle = failure === undefined && told && description.aborted === true
  return {
    status: failure ? 'failed' : pending ? 'pending' : idle ? 'skipped' : told ? 'success' : 'unknown',
    failure,
    skipped: idle ? (description.compute_ph?.reason ?? '') : undefined,
    bounced: in_msg?.bounced === true,
    pending,
  }
}

/** {@link outcomeOf}, the word alone. */
export function statusOf(transaction: Transaction): TransactionStatus {
  return outcomeOf(transaction).status
}
