import type { Transaction } from '../schema/transaction.ts'

/** What became of a transaction. */
export type TransactionStatus =
  /** Everything it set out to do happened. */
  | 'success'
  /** Its own work was undone; {@link TransactionOutcome.reason} says where. */
  | 'failed'
  /** Not final: the chain may still drop or change it. */
  | 'pending'
  /** The value arrived, and there was no code to run. */
  | 'skipped'

/** Where a transaction failed, or why nothing ran. */
export interface StatusReason {
  /** `compute`: the code; `action`: sending its messages; `skipped`: the code did not run. */
  readonly phase: 'compute' | 'action' | 'skipped'
  /** Exit code, or result code of the action phase. */
  readonly code?: number
  /** The service's word for a skipped run: `no_state`, `bad_state`, `no_gas`, `suspended`. */
  readonly word?: string
}

/** Status of a transaction with all that a reader may ask next. */
export interface TransactionOutcome {
  readonly status: TransactionStatus
  /** Absent when there is nothing to explain. */
  readonly reason?: StatusReason
  /** The value went back to the sender. */
  readonly returned: boolean
  /** The inbound message is itself a returned one. */
  readonly bounced: boolean
}

type Judged = Pick<Transaction, 'description'> &
  Partial<Pick<Transaction, 'emulated' | 'finality' | 'in_msg'>>

/** Judges one transaction by its own phases; what its messages led to is not looked at. */
export function outcomeOf(transaction: Judged): TransactionOutcome {
  const { description, in_msg } = transaction
  const reason = reasonOf(description)
  const returned = description.bounce?.type === 'ok'
  const skipped = reason?.phase === 'skipped' && reason.word !== 'no_gas' && !description.bounce
  const failed = !skipped && (reason !== undefined || description.aborted === true)
  const pending = transaction.emulated === true || transaction.finality === 'pending'
  const status = pending ? 'pending' : skipped ? 'skipped' : failed ? 'failed' : 'success'
  const bounced = in_msg?.bounced === true
  return reason === undefined
    ? { status, returned, bounced }
    : { status, reason, returned, bounced }
}

/** {@link outcomeOf}, the word alone. */
export function statusOf(transaction: Judged): TransactionStatus {
  return outcomeOf(transaction).status
}

function reasonOf(description: Transaction['description']): StatusReason | undefined {
  const { compute_ph: compute, action } = description
  if (compute?.skipped === true) {
    return compute.reason == null ? { phase: 'skipped' } : { phase: 'skipped', word: compute.reason }
  }
  if (compute?.success === false) return reasonWithCode('compute', compute.exit_code)
  if (action?.success === false) return reasonWithCode('action', action.result_code)
  return undefined
}

function reasonWithCode(phase: 'compute' | 'action', code: number | null | undefined): StatusReason {
  return code == null ? { phase } : { phase, code }
}
