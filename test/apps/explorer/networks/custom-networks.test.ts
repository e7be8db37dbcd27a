import { describe, expect, test } from 'vitest'
import { isHostAllowed, readCustomNetwork } from '../../../../src/apps/explorer/networks/customNetworks.ts'
import { writeNetwork } from '../../../../src/apps/explorer/settings/networks/writeNetwork.ts'

const kept = {
  name: 'own',
  title: 'Own',
  baseUrl: 'https://index.example/api/v3',
  color: '#112233',
  testOnly: true,
  apiKey: 'key',
  globalId: -3,
}

describe('a kept network', () => {
  test('is read with the fields that are known', () => {
    expect(readCustomNetwork({ ...kept, isCustom: 'no', keyProxy: 'https://evil.example', extra: 1 })).toEqual({
      ...kept,
      isCustom: true,
    })
  })

  test.each([
    null,
    'text',
    [],
    {},
    { ...kept, name: 'account' },
    { ...kept, name: '../x' },
    { ...kept, title: ' ' },
    { ...kept, title: 'x'.repeat(41) },
    { ...kept, baseUrl: 'javascript:alert(1)' },
    { ...kept, baseUrl: 'embedded' },
    { ...kept, baseUrl: '/api/v3' },
    { ...kept, baseUrl: 'http://index.example/api/v3' },
    { ...kept, baseUrl: 'https://index.example/api/v3?api_key=1' },
    { ...kept, color: 'url(https://evil.example)' },
    { ...kept, testOnly: 'yes' },
  ])('that is %j is none', (value) => {
    expect(readCustomNetwork(value)).toBeUndefined()
  })

  test('without a usable key or id has none', () => {
    const { apiKey, globalId, ...rest } = kept
    expect([apiKey, globalId]).toEqual(['key', -3])
    expect(readCustomNetwork({ ...kept, apiKey: 'x'.repeat(201), globalId: '-3' })).toEqual({ ...rest, isCustom: true })
    expect(readCustomNetwork({ ...kept, apiKey: 7, globalId: 0.5 })).toEqual({ ...rest, isCustom: true })
  })
})

describe('a typed network', () => {
  const typed = {
    title: 'My chain',
    baseUrl: ' https://index.example/api/v3/ ',
    apiKey: '',
    color: '#112233',
    testOnly: false,
  }
  const known = [
    { name: 'mainnet', title: 'TON', baseUrl: 'https://toncenter.com/api/v3' },
    { name: 'my-chain', baseUrl: 'embedded' },
  ]

  test('gets a short name that no page and no other network has', () => {
    expect(writeNetwork(typed, [])).toMatchObject({ name: 'my-chain', baseUrl: 'https://index.example/api/v3' })
    expect(writeNetwork({ ...typed, title: 'My chain!' }, known)).toMatchObject({ name: 'my-chain-2' })
    expect(writeNetwork({ ...typed, title: 'Account' }, known)).toMatchObject({ name: 'account-2' })
    expect(writeNetwork({ ...typed, title: 'Моя сеть' }, known)).toMatchObject({
      name: 'index-example',
      title: 'Моя сеть',
    })
  })

  test.each<[object, readonly string[]]>([
    [{ title: ' ton ' }, ['sameTitle']],
    [{ title: 'ＭＡＩＮＮＥＴ' }, ['sameTitle']],
    [{ title: '', baseUrl: 'index.example' }, ['title', 'baseUrl']],
    [{ baseUrl: 'ftp://index.example' }, ['baseUrl']],
  ])('with %j is refused', (fields, wrong) => {
    expect(writeNetwork({ ...typed, ...fields }, known)).toEqual(wrong)
  })
})

test('a host is allowed by name only', () => {
  const hosts = ['https://index.example']
  expect(isHostAllowed({ customNetworks: hosts }, 'https://index.example/api/v3')).toBe(true)
  expect(isHostAllowed({ customNetworks: hosts }, 'https://index.example.evil.example/api/v3')).toBe(false)
  expect(isHostAllowed({ customNetworks: hosts }, 'https://index.example:8443/api/v3')).toBe(false)
  expect(isHostAllowed({}, 'https://index.example/api/v3')).toBe(false)
  expect(isHostAllowed({ customNetworks: true }, 'https://index.example/api/v3')).toBe(true)
})
