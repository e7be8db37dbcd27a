import { expect, test } from 'vitest'
import { createAnchors } from '../../../src/meaning/names/anchors.ts'
import { drawAddresses, imitate } from '../../helpers/deceptions/imitate.ts'
import { createRandom } from '../../helpers/random.ts'

const random = createRandom(11)
const accounts = drawAddresses(random, 1000)
const [known = '', later = ''] = accounts

test.each([
  [4, 4],
  [4, 6],
  [6, 6],
])('an address with %i equal characters at the start and %i at the end is an imitation', (head, tail) => {
  const anchors = createAnchors(accounts)
  for (const anchor of accounts.slice(0, 50)) {
    expect(anchors.find(imitate(anchor, random, { head, tail }))).toMatchObject({ anchor, tier: 'alert' })
  }
})

test('no account is an imitation of itself, nor of another one by chance', () => {
  const anchors = createAnchors(accounts)
  for (const address of [...accounts, ...drawAddresses(random, 1000)]) expect(anchors.find(address)).toBeUndefined()
})

test('accounts that are added later are known from then on', () => {
  const anchors = createAnchors([known])
  const fake = imitate(later, random)
  expect(anchors.find(fake)).toBeUndefined()
  anchors.add([later])
  expect(anchors.find(fake)?.anchor).toBe(later)
  expect(anchors.list()).toEqual([known, later])
  expect(createAnchors().find(fake)).toBeUndefined()
})
