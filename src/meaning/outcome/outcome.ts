import { hasDescription, readFailure, type Failure } from './failure.ts'
import { isPending } from '../../service/rows/finality.ts'
import type { Transaction } from '../../service/rows/transaction.ts'

/** Outcome of a transaction in one word. */
export type TransactionStatus =
  /** All of its phases succeeded. */
  | 'success'
  /** It did not do what was asked; {@link TransactionOutcome.failure} says why. */
  | 'failed'
  /** Good so far, but not final: the chain may still drop or change it. */
  | 'pending'
  /** The value arrived; there was no code to execute. */
  | 'skipped'
  /** The row does not say. */
  | 'unknown'

/** Status of a transaction, with its reasons. */
export interface TransactionOutcome {
  readonly status: TransactionStatus
  /** Present when `status` is `failed`. */
  readonly failure: Failure | undefined
  /**
   * The service's word for why the compute phase was skipped, such as `no_state`; present when `status` is `skipped`.
   */
  readonly skipped: string | undefined
  /** The inbound message is one that bounced. */
  readonly bounced: boolean
  /** Not final, whatever the status. */
  readonly pending: boolean
}

/** Judges one transaction by its own phases, without looking at what its messages caused. */
export function readOutcome(transaction: Transaction): TransactionOutcome {
  const { description, in_msg } = transaction
  const failure = readFailure(transaction)
  const pending = isPending(transaction)
  const known = hasDescription(transaction)
  const idle = failure === undefined && known && description.aborted === true
  return {
    status: failure ? 'failed' : pending ? 'pending' : idle ? 'skipped' : known ? 'success' : 'unknown',
    failure,
    skipped: idle ? (description.compute_ph?.reason ?? '') : undefined,
    bounced: in_msg?.bounced === true,
    pending,
  }
}

/** Status of a transaction; {@link readOutcome} also gives the reasons. */
export function transactionStatus(transaction: Transaction): TransactionStatus {
  return readOutcome(transaction).status
}
