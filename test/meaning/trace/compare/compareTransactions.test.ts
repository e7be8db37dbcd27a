import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../../../src/service/rows/transaction.ts'
import { assembleTrace } from '../../../../src/meaning/trace/assemble.ts'
import { compareTransactions, readExitCode } from '../../../../src/meaning/trace/compare/compareTransactions.ts'
import { pairTransactions } from '../../../../src/meaning/trace/compare/pairTransactions.ts'
import { message, transaction, tree } from '../build.ts'

const rows = tree([-1, 0, 0, 1, 1, 2])
const compare = (left: readonly Transaction[], right: readonly Transaction[]) =>
  compareTransactions(assembleTrace(left), assembleTrace(right))
const changeAt = (at: number, change: (row: Transaction) => Transaction) =>
  rows.map((row, index) => (index === at ? change(row) : row))
const description = (row: Transaction, more: object): Transaction => ({
  ...row,
  description: { ...row.description, ...more },
})

test('a trace is equal to itself, and every transaction is in the comparison once', () => {
  const compared = compare(rows, rows)
  expect(compared.flatMap(({ differences }) => differences)).toEqual([])
  expect(new Set(compared.map(({ left }) => left?.hash))).toEqual(new Set(rows.map(({ hash }) => hash)))
  expect(compared.map(({ left }) => left?.hash)).toEqual(compared.map(({ right }) => right?.hash))
})

test('an exit code that is no number is none', () => {
  const row = rows[0] as Transaction
  for (const code of [null, 'x', [], { toString: 'x', valueOf: 'x' }, { length: 2 ** 32 - 1, toString: 'x' }]) {
    expect(readExitCode(description(row, { compute_ph: { exit_code: code } }))).toBeNull()
  }
  expect(readExitCode(description(row, { compute_ph: { exit_code: -14 } }))).toBe(-14)
})

describe('one changed field is the one difference', () => {
  const ran = (more: object) => (row: Transaction) =>
    description(row, { compute_ph: { skipped: false, success: true, exit_code: 0, gas_used: '100', ...more } })
  const base = rows.map(ran({}))
  test.each([
    ['fees', (row: Transaction) => ({ ...row, total_fees: `${row.total_fees}1` })],
    ['gas', ran({ gas_used: '101' })],
    ['exitCode', ran({ exit_code: 1 })],
  ] as const)('%s', (field, change) => {
    for (let at = 0; at < base.length; at++) {
      const changed = base.map((row, index) => (index === at ? change(row) : row))
      const found = compare(base, changed).filter(({ differences }) => differences.length > 0)
      expect(found.map(({ left, differences }) => [left?.hash, differences])).toEqual([[base[at]?.hash, [field]]])
    }
  })

  test('a failure is a difference of outcome and exit code', () => {
    const failed = base.map((row, at) =>
      at === 3
        ? description(row, {
            aborted: true,
            compute_ph: { skipped: false, success: false, exit_code: 705, gas_used: '100' },
          })
        : row,
    )
    expect(compare(base, failed).flatMap(({ differences }) => differences)).toEqual(['outcome', 'exitCode'])
  })
})

test('a branch that only one trace has is named with all that it caused', () => {
  const [first] = rows
  const without = changeAt(0, (row) => ({ ...row, out_msgs: row.out_msgs.slice(0, 1) })).filter(
    (_row, at) => at !== 2 && at !== 5,
  )
  expect(first?.out_msgs.length).toBe(2)
  const only = compare(rows, without).filter(({ differences }) => differences.includes('presence'))
  expect(only.map(({ left, right }) => [left?.hash, right?.hash])).toEqual([
    [rows[2]?.hash, undefined],
    [rows[5]?.hash, undefined],
  ])
  const swapped = compare(without, rows).filter(({ differences }) => differences.includes('presence'))
  expect(swapped.map(({ right }) => right?.hash)).toEqual([rows[2]?.hash, rows[5]?.hash])
})

test('other accounts are matched by opcode, then by order, if that is asked for', () => {
  const run = (name: string, opcodes: readonly string[]) => {
    const sent = opcodes.map((opcode, at) => message(`${name}${at}`, { opcode, destination: `0:${name.repeat(64)}` }))
    return assembleTrace([
      transaction({ hash: `${name} root`, lt: '1', out_msgs: sent }),
      ...sent.map((in_msg, at) => transaction({ hash: `${name} ${in_msg.opcode}`, lt: String(at + 2), in_msg })),
    ])
  }
  const [left, right] = [
    run('A', ['0x00000001', '0x00000002', '0x00000003']),
    run('B', ['0x00000009', '0x00000003', '0x00000001']),
  ]
  const names = (match: 'account' | 'structure') =>
    pairTransactions(left, right, { match }).map((pair) => [
      left.transactions[pair.left]?.hash,
      right.transactions[pair.right]?.hash,
    ])
  expect(names('structure')).toEqual([
    ['A root', 'B root'],
    ['A 0x00000001', 'B 0x00000001'],
    ['A 0x00000002', 'B 0x00000009'],
    ['A 0x00000003', 'B 0x00000003'],
  ])
  expect(names('account').filter(([a, b]) => a !== undefined && b !== undefined)).toEqual([['A root', 'B root']])
})

test('a message that waits for its transaction does not take the counterpart of another', () => {
  const sent = [message('one'), message('two')]
  const root = transaction({ hash: 'root', lt: '1', out_msgs: sent })
  const [first, second] = sent.map((in_msg, at) => transaction({ hash: `t${at}`, lt: String(at + 2), in_msg }))
  if (first === undefined || second === undefined) throw new Error('no rows')
  const found = compare([root, first, second], [root, second])
  expect(found.map(({ left, right }) => [left?.hash, right?.hash])).toEqual([
    ['root', 'root'],
    ['t0', undefined],
    ['t1', 't1'],
  ])
})
