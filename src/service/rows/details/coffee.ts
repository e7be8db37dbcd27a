import * as z from 'zod/mini'
import { openObject } from '../shapes/openObject.ts'

/** Details of coffee_create_vault. */
const coffeeCreateVault = openObject({
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Vault. Raw address. */
  vault: z.nullable(z.string()),
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
  /** Value in nanograms. Decimal string. */
  value: z.nullable(z.string()),
})

/** Details of coffee_create_pool_creator. */
const coffeeCreatePoolCreator = openObject({
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Source jetton wallet. Raw address. */
  source_jetton_wallet: z.nullable(z.string()),
  /** Deposit recipient. Raw address. */
  deposit_recipient: z.nullable(z.string()),
  /** Pool creator contract. Raw address. */
  pool_creator_contract: z.nullable(z.string()),
  /** Provided asset. Raw address. */
  provided_asset: z.nullable(z.string()),
  /** Asset 1. Raw address. */
  asset_1: z.nullable(z.string()),
  /** Asset 2. Raw address. */
  asset_2: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
})

/** Details of coffee_create_pool. */
const coffeeCreatePool = openObject({
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Source jetton wallet. Raw address. */
  source_jetton_wallet: z.nullable(z.string()),
  /** Initiator 1. Raw address. */
  initiator_1: z.nullable(z.string()),
  /** Initiator 2. Raw address. */
  initiator_2: z.nullable(z.string()),
  /** Pool contract. Raw address. */
  pool: z.nullable(z.string()),
  /** Pool creator contract. Raw address. */
  pool_creator_contract: z.nullable(z.string()),
  /** Provided asset. Raw address. */
  provided_asset: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
  /** Asset 1. Raw address. */
  asset_1: z.nullable(z.string()),
  /** Asset 2. Raw address. */
  asset_2: z.nullable(z.string()),
  /** Amount 1. Decimal string. */
  amount_1: z.nullable(z.string()),
  /** Amount 2. Decimal string. */
  amount_2: z.nullable(z.string()),
  /** Lp tokens minted. Decimal string of the smallest unit. */
  lp_tokens_minted: z.nullable(z.string()),
})

/** Details of coffee_mev_protect_hold_funds. */
const coffeeMevProtectHoldFunds = openObject({
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Source jetton wallet. Raw address. */
  source_jetton_wallet: z.nullable(z.string()),
  /** Mev contract. Raw address. */
  mev_contract: z.nullable(z.string()),
  /** Mev contract jetton wallet. Raw address. */
  mev_contract_jetton_wallet: z.nullable(z.string()),
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
})

/** Details of coffee_staking_claim_rewards. */
const coffeeStakingClaimRewards = openObject({
  /** Pool contract. Raw address. */
  pool: z.nullable(z.string()),
  /** Pool jetton wallet. Raw address. */
  pool_jetton_wallet: z.nullable(z.string()),
  /** Recipient. Raw address. */
  recipient: z.nullable(z.string()),
  /** Recipient jetton wallet. Raw address. */
  recipient_jetton_wallet: z.nullable(z.string()),
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
})

/** Details of coffee_staking_deposit. */
const coffeeStakingDeposit = openObject({
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Source jetton wallet. Raw address. */
  source_jetton_wallet: z.nullable(z.string()),
  /** Pool contract. Raw address. */
  pool: z.nullable(z.string()),
  /** Pool jetton wallet. Raw address. */
  pool_jetton_wallet: z.nullable(z.string()),
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
  /** Minted item address. Raw address. */
  minted_item_address: z.nullable(z.string()),
  /** Minted item index. */
  minted_item_index: z.nullable(z.string()),
})

/** Details of coffee_staking_withdraw. */
const coffeeStakingWithdraw = openObject({
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Source jetton wallet. Raw address. */
  source_jetton_wallet: z.nullable(z.string()),
  /** Pool contract. Raw address. */
  pool: z.nullable(z.string()),
  /** Pool jetton wallet. Raw address. */
  pool_jetton_wallet: z.nullable(z.string()),
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
  /** Nft address. Raw address. */
  nft_address: z.nullable(z.string()),
  /** Nft index. */
  nft_index: z.nullable(z.string()),
  /** Points. */
  points: z.nullable(z.string()),
})

/** Shape of `details` by action type. */
export const coffeeDetails = {
  coffee_create_vault: coffeeCreateVault,
  coffee_create_pool_creator: coffeeCreatePoolCreator,
  coffee_create_pool: coffeeCreatePool,
  coffee_mev_protect_hold_funds: coffeeMevProtectHoldFunds,
  coffee_staking_claim_rewards: coffeeStakingClaimRewards,
  coffee_staking_deposit: coffeeStakingDeposit,
  coffee_staking_withdraw: coffeeStakingWithdraw,
}
