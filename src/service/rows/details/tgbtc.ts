import * as z from 'zod/mini'
import { openObject } from '../shapes/openObject.ts'

/** Details of tgbtc_mint. */
const tgbtcMint = openObject({
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
  /** Bitcoin tx id. */
  bitcoin_tx_id: z.nullable(z.string()),
  /** Destination wallet. Raw address. */
  destination_wallet: z.nullable(z.string()),
})

/** Details of tgbtc_burn. */
const tgbtcBurn = openObject({
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Source wallet. Raw address. */
  source_wallet: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
})

/** Details of tgbtc_new_key. Pubkey is a string. */
const tgbtcNewKey = openObject({
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Public key text. */
  pubkey: z.nullable(z.string()),
  /** Coordinator. Raw address. */
  coordinator: z.nullable(z.string()),
  /** Pegout. Raw address. */
  pegout: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
})

/** Details of tgbtc_dkg_log_fallback. */
const dkgLogFallback = openObject({
  /** Coordinator. Raw address. */
  coordinator: z.nullable(z.string()),
  /** Public key text. */
  pubkey: z.nullable(z.string()),
  /** Timestamp. */
  timestamp: z.nullable(z.string()),
})

/** Shape of `details` by action type. */
export const tgbtcDetails = {
  tgbtc_mint: tgbtcMint,
  tgbtc_mint_fallback: tgbtcMint,
  tgbtc_burn: tgbtcBurn,
  tgbtc_burn_fallback: tgbtcBurn,
  tgbtc_new_key: tgbtcNewKey,
  tgbtc_new_key_fallback: tgbtcNewKey,
  tgbtc_dkg_log_fallback: dkgLogFallback,
}
