import * as z from 'zod/mini'
import { openObject } from '../shapes/openObject.ts'

/** Details of stake_deposit. source_asset only for ethena. */
const stakeDeposit = openObject({
  /**
   * Provider: liquid_staking, nominator, ethena (open list); stored name tonstakers is shown as
   * liquid_staking.
   */
  provider: z.nullable(z.string()),
  /** Staker. Raw address. */
  stake_holder: z.nullable(z.string()),
  /** Pool contract. Raw address. */
  pool: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
  /** Liquid staking tokens minted. */
  tokens_minted: z.nullable(z.string()),
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
  /** ethena only: asset paid in. Raw address. */
  source_asset: z.nullish(z.string()),
})

/** Details of stake_withdrawal. */
const withdrawStake = openObject({
  /**
   * Provider: liquid_staking, nominator, ethena (open list); stored name tonstakers is shown as
   * liquid_staking.
   */
  provider: z.nullable(z.string()),
  /** Staker. Raw address. */
  stake_holder: z.nullable(z.string()),
  /** Pool contract. Raw address. */
  pool: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
  /** Payout nft. Raw address. */
  payout_nft: z.nullable(z.string()),
  /** Liquid staking tokens burnt. */
  tokens_burnt: z.nullable(z.string()),
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
})

/**
 * Details of stake_withdrawal_request. tokens_burnt stays null for liquid_staking (server quirk);
 * tokens_minted only for ethena.
 */
const withdrawStakeRequest = openObject({
  /**
   * Provider: liquid_staking, nominator, ethena (open list); stored name tonstakers is shown as
   * liquid_staking.
   */
  provider: z.nullable(z.string()),
  /** Staker. Raw address. */
  stake_holder: z.nullable(z.string()),
  /** Pool contract. Raw address. */
  pool: z.nullable(z.string()),
  /** Payout nft. Raw address. */
  payout_nft: z.nullable(z.string()),
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
  /** Always null in the checked source (the provider test never matches after renaming). */
  tokens_burnt: z.nullable(z.string()),
  /** ethena only. */
  tokens_minted: z.nullish(z.string()),
})

/** Details of election_deposit. */
const electionDeposit = openObject({
  /** Staker. Raw address. */
  stake_holder: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullish(z.string()),
})

/** Details of election_recover. */
const electionRecover = openObject({
  /** Staker. Raw address. */
  stake_holder: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullish(z.string()),
})

/** Shape of `details` by action type. */
export const stakingDetails = {
  stake_deposit: stakeDeposit,
  stake_withdrawal: withdrawStake,
  stake_withdrawal_request: withdrawStakeRequest,
  election_deposit: electionDeposit,
  election_recover: electionRecover,
}
