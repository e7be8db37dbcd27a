import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { messageHash } from '../../../src/entries/ton.ts'
import { uncoveredFields, verifyTransaction } from '../../../src/entries/verify.ts'
import { mainnetTransactions } from '../../fixtures/verify.ts'
import { chooseShare, isLong } from '../../helpers/chance.ts'

type Path = readonly (string | number)[]

/** Rows without a log whose destination no row shows: those logs cannot be checked. */
const rows = mainnetTransactions().filter((row) => verifyTransaction(row).unchecked === undefined)
const chosen = chooseShare(rows, Math.ceil(rows.length / 15))

/** Paths of all values of a row; an object without fields is a value. */
function* leaves(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    yield path
    return
  }
  for (const [key, below] of Object.entries(value))
    yield* leaves(below, [...path, Array.isArray(value) ? Number(key) : key])
}

/** Whether no hash covers the field, as `uncoveredFields` says. */
function isUncovered(path: Path): boolean {
  const message = path[0] === 'in_msg' ? path.slice(1) : path[0] === 'out_msgs' ? path.slice(2) : undefined
  const name = (message ?? path).join('.')
  const list = message ? uncoveredFields.message : uncoveredFields.transaction
  return list.some((field) => name === field || name.startsWith(`${field}.`))
}

/** Another value of the same format. */
function change(value: unknown, path: Path): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value === 0 ? 1 : value - 1
  if (value === null) return path.at(-1) === 'in_msg' ? undefined : '1'
  if (typeof value !== 'string') return { 7: '1' }
  if (/^\d+$/.test(value)) return String(BigInt(value) + 1n)
  const words: Record<string, string> = {
    active: 'frozen',
    uninit: 'active',
    nonexist: 'uninit',
    frozen: 'active',
    unchanged: 'frozen',
    deleted: 'unchanged',
    no_state: 'no_gas',
    no_gas: 'bad_state',
    ord: 'tick_tock',
    tick_tock: 'ord',
    ok: 'nofunds',
    nofunds: 'ok',
  }
  if (words[value]) return words[value]
  if (/^-?\d+:/.test(value)) return value.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  // Hashes: another digit. Bags of cells: a small cell.
  if (value.length === 44) return (value.startsWith('A') ? 'B' : 'A') + value.slice(1)
  if (!value.startsWith('te6cc')) return `${value}x`
  return messageHash(value) === messageHash(emptyCell) ? 'te6cckEBAQEAAwAAAcCO6ba2' : emptyCell
}

const emptyCell = 'te6ccgEBAQEAAgAAAA=='

function replaceAt(row: Transaction, path: Path, replacement: unknown): Transaction {
  const copy = structuredClone(row) as unknown as Record<string | number, unknown>
  const parent = path.slice(0, -1).reduce<Record<string | number, unknown>>((object, key) => object[key] as never, copy)
  const key = path.at(-1) ?? ''
  if (replacement === undefined) delete parent[key]
  else parent[key] = replacement
  return copy as unknown as Transaction
}

function valueAt(row: Transaction, path: Path): unknown {
  return path.reduce<unknown>((object, key) => (object as Record<string | number, unknown>)[key], row)
}

describe(`single changes of ${chosen.length} recorded rows`, () => {
  test('every change of a covered field is noticed', () => {
    let changes = 0
    for (const row of chosen) {
      const { repaired = [] } = verifyTransaction(row)
      for (const path of leaves(row)) {
        const name = path.join('.')
        if (isUncovered(path) || repaired.some((field) => name.startsWith(field))) continue
        const replacement = change(valueAt(row, path), path)
        if (replacement === undefined) continue
        const result = verifyTransaction(replaceAt(row, path, replacement))
        // A credit phase that differs is not repaired, except where an external message has one.
        expect(result.status === 'fits', `${row.hash} ${name}: ${JSON.stringify(result)}`).toBe(false)
        expect(result.repaired?.join() ?? '').toBe(repaired.length > 0 ? (result.repaired?.join() ?? '') : '')
        changes++
      }
    }
    expect(changes).toBeGreaterThan(isLong ? 2000 : 400)
  })

  test('every covered field that is left out is noticed', () => {
    for (const row of chosen) {
      const { repaired = [] } = verifyTransaction(row)
      for (const path of leaves(row)) {
        const value = valueAt(row, path)
        const name = path.join('.')
        // Absent and null say the same, and so do an empty map, and a fee or flags of zero beside the other.
        if (isUncovered(path) || value === null || typeof value === 'object' || typeof path.at(-1) === 'number')
          continue
        if (
          /(ihr_fee|extra_flags|message_content\.hash)$/.test(name) ||
          repaired.some((field) => name.startsWith(field))
        )
          continue
        const result = verifyTransaction(replaceAt(row, path, undefined))
        expect(result.status === 'fits', `${row.hash} ${name}`).toBe(false)
      }
    }
  })

  test('a message that is left out, added or replaced is noticed', () => {
    const donor = rows.find(({ out_msgs }) => out_msgs.length > 0)!.out_msgs[0]!
    for (const row of chosen) {
      for (const out_msgs of [[...row.out_msgs, donor], row.out_msgs.slice(1), row.out_msgs.map(() => donor)]) {
        if (
          out_msgs.length === row.out_msgs.length &&
          out_msgs.every((message, i) => message.hash === row.out_msgs[i]?.hash)
        )
          continue
        expect(verifyTransaction({ ...row, out_msgs }).status).toBe('mismatch')
      }
      if (row.in_msg) expect(verifyTransaction({ ...row, in_msg: null }).status).not.toBe('fits')
    }
  })

  test('no change of an uncovered field is noticed, so that all of them are named', () => {
    for (const row of chosen.slice(0, 10)) {
      for (const path of leaves(row)) {
        // Beside a reason, the flag says nothing; without one, it contradicts the fields beside it.
        if (!isUncovered(path) || (path.at(-1) === 'skipped' && row.description.compute_ph?.reason == null)) continue
        const before = verifyTransaction(row)
        expect(
          verifyTransaction(replaceAt(row, path, change(valueAt(row, path), path) ?? null)),
          path.join('.'),
        ).toEqual(before)
      }
    }
  })
})

test('a row without messages does not hide a changed workchain', () => {
  const ticking = mainnetTransactions().find(({ description }) => description.type === 'tick_tock')!
  expect(verifyTransaction({ ...ticking, account: ticking.account.replace('-1:', '0:') })).toEqual({
    status: 'mismatch',
    reason: 'contradiction',
    field: 'account',
  })
})
