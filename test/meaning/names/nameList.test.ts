import { describe, expect, test } from 'vitest'
import { readNameList } from '../../../src/meaning/names/nameList.ts'
import { tonLabels } from '../../../src/meaning/names/tonLabels.ts'
import * as data from '../../../src/meaning/names/tonLabelsData.ts'
import { readNamePack } from '../../../src/meaning/names/namePack.ts'
import { toRawAddress } from '../../../src/ton/cells/address.ts'
import { accountLabel } from '../../../src/text/naming/accountLabel.ts'
import { describeName, listingTexts } from '../../../src/text/naming/names.ts'

const bridge = 'Ef_dJMSh8riPi3BTUTtcxsWjG8RLKnLctNjAM4rw8NN-xWdr'
const poisoner = toRawAddress('EQDigSXCS4OI_BnSe3WHhbmx5e6yB17krSgYdkwg9etO4ZMM')
const adsgram = toRawAddress('EQCYCf9U1uYk4JeX0Cy469X4p-n2eLdPwEBSKh_kumxPKRTL')
const stranger = `0:${'5A'.repeat(32)}`

describe('the pack of ton-labels', () => {
  const { names } = tonLabels.pack()

  test('has every account once, and the whole address of the first of each label', () => {
    const accounts = data.lines.split('\n').filter((line) => !/^[#=]/.test(line))
    expect(accounts).toHaveLength(3526)
    const bytes = (text: string) => Math.floor((text.length * 3) / 4)
    expect(bytes(data.whole) / 32 + bytes(data.prefixes) / 12).toBe(accounts.length)
    expect(names).toHaveLength(bytes(data.whole) / 32)
    expect(new Set(names.map(({ address }) => address)).size).toBe(names.length)
  })

  test('names, categories and notes are clean, and short enough to show', () => {
    expect(readNamePack(tonLabels.pack()).names).toHaveLength(names.length)
    for (const { address, name } of names) {
      expect(toRawAddress(address)).toBe(address)
      expect(name).toMatch(/^\S(?:.{0,130}\S)?$/u)
      expect(tonLabels.find(address)?.category).toMatch(/^[A-Za-z-]+$/)
    }
  })

  test('finds an account by its raw address, and no account with another end', () => {
    expect(tonLabels.find(adsgram)).toMatchObject({ name: 'adsgram', category: 'ads', scam: false, isShared: true })
    expect(tonLabels.find(`${adsgram.slice(0, -1)}${adsgram.endsWith('0') ? '1' : '0'}`)).toBeUndefined()
    expect(tonLabels.find(stranger)).toBeUndefined()
  })

  test('warns of accounts that are listed as scams, and has the time of the list', () => {
    expect(tonLabels.find(poisoner)).toMatchObject({ scam: true, category: 'scammer' })
    expect(tonLabels.find(poisoner)?.source).toBe('ton-labels (2026-04-28)')
  })

  test('finds masterchain accounts', () => {
    const found = names.filter(({ address }) => address.startsWith('-1:'))
    expect(found.length).toBeGreaterThan(20)
    expect(found.every(({ address }) => tonLabels.find(address) !== undefined)).toBe(true)
  })
})

describe('a file of a registry', () => {
  const list = readNameList(
    [
      { address: bridge, name: 'Bridge' },
      { address: stranger, name: 'A\u202Ebc', require_memo: true },
      { address: stranger, name: 'later' },
      { address: 'nobody', name: 'x' },
      { name: 'x' },
      null,
    ],
    { source: 'ton-assets', time: 1 },
  )

  test('is read by raw address, without malformed and repeated records', () => {
    expect(list.find(stranger)).toMatchObject({
      name: 'Abc',
      source: 'ton-assets (1970-01-01)',
      custodian: true,
      isShared: false,
    })
    expect(list.find(toRawAddress(bridge))?.name).toBe('Bridge')
    expect(list.pack().names).toHaveLength(2)
  })

  test('is refused if it is no list', () => {
    expect(() => readNameList({}, { source: 'x' })).toThrow('no array')
  })
})

describe('names of lists', () => {
  const named = (name: string, source: string) => readNameList([{ address: adsgram, name }], { source })

  test('replace an address, with its last characters where others have the name, too', () => {
    const known = describeName(adsgram, {}, { nameLists: [tonLabels] })
    expect(known).toMatchObject({
      name: 'adsgram',
      kind: 'catalogue',
      source: 'ton-labels (2026-04-28)',
      isShared: true,
    })
    expect(accountLabel(adsgram, known).text).toBe('adsgram …KRTL')
    expect(accountLabel(adsgram, describeName(adsgram, {}, { nameLists: [named('One', 'a')] })).text).toBe('One')
  })

  test('stand behind the names that the reader, the application and the chain give', () => {
    const sources = { nameLists: [tonLabels], accountNames: { [adsgram]: 'Mine' } }
    expect(describeName(adsgram, {}, sources)).toMatchObject({ name: 'Mine', kind: 'application', isShared: false })
  })

  test('tell what every list says, with its source and its day', () => {
    const { listings, name } = describeName(adsgram, {}, { nameLists: [named('Other', 'a'), tonLabels] })
    expect(name).toBe('Other')
    expect(listingTexts(listings)).toEqual([
      'a: Other',
      'ton-labels (2026-04-28): adsgram · Web Ads in Telegram Miniapps',
    ])
  })

  test('give way to a warning of any list', () => {
    const lists = [readNameList([{ address: poisoner, name: 'Nice' }], { source: 'a' }), tonLabels]
    const known = describeName(poisoner, {}, { nameLists: lists })
    expect(known).toMatchObject({ name: undefined, scam: true })
    expect(listingTexts(known.listings)[0]).toBe('a: Nice')
  })
})
