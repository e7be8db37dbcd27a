import { expect, test } from 'vitest'
import { foldRepeats } from '../../../../src/text/actions/foldRepeats.ts'
import { summarizeAction } from '../../../../src/text/actions/summarizeAction.ts'
import { action, dollar } from '../../../fixtures/actions.ts'
import { people } from '../../../fixtures/transactions.ts'

const transfer = (changes: object, success = true) =>
  action({
    success,
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
  expect(foldRepeats(rows, undefined).map(({ length }) => length)).toEqual([1, 1, 1, 1, 1])
})
