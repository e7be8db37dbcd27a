import * as z from 'zod/mini'
import type { actionDetails } from './details/actionDetails.ts'
import { nameRow, openRecord, openObject } from './shapes/openObject.ts'
import { Transaction } from './transaction.ts'

/** An action type that the kit knows; the service may send others. */
export type ActionType = keyof typeof actionDetails

const action = openObject({
  /** Trace; null for pending actions whose root is not committed. Base64. */
  trace_id: z.nullable(z.string()),
  /** Action id (a hash made by the classifier, not a cell hash). Base64. */
  action_id: z.string(),
  /** First lt of the action. Logical time, decimal string. */
  start_lt: z.string(),
  /** Last lt of the action. Logical time, decimal string. */
  end_lt: z.string(),
  /** First time. Unix seconds. */
  start_utime: z.number(),
  /** Last time. Unix seconds. */
  end_utime: z.number(),
  /** Last lt of the whole trace (the pagination key). Logical time, decimal string. */
  trace_end_lt: z.string(),
  /** Last time of the whole trace. Unix seconds. */
  trace_end_utime: z.number(),
  /** Last masterchain block of the trace. */
  trace_mc_seqno_end: z.number(),
  /** Hashes of the transactions of the action, the initiating one included, in no defined order. */
  transactions: z.nullable(z.array(z.string())),
  /** Outcome (never null in pending and streaming rows). */
  success: z.nullable(z.boolean()),
  /** See action_types. */
  type: z.string(),
  /** Shape by type, see action_types. */
  details: openRecord(z.unknown()),
  /**
   * Only for types the server cannot shape; keys are internal CamelCase names, do not rely on it.
   */
  raw_action: z.nullish(openRecord(z.unknown())),
  /** Plain hash of the inbound message of the trace root; absent when the root has none. Base64. */
  trace_external_hash: z.nullish(z.string()),
  /**
   * Normalized external message hash; ABSENT when it equals trace_external_hash. Key for a trace:
   * this one, else trace_external_hash. Base64.
   */
  trace_external_hash_norm: z.nullish(z.string()),
  /**
   * Raw addresses, each once, any order: accounts of its transactions plus source and destination
   * (and their secondaries). With include_accounts, and always in pendingActions, pendingTraces
   * and streaming.
   */
  accounts: z.nullish(z.array(z.string())),
  /** With include_transactions; absent when empty. */
  transactions_full: z.nullish(z.array(Transaction)),
  /** pending, confirmed, finalized. */
  finality: z.nullish(z.string()),
})

/** One high-level action: what a group of transactions of one trace did. */
export interface Action extends z.output<typeof action> {}
export const Action: z.ZodMiniType<Action> = nameRow('Action', action)

/** An action whose type, and with it the shape of `details`, is known. */
export type ActionOf<T extends ActionType> = Omit<Action, 'type' | 'details'> & {
  readonly type: T
  readonly details: z.output<(typeof actionDetails)[T]>
}

/** Narrows an action to one of the named types. */
export function isAction<T extends ActionType>(action: Action, ...types: readonly T[]): action is ActionOf<T> {
  return (types as readonly string[]).includes(action.type)
}
