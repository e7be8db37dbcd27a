import * as z from 'zod/mini'
import { cocoonDetails } from './details/cocoon.ts'
import { coffeeDetails } from './details/coffee.ts'
import { dexDetails } from './details/dex.ts'
import { dnsDetails } from './details/dns.ts'
import { evaaDetails } from './details/evaa.ts'
import { jettonsDetails } from './details/jettons.ts'
import { jvaultDetails } from './details/jvault.ts'
import { layerzeroDetails } from './details/layerzero.ts'
import { multisigDetails } from './details/multisig.ts'
import { nftsDetails } from './details/nfts.ts'
import { stakingDetails } from './details/staking.ts'
import { tgbtcDetails } from './details/tgbtc.ts'
import { transfersDetails } from './details/transfers.ts'
import { vestingDetails } from './details/vesting.ts'
import { mapOf } from './map.ts'
import { Transaction } from './transaction.ts'

/** Shape of `details` for every action type of the service. */
export const actionDetails = {
  ...cocoonDetails,
  ...coffeeDetails,
  ...dexDetails,
  ...dnsDetails,
  ...evaaDetails,
  ...jettonsDetails,
  ...jvaultDetails,
  ...layerzeroDetails,
  ...multisigDetails,
  ...nftsDetails,
  ...stakingDetails,
  ...tgbtcDetails,
  ...transfersDetails,
  ...vestingDetails,
}

/** An action type that the kit knows; the service may send others. */
export type ActionType = keyof typeof actionDetails

const action = z.looseObject({
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
  details: mapOf(z.unknown()),
  /**
   * Only for types the server cannot shape; keys are internal CamelCase names, do not rely on it.
   */
  raw_action: z.nullish(mapOf(z.unknown())),
  /** Plain hash of the inbound message of the trace root; absent when the root has none. Base64. */
  trace_external_hash: z.nullish(z.string()),
  /**
   * Normalised external message hash; ABSENT when it equals trace_external_hash. Key for a trace:
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
}).check(matchesType)

/** One high-level action: what a group of transactions of one trace did. */
export interface Action extends z.output<typeof action> {}
export const Action: z.ZodMiniType<Action> = action

/** An action whose type, and with it the shape of `details`, is known. */
export type ActionOf<T extends ActionType> = Action & {
  readonly type: T
  readonly details: z.output<(typeof actionDetails)[T]>
}

/** Narrows an action to one of the named types. */
export function isAction<T extends ActionType>(action: Action, ...types: readonly T[]): action is ActionOf<T> {
  return (types as readonly string[]).includes(action.type)
}

/** Checks `details` against its type; a type the kit does not know is kept whole. */
function matchesType(context: z.core.ParsePayload<{ type: string; details: unknown }>) {
  const { type, details } = context.value
  const schema = Object.hasOwn(actionDetails, type) ? actionDetails[type as ActionType] : undefined
  const result = schema?.safeParse(details)
  for (const issue of result?.error?.issues ?? []) {
    context.issues.push({ code: 'custom', input: details, path: ['details', ...issue.path], message: issue.message })
  }
}
