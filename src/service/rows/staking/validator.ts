import * as z from 'zod/mini'
import { nameRow, openObject } from '../shapes/openObject.ts'

const validatorEvent = openObject({
  /** Transaction. Base64. */
  tx_hash: z.string(),
  /** Its logical time, decimal string. */
  tx_lt: z.string(),
  /** Its time, Unix seconds. */
  utime: z.number(),
  /**
   * stake_accepted, stake_rejected, stake_recovered; the worker also stores recover_requested and
   * recover_failed (undocumented).
   */
  type: z.string(),
  /** Account that staked (wallet or pool; masterchain). Raw address. */
  stake_holder_address: z.string(),
  /** Validator public key; only on stake events. 64 upper-case hex digits, unlike other hashes. */
  validator_pubkey: z.nullish(z.string()),
  /** ADNL address; only on stake events. 64 upper-case hex digits, unlike other hashes. */
  adnl_addr: z.nullish(z.string()),
  /** Election the stake is for; only on stake events. */
  election_id: z.nullish(z.number()),
  /** Query id of the message, decimal. */
  query_id: z.nullish(z.string()),
  /**
   * Nanograms. stake_accepted: value sent minus the fee of 1 GRAM; stake_rejected: value sent back;
   * recover events: value of the message. Decimal string.
   */
  amount: z.string(),
  /** Rejection code of the elector; only on stake_rejected. */
  reason: z.nullish(z.number()),
})
/** Change that the elector made to a stake. */
export interface ValidatorEvent extends z.output<typeof validatorEvent> {}
export const ValidatorEvent: z.ZodMiniType<ValidatorEvent> = nameRow('ValidatorEvent', validatorEvent)

const validatorElectionParticipant = openObject({
  /** Public key. 64 upper-case hex digits, unlike other hashes. */
  validator_pubkey: z.string(),
  /** Index in the elected set; absent when not elected or the cycle is not indexed yet. */
  validator_index: z.nullish(z.number()),
  /** Stake, nanograms as a decimal string. */
  stake: z.string(),
  /** Declared maximal stake factor, 65536 = 1.0. */
  max_factor: z.number(),
  /** Staking account (always masterchain, -1:...). Raw address. */
  stake_holder_address: z.string(),
  /** ADNL address. 64 upper-case hex digits, unlike other hashes. */
  adnl_addr: z.string(),
})
/** Participant of an election. */
export interface ValidatorElectionParticipant extends z.output<typeof validatorElectionParticipant> {}
export const ValidatorElectionParticipant: z.ZodMiniType<ValidatorElectionParticipant> = nameRow(
  'ValidatorElectionParticipant',
  validatorElectionParticipant,
)

const validatorElection = openObject({
  /** Id: start time of the cycle it elects for (unix seconds). */
  election_id: z.number(),
  /** End of the election. Unix seconds. */
  elect_close: z.number(),
  /** Minimal stake, nanograms as a decimal string. */
  min_stake: z.string(),
  /** Sum of stakes as reported by the elector, nanograms as a decimal string. */
  total_stake: z.string(),
  /** Participants known to the index (never filtered). */
  total_participants: z.number(),
  /** Election failed. */
  failed: z.boolean(),
  /** Election finished. */
  finished: z.boolean(),
  /** Only with return_participants=true and when not empty. */
  participants: z.nullish(z.array(ValidatorElectionParticipant)),
})
/** One validator election. */
export interface ValidatorElection extends z.output<typeof validatorElection> {}
export const ValidatorElection: z.ZodMiniType<ValidatorElection> = nameRow('ValidatorElection', validatorElection)

const validatorComplaintVote = openObject({
  /** Index of the voter in the voting set. */
  validator_index: z.number(),
  /** Voter key; absent when the voting set is not at hand. 64 upper-case hex digits, unlike other hashes. */
  validator_pubkey: z.nullish(z.string()),
  /** Voter ADNL. 64 upper-case hex digits, unlike other hashes. */
  adnl_addr: z.nullish(z.string()),
  /** Voter weight, decimal. */
  weight: z.nullish(z.string()),
})
/** Vote for a complaint. */
export interface ValidatorComplaintVote extends z.output<typeof validatorComplaintVote> {}
export const ValidatorComplaintVote: z.ZodMiniType<ValidatorComplaintVote> = validatorComplaintVote

const validatorComplaint = openObject({
  /** Cycle of the accused validator. Unix seconds. */
  cycle_start: z.number(),
  /** Its election. */
  election_id: z.number(),
  /** Hash of the complaint (base64). */
  complaint_hash: z.string(),
  /** Accused key. 64 upper-case hex digits, unlike other hashes. */
  validator_pubkey: z.string(),
  /** ADNL address of the accused; null when not in the cycle. 64 upper-case hex digits, unlike other hashes. */
  adnl_addr: z.nullable(z.string()),
  /** Staking account of the accused. Raw address. */
  stake_holder_address: z.nullish(z.string()),
  /** Description cell, base64 bag of cells; empty text when there is none. */
  description_boc: z.string(),
  /** Creation time. Unix seconds. */
  created_at: z.number(),
  /** Severity number of the contract. */
  severity: z.number(),
  /** Who gets the reward (masterchain). Raw address. */
  reward_address: z.string(),
  /** Paid for the complaint, nanograms as a decimal string. */
  paid: z.string(),
  /** Fixed part of the fine, nanograms as a decimal string. */
  suggested_fine: z.string(),
  /** Proportional part of the fine, in units of 1/2^32. */
  suggested_fine_part: z.number(),
  /** Votes; [] when none. */
  voted_validators: z.array(ValidatorComplaintVote),
  /**
   * Hash of the validator set whose votes are counted (base64; all zero bytes before the first
   * vote).
   */
  vset_id: z.string(),
  /** Weight still missing, decimal with sign (negative once passed). */
  weight_remaining: z.string(),
  /**
   * (required - remaining) / total weight of the voting set * 100, three decimals; a passed
   * complaint is above about 66.667.
   */
  approved_percent: z.number(),
  /** Raw remaining weight is negative. */
  is_passed: z.boolean(),
})
/** Complaint against a validator in the elector. */
export interface ValidatorComplaint extends z.output<typeof validatorComplaint> {}
export const ValidatorComplaint: z.ZodMiniType<ValidatorComplaint> = nameRow('ValidatorComplaint', validatorComplaint)

const validatorCycleValidator = openObject({
  /** Index in the set. */
  validator_index: z.number(),
  /** Public key. 64 upper-case hex digits, unlike other hashes. */
  validator_pubkey: z.string(),
  /** ADNL address. 64 upper-case hex digits, unlike other hashes. */
  adnl_addr: z.string(),
  /** Weight, decimal. */
  weight: z.string(),
  /** Staking account; absent when the election is not indexed. Raw address. */
  stake_holder_address: z.nullish(z.string()),
  /** True stake, nanograms; absent when unknown. Decimal string. */
  stake: z.nullish(z.string()),
  /** Declared factor (raw), 65536 = 1.0; absent when unknown. */
  max_factor: z.nullish(z.number()),
  /** Complaints against this validator in this cycle; [] when none. */
  complaints: z.array(ValidatorComplaint),
})
/** Member of a validator set. */
export interface ValidatorCycleValidator extends z.output<typeof validatorCycleValidator> {}
export const ValidatorCycleValidator: z.ZodMiniType<ValidatorCycleValidator> = nameRow(
  'ValidatorCycleValidator',
  validatorCycleValidator,
)

const validatorCycle = openObject({
  /** Election that produced it; absent when the elector no longer lists it or it is not matched yet. */
  election_id: z.nullish(z.number()),
  /** Start of the cycle (utime_since). Unix seconds. */
  cycle_start: z.number(),
  /** End of the cycle (utime_until). Unix seconds. */
  cycle_end: z.number(),
  /** Validators in the set. */
  total: z.number(),
  /** Masterchain validators. */
  main: z.number(),
  /** Sum of weights, decimal. */
  total_weight: z.string(),
  /** Total stake, nanograms; absent when unknown. Decimal string. */
  total_stake: z.nullish(z.string()),
  /** Configuration 15, seconds. */
  validators_elected_for: z.number(),
  /** Configuration 15, seconds. */
  elections_start_before: z.number(),
  /** Configuration 15, seconds. */
  elections_end_before: z.number(),
  /** Configuration 15, seconds. */
  stake_held_for: z.number(),
  /** Configuration 16. */
  max_validators: z.number(),
  /** Configuration 16. */
  max_main_validators: z.number(),
  /** Configuration 16. */
  min_validators: z.number(),
  /** Smallest true stake of a member; absent unless all stakes are known. Decimal string. */
  min_stake: z.nullish(z.string()),
  /** Largest true stake of a member; absent unless all stakes are known. Decimal string. */
  max_stake: z.nullish(z.string()),
  /** Configuration 17 minimal stake. Decimal string. */
  min_stake_limit: z.string(),
  /** Configuration 17 maximal stake. Decimal string. */
  max_stake_limit: z.string(),
  /** Configuration 17 minimal total. Decimal string. */
  min_total_stake: z.string(),
  /** Configuration 17 factor, 65536 = 1.0. */
  max_stake_factor: z.number(),
  /** Only with return_validators=true and when not empty. */
  validators: z.nullish(z.array(ValidatorCycleValidator)),
})
/** One validation cycle: the validator set of one period. */
export interface ValidatorCycle extends z.output<typeof validatorCycle> {}
export const ValidatorCycle: z.ZodMiniType<ValidatorCycle> = nameRow('ValidatorCycle', validatorCycle)
