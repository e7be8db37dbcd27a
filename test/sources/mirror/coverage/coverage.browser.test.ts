// The fuzz of coverage on the IndexedDB, locks and channels of a real browser.
import { afterEach, expect, test, vi } from 'vitest'
import { live, worldName } from './coverageWorlds.ts'

afterEach(() => void vi.useRealTimers())

test('four worlds: every answer is complete, or there is none', { timeout: 60_000 }, async () => {
  let compared = 0
  for (let seed = 1001; seed <= 1004; seed++) {
    compared += (await live(seed, indexedDB)).answered
    indexedDB.deleteDatabase(`tonlens:${worldName(seed)}`)
  }
  expect(compared).toBeGreaterThan(240)
})
