import { expect, test } from 'vitest'
import type { Action } from '../../../../src/service/rows/action.ts'
import { foldRepeats, sumSentence } from '../../../../src/text/actions/foldRepeats.ts'
import { fillSentence } from '../../../../src/text/actions/readAction.ts'
import { summarizeAction } from '../../../../src/text/actions/summarizeAction.ts'
import { actionMessages } from '../../../../src/text/en/transactions/actions.ts'
import { action, dollar } from '../../../fixtures/actions.ts'
import { people } from '../../../fixtures/transactions.ts'

const transfer = (changes: object, success = true) =>
  action({
    success,
    trace_id: 'trace',
    details: { source: people.bob, destination: people.alice, value: '5', comment: 'drop', ...changes },
  })

test('an account sees what it received and gave, and from whom', () => {
  expect(summarizeAction(transfer({}), people.alice)).toEqual({
    direction: 'in',
    counterparty: people.bob,
    amounts: [{ amount: '5', master: null, direction: 'in' }],
  })
  expect(summarizeAction(transfer({}), people.bob).amounts).toEqual([{ amount: '5', master: null, direction: 'out' }])
  expect(summarizeAction(transfer({}), undefined).amounts).toEqual([])
})

test('a failed action has moved nothing', () => {
  expect(summarizeAction(transfer({}, false), people.alice)).toMatchObject({ direction: 'in', amounts: [] })
})

test('a swap takes one asset and gives another', () => {
  const swap = action({
    type: 'jetton_swap',
    details: {
      sender: people.alice,
      dex_incoming_transfer: { amount: '20', asset: dollar },
      dex_outgoing_transfer: { amount: '3', asset: null },
    },
  })
  expect(summarizeAction(swap, people.alice).amounts).toEqual([
    { amount: '20', master: dollar, direction: 'out' },
    { amount: '3', master: null, direction: 'in' },
  ])
})

test('neighbors that say the same are one group; another sum is the same, another comment is not', () => {
  const rows = [
    transfer({}),
    transfer({ value: '7' }),
    transfer({ comment: 'rent' }),
    transfer({}),
    transfer({}, false),
  ]
  expect(foldRepeats(rows, people.alice).map(({ length }) => length)).toEqual([2, 1, 1, 1])
})

test('without an account, transfers of one sender in one trace are one group, whoever receives them', () => {
  const rows = [
    transfer({}),
    transfer({ destination: people.carol, value: '7' }),
    transfer({}),
    { ...transfer({}), trace_id: 'another' },
    transfer({ source: people.carol }),
    transfer({ comment: 'rent' }),
    transfer({}, false),
    transfer({}, false),
    action({ type: 'call_contract' }),
    action({ type: 'call_contract' }),
  ]
  const groups = foldRepeats(rows)
  expect(groups.map(({ length }) => length)).toEqual([3, 1, 1, 1, 1, 1, 1, 1])
  const [drop] = groups as [readonly [Action, ...Action[]]]
  const parts = sumSentence(fillSentence(drop[0], actionMessages).parts, drop, (count) => `${count} accounts`)
  expect(parts).toEqual([
    { kind: 'account', address: people.bob },
    ' sent ',
    { kind: 'amount', amount: '17', master: null },
    ' to ',
    { kind: 'text', text: '2 accounts' },
  ])
})

test('several transfers to one account name it', () => {
  const rows = [transfer({}), transfer({})] as const
  const parts = sumSentence(fillSentence(rows[0], actionMessages).parts, rows, String)
  expect(parts.at(-1)).toEqual({ kind: 'account', address: people.alice })
})

test('amounts of unknown assets, which have no sum, are not folded', () => {
  const unknown = action({
    type: 'jetton_transfer',
    details: { sender: people.bob, receiver: people.alice, amount: '5', asset: null, is_known_asset: false },
  })
  expect(foldRepeats([unknown, unknown])).toHaveLength(2)
  expect(foldRepeats([unknown, unknown], people.alice)).toHaveLength(2)
})
