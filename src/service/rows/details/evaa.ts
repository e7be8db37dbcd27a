import * as z from 'zod/mini'
import { openObject } from '../shapes/openObject.ts'

/** Details of evaa_supply. */
const evaaSupply = openObject({
  /** Sender jetton wallet. Raw address. */
  sender_jetton_wallet: z.nullable(z.string()),
  /** Recipient jetton wallet. Raw address. */
  recipient_jetton_wallet: z.nullable(z.string()),
  /** Master jetton wallet. Raw address. */
  master_jetton_wallet: z.nullable(z.string()),
  /** Master. Raw address. */
  master: z.nullable(z.string()),
  /** Asset id. */
  asset_id: z.nullable(z.string()),
  /** Is ton. */
  is_ton: z.nullable(z.boolean()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Source wallet. Raw address. */
  source_wallet: z.nullable(z.string()),
  /** Recipient. Raw address. */
  recipient: z.nullable(z.string()),
  /** Recipient contract. Raw address. */
  recipient_contract: z.nullable(z.string()),
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
})

/** Details of evaa_withdraw. */
const evaaWithdraw = openObject({
  /** Recipient jetton wallet. Raw address. */
  recipient_jetton_wallet: z.nullable(z.string()),
  /** Master jetton wallet. Raw address. */
  master_jetton_wallet: z.nullable(z.string()),
  /** Master. Raw address. */
  master: z.nullable(z.string()),
  /** Fail reason. */
  fail_reason: z.nullable(z.string()),
  /** Asset id. */
  asset_id: z.nullable(z.string()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Recipient. Raw address. */
  recipient: z.nullable(z.string()),
  /** Owner contract. Raw address. */
  owner_contract: z.nullable(z.string()),
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
})

/** Details of evaa_liquidate. asset null with is_known_asset true means the native coin. */
const evaaLiquidate = openObject({
  /** Fail reason. */
  fail_reason: z.nullable(z.string()),
  /** Debt amount. Decimal string. */
  debt_amount: z.nullable(z.string()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Borrower. Raw address. */
  borrower: z.nullable(z.string()),
  /** Borrower contract. Raw address. */
  borrower_contract: z.nullable(z.string()),
  /** Collateral. Raw address. */
  collateral: z.nullable(z.string()),
  /** Asset id. */
  asset_id: z.nullable(z.string()),
  /**
   * Jetton master of the asset; null = the native coin when is_known_asset is true, unknown when false. Raw
   * address.
   */
  asset: z.nullable(z.string()),
  /** asset_id is in the server list of EVAA assets. */
  is_known_asset: z.boolean(),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
})

/** Shape of `details` by action type. */
export const evaaDetails = {
  evaa_supply: evaaSupply,
  evaa_withdraw: evaaWithdraw,
  evaa_liquidate: evaaLiquidate,
}
