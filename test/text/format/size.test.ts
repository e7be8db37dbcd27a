import { expect, test } from 'vitest'
import { formatSize } from '../../../src/text/format/size.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1_250_000, '1.3 MB'],
  [999_960, '1 MB'],
  [200_000_000, '200 MB'],
  [-1, '—'],
  [NaN, '—'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})
