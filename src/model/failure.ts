import type { ComputePhase, Transaction } from '../schema/transaction.ts'
import { actionCodeMeaning, exitCodeMeaning, skipMeaning } from './exitCodes.ts'

/** Why a transaction did not do what its message asked for. */
export interface Failure {
  readonly kind:
    /** The contract's code ended with an error. */
    | 'compute'
    /** The contract's messages could not be sent. */
    | 'action'
    /** No code ran, and something should have. */
    | 'skipped'
    /** The contract sent fewer messages than it meant to; the rest stands. */
    | 'unsent'
    /** The service says no more than that it was aborted. */
    | 'aborted'
  /** Exit code of the code, or result code of the action phase. */
  readonly code?: number
  /** What it means, where that can be known. */
  readonly meaning?: string
  /** One phrase that stands alone: `exit code 706: not enough jettons`. */
  readonly text: string
  /** True when the value went back to the sender. */
  readonly returned: boolean
}

/** Less than a thousand nanotons cannot pay for a single instruction: such a message is a mere notice. */
const noticeValue = /^\d{1,3}$/

/**
 * Why one transaction failed; undefined when it did not. A transfer to an account without code, and
 * a notice without gas, are no failures: they were not meant to run anything.
 */
export function failureOf(transaction: Transaction): Failure | undefined {
  const { in_msg } = transaction
  const description: Partial<Transaction['description']> = transaction.description ?? {}
  const { compute_ph: compute, action, bounce } = description
  const returned = bounce?.type === 'ok'
  if (wasSkipped(compute, description.aborted === true)) {
    const isNotice = noticeValue.test(in_msg?.value ?? '0')
    if (in_msg === null || bounce === null || bounce === undefined || isNotice) return undefined
    const meaning = skipMeaning(compute?.reason ?? '')
    return failure('skipped', 'no code ran', undefined, meaning, returned)
  }
  const code = compute?.exit_code ?? undefined
  // Recordings that lack `success` still have the code; 0 and 1 are success.
  const threw = description.aborted === true && code !== undefined && code !== 0 && code !== 1
  if (compute?.success === false || threw) {
    const meaning = code === undefined ? undefined : exitCodeMeaning(code, in_msg?.opcode)
    const fact = code === undefined ? 'the code failed' : `exit code ${code}`
    return failure('compute', fact, code, meaning, returned)
  }
  if (action?.success === false) return actionFailure(action, returned)
  if (description.aborted === true) return failure('aborted', 'aborted', undefined, undefined, returned)
  const unsent = action?.skipped_actions ?? 0
  if (unsent > 0) {
    const meaning = unsent === action?.tot_actions ? 'most often the balance is too small' : undefined
    const fact = unsent === 1 ? '1 action was skipped' : `${unsent} actions were skipped`
    return failure('unsent', fact, undefined, meaning, false)
  }
  return undefined
}

function actionFailure(
  action: NonNullable<Transaction['description']['action']>,
  returned: boolean,
): Failure {
  const code = action.result_code ?? undefined
  const known = code === undefined ? undefined : actionCodeMeaning(code)
  const meaning = known ?? (action.no_funds === true ? actionCodeMeaning(37) : undefined)
  const text = code === undefined ? 'sending failed' : `action result code ${code}`
  return failure('action', text, code, meaning, returned)
}

/** The service says so; recordings that lack the flag have neither mode nor exit code. */
function wasSkipped(compute: ComputePhase | null | undefined, aborted: boolean): boolean {
  if (compute === null || compute === undefined) return false
  if (typeof compute.skipped === 'boolean') return compute.skipped
  return aborted && (compute.exit_code ?? compute.mode ?? compute.success ?? null) === null
}

function failure(
  kind: Failure['kind'],
  fact: string,
  code: number | undefined,
  meaning: string | undefined,
  returned: boolean,
): Failure {
  return {
    kind,
    ...(code !== undefined && { code }),
    ...(meaning !== undefined && { meaning }),
    text: meaning === undefined ? fact : `${fact}: ${meaning}`,
    returned,
  }
}

/** False for a transaction that does not say what became of it. */
export function isTold({ description }: Pick<Transaction, 'description'>): boolean {
  return Boolean((description as { readonly type?: unknown } | null | undefined)?.type)
}
