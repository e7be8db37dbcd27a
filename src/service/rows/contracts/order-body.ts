import * as z from 'zod/mini'
import { openRecord, openObject } from '../shapes/openObject.ts'

/** `parsed_body` of type nft_transfer. query_id is a JSON number here and can exceed 2^53. */
export const nftTransferBody = openObject({
  /** Query id, JSON number (unsigned 64-bit). */
  query_id: z.number(),
  /** New owner. Raw address. */
  new_owner: z.nullable(z.string()),
  /** Excess receiver. Raw address. */
  response_destination: z.nullable(z.string()),
  /** Custom payload BOC. Base64. */
  custom_payload: z.nullable(z.string()),
  /** Forwarded nanograms. Decimal string. */
  forward_amount: z.nullable(z.string()),
  /** Forward payload BOC. Base64. */
  forward_payload: z.nullable(z.string()),
})

/** `parsed_body` of type ton_transfer. */
export const tonTransferBody = openObject({
  /**
   * Text comment. The real service keeps the 4 zero bytes of the text opcode, so a plain comment
   * starts with four U+0000 characters: strip them. Empty for an empty body; raw bytes for an
   * encrypted one.
   */
  comment: z.string(),
  /** Comment is encrypted (opcode 0x2167da4b). */
  encrypted: z.boolean(),
})

/** `parsed_body` of type jetton_top_up. query_id is a JSON number here and can exceed 2^53. */
export const jettonTopUpBody = openObject({
  /** Query id, JSON number (unsigned 64-bit). */
  query_id: z.number(),
})

/**
 * `parsed_body` of type jetton_change_admin. query_id is a JSON number here and can exceed 2^53.
 */
export const jettonChangeAdminBody = openObject({
  /** Query id, JSON number (unsigned 64-bit). */
  query_id: z.number(),
  /** New admin address. Raw address. */
  new_admin_address: z.nullable(z.string()),
})

/** `parsed_body` of type jetton_claim_admin. query_id is a JSON number here and can exceed 2^53. */
export const jettonClaimAdminBody = openObject({
  /** Query id, JSON number (unsigned 64-bit). */
  query_id: z.number(),
})

/**
 * `parsed_body` of type jetton_change_content. query_id is a JSON number here and can exceed 2^53.
 */
export const jettonChangeContentBody = openObject({
  /** Query id, JSON number (unsigned 64-bit). */
  query_id: z.number(),
  /** New metadata url. */
  new_metadata_url: z.string(),
})

/** `parsed_body` of type jetton_call_to. query_id is a JSON number here and can exceed 2^53. */
export const jettonCallToBody = openObject({
  /** Query id, JSON number (unsigned 64-bit). */
  query_id: z.number(),
  /** To address. Raw address. */
  to_address: z.nullable(z.string()),
  /** Nanograms. Decimal string. */
  ton_amount: z.nullable(z.string()),
  /**
   * JettonSetStatus, JettonTransfer, JettonBurn, Unknown, or empty when the action has fewer than
   * 32 bits.
   */
  action_type: z.string(),
  /** Action cell BOC. Base64. */
  action_data: z.nullable(z.string()),
})

/** `parsed_body` of type jetton_set_status. query_id is a JSON number here and can exceed 2^53. */
export const jettonSetStatusBody = openObject({
  /** Query id, JSON number (unsigned 64-bit). */
  query_id: z.number(),
  /** New status. */
  new_status: z.number(),
})

/** `parsed_body` of type jetton_transfer. query_id is a JSON number here and can exceed 2^53. */
export const jettonTransferBody = openObject({
  /** Query id, JSON number (unsigned 64-bit). */
  query_id: z.number(),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
  /** Excess receiver. Raw address. */
  response: z.nullable(z.string()),
  /** Custom payload BOC. Base64. */
  custom_payload: z.nullable(z.string()),
  /** Forwarded nanograms. Decimal string. */
  forward_amount: z.nullable(z.string()),
  /** Text comment of the payload (without the opcode bytes); empty when none. */
  comment: z.string(),
  /** The payload is an encrypted comment. */
  encrypted_comment: z.boolean(),
  /** Forward payload BOC. Base64. */
  forward_payload: z.nullable(z.string()),
  /** TextComment, EncryptedTextComment, StonfiSwap, Unknown, or empty without payload bits. */
  payload_sum_type: z.string(),
  /**
   * Only for StonfiSwap: jetton_wallet, user_address (addresses) and min_amount, which is decimal
   * text divided by 10^9 (1.5), not the smallest unit.
   */
  stonfi_swap_body: z.nullable(openRecord(z.unknown())),
})

/** `parsed_body` of type jetton_burn. query_id is a JSON number here and can exceed 2^53. */
export const jettonBurnBody = openObject({
  /** Query id, JSON number (unsigned 64-bit). */
  query_id: z.number(),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
  /** Excess receiver. Raw address. */
  response_destination: z.nullable(z.string()),
})

/** `parsed_body` of type jetton_mint. query_id is a JSON number here and can exceed 2^53. */
export const jettonMintBody = openObject({
  /**
   * Opcode as a JSON number (only 1680571655 = 0x642b7d07 is decoded; bodies with opcode
   * 0x00000015 come out as unknown).
   */
  opcode: z.number(),
  /** Query id, JSON number (unsigned 64-bit). */
  query_id: z.number(),
  /** To address. Raw address. */
  to_address: z.nullable(z.string()),
  /** Nanograms. Decimal string. */
  ton_amount: z.nullable(z.string()),
  /** Query id, JSON number (unsigned 64-bit). */
  master_msg_query_id: z.number(),
  /** Master msg jetton amount. Decimal string. */
  master_msg_jetton_amount: z.nullable(z.string()),
})

/**
 * `parsed_body` of type single_nominator_withdraw. query_id is a JSON number here and can exceed
 * 2^53.
 */
export const singleNominatorWithdrawBody = openObject({
  /** Query id, JSON number (unsigned 64-bit). */
  query_id: z.number(),
  /** Coins. Decimal string of the smallest unit. */
  coins: z.nullable(z.string()),
})

/**
 * `parsed_body` of type single_nominator_change_validator. query_id is a JSON number here and can
 * exceed 2^53.
 */
export const singleNominatorChangeValidatorBody = openObject({
  /** Query id, JSON number (unsigned 64-bit). */
  query_id: z.number(),
  /** Validator address. Raw address. */
  validator_address: z.nullable(z.string()),
})

/**
 * `parsed_body` of type vesting_internal_transfer. query_id is a JSON number here and can exceed
 * 2^53.
 */
export const vestingInternalTransferBody = openObject({
  /** Query id, JSON number (unsigned 64-bit). */
  query_id: z.number(),
  /** Send mode. */
  send_mode: z.number(),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
  /** Value in nanograms. Decimal string. */
  value: z.nullable(z.string()),
  /** Message body. Base64. */
  message_body: z.nullable(z.string()),
  /** Text comment. */
  comment: z.string(),
})

/** `parsed_body` of type multisig_update_params. */
export const multisigUpdateParamsBody = openObject({
  /** New threshold. */
  new_threshold: z.number(),
  /** New signers; null when the list is empty or absent. Order is not stable from call to call. */
  new_signers: z.nullable(z.array(z.string())),
  /**
   * New proposers; null when the list is empty or absent. Order is not stable from call to call.
   */
  new_proposers: z.nullable(z.array(z.string())),
})

/** `parsed_body` of type unknown. */
export const unknownBody = openObject({
  /** Opcode as a JSON number (unsigned); 0 when the opcode is known but the body did not parse. */
  opcode: z.number(),
  /** Whole body BOC. Base64. */
  data: z.nullable(z.string()),
})

/** Shape of `parsed_body` by `parsed_body_type` of an order action. */
export const orderBodies = {
  nft_transfer: nftTransferBody,
  ton_transfer: tonTransferBody,
  jetton_top_up: jettonTopUpBody,
  jetton_change_admin: jettonChangeAdminBody,
  jetton_claim_admin: jettonClaimAdminBody,
  jetton_change_content: jettonChangeContentBody,
  jetton_call_to: jettonCallToBody,
  jetton_set_status: jettonSetStatusBody,
  jetton_transfer: jettonTransferBody,
  jetton_burn: jettonBurnBody,
  jetton_mint: jettonMintBody,
  single_nominator_withdraw: singleNominatorWithdrawBody,
  single_nominator_change_validator: singleNominatorChangeValidatorBody,
  vesting_internal_transfer: vestingInternalTransferBody,
  multisig_update_params: multisigUpdateParamsBody,
  unknown: unknownBody,
}
