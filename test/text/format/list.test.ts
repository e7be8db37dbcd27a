import { expect, test } from 'vitest'
import { formatList } from '../../../src/text/format/intl.ts'

test.each([
  ['en', 'Fee, From, To'],
  ['ru', 'Fee, From, To'],
  ['zh', 'Fee、From、To'],
])('names in a list are told apart in %s', (locale, text) => {
  expect(formatList(['Fee', 'From', 'To'], locale)).toBe(text)
})
