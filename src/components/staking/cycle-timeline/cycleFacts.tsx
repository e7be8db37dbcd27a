import { formatCount } from '../../../text/format/count.ts'
import type { Texts } from '../../../text/en/index.ts'
import type { ValidatorCycle } from '../../../service/rows/staking/validator.ts'
import type { Fact } from '../../states/card/Facts.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { amountFact, digitsFact, durationFact, factorText } from '../stakeFacts.tsx'

/** Facts of a cycle for which {@link CycleTimeline} has no column: its end, its weight and the configuration. */
export function cycleFacts(
  cycle: ValidatorCycle,
  validator: Texts['validator'],
  messages: Texts['stake'],
  locale: string,
): readonly Fact[] {
  const count = (id: string, term: string, value: unknown): Fact => ({
    id,
    term,
    value: <bdi>{formatCount(value, locale)}</bdi>,
  })
  return [
    digitsFact('election', validator.electionId, cycle.election_id),
    { id: 'end', term: validator.end, value: <Timestamp value={cycle.cycle_end} show="absolute" /> },
    digitsFact('weight', messages.totalWeight, cycle.total_weight),
    amountFact('smallest', messages.smallestStake, cycle.min_stake),
    amountFact('largest', messages.largestStake, cycle.max_stake),
    durationFact('validation', messages.validationTime, cycle.validators_elected_for, locale),
    durationFact('open', messages.openBefore, cycle.elections_start_before, locale),
    durationFact('close', messages.closeBefore, cycle.elections_end_before, locale),
    durationFact('held', messages.stakeHeld, cycle.stake_held_for, locale),
    count('most', messages.mostValidators, cycle.max_validators),
    count('most-main', messages.mostMainValidators, cycle.max_main_validators),
    count('least', messages.leastValidators, cycle.min_validators),
    amountFact('least-stake', messages.minStakeLimit, cycle.min_stake_limit),
    amountFact('most-stake', messages.maxStakeLimit, cycle.max_stake_limit),
    amountFact('least-total', messages.minTotalStake, cycle.min_total_stake),
    { id: 'factor', term: validator.maxFactor, value: <bdi>{factorText(cycle.max_stake_factor, locale)}</bdi> },
  ]
}
