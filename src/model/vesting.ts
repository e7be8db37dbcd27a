import { parseAmount } from './amount.ts'
import { parseTime } from './time.ts'

/** The terms of a vesting contract, checked. */
export interface VestingTerms {
  /** Unix seconds. */
  readonly start: number
  /** Seconds from the start until everything is unlocked. */
  readonly duration: number
  /** Seconds from one unlock to the next. */
  readonly period: number
  /** Seconds from the start in which nothing is unlocked. */
  readonly cliff: number
  /** Nanotons. */
  readonly total: bigint
}

/** One moment at which more is unlocked. */
export interface VestingStep {
  /** Unix seconds. */
  readonly time: number
  /** All that is unlocked from then on, nanotons. */
  readonly unlocked: bigint
  /** How much of it is new. */
  readonly added: bigint
}

/** Where a schedule stands. */
export type VestingState = 'notBegun' | 'cliff' | 'unlocking' | 'unlocked'

/** Terms as the service sends them; undefined when one is missing or no contract would take them. */
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
 * How much is unlocked at a moment, to the nanoton, as the contract itself computes it: nothing
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

/** Where a schedule stands at a moment, Unix seconds. */
export function vestingState(terms: VestingTerms, time: number): VestingState {
  if (time < terms.start) return 'notBegun'
  if (unlockedAt(terms, time) === terms.total) return 'unlocked'
  return time < terms.start + terms.cliff ? 'cliff' : 'unlocking'
}

/** How many unlocks there are at most. */
export function stepCount({ duration, period, cliff, total }: VestingTerms): number {
  const periods = Math.floor(duration / period) - Math.floor(Math.min(cliff, duration) / period) + 1
  return total < BigInt(periods) ? Number(total) : periods
}

/** The unlocks in order, the first `maximum` of them. */
export function vestingSteps(terms: VestingTerms, maximum: number): readonly VestingStep[] {
  const steps: VestingStep[] = []
  for (let step = stepBeyond(terms, 0n); step !== undefined && steps.length < maximum; step = stepBeyond(terms, step.unlocked)) {
    steps.push(step)
  }
  return steps
}

/** The first unlock after a moment, Unix seconds; undefined when all is unlocked. */
export function nextStep(terms: VestingTerms, time: number): VestingStep | undefined {
  return stepBeyond(terms, unlockedAt(terms, time))
}

/**
 * The unlock with which more than `before` is unlocked. Found without looking at the periods
 * between, which may be any number that add nothing.
 */
function stepBeyond(terms: VestingTerms, before: bigint): VestingStep | undefined {
  const { start, duration, period, cliff, total } = terms
  if (before >= total) return undefined
  // Beyond its own end a cliff locks nothing.
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
