import { describe, expect, test } from 'vitest'
import { formatRoute, pageTable, parseRoute, type Route } from '../../../src/apps/explorer/shell/routes.ts'

const networks = ['mainnet', 'testnet']

describe('parseRoute', () => {
  test.each<[string, Partial<Route>]>([
    ['', { network: 'mainnet', page: 'home', id: '' }],
    ['/', { network: 'mainnet', page: 'home', id: '' }],
    ['/testnet', { network: 'testnet', page: 'home', id: '' }],
    ['/account/0%3Aab', { network: 'mainnet', page: 'account', id: '0:ab', tab: '' }],
    ['/testnet/account/0%3Aab/jettons', { network: 'testnet', page: 'account', id: '0:ab', tab: 'jettons' }],
    [
      '/testnet/account/0%3Aab?type=swap&from=a%7Cb',
      { network: 'testnet', page: 'account', query: { type: 'swap', from: 'a|b' } },
    ],
    ['/staking', { page: 'staking', id: '' }],
    ['/search/a%2Fb', { page: 'search', id: 'a/b' }],
  ])('reads %s', (path, expected) => {
    expect(parseRoute(path, networks)).toMatchObject(expected)
  })

  test.each(['/nonsense', '/account', '/%E0%A4%A', '/constructor/x', '/__proto__/x', '/stagenet/account/x'])(
    'keeps what it does not understand: %s',
    (path) => {
      expect(parseRoute(path, networks)).toMatchObject({ network: 'mainnet', page: 'unknown', id: path })
    },
  )

  test('reads no network where none is configured', () => {
    expect(parseRoute('/account/x')).toMatchObject({ network: '', page: 'account', id: 'x' })
  })
})

test.each([
  ['actions', ''],
  ['charts', 'activity'],
  ['code', 'code'],
  ['constructor', 'constructor'],
])('a link to the tab %s of an account opens "%s"', (tab, shown) => {
  expect(parseRoute(`/testnet/account/x/${tab}`, networks).tab).toBe(shown)
  expect(parseRoute(`/testnet/jetton/x/${tab}`, networks).tab).toBe(tab)
})

test.each([
  ['graph', ''],
  ['changes', 'value'],
  ['fees', 'value'],
  ['neighbors', 'details'],
  ['table', 'table'],
])('a link to the tab %s of a trace opens "%s"', (tab, shown) => {
  for (const page of ['trace', 'transaction']) expect(parseRoute(`/testnet/${page}/x/${tab}`, networks).tab).toBe(shown)
})

test.each(Object.keys(pageTable))('a written route is read back: %s', (name) => {
  const page = name as keyof typeof pageTable
  const place = page === 'home' ? { id: '', tab: '' } : { id: 'a/b|c?d#e %', tab: 'ä@0/1' }
  for (const network of ['mainnet', 'testnet']) {
    const route: Route = { network, page, ...place, query: { q: 'a b|c&d=é' } }
    const text = formatRoute(route)
    expect(text).not.toMatch(/[|#]/)
    expect(parseRoute(text, networks)).toEqual(route)
  }
})
