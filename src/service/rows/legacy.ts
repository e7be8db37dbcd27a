import * as z from 'zod/mini'
import { openObject } from './shapes/openObject.ts'

const addressInformation = openObject({
  /** Nanograms. Decimal string. */
  balance: z.string(),
  /** Code. Base64 BOC. */
  code: z.nullable(z.string()),
  /** Data. Base64 BOC. */
  data: z.nullable(z.string()),
  /** Last transaction. Logical time, decimal string. */
  last_transaction_lt: z.nullable(z.string()),
  /** Last transaction. Base64. */
  last_transaction_hash: z.nullable(z.string()),
  /** null on the index path. Base64. */
  frozen_hash: z.nullable(z.string()),
  /** uninit, active, frozen, nonexist (index path). */
  status: z.string(),
})
/** Legacy account information. */
export interface AddressInformation extends z.output<typeof addressInformation> {}
export const AddressInformation: z.ZodMiniType<AddressInformation> = addressInformation

const walletInformation = openObject({
  /** Nanograms. Decimal string. */
  balance: z.string(),
  /** See WalletState.wallet_type. */
  wallet_type: z.nullish(z.string()),
  /** Seqno. */
  seqno: z.nullish(z.number()),
  /** Subwallet id. */
  wallet_id: z.nullish(z.number()),
  /** Last transaction. Logical time, decimal string. */
  last_transaction_lt: z.string(),
  /** Last transaction. Base64. */
  last_transaction_hash: z.string(),
  /** Account status. */
  status: z.string(),
})
/** Legacy wallet information. */
export interface WalletInformation extends z.output<typeof walletInformation> {}
export const WalletInformation: z.ZodMiniType<WalletInformation> = walletInformation

const sendMessageResult = openObject({
  /** Hash of the sent external message. Base64. */
  message_hash: z.nullish(z.string()),
  /** Normalized hash. Base64. */
  message_hash_norm: z.nullish(z.string()),
})
/** Result of sending a message. */
export interface SendMessageResult extends z.output<typeof sendMessageResult> {}
export const SendMessageResult: z.ZodMiniType<SendMessageResult> = sendMessageResult

const stackEntity = openObject({
  /** num, cell, slice, tuple, list (input: num, cell, slice). */
  type: z.string(),
  /**
   * num: 0x hex string (minus sign in front when negative; input may also be a decimal string);
   * cell/slice: base64 BOC; tuple/list: array of V2StackEntity.
   */
  value: z.unknown(),
})
/** TVM stack entry. */
export interface StackEntity extends z.output<typeof stackEntity> {}
export const StackEntity: z.ZodMiniType<StackEntity> = stackEntity

const runGetMethodResult = openObject({
  /** Gas used. */
  gas_used: z.number(),
  /** VM exit code. */
  exit_code: z.number(),
  /** Result stack. */
  stack: z.array(StackEntity),
})
/** Result of a get-method. */
export interface RunGetMethodResult extends z.output<typeof runGetMethodResult> {}
export const RunGetMethodResult: z.ZodMiniType<RunGetMethodResult> = runGetMethodResult

const estimatedFee = openObject({
  /** Import fee. */
  in_fwd_fee: z.number(),
  /** Storage fee. */
  storage_fee: z.number(),
  /** Gas fee. */
  gas_fee: z.number(),
  /** Forward fee. */
  fwd_fee: z.number(),
})
/** Fees in nanograms as integers. */
export interface EstimatedFee extends z.output<typeof estimatedFee> {}
export const EstimatedFee: z.ZodMiniType<EstimatedFee> = estimatedFee

const estimateFeeResult = openObject({
  /** Fees of the given message. */
  source_fees: EstimatedFee,
  /** Fees of produced messages. */
  destination_fees: z.array(EstimatedFee),
})
/** Fee estimate. */
export interface EstimateFeeResult extends z.output<typeof estimateFeeResult> {}
export const EstimateFeeResult: z.ZodMiniType<EstimateFeeResult> = estimateFeeResult
