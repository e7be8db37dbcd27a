import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, test } from 'vitest'
import { embeddedWorld, recordedWorld } from '../../conformance/worlds.ts'
import { compareWorld } from './randomWorlds.ts'

/** `TONLENS_WORLDS=50 TONLENS_QUESTIONS=2000` for a long run. */
const worlds = Number(process.env['TONLENS_WORLDS'] ?? 3)
const asked = Number(process.env['TONLENS_QUESTIONS'] ?? 240)

describe.each([
  ['recorded mainnet answers', recordedWorld()],
  ['the embedded chain', embeddedWorld()],
])('%s', (name, bodies) => {
  if (bodies.length === 0) {
    test.skip(`${name}: not on this machine`, () => undefined)
    return
  }
  test(`${worlds} partial mirrors answer as the whole index does, or not at all`, { timeout: 60_000 + worlds * asked * 500 }, async () => {
    const total = { answered: 0, refused: 0, notMirrored: 0 }
    const endpoints = new Set<string>()
    for (let seed = 1; seed <= worlds; seed++) {
      const tally = await compareWorld(bodies, seed, asked, new IDBFactory())
      expect(tally.wrong).toEqual([])
      total.answered += tally.answered
      total.refused += tally.refused
      total.notMirrored += tally.notMirrored
      for (const endpoint of tally.endpoints) endpoints.add(endpoint)
    }
    console.info(`${JSON.stringify(total)} from ${[...endpoints].join(', ')}`)
    // A mirror that answers nothing would pass all of the above.
    expect(total.answered).toBeGreaterThan(worlds * asked * 0.15)
    expect(endpoints.size).toBeGreaterThan(5)
  })
})
