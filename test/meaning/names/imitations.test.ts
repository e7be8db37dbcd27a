import { describe, expect, test } from 'vitest'
import { findImitations } from '../../../src/meaning/names/imitations.ts'
import { toFriendlyAddress } from '../../../src/ton/cells/address.ts'
import { drawAddresses, imitate } from '../../helpers/deceptions/imitate.ts'
import { createRandom } from '../../helpers/random.ts'

const isLong = process.env['TONLENS_LONG'] === '1'

/** Sets of accounts of which two look alike. */
function countSetsWithAlerts(size: number, sets: number): number {
  const random = createRandom(size)
  return Array.from({ length: sets }, () => drawAddresses(random, size)).filter(
    (accounts) =>
      findImitations(
        accounts.map((address) => ({ address })),
        accounts,
      ).size > 0,
  ).length
}

describe('false alarms', () => {
  test.each([
    [10, 100],
    [100, 100],
    [1000, 10],
  ])('none in 100 sets of %i counterparties', (size, sets) => {
    expect(countSetsWithAlerts(size, isLong ? 100 : sets)).toBe(0)
  })

  test.runIf(isLong)('none in 100 sets of 10,000', { timeout: 1_200_000 }, () => {
    expect(countSetsWithAlerts(10_000, 100)).toBe(0)
  })

  test('never takes the two forms of one account for two', () => {
    for (const address of drawAddresses(createRandom(3), 100)) {
      const forms = [true, false].flatMap((bounceable) =>
        [true, false].map((testOnly) => toFriendlyAddress(address, { bounceable, testOnly })),
      )
      expect(
        findImitations(
          [address, ...forms].map((form) => ({ address: form, signs: ['dust'] })),
          forms,
        ).size,
      ).toBe(0)
    }
  })
})

describe('constructed imitations', () => {
  const random = createRandom(38)
  const anchors = drawAddresses(random, 500)

  test.each([
    [4, 4],
    [4, 5],
    [4, 6],
    [6, 6],
    [8, 8],
    [2, 8],
    [3, 9],
  ])(
    'with %i equal characters at the start and %i at the end are found, whatever else is on the page',
    (head, tail) => {
      const planted = new Map(anchors.slice(0, 100).map((anchor) => [imitate(anchor, random, { head, tail }), anchor]))
      const crowd = drawAddresses(random, 500)
      const found = findImitations(
        [...planted.keys(), ...crowd].map((address) => ({
          address: toFriendlyAddress(address, { bounceable: false }),
        })),
        anchors.map((address) => toFriendlyAddress(address)),
      )
      expect(found.size).toBe(100)
      for (const [address, anchor] of planted) {
        const imitation = found.get(address)
        expect(imitation).toMatchObject({ anchor, tier: 'alert' })
        expect(imitation?.head).toBeGreaterThanOrEqual(head)
        expect(imitation?.tail).toBeGreaterThanOrEqual(tail)
        // The first four characters cost an attacker nothing.
        expect(imitation?.attackerBits).toBeGreaterThanOrEqual(6 * (Math.max(head - 4, 0) + tail))
      }
    },
  )

  test('with equal ends only are worth a caution, and only with a second sign', () => {
    const [anchor = ''] = anchors
    const address = imitate(anchor, random, { head: 2, tail: 4 })
    const crowd = drawAddresses(random, 500).map((stranger) => ({ address: stranger }))
    expect(findImitations([...crowd, { address }], anchors).size).toBe(0)
    expect(findImitations([...crowd, { address, signs: ['dust'] }], anchors).get(address)).toMatchObject({
      anchor,
      tier: 'caution',
      signs: ['dust'],
    })
  })

  test('leaves texts alone that are no addresses', () => {
    expect(findImitations([{ address: 'alice.ton', signs: ['link'] }], ['', ...anchors]).size).toBe(0)
  })
})
