/** Types of the events of stakes that the service names. */
export type StakeEventType =
  | 'stake_accepted'
  | 'stake_rejected'
  | 'stake_recovered'
  | 'recover_requested'
  | 'recover_failed'
  | 'reward'
  | 'penalty'
  | 'deposit'
  | 'withdrawal'
  | 'pending_deposit_activation'
  | 'withdrawal_request'

/** Texts of events of stakes, and of the details of complaints and cycles. */
export interface StakeMessages {
  readonly events: string
  readonly noEvents: string
  readonly event: string
  readonly type: string
  readonly types: Readonly<Record<StakeEventType, string>>
  readonly account: string
  readonly amount: string
  readonly logicalTime: string
  readonly queryId: string
  /** Number of the elector for why it rejected a stake. */
  readonly reason: string
  readonly balanceChange: string
  readonly balanceBefore: string
  readonly balanceAfter: string
  readonly pendingChange: string
  readonly pendingBefore: string
  readonly pendingAfter: string
  readonly requestBefore: string
  readonly requestAfter: string
  readonly yes: string
  readonly no: string

  readonly complaintHash: string
  readonly severity: string
  /** Set of validators whose votes are counted. */
  readonly votingSet: string
  readonly weightRemaining: string
  readonly description: string
  readonly noVotes: string
  readonly voteWeight: string

  readonly totalWeight: string
  readonly validationTime: string
  /** How long before the end of the cycle the elections open, and close. */
  readonly openBefore: string
  readonly closeBefore: string
  readonly stakeHeld: string
  readonly mostValidators: string
  readonly mostMainValidators: string
  readonly leastValidators: string
  readonly smallestStake: string
  readonly largestStake: string
  readonly minStakeLimit: string
  readonly maxStakeLimit: string
  readonly minTotalStake: string
}
