import { expect, test } from 'vitest'
import { measureLoad } from '../../../../src/apps/explorer/pages/home/measureLoad.ts'

const block = (gen_utime: number, tx_count: number) => ({ gen_utime: String(gen_utime), tx_count })

test('leaves out the oldest second, which the list may cut', () => {
  expect(measureLoad([block(14, 8), block(12, 4), block(12, 0), block(10, 100), block(10, 100)])).toEqual({
    blocksPerSecond: 0.75,
    transactionsPerSecond: 3,
  })
})

test.each([[[]], [[block(10, 1)]], [[block(10, 1), block(10, 2)]]])(
  'tells no rate of a single moment: %j',
  (blocks) => {
    expect(measureLoad(blocks)).toBeUndefined()
  },
)
