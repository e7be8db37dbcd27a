import { expect, test } from 'vitest'
import { isBait } from '../../../src/meaning/names/bait.ts'
import { drawLure } from '../../helpers/deceptions/deceive.ts'
import { isLong } from '../../helpers/chance.ts'
import { createRandom } from '../../helpers/random.ts'

test('comments that ask for something are told, in any disguise', () => {
  const random = createRandom(38)
  const lures = Array.from({ length: isLong ? 5000 : 500 }, () => drawLure(random))
  expect(lures.filter((lure) => !isBait(lure))).toEqual([])
})

test.each([
  'for the harbour',
  'Invoice 12.5, thanks.',
  'alice.ton',
  'deposit 1234567',
  'спасибо за обед',
  '谢谢',
  'Assigned to Bob',
  '',
])('an honest comment is none: %s', (comment) => {
  expect(isBait(comment)).toBe(false)
})
