import { expect, test } from 'vitest'
import { findNeighbors } from '../../../src/meaning/trace/neighbors.ts'
import { traceTotals } from '../../../src/meaning/trace/totals.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { message, transaction, tree } from './build.ts'

const hash = (row: { hash: string }): string => row.hash

test('sorts an answer into the parent and the children', () => {
  const [root, middle, second] = tree([-1, 0, 1])
  const first = transaction({ hash: 'first', lt: '5', in_msg: message('extra') })
  const stranger = transaction({ hash: 'stranger' })
  if (root === undefined || middle === undefined || second === undefined) throw new Error('tree of three')
  const log = message('log', { destination: null })
  const open = message('open')
  const sender = { ...middle, out_msgs: [...middle.out_msgs, message('extra'), log, open] }
  const found = findNeighbors(sender, [stranger, second, first, root, sender])
  expect(found.parent?.hash).toBe('0')
  expect(found.children.map(hash)).toEqual(['first', '2'])
  expect(found.unmatched.map(hash)).toEqual(['open'])
  expect(found.logs.map(hash)).toEqual(['log'])
})

test('a transaction from outside has no parent', () => {
  const [root, child] = tree([-1, 0])
  if (root === undefined || child === undefined) throw new Error('tree of two')
  expect(findNeighbors(root, [child]).parent).toBeUndefined()
  expect(findNeighbors(root, [child]).children.map(hash)).toEqual(['1'])
})

test('totals add fees of transactions and forward fees of what they sent', () => {
  const [root, child] = tree([-1, 0])
  if (root === undefined || child === undefined) throw new Error('tree of two')
  const totals = traceTotals(assembleTrace([root, { ...child, account: 'other', now: root.now + 7 }]))
  expect(totals).toEqual({
    transactions: 2,
    messages: 2,
    unconsumed: 0,
    accounts: 2,
    depth: 1,
    duration: 7,
    fees: '2400000',
    start_lt: '1000',
    end_lt: '1001',
  })
})
