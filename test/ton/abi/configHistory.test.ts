import { expect, test } from 'vitest'
import { compareConfigs } from 'tonlens/abi'
import { type Transaction } from '../../../src/entries/index.ts'
import { findUnchangedSince } from '../../../src/entries/contracts.ts'
import { configData } from '../../fixtures/config.ts'
import { oddBody } from '../../fixtures/tools.ts'

const [now, before, first] = [configData(), configData({ lumpPrice: 7n }), configData({ lumpPrice: 7n, suspended: 0 })]

test('names each parameter that differs, and the times between which it changed', () => {
  const history = compareConfigs([
    { data: first, at: 100 },
    { data: now, at: 300 },
    { data: before, at: 200 },
  ])
  expect(history).toMatchObject({ since: 100, states: 3 })
  expect(history?.changes.map(({ id, from, to }) => [id, from, to])).toEqual([
    [25, 200, 300],
    [44, 100, 200],
  ])
  expect(history?.changes[0]).toMatchObject({
    before: { value: { lump_price: 7n } },
    after: { value: { lump_price: 400_000n } },
  })
  expect(history?.changes[1]?.before).toBeUndefined()
})

test('equal states have no changes, whatever order their cells were built in', () => {
  expect(
    compareConfigs([
      { data: now, at: 1 },
      { data: configData(), at: 2 },
    ]),
  ).toEqual({ changes: [], since: 1, states: 2 })
})

test('states that cannot be read are left out, and are no change', () => {
  expect(compareConfigs([])).toBeNull()
  expect(
    compareConfigs([
      { data: oddBody, at: 1 },
      { data: 'nonsense', at: 2 },
      { data: now, at: Number.NaN },
    ]),
  ).toBeNull()
  expect(
    compareConfigs([
      { data: now, at: 1 },
      { data: oddBody, at: 2 },
      { data: now, at: 3 },
    ]),
  ).toEqual({ changes: [], since: 1, states: 2 })
})

test('compares the newest 200 states', () => {
  const many = Array.from({ length: 250 }, (_, at) => ({ data: now, at }))
  expect(compareConfigs(many)).toMatchObject({ since: 50, states: 200 })
})

/** Transaction of an account whose data had one hash before and another after. */
function row(at: number, from: string | null, to: string | null, previous = `t${at - 1}`): Transaction {
  return {
    hash: `t${at}`,
    prev_trans_hash: previous,
    now: at,
    account_state_before: { data_hash: from },
    account_state_after: { data_hash: to },
  } as Transaction
}

test('finds the transaction after which the data is the same', () => {
  expect(findUnchangedSince([row(5, 'b', 'b'), row(4, 'a', 'b'), row(3, 'b', 'a')], 'b')).toEqual({
    at: 4,
    isChange: true,
  })
  expect(findUnchangedSince([row(5, 'b', 'b'), row(4, 'b', 'b')], 'b')).toEqual({ at: 4, isChange: false })
})

test('says nothing beyond a gap, of other data, and of states that are not known', () => {
  expect(findUnchangedSince([row(5, 'b', 'b'), row(3, 'a', 'b')], 'b')).toEqual({ at: 5, isChange: false })
  expect(findUnchangedSince([row(5, 'b', 'c'), row(4, 'a', 'b')], 'b')).toBeUndefined()
  expect(findUnchangedSince([row(5, null, 'b')], 'b')).toEqual({ at: 5, isChange: false })
  expect(findUnchangedSince([row(5, 'b', null), row(4, 'b', 'b')], 'b')).toBeUndefined()
  expect(findUnchangedSince([], 'b')).toBeUndefined()
})
