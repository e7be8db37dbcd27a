import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTokenBucket } from '../../../../src/sources/client/limits/bucket.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('document', {})
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The mark of another tab whose clock shows `ahead` milliseconds more than that of this one. */
function storeMark(ahead: number): void {
  const at = Date.now() + ahead
  stored.set('host', JSON.stringify([`tab.0 ${at} ${at + 300}`]))
}

test.each([0, 100, 200])('a request of another tab counts, also if its clock is rounded up by %i ms', async (ahead) => {
  storeMark(ahead)
  expect(await createTokenBucket('host', 1).take(() => true)).toBeGreaterThan(0)
})

test('a request from a future that no rounding explains does not count', async () => {
  storeMark(240_000)
  expect(await createTokenBucket('host', 1).take(() => true)).toMatchObject({ at: expect.any(Number) })
})
