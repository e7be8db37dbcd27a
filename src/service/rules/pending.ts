// Pending traces: what `/pendingTraces` and `/pendingActions` have in common.
import { type TraceRow } from './rows/assembly.ts'
import { ascending, ascendingHash, compareDecimals, inOrder, type Order, reverse } from './order.ts'
import { Refusal } from './requests/refusal.ts'

interface PendingParams {
  readonly account?: string | undefined
  readonly ext_msg_hash?: readonly string[] | undefined
}

/** Look-ups that the rules of pending traces need. */
export interface PendingFound {
  /** Whether the index holds the trace of this external message, complete and with its actions. */
  readonly isSettled: (external: string) => boolean
}

/** @throws {Refusal} 422 The request names neither an account nor a message. */
export function refusePending({ account, ext_msg_hash }: PendingParams): void {
  if (account === undefined && ext_msg_hash === undefined) {
    throw new Refusal(422, 'account or ext_msg_hash should be specified')
  }
}

/** Makes the filter of pending traces. An account counts before a message. */
export function isPendingFor({ account, ext_msg_hash }: PendingParams, found: PendingFound) {
  const hashes = new Set(ext_msg_hash)
  return ({ id, external, transactions }: TraceRow): boolean => {
    const isAsked =
      account === undefined
        ? external.some((hash) => hashes.has(hash))
        : transactions.some((row) => row.account === account)
    return isAsked && !found.isSettled(id)
  }
}

/** The order of pending traces. */
export const lastEndedFirst: Order<TraceRow> = reverse(
  inOrder(
    ascending(({ head }) => head.end_lt, compareDecimals),
    ascendingHash(({ id }) => id),
  ),
)
