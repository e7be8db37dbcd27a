import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { live } from './coverageWorlds.ts'

/** `FUZZ_WORLDS=300` for a long run. */
const worlds = Number(process.env['FUZZ_WORLDS'] ?? 12)

afterEach(() => void vi.useRealTimers())

test(`${worlds} worlds: every answer is complete, or there is none`, { timeout: worlds * 20_000 }, async () => {
  const total = { answered: 0, refused: 0 }
  for (let seed = 1; seed <= worlds; seed++) {
    const { answered, refused } = await live(seed, new IDBFactory())
    total.answered += answered
    total.refused += refused
  }
  // A mirror that answers nothing would pass all of the above.
  expect(total.answered).toBeGreaterThan(worlds * 60)
  console.info(`${total.answered} answers compared, ${total.refused} not given`)
})
