import { parseAmount, parseTime } from '../../service/rows/amount.ts'

/** Validated terms of a vesting contract. */
export interface VestingTerms {
  /** Unix seconds. */
  readonly start: number
  /** Seconds from the start until everything is unlocked. */
  readonly duration: number
  /** Seconds from one unlock to the next. */
  readonly period: number
  /** Seconds from the start in which nothing is unlocked. */
  readonly cliff: number
  /** Nanograms. */
  readonly total: bigint
}

/** One unlock of a vesting schedule. */
export interface VestingStep {
  /** Unix seconds. */
  readonly time: number
  /** Total unlocked from then on, nanograms. */
  readonly unlocked: bigint
  /** Amount that this unlock adds, nanograms. */
  readonly added: bigint
}

/** State of a vesting schedule. */
export type VestingState = 'notBegun' | 'cliff' | 'unlocking' | 'unlocked'

/** Validates terms as the service sends them; undefined if one is missing or the contract would reject them. */
export function vestingTerms(vesting: {
  readonly start_time: unknown
  readonly total_duration: unknown
  readonly unlock_period: unknown
  readonly cliff_duration: unknown
  readonly total_amount: unknown
}): VestingTerms | undefined {
  const [start, duration] = [parseTime(vesting.start_time), parseTime(vesting.total_duration)]
  const [period, cliff] = [parseTime(vesting.unlock_period), parseTime(vesting.cliff_duration)]
  const total = parseAmount(vesting.total_amount)
  if (start === undefined || duration === undefined || period === undefined || cliff === undefined) return undefined
  if (total === undefined || total < 0n || period === 0 || period > duration) return undefined
  return { start, duration, period, cliff, total }
}

/**
 * Amount that is unlocked at a moment, in nanograms, exactly as the contract computes it: nothing
 * within the cliff, then a share for each whole period, everything after the end.
 * @param time Unix seconds.
 * @see https://github.com/ton-blockchain/vesting-contract, `get_locked_amount`
 */
export function unlockedAt({ start, duration, period, cliff, total }: VestingTerms, time: number): bigint {
  const passed = Math.floor(time) - start
  if (passed > duration) return total
  if (passed < cliff || passed < 0) return 0n
  return (total * BigInt(Math.floor(passed / period))) / BigInt(Math.floor(duration / period))
}

/** State of a schedule at a moment, Unix seconds. */
export function vestingState(terms: VestingTerms, time: number): VestingState {
  if (time < terms.start) return 'notBegun'
  if (unlockedAt(terms, time) === terms.total) return 'unlocked'
  return time < terms.start + terms.cliff ? 'cliff' : 'unlocking'
}

/** Upper bound of the number of unlocks. */
export function stepCount({ duration, period, cliff, total }: VestingTerms): number {
  const periods = Math.floor(duration / period) - Math.floor(Math.min(cliff, duration) / period) + 1
  return total < BigInt(periods) ? Number(total) : periods
}

/** Lists the first `maximum` unlocks in order. */
export function vestingSteps(terms: VestingTerms, maximum: number): readonly VestingStep[] {
  const steps: VestingStep[] = []
  for (
    let step = stepBeyond(terms, 0n);
    step !== undefined && steps.length < maximum;
    step = stepBeyond(terms, step.unlocked)
  ) {
    steps.push(step)
  }
  return steps
}

/** The first unlock after a moment, Unix seconds; undefined if everything is unlocked. */
export function nextStep(terms: VestingTerms, time: number): VestingStep | undefined {
  return stepBeyond(terms, unlockedAt(terms, time))
}

/**
 * Finds the first unlock after which more than `before` is unlocked. Skips periods that add nothing
 * without visiting them, because there may be any number of them.
 */
function stepBeyond(terms: VestingTerms, before: bigint): VestingStep | undefined {
  const { start, duration, period, cliff, total } = terms
  if (before >= total) return undefined
  // A cliff that is longer than the schedule ends with it.
  if (cliff > duration) return { time: start + duration + 1, unlocked: total, added: total - before }
  const periods = BigInt(Math.floor(duration / period))
  const needed = Number(((before + 1n) * periods + total - 1n) / total)
  const passed = Math.max(cliff, needed * period)
  const unlocked = unlockedAt(terms, start + passed)
  return { time: start + passed, unlocked, added: unlocked - before }
}

/** The moment from which on everything is unlocked. */
export function vestingEnd({ start, duration, period, cliff }: VestingTerms): number {
  return cliff > duration ? start + duration + 1 : start + Math.max(cliff, Math.floor(duration / period) * period)
}
