import { describe, expect, test } from 'vitest'
import { findLookalikes, nameShape } from '../../../src/meaning/tokens/lookalike.ts'

describe('nameShape', () => {
  test.each([
    ['Cyrillic letters', 'UЅDТ'],
    ['a currency sign', 'USD₮'],
    ['full-width letters', 'ＵＳＤＴ'],
    ['mathematical letters', '𝐔𝐒𝐃𝐓'],
    ['small capitals', 'ᴜꜱᴅᴛ'],
    ['marks above letters', 'ǗŚḊT̈'],
    ['characters nobody sees', 'US\u200BD\u202ET\u2060'],
    ['spaces and signs', 'U.S.D - T'],
    ['a digit', 'U5DT'],
  ])('takes %s for what they look like', (_what, name) => {
    expect(nameShape(name)).toBe(nameShape('USDT'))
  })

  test.each([
    ['Toncoin', 'Tоncоin'],
    ['Lumen', 'lurnen'],
    ['Tide Dollar', 'TideDoIIar'],
    ['Wallet', 'VVallet'],
    ['Ν', 'N'],
  ])('%s looks like %s', (name, other) => {
    expect(nameShape(name)).toBe(nameShape(other))
  })

  test.each([
    ['Lumen', 'Lumens'],
    ['TON', 'pTON'],
    ['日本', '中国'],
    ['Тетер', 'Лумен'],
  ])('%s does not look like %s', (name, other) => {
    expect(nameShape(name)).not.toBe(nameShape(other))
  })

  test('nothing is like nothing', () => {
    expect(['', ' \u200B ', '🎉', null, 7].map(nameShape)).toEqual(['', '', '', '', ''])
  })
})

describe('findLookalikes', () => {
  const lumen = { address: '0:1', names: ['Lumen', 'LUM'] }
  const forged = { address: '0:2', names: ['Lumеn', 'LUMEN'] }

  test('marks the forgery and not what is trusted', () => {
    expect([...findLookalikes([lumen, forged], [lumen])]).toEqual([['0:2', { name: 'Lumen', trusted: true }]])
  })

  test('marks both when neither is trusted', () => {
    expect([...findLookalikes([lumen, forged], []).keys()]).toEqual(['0:1', '0:2'])
    expect(findLookalikes([lumen, forged], []).get('0:1')).toMatchObject({ trusted: false })
  })

  test.each(['Number$', 'Number$$', '$Numbers', 'Numbers!', '$$Number$$!'])(
    'takes signs at the ends of %s for letters or for nothing',
    (name) => {
      const numbers = { address: '0:1', names: ['Numbers'] }
      expect(findLookalikes([numbers, { address: '0:2', names: [name] }], [numbers]).get('0:2')?.name).toBe('Numbers')
    },
  )

  test('marks a jetton that is called like the native coin', () => {
    const found = findLookalikes([{ address: '0:3', names: ['Free money', 'GRАM'] }], [])
    expect(found.get('0:3')).toEqual({ name: 'Gram', trusted: true })
  })

  test.each(['ТОN', 'Toncoin', 'TON Coin', 'Gram', 'G.R.A.M', 'grams', 'nanoton', 'The Open Network'])(
    'marks %s whatever the native coin is called',
    (name) => {
      for (const coin of [
        undefined,
        { name: 'Toncoin', symbol: 'TON', decimals: 9 },
        { name: 'Test', symbol: 'TST', decimals: 9 },
      ]) {
        expect(findLookalikes([{ address: '0:3', names: [name] }], [], coin).get('0:3')).toEqual({
          name: coin?.name ?? 'Gram',
          trusted: true,
        })
      }
    },
  )

  test('wrapped and staked coins are not marked, nor is a token that the host trusts', () => {
    const wrapped = { address: '0:6', names: ['TON'] }
    const staked = ['tsTON', 'hGRAM', 'WTON'].map((name, at) => ({ address: `0:${at}`, names: [name] }))
    expect(findLookalikes([...staked, wrapped], [wrapped])).toEqual(new Map())
  })

  test('a token is not a look-alike of itself, nor are those without a name', () => {
    expect(findLookalikes([lumen, lumen], [])).toEqual(new Map())
    const nameless = ['0:4', '0:5'].map((address) => ({ address, names: [undefined, ''] }))
    expect(findLookalikes(nameless, [])).toEqual(new Map())
  })
})
