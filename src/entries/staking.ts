/** `tonlens/staking`: hooks and components of validators and nominator pools. */
export { complaintColumns } from '../components/staking/complaint-table/complaintColumns.tsx'
export { cycleColumns, type CycleColumnOptions } from '../components/staking/cycle-timeline/cycleColumns.tsx'
export { nominatorPositionColumns } from '../components/staking/nominator-positions/NominatorPositions.tsx'
export { nominatorRewardColumns, type Reward } from '../components/staking/nominator-rewards/nominatorRewardColumns.tsx'
export { stakeEventColumns } from '../components/staking/stake-event-table/stakeEventColumns.tsx'
export type { StakeEvent } from '../components/staking/stake-event-table/eventFacts.tsx'
export { validatorColumns } from '../components/staking/validator-table/validatorColumns.tsx'
export { ComplaintTable, type ComplaintTableProps } from '../components/staking/complaint-table/ComplaintTable.tsx'
export { CycleTimeline, type CycleTimelineProps } from '../components/staking/cycle-timeline/CycleTimeline.tsx'
export { ElectionCard, type ElectionCardProps } from '../components/staking/election-card/ElectionCard.tsx'
export {
  NominatorPoolCard,
  type NominatorPoolCardProps,
} from '../components/staking/nominator-pool-card/NominatorPoolCard.tsx'
export {
  NominatorPositions,
  type NominatorPositionsProps,
} from '../components/staking/nominator-positions/NominatorPositions.tsx'
export {
  NominatorRewards,
  type NominatorRewardsProps,
} from '../components/staking/nominator-rewards/NominatorRewards.tsx'
export { StakeEventTable, type StakeEventTableProps } from '../components/staking/stake-event-table/StakeEventTable.tsx'
export { ValidatorTable, type ValidatorTableProps } from '../components/staking/validator-table/ValidatorTable.tsx'
export {
  useNominatorPool,
  useNominatorPoolNominator,
  useNominatorPoolNominatorEvents,
  useInfiniteNominatorPoolNominatorEvents,
  useNominatorPoolNominatorRewards,
  useInfiniteNominatorPoolNominatorRewards,
  useNominatorPoolValidatorEvents,
  useInfiniteNominatorPoolValidatorEvents,
  useNominatorPoolValidatorRewards,
  useInfiniteNominatorPoolValidatorRewards,
} from '../react/hooks/endpoints/staking.ts'
export {
  useValidatorEvents,
  useInfiniteValidatorEvents,
  useValidatorElections,
  useInfiniteValidatorElections,
  useValidatorCycles,
  useInfiniteValidatorCycles,
  useValidatorComplaints,
  useInfiniteValidatorComplaints,
} from '../react/hooks/endpoints/validators.ts'
