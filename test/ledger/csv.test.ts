import { describe, expect, test } from 'vitest'
import { decimalCoins } from '../../src/text/format/coins.ts'
import { csvText } from '../../src/ledger/file/csv.ts'
import { createRandom } from '../helpers/random.ts'

describe('csvText', () => {
  test('quotes what would break a line or a cell', () => {
    expect(csvText([['a', 'b,c', 'd"e', 'f\ng']])).toBe('a,"b,c","d""e","f\ng"\r\n')
  })

  test.each(['=1+1', '+cmd', '-x', '@sum', '\t=1', '-1+1'])('takes the formula out of %j', (text) => {
    expect(csvText([[text]])).toBe(`'${text}\r\n`)
  })

  test('takes the formula out of full-width signs', () => {
    expect(csvText([['＝1', '＋1', '－1', '＠a']])).toBe("'＝1,'＋1,'－1,'＠a\r\n")
  })

  test('leaves hashes and addresses as they are, so that they can be compared', () => {
    const hash = '+FFSJfobbwKHkj0Cz2W3St4R+F0Rs4IWKrGnHtW2Xu0='
    const address = `-1:${'3F'.repeat(32)}`
    expect(csvText([[hash, address]])).toBe(`${hash},${address}\r\n`)
    // No more than that: what only looks like them is text of a stranger.
    expect(csvText([[`${hash}A1`, `${address}+1`, `+A1*B2${hash.slice(6)}`]])).toBe(
      `'${hash}A1,'${address}+1,'+A1*B2${hash.slice(6)}\r\n`,
    )
  })

  test('leaves negative numbers numbers', () => {
    expect(csvText([['-1.5', '-7']])).toBe('-1.5,-7\r\n')
  })
})

test('decimalCoins keeps every digit', () => {
  const random = createRandom(3)
  for (let round = 0; round < 2000; round++) {
    const decimals = random.integer(30)
    const digits = Array.from({ length: 1 + random.integer(40) }, () => random.integer(10)).join('')
    const value = BigInt(digits) * (random.chance() ? 1n : -1n)
    const [whole = '', fraction = ''] = decimalCoins(value.toString(), decimals).replace('-', '').split('.')
    expect(BigInt(whole + fraction.padEnd(decimals, '0'))).toBe(value < 0n ? -value : value)
  }
  expect(decimalCoins(null)).toBe('')
})
