import type { ValidatorCycle, ValidatorElection } from '../../service/rows/staking/validator.ts'

/** State of a period of time. */
export type PeriodState = 'upcoming' | 'current' | 'past'

/**
 * State of an election. `closed`: its time is over, and the elector has not formed a set yet.
 */
export type ElectionState = 'open' | 'closed' | 'finished' | 'failed'

/** A stake factor of the protocol that stands for 1. */
const unitFactor = 65_536
/** A part of a fine that stands for the whole stake. */
const wholeFine = 2 ** 32

/**
 * Tells the state of a validation cycle.
 * @param now Unix seconds.
 */
export function cycleState(
  { cycle_start, cycle_end }: Pick<ValidatorCycle, 'cycle_start' | 'cycle_end'>,
  now: number,
): PeriodState {
  return now < cycle_start ? 'upcoming' : now < cycle_end ? 'current' : 'past'
}

/**
 * Tells the state of an election; undefined if only the time could tell and it is unknown.
 * @param now Unix seconds; undefined in server output.
 */
export function electionState(
  { failed, finished, elect_close }: Pick<ValidatorElection, 'failed' | 'finished' | 'elect_close'>,
  now: number | undefined,
): ElectionState | undefined {
  if (failed) return 'failed'
  if (finished) return 'finished'
  return now === undefined ? undefined : now < elect_close ? 'open' : 'closed'
}

/** Moments of a cycle, Unix seconds. The elections are those for the next cycle. */
export interface CyclePhases {
  readonly start: number
  readonly electionsOpen: number
  readonly electionsClose: number
  readonly end: number
  /** The stakes of this cycle are released. */
  readonly released: number
}

/** Computes the moments of a cycle from its configuration; undefined if the row is malformed. */
export function cyclePhases(cycle: ValidatorCycle): CyclePhases | undefined {
  const { cycle_start: start, cycle_end: end } = cycle
  const configured = [start, end, cycle.elections_start_before, cycle.elections_end_before, cycle.stake_held_for]
  if (!configured.every(Number.isFinite)) return undefined
  const phases = {
    start,
    electionsOpen: end - cycle.elections_start_before,
    electionsClose: end - cycle.elections_end_before,
    end,
    released: end + cycle.stake_held_for,
  }
  return start < end ? phases : undefined
}

/** Reads a stake factor: how many times the smallest stake of a set a stake may be; undefined if it is malformed. */
export function stakeFactor(factor: number | null | undefined): number | undefined {
  return typeof factor === 'number' && Number.isFinite(factor) && factor > 0 ? factor / unitFactor : undefined
}

/** Reads the proportional part of a fine as a share of the stake, 0 to 1; undefined without one. */
export function fineShare(part: number | null | undefined): number | undefined {
  return typeof part === 'number' && Number.isFinite(part) && part > 0 ? Math.min(1, part / wholeFine) : undefined
}
