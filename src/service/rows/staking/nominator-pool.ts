import * as z from 'zod/mini'
import { AddressBook } from '../names.ts'
import { nameRow, openObject } from '../shapes/openObject.ts'

const activeNominator = openObject({
  /** Nominator. Raw address. */
  address: z.string(),
  /** Working balance, nanograms as a decimal string. */
  balance: z.string(),
  /** Deposit that waits for the next round, nanograms as a decimal string. */
  pending_balance: z.string(),
})
/** Nominator of a pool. */
export interface ActiveNominator extends z.output<typeof activeNominator> {}
export const ActiveNominator: z.ZodMiniType<ActiveNominator> = activeNominator

const nominatorPool = openObject({
  /** Stake currently sent to the elector. Nanograms, decimal string. */
  stake_amount_sent: z.string(),
  /** Funds of the validator inside the pool. Nanograms, decimal string. */
  validator_amount: z.string(),
  /** Validator wallet, in the masterchain. Raw address. */
  validator_address: z.string(),
  /** The validator's share of rewards, in 1/10000. */
  validator_reward_share: z.number(),
  /** State of the contract: 0 idle, 1 stake sent to the elector, 2 stake accepted. */
  state: z.number(),
  /** Number of nominators. */
  nominators_count: z.number(),
  /** Greatest number of nominators. */
  max_nominators_count: z.number(),
  /** Least stake of the validator. Nanograms, decimal string. */
  min_validator_stake: z.string(),
  /** Least stake of a nominator. Nanograms, decimal string. */
  min_nominator_stake: z.string(),
  /** All nominators; null means none. */
  active_nominators: z.nullable(z.array(ActiveNominator)),
  /** Covers the pool, its validator and its nominators. */
  address_book: AddressBook,
})
/** State of a nominator pool. It does not say the pool's own address. */
export interface NominatorPool extends z.output<typeof nominatorPool> {}
export const NominatorPool: z.ZodMiniType<NominatorPool> = nameRow('NominatorPool', nominatorPool)

const nominatorPoolPosition = openObject({
  /** Pool. Raw address. */
  pool_address: z.string(),
  /** Working balance, nanograms as a decimal string. */
  balance: z.string(),
  /** Deposit that waits for the next round, nanograms as a decimal string. */
  pending_balance: z.string(),
})
/** Position of one nominator in one pool. */
export interface NominatorPoolPosition extends z.output<typeof nominatorPoolPosition> {}
export const NominatorPoolPosition: z.ZodMiniType<NominatorPoolPosition> = nameRow(
  'NominatorPoolPosition',
  nominatorPoolPosition,
)

const nominatorPoolEvent = openObject({
  /** Transaction. Base64. */
  tx_hash: z.string(),
  /** Its logical time, decimal string. */
  tx_lt: z.string(),
  /** Its time, Unix seconds. */
  utime: z.number(),
  /** Pool. Raw address. */
  pool_address: z.string(),
  /** Nominator. Raw address. */
  nominator_address: z.string(),
  /** reward, deposit, withdrawal, pending_deposit_activation, withdrawal_request. */
  type: z.string(),
  /**
   * Size of the event: reward = signed total change; deposit, withdrawal, activation = absolute
   * value; withdrawal_request = 0. Decimal string.
   */
  amount: z.string(),
  /** Change of the working balance, signed. Decimal string. */
  balance_delta: z.string(),
  /** Change of the pending balance, signed. Decimal string. */
  pending_balance_delta: z.string(),
  /** Working balance before. Decimal string. */
  balance_before: z.string(),
  /** Working balance after. Decimal string. */
  balance_after: z.string(),
  /** Pending balance before. Decimal string. */
  pending_balance_before: z.string(),
  /** Pending balance after. Decimal string. */
  pending_balance_after: z.string(),
  /** Withdrawal was requested before. */
  withdraw_request_before: z.boolean(),
  /** Withdrawal is requested after. */
  withdraw_request_after: z.boolean(),
})
/** Balance event of a nominator. */
export interface NominatorPoolEvent extends z.output<typeof nominatorPoolEvent> {}
export const NominatorPoolEvent: z.ZodMiniType<NominatorPoolEvent> = nameRow('NominatorPoolEvent', nominatorPoolEvent)

const nominatorReward = openObject({
  /** Time. Unix seconds. */
  utime: z.number(),
  /** Signed reward, nanograms as a decimal string. */
  reward: z.string(),
  /** Working balance before. Decimal string. */
  stake_before: z.string(),
  /** Transaction. Base64. */
  tx_hash: z.string(),
  /** Its logical time, decimal string. */
  tx_lt: z.string(),
})
/** Reward of a nominator. */
export interface NominatorReward extends z.output<typeof nominatorReward> {}
export const NominatorReward: z.ZodMiniType<NominatorReward> = nameRow('NominatorReward', nominatorReward)

const nominatorPoolValidatorEvent = openObject({
  /** Transaction. Base64. */
  tx_hash: z.string(),
  /** Its logical time, decimal string. */
  tx_lt: z.string(),
  /** Its time, Unix seconds. */
  utime: z.number(),
  /** Pool. Raw address. */
  pool_address: z.string(),
  /** Validator wallet. Raw address. */
  validator_address: z.string(),
  /** reward, penalty, deposit, withdrawal. */
  type: z.string(),
  /** Absolute change. Decimal string. */
  amount: z.string(),
  /** Signed change. Decimal string. */
  balance_delta: z.string(),
  /** Validator amount before. Decimal string. */
  balance_before: z.string(),
  /** Validator amount after. Decimal string. */
  balance_after: z.string(),
  /** Query id of the message, decimal. */
  query_id: z.nullish(z.string()),
  /** Cycle the stake was for; reward and penalty only. Unix seconds. */
  cycle_start: z.nullish(z.number()),
  /** Share in force, in 1/10000. */
  validator_reward_share: z.number(),
})
/** Balance event of the validator of a pool. */
export interface NominatorPoolValidatorEvent extends z.output<typeof nominatorPoolValidatorEvent> {}
export const NominatorPoolValidatorEvent: z.ZodMiniType<NominatorPoolValidatorEvent> = nameRow(
  'NominatorPoolValidatorEvent',
  nominatorPoolValidatorEvent,
)

const nominatorPoolValidatorReward = openObject({
  /** Time. Unix seconds. */
  utime: z.number(),
  /** Reward, nanograms as a decimal string. */
  reward: z.string(),
  /** Validator amount before. Decimal string. */
  balance_before: z.string(),
  /** Transaction. Base64. */
  tx_hash: z.string(),
  /** Its logical time, decimal string. */
  tx_lt: z.string(),
  /** Cycle. Unix seconds. */
  cycle_start: z.nullish(z.number()),
  /** Query id, decimal. */
  query_id: z.nullish(z.string()),
})
/** Reward of the validator of a pool. */
export interface NominatorPoolValidatorReward extends z.output<typeof nominatorPoolValidatorReward> {}
export const NominatorPoolValidatorReward: z.ZodMiniType<NominatorPoolValidatorReward> = nameRow(
  'NominatorPoolValidatorReward',
  nominatorPoolValidatorReward,
)
