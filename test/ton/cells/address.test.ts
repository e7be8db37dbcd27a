import { Address } from '@ton/core'
import { describe, expect, test } from 'vitest'
import {
  AddressFormatError,
  equalAddresses,
  formatAddress,
  isAddress,
  parseAddress,
  toFriendlyAddress,
  toRawAddress,
} from '../../../src/entries/ton.ts'
import { createRandom } from '../../helpers/random.ts'

const hash = '83DFD552E63729B472FCBCC8C45EBCC6691702558B68EC7527E1BA403A0F31A8'
const raw = `0:${hash}`
const friendly = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'
const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const base64 = base64url.replace('-_', '+/')

/** The error that `parseAddress` throws for `text`. */
function refusal(text: string): AddressFormatError {
  try {
    parseAddress(text)
  } catch (error) {
    if (error instanceof AddressFormatError) return error
  }
  throw new Error(`not refused as an address: ${text}`)
}

describe('against @ton/core', () => {
  const random = createRandom(1)
  const forms = [true, false].flatMap((bounceable) =>
    [true, false].flatMap((testOnly) => [true, false].map((urlSafe) => ({ bounceable, testOnly, urlSafe }))),
  )
  const accounts = Array.from(
    { length: 1500 },
    () => new Address(random.pick([0, 0, -1]), Buffer.from(random.bytes(32))),
  )

  test('writes and reads 12,000 friendly forms the same', () => {
    for (const account of accounts) {
      for (const form of forms) {
        const text = account.toString(form)
        expect(toFriendlyAddress(account.toRawString(), form)).toBe(text)
        const { workchain, hash, bounceable, testOnly } = parseAddress(text)
        expect(workchain).toBe(account.workChain)
        expect(Buffer.from(hash).equals(account.hash)).toBe(true)
        expect(bounceable).toBe(form.bounceable)
        expect(testOnly).toBe(form.testOnly)
      }
    }
  })

  test('reads raw forms of any letter case and writes them in upper case', () => {
    for (const account of accounts) {
      const lower = account.toRawString()
      const upper = lower.toUpperCase()
      expect(toRawAddress(lower)).toBe(upper)
      expect(toRawAddress(upper)).toBe(upper)
      expect(toRawAddress(account.toString())).toBe(upper)
    }
  })

  test('refuses 12,000 friendly forms with one changed character', () => {
    for (const account of accounts) {
      for (const form of forms) {
        const text = account.toString(form)
        const position = random.integer(48)
        const letters = form.urlSafe ? base64url : base64
        const others = letters.replace(text.charAt(position), '')
        const other = others.charAt(random.integer(others.length))
        const changed = text.slice(0, position) + other + text.slice(position + 1)
        expect(isAddress(changed)).toBe(false)
      }
    }
  })
})

test('keeps every workchain from -128 to 127', () => {
  for (let workchain = -128; workchain < 128; workchain++) {
    const text = `${workchain}:${hash}`
    expect(toRawAddress(toFriendlyAddress(text))).toBe(text)
  }
})

test('keeps the flags of a friendly address unless told otherwise', () => {
  const testnet = toFriendlyAddress(raw, { bounceable: false, testOnly: true })
  expect(testnet.startsWith('0Q')).toBe(true)
  expect(toFriendlyAddress(testnet)).toBe(testnet)
  expect(toFriendlyAddress(testnet, { testOnly: false }).startsWith('UQ')).toBe(true)
  expect(formatAddress(parseAddress(testnet))).toBe(testnet)
  expect(formatAddress(raw)).toBe(friendly)
})

test('tells the form, and flags of the friendly form only', () => {
  expect(parseAddress(raw)).toEqual({
    workchain: 0,
    hash: Uint8Array.from(Buffer.from(hash, 'hex')),
    form: 'raw',
  })
  expect(parseAddress(friendly)).toMatchObject({
    form: 'friendly',
    bounceable: true,
    testOnly: false,
  })
})

test('sees one account behind all its forms', () => {
  expect(equalAddresses(friendly, raw.toLowerCase())).toBe(true)
  expect(equalAddresses(friendly, `-1:${hash}`)).toBe(false)
  expect(equalAddresses(`-0:${hash}`, raw)).toBe(true)
  expect(equalAddresses('addr_none', 'addr_none')).toBe(false)
})

describe('says what is wrong', () => {
  test.each([
    ['', 'length', undefined, 0],
    ['addr_none', 'length', undefined, 9],
    [hash, 'length', undefined, 64],
    [friendly.slice(1), 'length', undefined, 47],
    [`0:${hash.slice(1)}`, 'length', undefined, 65],
    [`0:${hash}0`, 'length', undefined, 67],
    [`0:${hash.slice(0, 10)}g${hash.slice(11)}`, 'character', 12, undefined],
    [`${friendly.slice(0, 20)}!${friendly.slice(21)}`, 'character', 20, undefined],
    [`${friendly.slice(0, 47)}=`, 'character', 47, undefined],
    [`${friendly.slice(0, 46)}==`, 'character', 46, undefined],
    [`128:${hash}`, 'workchain', 0, undefined],
    [`-129:${hash}`, 'workchain', 0, undefined],
    [`1e1:${hash}`, 'workchain', 0, undefined],
    [` 0:${hash}`, 'workchain', 0, undefined],
    [`:${hash}`, 'workchain', 0, undefined],
    [`A${friendly.slice(1)}`, 'tag', 0, undefined],
    [`${friendly.slice(0, 47)}O`, 'checksum', undefined, undefined],
  ])('%s', (text, reason, position, length) => {
    expect(refusal(text)).toMatchObject({ kind: 'address', reason, position, length })
  })

  test('in words that name the place and the remedy', () => {
    const wrong = `${friendly.slice(0, 20)}!${friendly.slice(21)}`
    expect(refusal(wrong).message).toMatch(/index 20\b.*48 characters/)
    expect(refusal(friendly.slice(1)).message).toMatch(/\b47\b.*48 characters/)
  })
})
