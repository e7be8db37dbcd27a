import type { PeriodState } from '../../../meaning/contracts/staking.ts'

/** Texts about validators, elections, cycles and complaints. */
export interface ValidatorMessages {
  readonly validators: string
  readonly noValidators: string
  readonly index: string
  readonly validator: string
  readonly publicKey: string
  readonly adnl: string
  readonly stake: string
  /** Share of the weight of the set. */
  readonly weight: string
  /** Limit of the stake, as a multiple of the smallest one in the set. */
  readonly maxFactor: string
  readonly complaints: string
  readonly noComplaints: string

  readonly election: string
  readonly noElection: string
  readonly electionStates: {
    readonly open: string
    readonly closed: string
    readonly finished: string
    readonly failed: string
  }
  readonly unknownState: string
  readonly electionId: string
  readonly closes: string
  readonly cycleStart: string
  readonly minStake: string
  readonly totalStake: string
  readonly participants: string
  readonly showParticipants: (count: number, shown: string) => string

  readonly cycles: string
  readonly noCycles: string
  readonly cycle: string
  readonly status: string
  readonly cycleStates: Readonly<Record<PeriodState, string>>
  readonly start: string
  readonly end: string
  readonly phases: string
  /** Text of the bar of a cycle, with moments already written. */
  readonly phaseWords: (open: string, close: string, unlock: string) => string
  readonly electionsOpen: string
  readonly electionsClose: string
  readonly stakeReleased: string
  /** Validators of the set, and how many of them also validate the masterchain. */
  readonly setSize: (total: string, main: string) => string

  readonly complaint: string
  readonly accused: string
  readonly created: string
  readonly fine: string
  /** A part of the stake, such as `+ 10% of the stake`. */
  readonly finePart: (share: string) => string
  readonly approval: string
  readonly votes: string
  readonly passed: string
  readonly notPassed: string
  readonly paid: string
  readonly rewardTo: string
}

/** Texts about nominator pools. */
export interface NominatorMessages {
  readonly pool: string
  readonly noPool: string
  /** Texts by the number that the contract has. */
  readonly states: { readonly idle: string; readonly sent: string; readonly accepted: string }
  readonly unknownState: string
  readonly validator: string
  readonly rewardShare: string
  readonly stakeSent: string
  readonly validatorFunds: string
  readonly nominatorFunds: string
  readonly pendingFunds: string
  readonly nominators: string
  readonly countOf: (count: string, most: string) => string
  readonly minValidatorStake: string
  readonly minNominatorStake: string
  readonly showNominators: (count: number, shown: string) => string
  readonly noNominators: string
  readonly nominator: string
  readonly balance: string
  readonly pendingBalance: string
  readonly share: string
  /** Pools that hold funds of one nominator. */
  readonly positions: string
  readonly noPositions: string

  readonly rewards: string
  readonly noRewards: string
  readonly time: string
  readonly reward: string
  readonly stakeBefore: string
  /** Reward as a share of the stake before it. */
  readonly rate: string
  readonly cycle: string
  readonly transaction: string
}
