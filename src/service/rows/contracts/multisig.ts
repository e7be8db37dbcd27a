import * as z from 'zod/mini'
import { nameRow, openRecord, openObject } from '../shapes/openObject.ts'

const orderAction = openObject({
  /** Message destination; null for a parameter update and for a decode error. Raw address. */
  destination: z.nullable(z.string()),
  /** Nanograms; null for a parameter update and for a decode error. Decimal string. */
  value: z.nullable(z.string()),
  /** Body BOC; null for a parameter update and for a decode error. Base64. */
  body_raw: z.nullable(z.string()),
  /** The action record was decoded (true even when the body type is unknown). */
  parsed: z.boolean(),
  /** Decode error text. */
  error: z.nullable(z.string()),
  /** Body by parsed_body_type, see ParsedBody entries. */
  parsed_body: z.nullable(openRecord(z.unknown())),
  /**
   * nft_transfer, ton_transfer, jetton_top_up, jetton_change_admin, jetton_claim_admin,
   * jetton_change_content, jetton_call_to, jetton_set_status, jetton_transfer, jetton_burn,
   * jetton_mint, single_nominator_withdraw, single_nominator_change_validator,
   * vesting_internal_transfer, multisig_update_params, unknown.
   */
  parsed_body_type: z.string(),
  /** Send mode; 0 for a parameter update and for a decode error. */
  send_mode: z.number(),
})
/** Decoded action of a multisig order. */
export interface OrderAction extends z.output<typeof orderAction> {}
export const OrderAction: z.ZodMiniType<OrderAction> = orderAction

const multisigOrder = openObject({
  /** Order contract. Raw address. */
  address: z.string(),
  /** Multisig contract. Raw address. */
  multisig_address: z.string(),
  /** Order seqno, decimal (256-bit possible). */
  order_seqno: z.nullable(z.string()),
  /** Threshold. */
  threshold: z.nullable(z.number()),
  /** Sent for execution. */
  sent_for_execution: z.nullable(z.boolean()),
  /** Bit mask, decimal. */
  approvals_mask: z.nullable(z.string()),
  /** Number of approvals. */
  approvals_num: z.nullable(z.number()),
  /** Expiration. Unix seconds. */
  expiration_date: z.nullable(z.number()),
  /** Order cell. Base64 BOC. */
  order_boc: z.nullable(z.string()),
  /** Signer addresses. */
  signers: z.nullable(z.array(z.string())),
  /** Last change. Logical time, decimal string. */
  last_transaction_lt: z.string(),
  /** Code hash. Base64. */
  code_hash: z.nullable(z.string()),
  /** Data hash. Base64. */
  data_hash: z.nullable(z.string()),
  /** null unless parse_actions=true on /multisig/orders; sorted by action index. */
  actions: z.nullable(z.array(OrderAction)),
})
/** Multisig v2 order. */
export interface MultisigOrder extends z.output<typeof multisigOrder> {}
export const MultisigOrder: z.ZodMiniType<MultisigOrder> = nameRow('MultisigOrder', multisigOrder)

const multisigWallet = openObject({
  /** Multisig. Raw address. */
  address: z.string(),
  /** Next order seqno, decimal (-1 allows arbitrary numbers). */
  next_order_seqno: z.nullable(z.string()),
  /** Threshold. */
  threshold: z.nullable(z.number()),
  /** Signers. */
  signers: z.nullable(z.array(z.string())),
  /** Proposers. */
  proposers: z.nullable(z.array(z.string())),
  /** Last change. Logical time, decimal string. */
  last_transaction_lt: z.string(),
  /** Code hash. Base64. */
  code_hash: z.nullable(z.string()),
  /** Data hash. Base64. */
  data_hash: z.nullable(z.string()),
  /** See endpoint semantics for null and []. */
  orders: z.nullable(z.array(MultisigOrder)),
})
/** Multisig v2 contract (MultisigWallet in the brief). */
export interface MultisigWallet extends z.output<typeof multisigWallet> {}
export const MultisigWallet: z.ZodMiniType<MultisigWallet> = nameRow('MultisigWallet', multisigWallet)
