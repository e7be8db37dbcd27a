import * as z from 'zod/mini'
import { AccountState } from './account.ts'
import { BlockId } from './block.ts'
import { nameRow, openRecord, openObject } from './shapes/openObject.ts'
import { Message } from './message.ts'

const msgSize = openObject({
  /** Number of cells. */
  cells: z.nullable(z.string()),
  /** Number of bits. */
  bits: z.nullable(z.string()),
})
/** Cell and bit count. */
export interface MsgSize extends z.output<typeof msgSize> {}
export const MsgSize: z.ZodMiniType<MsgSize> = msgSize

const storagePhase = openObject({
  /** Collected storage fees. Decimal string of the smallest unit. */
  storage_fees_collected: z.nullish(z.string()),
  /** Remaining debt. Decimal string of the smallest unit. */
  storage_fees_due: z.nullish(z.string()),
  /** unchanged, frozen, deleted. */
  status_change: z.nullish(z.string()),
})
/** Storage phase. */
export interface StoragePhase extends z.output<typeof storagePhase> {}
export const StoragePhase: z.ZodMiniType<StoragePhase> = storagePhase

const creditPhase = openObject({
  /** Collected debt. Decimal string of the smallest unit. */
  due_fees_collected: z.nullish(z.string()),
  /** Credited amount. Decimal string. */
  credit: z.nullish(z.string()),
  /** Absent when empty. */
  credit_extra_currencies: z.nullish(openRecord(z.string())),
})
/** Credit phase. */
export interface CreditPhase extends z.output<typeof creditPhase> {}
export const CreditPhase: z.ZodMiniType<CreditPhase> = creditPhase

const computePhase = openObject({
  /** Phase was skipped. */
  skipped: z.nullish(z.boolean()),
  /** no_state, bad_state, no_gas, suspended. */
  reason: z.nullish(z.string()),
  /** VM finished with exit code 0 or 1. */
  success: z.nullish(z.boolean()),
  /** State-init of the message was used. */
  msg_state_used: z.nullish(z.boolean()),
  /** Account became active. */
  account_activated: z.nullish(z.boolean()),
  /** Gas fees. Decimal string of the smallest unit. */
  gas_fees: z.nullish(z.string()),
  /** Gas units. */
  gas_used: z.nullish(z.string()),
  /** Gas limit. */
  gas_limit: z.nullish(z.string()),
  /** Gas credit (externals). */
  gas_credit: z.nullish(z.string()),
  /** VM mode. */
  mode: z.nullish(z.number()),
  /** Exit code. */
  exit_code: z.nullish(z.number()),
  /** Exit argument. */
  exit_arg: z.nullish(z.number()),
  /** VM steps. */
  vm_steps: z.nullish(z.number()),
  /** VM state hash before. Base64. */
  vm_init_state_hash: z.nullish(z.string()),
  /** VM state hash after. Base64. */
  vm_final_state_hash: z.nullish(z.string()),
})
/** Compute phase. When skipped=true only skipped and reason are present. */
export interface ComputePhase extends z.output<typeof computePhase> {}
export const ComputePhase: z.ZodMiniType<ComputePhase> = computePhase

const actionPhase = openObject({
  /** Phase succeeded. */
  success: z.nullish(z.boolean()),
  /** Action list valid. */
  valid: z.nullish(z.boolean()),
  /** Not enough funds. */
  no_funds: z.nullish(z.boolean()),
  /** unchanged, frozen, deleted. */
  status_change: z.nullish(z.string()),
  /** Total forward fees. Decimal string of the smallest unit. */
  total_fwd_fees: z.nullish(z.string()),
  /** Total action fees. Decimal string of the smallest unit. */
  total_action_fees: z.nullish(z.string()),
  /** Result code. */
  result_code: z.nullish(z.number()),
  /** Result argument. */
  result_arg: z.nullish(z.number()),
  /** Number of actions. */
  tot_actions: z.nullish(z.number()),
  /** Special actions. */
  spec_actions: z.nullish(z.number()),
  /** Skipped actions. */
  skipped_actions: z.nullish(z.number()),
  /** Messages created. */
  msgs_created: z.nullish(z.number()),
  /** Action list hash. Base64. */
  action_list_hash: z.nullish(z.string()),
  /** Total message size. */
  tot_msg_size: z.nullish(MsgSize),
})
/** Action phase. */
export interface ActionPhase extends z.output<typeof actionPhase> {}
export const ActionPhase: z.ZodMiniType<ActionPhase> = actionPhase

const bouncePhase = openObject({
  /** negfunds, nofunds, ok. */
  type: z.nullable(z.string()),
  /** Size of the bounce message (nofunds, ok). */
  msg_size: z.nullish(MsgSize),
  /** nofunds only. Decimal string of the smallest unit. */
  req_fwd_fees: z.nullish(z.string()),
  /** ok only. Decimal string of the smallest unit. */
  msg_fees: z.nullish(z.string()),
  /** ok only. Decimal string of the smallest unit. */
  fwd_fees: z.nullish(z.string()),
})
/** Bounce phase. */
export interface BouncePhase extends z.output<typeof bouncePhase> {}
export const BouncePhase: z.ZodMiniType<BouncePhase> = bouncePhase

const splitInfo = openObject({
  /** Current shard prefix length. */
  cur_shard_pfx_len: z.nullish(z.number()),
  /** Account split depth. */
  acc_split_depth: z.nullish(z.number()),
  /** This address part. */
  this_addr: z.nullish(z.string()),
  /** Sibling address part. */
  sibling_addr: z.nullish(z.string()),
})
/** Split/merge info. */
export interface SplitInfo extends z.output<typeof splitInfo> {}
export const SplitInfo: z.ZodMiniType<SplitInfo> = splitInfo

const transactionDescription = openObject({
  /** ord, storage, tick_tock, split_prepare, split_install, merge_prepare, merge_install. */
  type: z.string(),
  /** Transaction aborted; absent for storage and split_install. */
  aborted: z.nullish(z.boolean()),
  /** Account destroyed; absent for storage, split_install and merge_prepare. */
  destroyed: z.nullish(z.boolean()),
  /** Credit phase ran before storage phase; ord only. */
  credit_first: z.nullish(z.boolean()),
  /** tick_tock only (false in emulated rows). */
  is_tock: z.nullish(z.boolean()),
  /** split_install only (false in emulated rows). */
  installed: z.nullish(z.boolean()),
  /** Storage phase. */
  storage_ph: z.nullish(StoragePhase),
  /** Credit phase. */
  credit_ph: z.nullish(CreditPhase),
  /** Compute phase; absent for storage, split_install and merge_prepare. */
  compute_ph: z.nullish(ComputePhase),
  /** Action phase. */
  action: z.nullish(ActionPhase),
  /** Bounce phase. */
  bounce: z.nullish(BouncePhase),
  /** Split and merge types only. */
  split_info: z.nullish(SplitInfo),
})
/** Transaction description. A key is absent when it does not apply; zero values stay. */
export interface TransactionDescription extends z.output<typeof transactionDescription> {}
export const TransactionDescription: z.ZodMiniType<TransactionDescription> = transactionDescription

const transaction = openObject({
  /** Account. Raw address. */
  account: z.string(),
  /** Transaction hash. Base64. */
  hash: z.string(),
  /** Logical time. Decimal string. */
  lt: z.string(),
  /** Time of the block. Unix seconds. */
  now: z.number(),
  /** Masterchain block that committed it; 0 while pending. */
  mc_block_seqno: z.number(),
  /** Trace (hash of the root transaction); absent while the root is only emulated. Base64. */
  trace_id: z.nullish(z.string()),
  /**
   * Only in pendingTransactions, pendingTraces, transactions_full of pendingActions and streaming
   * trace events (not in streaming transactions events): plain hash of the external message of the
   * trace. Base64.
   */
  trace_external_hash: z.nullish(z.string()),
  /** Previous transaction of the account; 32 zero bytes for the first. Base64. */
  prev_trans_hash: z.string(),
  /** Its lt; 0 for the first. Logical time, decimal string. */
  prev_trans_lt: z.string(),
  /** Account status before: uninit, active, frozen, nonexist. */
  orig_status: z.string(),
  /** Account status after. */
  end_status: z.string(),
  /**
   * Fees of this transaction (without forward fees of outbound messages). Decimal string of the
   * smallest unit.
   */
  total_fees: z.string(),
  /** Currency id to amount. */
  total_fees_extra_currencies: z.nullish(openRecord(z.string())),
  /** Phases. */
  description: TransactionDescription,
  /** Containing block. */
  block_ref: BlockId,
  /** Inbound message; null for tick-tock. */
  in_msg: z.nullable(Message),
  /** Outbound messages by created_lt asc (external-out included); [] when none. */
  out_msgs: z.array(Message),
  /** State before. An object in practice; only its hash is filled when the state row is unknown. */
  account_state_before: z.nullable(AccountState),
  /** State after; same remark. */
  account_state_after: z.nullable(AccountState),
  /** true for a transaction that is only emulated. */
  emulated: z.nullish(z.boolean()),
  /** pending, confirmed, finalized. Indexed rows: always finalized. */
  finality: z.nullish(z.string()),
})
/** Transaction. */
export interface Transaction extends z.output<typeof transaction> {}
export const Transaction: z.ZodMiniType<Transaction> = nameRow('Transaction', transaction)
