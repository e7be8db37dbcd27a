import * as z from 'zod/mini'
import { nameRow, openRecord, openObject } from './shapes/openObject.ts'

const jettonMaster = openObject({
  /** Master. Raw address. */
  address: z.string(),
  /** Supply in jetton units. Decimal string. */
  total_supply: z.string(),
  /** Mintable flag. */
  mintable: z.boolean(),
  /** Admin. Raw address. */
  admin_address: z.nullable(z.string()),
  /**
   * Content as stored in the contract (uri, or on-chain keys such as name, symbol, decimals,
   * image); string values.
   */
  jetton_content: z.nullable(openRecord(z.unknown())),
  /** Wallet code hash. Base64. */
  jetton_wallet_code_hash: z.string(),
  /** Code hash. Base64. */
  code_hash: z.string(),
  /** Data hash. Base64. */
  data_hash: z.string(),
  /** Last change. Logical time, decimal string. */
  last_transaction_lt: z.string(),
})
/** Jetton master. */
export interface JettonMaster extends z.output<typeof jettonMaster> {}
export const JettonMaster: z.ZodMiniType<JettonMaster> = nameRow('JettonMaster', jettonMaster)

const jettonWalletMintlessInfo = openObject({
  /** Claimable amount. Decimal string. */
  amount: z.nullable(z.string()),
  /** Claim window start. Unix seconds. */
  start_from: z.nullable(z.number()),
  /** Claim window end. Unix seconds. */
  expire_at: z.nullable(z.number()),
  /** APIs that give the claim payload. */
  custom_payload_api_uri: z.nullable(z.array(z.string())),
})
/** Unclaimed mintless balance. */
export interface JettonWalletMintlessInfo extends z.output<typeof jettonWalletMintlessInfo> {}
export const JettonWalletMintlessInfo: z.ZodMiniType<JettonWalletMintlessInfo> = jettonWalletMintlessInfo

const jettonWallet = openObject({
  /** Wallet contract. Raw address. */
  address: z.string(),
  /** Balance in jetton units. Decimal string. */
  balance: z.string(),
  /** Owner. Raw address. */
  owner: z.string(),
  /** Master. Raw address. */
  jetton: z.string(),
  /** Last change. Logical time, decimal string. */
  last_transaction_lt: z.string(),
  /** Code hash. Base64. */
  code_hash: z.nullable(z.string()),
  /** Data hash. Base64. */
  data_hash: z.nullable(z.string()),
  /** Only while an airdropped amount is unclaimed. */
  mintless_info: z.nullish(JettonWalletMintlessInfo),
})
/** Jetton wallet. */
export interface JettonWallet extends z.output<typeof jettonWallet> {}
export const JettonWallet: z.ZodMiniType<JettonWallet> = nameRow('JettonWallet', jettonWallet)

const jettonTransfer = openObject({
  /** Query id, decimal. */
  query_id: z.string(),
  /** Sender (owner of source_wallet). Raw address. */
  source: z.string(),
  /** Receiver (owner); rarely addr_none or addr_extern. Raw address. */
  destination: z.string(),
  /** Jetton units. Decimal string. */
  amount: z.string(),
  /** Sender's jetton wallet. Raw address. */
  source_wallet: z.string(),
  /** Master. Raw address. */
  jetton_master: z.string(),
  /** Transaction of the sender wallet. Base64. */
  transaction_hash: z.string(),
  /** Its lt. Logical time, decimal string. */
  transaction_lt: z.string(),
  /** Its time. Unix seconds. */
  transaction_now: z.number(),
  /** Always false in responses. */
  transaction_aborted: z.nullish(z.boolean()),
  /**
   * Excess receiver; the text addr_none when the message names none (null only for gaps). Raw
   * address.
   */
  response_destination: z.nullable(z.string()),
  /** Custom payload. Base64 BOC. */
  custom_payload: z.nullable(z.string()),
  /** Decoded or null. */
  decoded_custom_payload: z.nullish(openRecord(z.unknown())),
  /** Nanograms forwarded. Decimal string. */
  forward_ton_amount: z.nullable(z.string()),
  /**
   * Forward payload; null when empty or stored inline in the message body (only a referenced cell
   * is captured). Base64 BOC.
   */
  forward_payload: z.nullable(z.string()),
  /** Decoded or null (same rules as MessageContent.decoded). */
  decoded_forward_payload: z.nullish(openRecord(z.unknown())),
  /** Trace. Base64. */
  trace_id: z.nullish(z.string()),
})
/** Jetton transfer event. */
export interface JettonTransfer extends z.output<typeof jettonTransfer> {}
export const JettonTransfer: z.ZodMiniType<JettonTransfer> = nameRow('JettonTransfer', jettonTransfer)

const jettonBurn = openObject({
  /** Query id, decimal. */
  query_id: z.string(),
  /** Owner. Raw address. */
  owner: z.string(),
  /** Wallet. Raw address. */
  jetton_wallet: z.string(),
  /** Master. Raw address. */
  jetton_master: z.string(),
  /** Transaction of the wallet. Base64. */
  transaction_hash: z.string(),
  /** Its lt. Logical time, decimal string. */
  transaction_lt: z.string(),
  /** Its time. Unix seconds. */
  transaction_now: z.number(),
  /** Aborted flag. */
  transaction_aborted: z.boolean(),
  /** Jetton units. Decimal string. */
  amount: z.string(),
  /**
   * Excess receiver; the text addr_none when the message names none (null only for gaps). Raw
   * address.
   */
  response_destination: z.nullable(z.string()),
  /** Custom payload. Base64 BOC. */
  custom_payload: z.nullable(z.string()),
  /** Decoded or null. */
  decoded_custom_payload: z.nullable(openRecord(z.unknown())),
  /** Trace. Base64. */
  trace_id: z.nullish(z.string()),
})
/** Jetton burn event. */
export interface JettonBurn extends z.output<typeof jettonBurn> {}
export const JettonBurn: z.ZodMiniType<JettonBurn> = nameRow('JettonBurn', jettonBurn)
