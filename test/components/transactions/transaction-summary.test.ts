import { describe, expect, test } from 'vitest'
import { summarize } from '../../../src/components/transactions/transaction-card/summary.ts'
import {
  outcomeWords,
  transactionTitle,
} from '../../../src/components/transactions/transaction-card/transactionWords.ts'
import { noNames } from '../../../src/react/display/names.ts'
import { withSharedWords } from '../../../src/text/en/common.ts'
import { english } from '../../../src/text/en/index.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { commented, external, message, people, transaction } from '../../fixtures/transactions.ts'
import { hasRecorded, recordedTrace, traceFiles } from '../../helpers/recorded.ts'

const { alice, bob, carol } = people
const sources = { names: noNames }
const titles = withSharedWords(english.transaction)
const statuses = withSharedWords(english.status)
const title = (row: Transaction) => transactionTitle(summarize(row), titles, statuses, sources)
const sentBy = (account: string, ...out_msgs: Transaction['out_msgs']) =>
  transaction({ account, in_msg: external(), out_msgs })

describe('parties and value', () => {
  test('of a received message are its sender, recipient and value', () => {
    expect(summarize(transaction())).toMatchObject({ kind: 'message', from: alice, to: bob, value: '1500000000' })
  })

  test('of an external message to a wallet are those of the message that the wallet sent', () => {
    const row = sentBy(alice, message({ destination: carol, value: '7' }))
    expect(summarize(row)).toMatchObject({ kind: 'message', from: alice, to: carol, value: '7', sent: [] })
  })

  test('of several messages are the exact sum and the number of other recipients', () => {
    const row = sentBy(
      alice,
      message({ value: '9007199254740993' }),
      message({ destination: carol, value: '2' }),
      message({ destination: carol, value: '3' }),
    )
    expect(summarize(row)).toMatchObject({ kind: 'batch', to: bob, others: 1, value: '9007199254740998' })
    expect(summarize(row).sent).toHaveLength(3)
  })

  test('have no sum if one of the values is unknown', () => {
    expect(summarize(sentBy(alice, message(), message({ value: null }))).value).toBeUndefined()
  })

  test('exclude messages to the outside from the value and count them as logs', () => {
    const row = transaction({ out_msgs: [message({ destination: null, value: null }), message()] })
    expect(summarize(row)).toMatchObject({ logs: 1, value: '1500000000' })
    expect(summarize(row).sent).toHaveLength(1)
  })

  test('of an external message that sent nothing are the outside and the account', () => {
    expect(summarize(sentBy(alice))).toMatchObject({ kind: 'external', from: null, to: alice, value: undefined })
  })

  test('of a tick are the account only', () => {
    const row = transaction({ in_msg: null, description: { type: 'tick_tock', is_tock: false } })
    expect(summarize(row)).toMatchObject({ kind: 'tick', from: bob, to: undefined, value: undefined })
  })
})

describe('direction', () => {
  test.each([
    [alice, 'out'],
    [bob, 'in'],
    [carol, undefined],
    [undefined, undefined],
    ['nonsense', undefined],
  ])('seen by %s is %s', (perspective, direction) => {
    expect(summarize(transaction(), perspective).direction).toBe(direction)
  })

  test('does not depend on the form of the reader`s address', () => {
    expect(summarize(transaction(), bob.toLowerCase()).direction).toBe('in')
  })

  test('is neither in nor out between an account and itself', () => {
    expect(summarize(sentBy(alice, message({ destination: alice })), alice).direction).toBe('self')
  })
})

describe('title', () => {
  test('is a transfer if the message has no other operation', () => {
    expect(title(transaction())).toBe('Transfer')
    expect(title(transaction({ in_msg: commented('hi') }))).toBe('Transfer')
  })

  test('names the operation by its standard, by the service, or by its opcode', () => {
    expect(title(transaction({ in_msg: message({ opcode: 260_734_629 }) }))).toBe('Jetton transfer')
    expect(title(transaction({ in_msg: message({ opcode: '0x25938561', decoded_opcode: 'stonfi_swap' }) }))).toBe(
      'Stonfi swap',
    )
    expect(title(transaction({ in_msg: message({ opcode: '0x9b1f2c33' }) }))).toBe('Call 0x9b1f2c33')
  })

  test('takes no opcode from an external message', () => {
    expect(title(sentBy(alice))).toBe('External message')
  })

  test('does not use the operation of the first message for a batch', () => {
    const row = sentBy(alice, commented('one'), commented('two'))
    expect(title(row)).toBe('Multiple messages')
    expect(summarize(row).comment).toBeUndefined()
  })
})

describe.skipIf(!hasRecorded)('recorded traces (skipped where ../shared/data is absent)', () => {
  test('every transaction has a title, and every failure has a reason', () => {
    let failures = 0
    for (const file of traceFiles()) {
      for (const row of recordedTrace(file).transactions) {
        const summary = summarize(row)
        expect(transactionTitle(summary, titles, statuses, sources), row.hash).not.toBe('')
        if (summary.outcome.status !== 'failed') continue
        failures += 1
        expect(outcomeWords(summary.outcome, row, statuses, sources), row.hash).toMatch(/^[A-Z0-9].{8,}[^.]$/)
      }
    }
    expect(failures).toBeGreaterThan(0)
  })
})
