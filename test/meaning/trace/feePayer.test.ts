import { describe, expect, test } from 'vitest'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { findFeePayer } from '../../../src/meaning/trace/feePayer.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import chain from '../../../stories/chain/transactions.json' with { type: 'json' }
import { message, transaction } from './build.ts'

const payer = `0:${'A'.repeat(64)}`
const other = `0:${'B'.repeat(64)}`

describe('findFeePayer', () => {
  test('is the account that started the trace and sent enough for all fees', () => {
    const sent = message('sent', { source: payer, value: '50000000' })
    const trace = assembleTrace([
      transaction({ hash: 'a', account: payer, total_fees: '3000000', out_msgs: [sent] }),
      transaction({ hash: 'b', lt: '2', account: other, in_msg: sent, total_fees: '9000000' }),
    ])
    expect(findFeePayer(trace)).toBe(payer)
  })

  test('is nobody if a contract on the way paid from its own balance', () => {
    const sent = message('sent', { source: payer, value: '1' })
    const trace = assembleTrace([
      transaction({ hash: 'a', account: payer, total_fees: '1', out_msgs: [sent] }),
      transaction({ hash: 'b', lt: '2', account: other, in_msg: sent, total_fees: '900000000' }),
    ])
    expect(findFeePayer(trace)).toBeUndefined()
  })

  test('is nobody if the start is missing, or nothing was paid', () => {
    const sent = message('sent', { source: payer, value: '50000000' })
    expect(findFeePayer(assembleTrace([transaction({ hash: 'b', account: other, in_msg: sent })]))).toBeUndefined()
    expect(findFeePayer(assembleTrace([transaction({ hash: 'a', total_fees: '0' })]))).toBeUndefined()
    expect(findFeePayer(assembleTrace([]))).toBeUndefined()
  })

  test('is the first account of the traces that people start on the embedded chain', () => {
    const traces = new Map<string, Transaction[]>()
    for (const row of chain.transactions as unknown as readonly Transaction[])
      traces.set(row.trace_id ?? '', [...(traces.get(row.trace_id ?? '') ?? []), row])
    const found = [...traces.values()].flatMap((rows) => {
      const trace = assembleTrace(rows)
      const account = findFeePayer(trace)
      return account === undefined ? [] : [account === trace.transactions[0]?.account]
    })
    expect(found.length).toBeGreaterThan(100)
    expect(found).not.toContain(false)
  })
})
