import * as z from 'zod/mini'
import { openObject } from '../shapes/openObject.ts'

/** Part of DetailsJvaultClaim. */
const jettonAmountPair = openObject({
  /** Jetton. Raw address. */
  jetton: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
})

/** Details of jvault_stake. */
const jvaultStake = openObject({
  /** Period. */
  period: z.nullable(z.number()),
  /** Minted stake jettons. */
  minted_stake_jettons: z.nullable(z.string()),
  /** Stake wallet. Raw address. */
  stake_wallet: z.nullable(z.string()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Source jetton wallet. Raw address. */
  source_jetton_wallet: z.nullable(z.string()),
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
  /** Pool contract. Raw address. */
  pool: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
})

/** Details of jvault_unstake and of jvault_unstake_request. exit_code is taken from the opcode column. */
const jvaultUnstake = openObject({
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Stake wallet. Raw address. */
  stake_wallet: z.nullable(z.string()),
  /** Pool contract. Raw address. */
  pool: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
  /** Exit code (integer). */
  exit_code: z.nullable(z.number()),
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
  /** Staking asset. Raw address. */
  staking_asset: z.nullable(z.string()),
})

/** Details of jvault_claim. */
const jvaultClaim = openObject({
  /** Claimed rewards. */
  claimed_rewards: z.array(jettonAmountPair),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Stake wallet. Raw address. */
  stake_wallet: z.nullable(z.string()),
  /** Pool contract. Raw address. */
  pool: z.nullable(z.string()),
})

/** Shape of `details` by action type. */
export const jvaultDetails = {
  jvault_stake: jvaultStake,
  jvault_unstake: jvaultUnstake,
  jvault_claim: jvaultClaim,
  jvault_unstake_request: jvaultUnstake,
}
