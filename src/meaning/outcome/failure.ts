import type { ComputePhase, Transaction } from '../../service/rows/transaction.ts'
import { actionCodeReason, exitCodeReason, skipReason } from './exitCodes.ts'
import { type FailureReason, failureReasons } from '../../ton/facts/failureReasons.ts'

/** Why a transaction did not do what its message asked for. */
export interface Failure {
  readonly kind:
    /** The contract's code ended with an error. */
    | 'compute'
    /** The contract's messages could not be sent. */
    | 'action'
    /** No code was executed although the sender expected it. */
    | 'skipped'
    /** The contract sent fewer messages than it meant to; everything else took effect. */
    | 'unsent'
    /** The service reports an aborted transaction without details. */
    | 'aborted'
  /** Exit code of the compute phase, or result code of the action phase. */
  readonly code?: number
  /** Key of the reason, if it is known; texts in other languages go by it. */
  readonly reason?: FailureReason
  /** The reason in English, such as `not enough jettons`. */
  readonly meaning?: string
  /** The reason in the words of the contract's ABI, in whatever language; it replaces `meaning`. */
  readonly explanation?: string
  /** Complete English phrase in lower case, such as `exit code 706: not enough jettons`. */
  readonly text: string
  /** How many actions were skipped; set for `unsent`. */
  readonly skippedActions?: number
  /** True if the value was returned to the sender. */
  readonly returned: boolean
}

/** Less than a thousand nanograms cannot pay for a single instruction: such a message is only a notification. */
const notificationValue = /^\d{1,3}$/

/**
 * Tells why one transaction failed.
 * @returns undefined if it did not fail. A transfer to an account without code and a notification
 * without gas are not failures: they were not meant to execute anything.
 */
export function readFailure(transaction: Transaction): Failure | undefined {
  const { in_msg, description } = transaction
  const { compute_ph: compute, action, bounce } = description
  const returned = bounce?.type === 'ok'
  if (wasSkipped(compute, description.aborted === true)) {
    const isNotification = notificationValue.test(in_msg?.value ?? '0')
    if (in_msg === null || bounce === null || bounce === undefined || isNotification) return undefined
    return describeFailure('skipped', 'not executed', returned, { reason: skipReason(compute?.reason ?? '') })
  }
  const code = compute?.exit_code ?? undefined
  // Recordings that lack `success` still have the code; 0 and 1 are success.
  const threw = description.aborted === true && code !== undefined && code !== 0 && code !== 1
  if (compute?.success === false || threw) {
    const reason = code === undefined ? undefined : exitCodeReason(code, in_msg?.opcode)
    const fact = code === undefined ? 'execution failed' : `exit code ${code}`
    return describeFailure('compute', fact, returned, { code, reason })
  }
  if (action?.success === false) return readActionFailure(action, returned)
  if (description.aborted === true) return describeFailure('aborted', 'aborted', returned)
  const unsent = action?.skipped_actions ?? 0
  if (unsent > 0) {
    const reason = unsent === action?.tot_actions ? 'lowBalance' : undefined
    const fact = unsent === 1 ? '1 action was skipped' : `${unsent} actions were skipped`
    return { ...describeFailure('unsent', fact, false, { reason }), skippedActions: unsent }
  }
  return undefined
}

function readActionFailure(action: NonNullable<Transaction['description']['action']>, returned: boolean): Failure {
  const code = action.result_code ?? undefined
  const known = code === undefined ? undefined : actionCodeReason(code)
  const reason = known ?? (action.no_funds === true ? 'noCoinsToSend' : undefined)
  const fact = code === undefined ? 'sending messages failed' : `action result code ${code}`
  return describeFailure('action', fact, returned, { code, reason })
}

/** The service says so; recordings that lack the flag have neither mode nor exit code. */
function wasSkipped(compute: ComputePhase | null | undefined, aborted: boolean): boolean {
  if (compute === null || compute === undefined) return false
  return compute.skipped ?? (aborted && (compute.exit_code ?? compute.mode ?? compute.success ?? null) === null)
}

function describeFailure(
  kind: Failure['kind'],
  fact: string,
  returned: boolean,
  { code, reason }: { readonly code?: number | undefined; readonly reason?: FailureReason | undefined } = {},
): Failure {
  const meaning = reason === undefined ? undefined : failureReasons[reason]
  return {
    kind,
    ...(code !== undefined && { code }),
    ...(reason !== undefined && { reason }),
    ...(meaning !== undefined && { meaning }),
    text: meaning === undefined ? fact : `${fact}: ${meaning}`,
    returned,
  }
}

/** Tells whether the description says something; if it is empty, the outcome is unknown. */
export function hasDescription({ description }: Pick<Transaction, 'description'>): boolean {
  return description.type !== ''
}
