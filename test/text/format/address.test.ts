import { describe, expect, test } from 'vitest'
import { addressKey, addressText, shortAddress } from '../../../src/text/format/address.ts'
import { hashText, shortHash } from '../../../src/text/format/hash.ts'

const raw = '0:83DFD552E63729B472FCBCC8C45EBCC6691702558B68EC7527E1BA403A0F31A8'
const friendly = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'

describe('addresses', () => {
  test('are written in the form that was asked for', () => {
    expect(addressText(raw)).toBe(friendly)
    expect(addressText(raw, { form: 'non-bounceable' })).toBe('UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI')
    expect(addressText(raw, { testOnly: true })).toMatch(/^kQ/)
    expect(addressText(friendly, { form: 'raw' })).toBe(raw)
  })

  test('keep their ends when shortened', () => {
    expect(shortAddress(raw)).toBe('EQCD39…8xqB2N')
    expect(shortAddress(raw, { form: 'raw' })).toBe('0:83DFD55…A0F31A8')
    expect(shortAddress('-1:' + '3'.repeat(64), { form: 'raw' })).toBe('-1:3333333…3333333')
  })

  test('have one key in whatever form they come', () => {
    const forms = [raw, raw.toLowerCase(), friendly, addressText(raw, { form: 'non-bounceable', testOnly: true })]
    expect(new Set(forms.map(addressKey))).toEqual(new Set([raw]))
    expect(addressKey(`${friendly.slice(0, -1)}X`)).toBeUndefined()
  })

  test('that are none are shown as cleaned text and have no key', () => {
    expect(addressText('addr_none')).toBe('addr_none')
    expect(addressText('\u202Ex'.repeat(1000))).toHaveLength(24)
    expect(addressText(null)).toBe('—')
    expect(addressKey('addr_none')).toBeUndefined()
  })
})

describe('hashes', () => {
  const base64 = 'lyZDlZtEWXMVHJt9lXL/4Vh3+qf0TTgcM2yBxmtEqyA='
  const hex = '972643959b445973151c9b7d9572ffe15877faa7f44d381c336c81c66b44ab20'

  test('are written as hex unless base64 is asked for', () => {
    expect(hashText(base64)).toBe(hex)
    expect(hashText(hex, { form: 'base64' })).toBe(base64)
    expect(shortHash(base64)).toBe('972643…44ab20')
  })

  test('that are none are shown as cleaned text', () => {
    expect(hashText('<b>no</b>')).toBe('<b>no</b>')
    expect(hashText(undefined)).toBe('—')
  })
})
