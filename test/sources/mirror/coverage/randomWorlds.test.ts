import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, test } from 'vitest'
import { embeddedWorld, recordedWorld } from '../../../tools/conformance/worlds.ts'
import { compareWorld } from './randomWorlds.ts'

/** 50,000 requests for each world with `npm run test:long`. */
const isLong = process.env['TONLENS_LONG'] === '1'
const worlds = Number(process.env['TONLENS_WORLDS'] ?? (isLong ? 25 : 1))
const asked = Number(process.env['TONLENS_QUESTIONS'] ?? (isLong ? 2_016 : 320))

describe.each([
  ['recorded mainnet answers, by a service that is upgraded', recordedWorld(), undefined],
  ['the embedded chain, by a service that is upgraded', embeddedWorld(), undefined],
  ['the embedded chain, by a service of version 1.2', embeddedWorld(), '1.2'],
  ['the embedded chain, by a service of version 1.3', embeddedWorld(), '1.3'],
] as const)('%s', (name, bodies, version) => {
  if (bodies.length === 0) {
    test.skip(`${name}: not on this machine`, () => undefined)
    return
  }
  test(
    `${worlds} partial mirrors answer as the whole index does, or not at all`,
    { timeout: 60_000 + worlds * asked * 500 },
    async () => {
      const total = { answered: 0, refused: 0, notMirrored: 0 }
      const endpoints = new Set<string>()
      const reasons = new Map<string, number>()
      for (let seed = 1; seed <= worlds; seed++) {
        const tally = await compareWorld(bodies, seed, asked, new IDBFactory(), version)
        expect(tally.wrong).toEqual([])
        total.answered += tally.answered
        total.refused += tally.refused
        total.notMirrored += tally.notMirrored
        for (const endpoint of tally.endpoints) endpoints.add(endpoint)
        for (const [reason, count] of tally.reasons) reasons.set(reason, (reasons.get(reason) ?? 0) + count)
      }
      const counted = Array.from(reasons).toSorted(([, a], [, b]) => b - a)
      console.info(
        `${JSON.stringify(total)} from ${[...endpoints].join(', ')}\n${counted.map(([reason, count]) => `${count} ${reason}`).join('\n')}`,
      )
      // A mirror that answers nothing would pass all of the above.
      expect(total.answered).toBeGreaterThan(worlds * asked * 0.15)
      expect(endpoints.size).toBeGreaterThan(5)
    },
  )
})
