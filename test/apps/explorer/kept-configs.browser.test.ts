import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepConfig } from '../../../src/apps/explorer/pages/chain/keptConfigs.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

const key = 'tonlens-explorer config mainnet'

test('keeps each state once, with the time at which it was first seen, oldest first', () => {
  keepConfig('mainnet', { data: 'a', at: 10 })
  keepConfig('mainnet', { data: 'a', at: 20 })
  keepConfig('mainnet', { data: 'b', at: 30 })
  // An answer that was kept by the browser is older than the newest state.
  expect(keepConfig('mainnet', { data: 'a', at: 15 })).toEqual([
    { data: 'a', at: 10 },
    { data: 'b', at: 30 },
  ])
  expect(keepConfig('mainnet', { data: 'a', at: 40 })).toEqual([
    { data: 'a', at: 10 },
    { data: 'b', at: 30 },
    { data: 'a', at: 40 },
  ])
})

test('networks do not mix, and the number of states is bounded', () => {
  for (let at = 1; at <= 9; at++) keepConfig('mainnet', { data: `state ${at}`, at })
  expect(keepConfig('testnet', { data: 'other', at: 1 })).toEqual([{ data: 'other', at: 1 }])
  expect(keepConfig('mainnet', { data: 'state 9', at: 10 }).map(({ at }) => at)).toEqual([6, 7, 8, 9])
})

test.each(['{', '{}', '[1,null,{"data":1,"at":2},{"data":"x"}]'])('ignores what is no list of states: %s', (text) => {
  localStorage.setItem(key, text)
  expect(keepConfig('mainnet', { data: 'a', at: 1 })).toEqual([{ data: 'a', at: 1 }])
})

test('shows the state where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(keepConfig('mainnet', { data: 'a', at: 1 })).toEqual([{ data: 'a', at: 1 }])
})
