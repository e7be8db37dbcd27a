import { describe, expect, test } from 'vitest'
import { findAlike } from '../../../src/meaning/names/alike.ts'
import { toFriendlyAddress } from '../../../src/ton/cells/address.ts'
import { drawAddresses, imitate } from '../../helpers/deceptions/imitate.ts'
import { createRandom } from '../../helpers/random.ts'

const none = new Map()

describe.each([2, 10, 100, 1000, 10_000])('among %i accounts of one row', (size) => {
  const random = createRandom(size)
  const crowd = drawAddresses(random, size)
  const [anchor = ''] = crowd

  test('none are marked that resemble each other by chance', () => {
    expect(findAlike(crowd, none)).toBe(none)
  })

  test.each([
    [4, 4],
    [4, 6],
    [2, 8],
    [6, 6],
  ])('an imitation with %i equal characters at the start and %i at the end is marked, and its anchor', (head, tail) => {
    const fake = imitate(anchor, random, { head, tail })
    const found = findAlike([...crowd, { in_msg: { source: fake } }], none)
    expect([...found.keys()].toSorted()).toEqual([anchor, fake].toSorted())
    expect(found.get(fake)).toMatchObject({ anchor, tier: 'alert' })
  })
})

test('the account that an imitation is known to imitate is not marked', () => {
  const random = createRandom(7)
  const [anchor = ''] = drawAddresses(random, 1)
  const [fake, other] = [imitate(anchor, random), imitate(anchor, random)]
  const known = new Map([[fake, { anchor, tier: 'alert', head: 4, tail: 4, attackerBits: 24, signs: [] } as const]])
  expect([...findAlike([anchor, fake, other], known).keys()].toSorted()).toEqual([fake, other].toSorted())
})

test('the forms of one account are one account', () => {
  const [anchor = ''] = drawAddresses(createRandom(8), 1)
  const forms = [true, false].map((bounceable) => toFriendlyAddress(anchor, { bounceable }))
  expect(findAlike({ [anchor]: forms, lower: anchor.toLowerCase() }, none)).toBe(none)
})
