import { NominatorPool } from '../../../src/service/rows/staking/nominator-pool.ts'
import * as kit from '../../helpers/kit.ts'
import {
  ActiveNominator,
  NominatorPoolEvent,
  NominatorPoolPosition,
  NominatorPoolValidatorEvent,
} from '../../../src/service/rows/staking/nominator-pool.ts'
import {
  ValidatorComplaint,
  ValidatorComplaintVote,
  ValidatorCycle,
  ValidatorEvent,
} from '../../../src/service/rows/staking/validator.ts'
import { type FieldPage, makeRow } from '../../helpers/components/describeFields.tsx'
import { because } from './because.ts'

/** Rows about stakes, with what a reader opens in a row. */
export const stakingPages: Readonly<Record<string, FieldPage>> = {
  'validator cycle': {
    component: 'CycleTimeline',
    schema: ValidatorCycle,
    render: (row) => <kit.CycleTimeline cycles={[row as never]} />,
    base: { cycle_start: 1_760_000_000, cycle_end: 1_760_065_536, max_stake_factor: 65_536 },
    reasons: { validators: 'rows of ValidatorTable' },
    values: { cycle_start: 1_760_000_001, cycle_end: 1_760_065_537, max_stake_factor: 196_608 },
  },
  complaint: {
    component: 'ComplaintTable',
    schema: ValidatorComplaint,
    render: (row) => <kit.ComplaintTable complaints={[row as never]} />,
    base: {},
    reasons: {},
    values: { voted_validators: [makeRow(ValidatorComplaintVote)], suggested_fine_part: 429_496_729 },
  },
  'vote for a complaint': {
    component: 'ComplaintTable',
    schema: ValidatorComplaintVote,
    render: (row) => (
      <kit.ComplaintTable complaints={[{ ...makeRow(ValidatorComplaint), voted_validators: [row] } as never]} />
    ),
    base: {},
    reasons: {},
  },
  'event of a validator': {
    component: 'StakeEventTable',
    schema: ValidatorEvent,
    render: (row) => <kit.StakeEventTable events={[row as never]} />,
    base: {},
    reasons: because('the row links to the transaction, which shows it', 'tx_hash'),
  },
  'event of a nominator': {
    component: 'StakeEventTable',
    schema: NominatorPoolEvent,
    render: (row) => <kit.StakeEventTable events={[row as never]} />,
    base: {},
    reasons: because('the row links to the transaction, which shows it', 'tx_hash'),
  },
  'event of the validator of a pool': {
    component: 'StakeEventTable',
    schema: NominatorPoolValidatorEvent,
    render: (row) => <kit.StakeEventTable events={[row as never]} />,
    base: {},
    reasons: because('the row links to the transaction, which shows it', 'tx_hash'),
  },
  'position of a nominator': {
    component: 'NominatorPositions',
    schema: NominatorPoolPosition,
    render: (row) => <kit.NominatorPositions positions={[row as never]} />,
    base: {},
    reasons: {},
  },
  'nominator of a pool': {
    component: 'NominatorPoolCard',
    schema: ActiveNominator,
    render: (row) => <kit.NominatorPoolCard pool={{ ...makeRow(NominatorPool), active_nominators: [row] } as never} />,
    base: {},
    reasons: {},
  },
}
