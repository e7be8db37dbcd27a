import { expect, test } from 'vitest'
import { measureYield } from '../../../src/apps/explorer/pages/chain/measureYield.ts'

const day = 86_400
const reward = (days: number, part: string, stake = '1000000000000') => ({
  utime: 1_760_000_000 + days * day,
  reward: part,
  stake_before: stake,
})

test('a thousandth each day is a yield of 1.001 to the power of 365', () => {
  const rewards = [reward(3, '1003003001'), reward(0, '1000000000'), reward(1, '1000000000'), reward(2, '1000000000')]
  expect(measureYield(rewards.slice(1))).toBeCloseTo(1.001 ** 365 - 1, 10)
  expect(measureYield(rewards)).toBeGreaterThan(1.001 ** 365 - 1)
})

test('the time before the oldest reward is unknown, so that one reward tells nothing', () => {
  expect(measureYield([])).toBeUndefined()
  expect(measureYield([reward(0, '1')])).toBeUndefined()
  expect(measureYield([reward(0, '999999999999'), reward(365, '10000000000')])).toBeCloseTo(0.01, 10)
})

test('a loss is a negative yield, and a reward on no stake counts for nothing', () => {
  expect(measureYield([reward(0, '0'), reward(365, '-10000000000')])).toBeCloseTo(-0.01, 10)
  expect(measureYield([reward(0, '0'), reward(365, '5', '0')])).toBe(0)
})
