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
export const stakeMessages = {
  events: 'Stake events',
  noEvents: 'No stake events',
  event: 'Stake event',
  type: 'Type',
  types: {
    stake_accepted: 'Stake accepted',
    stake_rejected: 'Stake rejected',
    stake_recovered: 'Stake recovered',
    recover_requested: 'Recovery requested',
    recover_failed: 'Recovery failed',
    reward: 'Reward',
    penalty: 'Penalty',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    pending_deposit_activation: 'Deposit activated',
    withdrawal_request: 'Withdrawal requested',
  },
  account: 'Account',
  amount: 'Amount',
  logicalTime: 'Logical time',
  queryId: 'Query ID',
  /** Number of the elector for why it rejected a stake. */
  reason: 'Rejection code',
  balanceChange: 'Balance change',
  balanceBefore: 'Balance before',
  balanceAfter: 'Balance after',
  pendingChange: 'Pending deposit change',
  pendingBefore: 'Pending deposit before',
  pendingAfter: 'Pending deposit after',
  requestBefore: 'Withdrawal requested before',
  requestAfter: 'Withdrawal requested after',
  yes: 'Yes',
  no: 'No',

  complaintHash: 'Complaint hash',
  severity: 'Severity',
  /** Set of validators whose votes are counted. */
  votingSet: 'Voting validator set',
  weightRemaining: 'Remaining weight',
  description: 'Description',
  noVotes: 'No votes',
  voteWeight: 'Vote weight',

  totalWeight: 'Total weight',
  validationTime: 'Validation time',
  /** How long before the end of the cycle the elections open, and close. */
  openBefore: 'Elections open before the end',
  closeBefore: 'Elections close before the end',
  stakeHeld: 'Stakes held for',
  mostValidators: 'Maximum validators',
  mostMainValidators: 'Maximum masterchain validators',
  leastValidators: 'Minimum validators',
  smallestStake: 'Smallest stake',
  largestStake: 'Largest stake',
  minStakeLimit: 'Minimum stake (config)',
  maxStakeLimit: 'Maximum stake (config)',
  minTotalStake: 'Minimum total stake (config)',
}
