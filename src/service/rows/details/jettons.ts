import * as z from 'zod/mini'
import { openObject } from '../shapes/openObject.ts'

/** Details of jetton_transfer. */
const jettonTransfer = openObject({
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
  /** Sender. Raw address. */
  sender: z.nullable(z.string()),
  /** Receiver. Raw address. */
  receiver: z.nullable(z.string()),
  /** Sender jetton wallet. Raw address. */
  sender_jetton_wallet: z.nullable(z.string()),
  /** Receiver jetton wallet. Raw address. */
  receiver_jetton_wallet: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
  /** Text comment. */
  comment: z.nullable(z.string()),
  /** Comment is encrypted (then base64). */
  is_encrypted_comment: z.nullable(z.boolean()),
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** Excess receiver. Raw address. */
  response_destination: z.nullable(z.string()),
  /** Custom payload BOC. */
  custom_payload: z.nullable(z.string()),
  /** Forward payload BOC. */
  forward_payload: z.nullable(z.string()),
  /** Forwarded nanograms. Decimal string. */
  forward_amount: z.nullable(z.string()),
})

/** Details of jetton_burn. */
const jettonBurn = openObject({
  /** Owner. Raw address. */
  owner: z.nullable(z.string()),
  /** Owner jetton wallet. Raw address. */
  owner_jetton_wallet: z.nullable(z.string()),
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
})

/** Details of jetton_mint. ton_amount is the attached amount of the native coin. */
const jettonMint = openObject({
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
  /** Receiver. Raw address. */
  receiver: z.nullable(z.string()),
  /** Receiver jetton wallet. Raw address. */
  receiver_jetton_wallet: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
  /** Nanograms. Decimal string. */
  ton_amount: z.nullable(z.string()),
})

/** Shape of `details` by action type. */
export const jettonsDetails = {
  jetton_transfer: jettonTransfer,
  jetton_burn: jettonBurn,
  jetton_mint: jettonMint,
}
