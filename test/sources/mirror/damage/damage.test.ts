import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { embeddedWorld } from '../../../tools/conformance/worlds.ts'
import { liveDamaged } from './damageWorld.ts'

const isLong = process.env['TONLENS_LONG'] === '1'
/**
 * The two backends of a real browser have their own test, see `test/e2e/damage`. With `npm run test:long`, 20,000 cases
 * in all.
 */
const cases = Number(process.env['TONLENS_DAMAGES'] ?? (isLong ? 4000 : 240))
const PER_WORLD = 240

test(
  `${cases} damaged records: no answer differs from that of the whole index, and none is kept waiting`,
  { timeout: 120_000 + cases * 2000 },
  async () => {
    const bodies = embeddedWorld()
    const total = { cases: 0, answered: 0, refused: 0, hangs: 0, synced: 0, repaired: 0 }
    for (let seed = 1; total.cases < cases; seed++) {
      const {
        wrong,
        byStore: _,
        ...tally
      } = await liveDamaged(bodies, seed, Math.min(PER_WORLD, cases - total.cases), new IDBFactory())
      expect(wrong).toEqual([])
      expect(tally.hangs).toBe(0)
      for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += tally[name]
    }
    console.info(JSON.stringify(total))
    // A mirror that answers nothing, or never again, would pass all of the above.
    expect(total.answered).toBeGreaterThan(total.cases)
    expect(total.repaired).toBeGreaterThan(total.synced / 2)
  },
)
