import { describe, expect, test } from 'vitest'
import {
  nextStep,
  stepCount,
  unlockedAt,
  vestingEnd,
  vestingState,
  vestingSteps,
  vestingTerms,
  type VestingTerms,
} from '../../src/meaning/contracts/vesting.ts'
import { createRandom } from '../helpers/random.ts'

const day = 86_400
const terms: VestingTerms = {
  start: 1000,
  duration: 720 * day,
  period: 30 * day,
  cliff: 180 * day,
  total: 500_000_000_000n,
}

/** Digit for digit what `get_locked_amount` of the published contract does. */
function lockedByContract({ start, duration, period, cliff, total }: VestingTerms, now: number): bigint {
  if (now > start + duration) return 0n
  if (now < start + cliff) return total
  const [passed, whole] = [BigInt(now - start), BigInt(period)]
  return total - (total * (passed / whole)) / (BigInt(duration) / whole)
}

describe('a vesting schedule', () => {
  test('unlocks nothing within the cliff, all that has gathered at its end, and then by periods', () => {
    const at = (days: number, seconds = 0) => unlockedAt(terms, terms.start + days * day + seconds)
    expect([at(0), at(180, -1), at(180), at(210, -1), at(210), at(720, -1), at(720), at(9999)]).toEqual([
      0n,
      0n,
      125_000_000_000n,
      125_000_000_000n,
      145_833_333_333n,
      479_166_666_666n,
      terms.total,
      terms.total,
    ])
  })

  const random = createRandom(77)
  const some: VestingTerms[] = Array.from({ length: 300 }, () => {
    const period = 1 + random.integer(50)
    const duration = period + random.integer(2000)
    return {
      start: random.integer(1000),
      duration,
      period,
      cliff: random.integer(duration + 20),
      total: BigInt(random.integer(5)) * 10n ** BigInt(random.integer(20)) + BigInt(random.integer(100)),
    }
  })

  test('agrees with the contract at every second, whatever the terms', () => {
    for (const each of some.slice(0, 60)) {
      const { start, duration, cliff, total } = each
      for (let now = start; now <= start + Math.max(duration, cliff) + 2; now++) {
        expect(total - unlockedAt(each, now)).toBe(lockedByContract(each, now))
      }
    }
  })

  test('lists exactly the seconds at which more is unlocked', () => {
    for (const each of some) {
      const { start, duration, cliff } = each
      const expected: [number, bigint][] = []
      for (let now = start, before = 0n; now <= start + Math.max(duration, cliff) + 2; now++) {
        const unlocked = unlockedAt(each, now)
        if (unlocked !== before) expected.push([now, unlocked])
        before = unlocked
      }
      const steps = vestingSteps(each, Infinity)
      expect(steps.map(({ time, unlocked }) => [time, unlocked])).toEqual(expected)
      expect(steps.reduce((sum, { added }) => sum + added, 0n)).toBe(each.total)
      expect(steps.length).toBeLessThanOrEqual(stepCount(each))
      expect(unlockedAt(each, vestingEnd(each))).toBe(each.total)
      const [first] = expected
      expect(nextStep(each, 0)?.time).toBe(first?.[0])
      for (const [at, [time]] of expected.entries()) {
        expect(nextStep(each, time)?.time).toBe(expected[at + 1]?.[0])
        expect(nextStep(each, time - 1)?.time).toBe(time)
      }
    }
  })

  test('answers at once for a schedule of a thousand billion periods', () => {
    const endless = { start: 0, duration: 999_999_999_999, period: 1, cliff: 0, total: 3n }
    expect(vestingSteps(endless, 10).map(({ time }) => time)).toEqual([
      333_333_333_333, 666_666_666_666, 999_999_999_999,
    ])
    expect(stepCount(endless)).toBe(3)
  })

  test.each([
    ['notBegun', -1],
    ['cliff', 0],
    ['cliff', 180 * day - 1],
    ['unlocking', 180 * day],
    ['unlocking', 720 * day - 1],
    ['unlocked', 720 * day],
  ])('is %s %i seconds after its start', (state, passed) => {
    expect(vestingState(terms, terms.start + passed)).toBe(state)
  })

  test.each([
    { start_time: null },
    { total_amount: null },
    { total_amount: '1.5' },
    { unlock_period: 0 },
    { unlock_period: 101 },
    { total_duration: 0 },
    { cliff_duration: -1 },
  ])('is not made up when a term is missing or impossible: %o', (change) => {
    const sound = { start_time: 1, total_duration: 100, unlock_period: 10, cliff_duration: 0, total_amount: '5' }
    expect(vestingTerms(sound)).toEqual({ start: 1, duration: 100, period: 10, cliff: 0, total: 5n })
    expect(vestingTerms({ ...sound, ...change })).toBeUndefined()
  })
})
