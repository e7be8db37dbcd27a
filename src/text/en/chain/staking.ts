import { countEnglish } from '../../format/intl.ts'

/** Texts about validators, elections, cycles and complaints. */
export const validatorMessages = {
  validators: 'Validators',
  noValidators: 'No validators',
  index: 'Index',
  publicKey: 'Public key',
  adnl: 'ADNL address',
  stake: 'Stake',
  /** Share of the weight of the set. */
  weight: 'Weight',
  /** Limit of the stake, as a multiple of the smallest one in the set. */
  maxFactor: 'Max factor',
  complaints: 'Complaints',
  noComplaints: 'No complaints',

  election: 'Validator election',
  noElection: 'Election not found',
  electionStates: { open: 'Open', closed: 'Closed', finished: 'Finished', failed: 'Failed' },
  unknownState: 'Unknown status',
  electionId: 'Election ID',
  closes: 'Elections close',
  cycleStart: 'Cycle starts',
  minStake: 'Minimum stake',
  totalStake: 'Total stake',
  participants: 'Participants',
  showParticipants: (count: number, locale: string) => countEnglish(count, locale, 'participant', 'participants'),

  cycles: 'Validation cycles',
  noCycles: 'No validation cycles',
  cycle: 'Cycle',
  cycleStates: { upcoming: 'Upcoming', current: 'Current', past: 'Past' },
  start: 'Start',
  end: 'End',
  phases: 'Phases',
  /** Text of the bar of a cycle, with moments already written. */
  phaseWords: (open: string, close: string, unlock: string) =>
    `Elections for the next cycle open ${open} and close ${close}. Stakes are held until ${unlock}.`,
  /** Parts of the bar of a cycle. */
  phaseNames: { validation: 'Validation', elections: 'Elections for the next cycle', held: 'Stakes held', now: 'Now' },
  electionsOpen: 'Elections open',
  electionsClose: 'Elections close',
  stakeReleased: 'Stakes released',
  /** Validators of the set, and how many of them also validate the masterchain. */
  setSize: (total: string, main: string) => `${total} (${main} masterchain)`,

  complaint: 'Complaint',
  accused: 'Accused',
  created: 'Created',
  fine: 'Suggested fine',
  /** A part of the stake, such as `+ 10% of the stake`. */
  finePart: (share: string) => `+ ${share} of the stake`,
  approval: 'Approval',
  votes: 'Votes',
  passed: 'Passed',
  notPassed: 'Not passed',
  paid: 'Deposit',
  rewardTo: 'Reward to',
}

/** Texts about nominator pools. */
export const nominatorMessages = {
  pool: 'Nominator pool',
  noPool: 'Nominator pool not found',
  /** Texts by the number that the contract has. */
  states: { idle: 'Idle', sent: 'Stake sent', accepted: 'Stake accepted' },
  unknownState: 'Unknown status',
  rewardShare: 'Validator reward share',
  stakeSent: 'Stake at the elector',
  validatorFunds: 'Validator funds',
  nominatorFunds: 'Nominator funds',
  pendingFunds: 'Pending deposits',
  nominators: 'Nominators',
  countOf: (count: string, most: string) => `${count} of ${most}`,
  minValidatorStake: 'Minimum validator stake',
  minNominatorStake: 'Minimum nominator stake',
  showNominators: (count: number, locale: string) => countEnglish(count, locale, 'nominator', 'nominators'),
  noNominators: 'No nominators',
  nominator: 'Nominator',
  pendingBalance: 'Pending deposit',
  share: 'Share',
  /** Pools that hold funds of one nominator. */
  positions: 'Nominator pools',
  noPositions: 'No nominator pools',

  rewards: 'Rewards',
  noRewards: 'No rewards',
  reward: 'Reward',
  stakeBefore: 'Stake before',
  /** Reward as a share of the stake before it. */
  rate: 'Rate',
  cycle: 'Cycle',
}
