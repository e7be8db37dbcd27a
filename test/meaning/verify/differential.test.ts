import { Cell } from '@ton/core'
import { expect, test } from 'vitest'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import {
  buildMessageCell,
  buildTransactionCell,
  verifyMessage,
  verifyTransaction,
  writeBoc,
} from '../../../src/entries/verify.ts'
import { createRandom } from '../../helpers/random.ts'
import { randomMessage, randomTransaction } from '../../helpers/randomTransaction.ts'

const count = process.env['TONLENS_LONG'] === '1' ? 2000 : 200

test(`${count} random transactions of @ton/core fit, and their cells are the same`, { timeout: 300_000 }, () => {
  const random = createRandom(18)
  const types: Record<string, number> = {}
  let hidden = 0
  let untried = 0
  for (let i = 0; i < count; i++) {
    const { row, cell, hiddenLogs } = randomTransaction(random)
    const result = verifyTransaction(row)
    // Above four such logs, not all of their depths are tried.
    if (hiddenLogs > 4 && result.status !== 'fits') {
      expect(result).toMatchObject({ status: 'unverifiable', reason: 'log-destination' })
      untried++
      continue
    }
    expect(result.status, `${i}: ${JSON.stringify(result)}`).toBe('fits')
    expect(result.unchecked !== undefined).toBe(hiddenLogs > 0)
    types[row.description.type] = (types[row.description.type] ?? 0) + 1
    if (hiddenLogs > 0) hidden++
    else {
      const built = buildTransactionCell(row)
      expect(built && Cell.fromBoc(Buffer.from(writeBoc(built)))[0]?.equals(cell)).toBe(true)
    }
  }
  expect(Object.keys(types).sort()).toEqual(['ord', 'storage', 'tick_tock'])
  expect(hidden).toBeGreaterThan(0)
  expect(untried).toBeLessThanOrEqual(count / 100)
})

test(`${count} random messages of @ton/core fit, except logs with a destination`, { timeout: 300_000 }, () => {
  const random = createRandom(19)
  for (let i = 0; i < count; i++) {
    const { row, cell, hidden } = randomMessage(random)
    expect(verifyMessage(row)).toEqual(
      hidden ? { status: 'unverifiable', reason: 'log-destination', field: 'destination' } : { status: 'fits' },
    )
    const built = buildMessageCell(row)
    if (hidden) expect(built).toBeNull()
    else expect(built && Cell.fromBoc(Buffer.from(writeBoc(built)))[0]?.equals(cell)).toBe(true)
  }
})

test.each(['split_prepare', 'split_install', 'merge_prepare', 'merge_install'])(
  '%s cannot be checked, and says so',
  (type) => {
    const { row } = randomTransaction(createRandom(20))
    const split: Transaction = { ...row, description: { ...row.description, type } }
    expect(verifyTransaction(split)).toEqual({
      status: 'unverifiable',
      reason: 'split-merge',
      field: 'description.type',
    })
  },
)
