import { describe, expect, test } from 'vitest'
import { directionIn, fillSentence, type SentencePart } from '../../../../src/text/actions/readAction.ts'
import { actionShapes } from '../../../../src/text/actions/actionShapes.ts'
import { groupActions } from '../../../../src/components/actions/action-list/actionGroups.ts'
import { actionMessages } from '../../../../src/text/en/transactions/actions.ts'
import { action as russian } from '../../../../src/text/ru/transactions/actions.ts'
import type { Action } from '../../../../src/service/rows/action.ts'
import { action, actionTypes, dollar, exampleAction } from '../../../fixtures/actions.ts'
import { people } from '../../../fixtures/transactions.ts'

const words = (part: SentencePart): string => {
  if (typeof part === 'string') return part
  switch (part.kind) {
    case 'account':
      return `<${Object.entries(people).find(([, address]) => address === part.address)?.[0] ?? part.address}>`
    case 'amount':
      return `${part.amount} ${part.master === null ? 'coins' : part.master === undefined ? 'units' : 'jettons'}`
    case 'missing':
      return `(${part.of})`
    case 'text':
      return part.text
    default:
      return part.kind
  }
}
const say = (row: Action) => fillSentence(row, actionMessages).parts.map(words).join('')

describe('every type of the service', () => {
  test.each(actionTypes)('%s has a sentence in which every value has a slot', (type) => {
    const [title, template] = actionMessages.types[type]
    const named = [...template.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot ?? '')
    const known = Object.keys(actionShapes[type].slots)
    expect(title).toMatch(/^\S/)
    expect(known).toEqual(expect.arrayContaining(named))
    const text = say(exampleAction(type))
    expect(text).not.toMatch(/[[\]{}]|\(account\)|\(thing\)|units/)
    expect(text).toMatch(/\p{L}/u)
  })

  test.each(actionTypes)('%s has a sentence without any details', (type) => {
    const text = say(action({ type, details: {}, accounts: null }))
    expect(text).not.toMatch(/[[\]{}]|undefined|null/)
    expect(text).not.toMatch(/^[\s:,→]/)
  })
})

describe('sentences', () => {
  test('leave out values that are unknown or zero, and mention those that they cannot leave out', () => {
    const row = (details: Action['details']) => say(action({ type: 'nft_purchase', details }))
    expect(row({ new_owner: people.bob, nft_item: people.carol, real_old_owner: people.alice, price: '5' })).toBe(
      '<bob> bought <carol> from <alice> for 5 coins',
    )
    expect(row({ new_owner: people.bob, nft_item: null, price: '0' })).toBe('<bob> bought (thing)')
    expect(row({ new_owner: null, nft_item: people.carol })).toBe('(account) bought <carol>')
  })

  test('take null for the native coin, unless the service marks the asset as unknown', () => {
    const details = { source: people.alice, amount: '7', asset: null }
    expect(say(action({ type: 'evaa_liquidate', details: { ...details, is_known_asset: true } }))).toContain('7 coins')
    expect(say(action({ type: 'evaa_liquidate', details: { ...details, is_known_asset: false } }))).toContain('7 units')
    expect(say(action({ type: 'jetton_burn', details: { owner: people.bob, amount: '7' } }))).toContain('7 units')
    expect(say(action({ type: 'jetton_burn', details: { owner: people.bob, amount: '7', asset: dollar } }))).toContain(
      '7 jettons',
    )
  })

  test('keep the arrow to a recipient where the account before it is that of the page', () => {
    const details = {
      real_old_owner: people.alice,
      old_owner: people.alice,
      new_owner: people.bob,
      nft_item: people.carol,
    }
    const { parts } = fillSentence(action({ type: 'nft_transfer', details }), russian, people.alice)
    expect(parts.map(words).join('')).toBe('→ <bob>: <carol>')
  })

  test('describe an unknown type by common fields', () => {
    const { title } = fillSentence(action({ type: 'dex_limit_order' }), actionMessages)
    expect(title).toBe('DEX limit order')
    const details = { sender: people.alice, pool: people.carol, amount: '7', asset: null }
    expect(say(action({ type: 'dex_limit_order', details }))).toBe('<alice> → <carol>: 7 coins')
    expect(say(action({ type: 'x', details: {}, accounts: [] }))).toBe('')
  })

  test('no type name reaches the prototype', () => {
    for (const type of ['constructor', '__proto__', 'toString']) {
      expect(() => say(action({ type }))).not.toThrow()
    }
  })
})

test('derives the direction for sender and recipient', () => {
  expect(directionIn(action(), people.alice)).toBe('out')
  expect(directionIn(action(), people.bob)).toBe('in')
  expect(directionIn(action(), people.carol)).toBeUndefined()
  const own = action({ details: { source: people.bob, destination: people.bob, value: '1' } })
  expect(directionIn(own, people.bob)).toBe('self')
})

test('groups by day, then by trace, in the order of the list', () => {
  const rows = [
    action({ action_id: 'a', trace_id: 'T', end_utime: 2 }),
    action({ action_id: 'b', trace_id: null, trace_external_hash: 'E', end_utime: 2 }),
    action({ action_id: 'c', trace_id: 'T', end_utime: 2 }),
    action({ action_id: 'd', trace_id: 'T', end_utime: 1 }),
  ]
  const days = groupActions(rows, ({ end_utime }) => `day ${end_utime}`)
  expect(
    days.map(({ day, traces }) => [
      day,
      traces.map(({ rows: own }) => own.flatMap((row) => row.map(({ action_id }) => action_id))),
    ]),
  ).toEqual([
    ['day 2', [['a', 'c'], ['b']]],
    ['day 1', [['d']]],
  ])
})
