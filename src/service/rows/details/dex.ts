import * as z from 'zod/mini'
import { openObject } from '../shapes/openObject.ts'

/** Part of DetailsDexDepositLiquidity. */
const liquidityVaultExcess = openObject({
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
})

/** Details of dex_deposit_liquidity. */
const dexDepositLiquidity = openObject({
  /** DEX name: stonfi, stonfi_v2, dedust, dedust_v2, tonco, coffee (open list). */
  dex: z.nullable(z.string()),
  /** Amount 1. Decimal string. */
  amount_1: z.nullable(z.string()),
  /** Amount 2. Decimal string. */
  amount_2: z.nullable(z.string()),
  /** Asset 1. Raw address. */
  asset_1: z.nullable(z.string()),
  /** Asset 2. Raw address. */
  asset_2: z.nullable(z.string()),
  /** User jetton wallet 1. Raw address. */
  user_jetton_wallet_1: z.nullable(z.string()),
  /** User jetton wallet 2. Raw address. */
  user_jetton_wallet_2: z.nullable(z.string()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Pool contract. Raw address. */
  pool: z.nullable(z.string()),
  /** dedust and dedust_v2: the liquidity deposit contract; other DEXes: same as pool. Raw address. */
  destination_liquidity: z.nullable(z.string()),
  /** Lp tokens minted. Decimal string of the smallest unit. */
  lp_tokens_minted: z.nullable(z.string()),
  /** Target asset 1. Raw address. */
  target_asset_1: z.nullable(z.string()),
  /** Target asset 2. Raw address. */
  target_asset_2: z.nullable(z.string()),
  /** Target amount 1. Decimal string. */
  target_amount_1: z.nullable(z.string()),
  /** Target amount 2. Decimal string. */
  target_amount_2: z.nullable(z.string()),
  /** Amounts returned by the vault; [] when none. */
  vault_excesses: z.array(liquidityVaultExcess),
  /** Tick lower. */
  tick_lower: z.nullable(z.string()),
  /** Tick upper. */
  tick_upper: z.nullable(z.string()),
  /** Nft index. */
  nft_index: z.nullable(z.string()),
  /** Nft address. Raw address. */
  nft_address: z.nullable(z.string()),
})

/** Details of dex_withdraw_liquidity. */
const dexWithdrawLiquidity = openObject({
  /** DEX name: stonfi, stonfi_v2, dedust, dedust_v2, tonco, coffee (open list). */
  dex: z.nullable(z.string()),
  /** Amount 1. Decimal string. */
  amount_1: z.nullable(z.string()),
  /** Amount 2. Decimal string. */
  amount_2: z.nullable(z.string()),
  /** Asset 1. Raw address. */
  asset_1: z.nullable(z.string()),
  /** Asset 2. Raw address. */
  asset_2: z.nullable(z.string()),
  /** User jetton wallet 1. Raw address. */
  user_jetton_wallet_1: z.nullable(z.string()),
  /** User jetton wallet 2. Raw address. */
  user_jetton_wallet_2: z.nullable(z.string()),
  /** Lp tokens burnt. Decimal string of the smallest unit. */
  lp_tokens_burnt: z.nullable(z.string()),
  /** Never filled. */
  is_refund: z.nullable(z.boolean()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Pool contract. Raw address. */
  pool: z.nullable(z.string()),
  /** Same as pool. Raw address. */
  destination_liquidity: z.nullable(z.string()),
  /** Burnt nft index. */
  burnt_nft_index: z.nullable(z.string()),
  /** Burnt nft address. Raw address. */
  burnt_nft_address: z.nullable(z.string()),
  /** Tick lower. */
  tick_lower: z.nullable(z.string()),
  /** Tick upper. */
  tick_upper: z.nullable(z.string()),
})

/** Part of DetailsJettonSwap. */
const jettonSwapTransfer = openObject({
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
  /** Source jetton wallet. Raw address. */
  source_jetton_wallet: z.nullable(z.string()),
  /** Destination jetton wallet. Raw address. */
  destination_jetton_wallet: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
})

/** Part of DetailsJettonSwap. */
const jettonSwapPeerSwap = openObject({
  /** Asset given; null = the native coin. Raw address. */
  asset_in: z.nullable(z.string()),
  /** Amount in. Decimal string. */
  amount_in: z.nullable(z.string()),
  /** Asset received; null = the native coin. Raw address. */
  asset_out: z.nullable(z.string()),
  /** Amount out. Decimal string. */
  amount_out: z.nullable(z.string()),
})

/** Details of jetton_swap. For dex tonco and dedust_v2 the extra key `min_out_amount` is present. */
const jettonSwap = openObject({
  /** DEX name: stonfi, stonfi_v2, dedust, dedust_v2, tonco, coffee (open list). */
  dex: z.nullable(z.string()),
  /** Sender. Raw address. */
  sender: z.nullable(z.string()),
  /** Asset given; null = the native coin. Raw address. */
  asset_in: z.nullable(z.string()),
  /** Asset received; null = the native coin. Raw address. */
  asset_out: z.nullable(z.string()),
  /** Dex incoming transfer. */
  dex_incoming_transfer: z.nullable(jettonSwapTransfer),
  /** Dex outgoing transfer. */
  dex_outgoing_transfer: z.nullable(jettonSwapTransfer),
  /** Intermediate swaps; [] when none. */
  peer_swaps: z.array(jettonSwapPeerSwap),
})

/** Details of tonco_deploy_pool. */
const toncoDeployPool = openObject({
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Pool contract. Raw address. */
  pool: z.nullable(z.string()),
  /** Router. Raw address. */
  router: z.nullable(z.string()),
  /** Router jetton wallet 1. Raw address. */
  router_jetton_wallet_1: z.nullable(z.string()),
  /** Router jetton wallet 2. Raw address. */
  router_jetton_wallet_2: z.nullable(z.string()),
  /** Jetton minter 1. Raw address. */
  jetton_minter_1: z.nullable(z.string()),
  /** Jetton minter 2. Raw address. */
  jetton_minter_2: z.nullable(z.string()),
  /** Tick spacing. */
  tick_spacing: z.nullable(z.string()),
  /** Initial price x96. */
  initial_price_x96: z.nullable(z.string()),
  /** Protocol fee. */
  protocol_fee: z.nullable(z.string()),
  /** Lp fee base. */
  lp_fee_base: z.nullable(z.string()),
  /** Lp fee current. */
  lp_fee_current: z.nullable(z.string()),
  /** Pool active. */
  pool_active: z.nullable(z.boolean()),
})

/** Details of dedust_v2_claim_fees. */
const dedustV2ClaimFees = openObject({
  /** DEX name: dedust_v2. */
  dex: z.nullable(z.string()),
  /** Account that claims. Raw address. */
  source: z.nullable(z.string()),
  /** Pool contract. Raw address. */
  pool: z.nullable(z.string()),
  /** Position contract that pays the fees out. Raw address. */
  position: z.nullable(z.string()),
  /** First asset; null = the native coin, or no payout of that side, whose amount is 0. Raw address. */
  asset_1: z.nullable(z.string()),
  /** Second asset, by the same rule. Raw address. */
  asset_2: z.nullable(z.string()),
  /** Claimed amount of the first asset. Decimal string. */
  amount_1: z.nullable(z.string()),
  /** Claimed amount of the second asset. Decimal string. */
  amount_2: z.nullable(z.string()),
  /** Jetton wallet of the receiver; null for the native coin. Raw address. */
  user_jetton_wallet_1: z.nullable(z.string()),
  /** Second one. Raw address. */
  user_jetton_wallet_2: z.nullable(z.string()),
  /** Paying jetton wallet of the DEX; null for the native coin. Raw address. */
  dex_jetton_wallet_1: z.nullable(z.string()),
  /** Second one. Raw address. */
  dex_jetton_wallet_2: z.nullable(z.string()),
})

/** Details of dedust_v2_claim_reward. */
const dedustV2ClaimReward = openObject({
  /** DEX name: dedust_v2. */
  dex: z.nullable(z.string()),
  /** Account that claims. Raw address. */
  source: z.nullable(z.string()),
  /** Pool contract. Raw address. */
  pool: z.nullable(z.string()),
  /** Position contract. Raw address. */
  position: z.nullable(z.string()),
  /** Asset of the reward; null = the native coin, or a claim of zero without payout. Raw address. */
  asset: z.nullable(z.string()),
  /** Claimed amount. Decimal string. */
  amount: z.nullable(z.string()),
  /** Jetton wallet of the receiver; null for the native coin. Raw address. */
  user_jetton_wallet: z.nullable(z.string()),
  /** Paying jetton wallet of the DEX; null for the native coin. Raw address. */
  dex_jetton_wallet: z.nullable(z.string()),
})

/** Shape of `details` by action type. */
export const dexDetails = {
  dedust_v2_claim_fees: dedustV2ClaimFees,
  dedust_v2_claim_reward: dedustV2ClaimReward,
  dex_deposit_liquidity: dexDepositLiquidity,
  dex_withdraw_liquidity: dexWithdrawLiquidity,
  jetton_swap: jettonSwap,
  tonco_deploy_pool: toncoDeployPool,
}
