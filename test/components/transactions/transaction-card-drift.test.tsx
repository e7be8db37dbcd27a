import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TransactionCard } from '../../../src/components/transactions/transaction-card/TransactionCard.tsx'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { commented, external, message, refused, transaction } from '../../fixtures/transactions.ts'
import { createChance, isLong } from '../../helpers/chance.ts'
import type { Random } from '../../helpers/random.ts'

type Json = unknown
const wrong: readonly Json[] = [null, undefined, 0, -1, Infinity, '', 'x', '\u202E', true, [], {}, [null]]

/** Replaces one random value inside `value` by one of another type. */
function spoil(value: Json, random: Random): Json {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return random.pick(wrong)
  const keys = Object.keys(value)
  if (keys.length === 0) return random.pick(wrong)
  const key = random.pick(keys)
  const copy = Array.isArray(value) ? [...(value as Json[])] : { ...value }
  Object.assign(copy, { [key]: spoil((value as Record<string, Json>)[key], random) })
  return copy
}

test('a malformed row never blanks the page', () => {
  const random = createChance('malformed rows of a card')
  const rows = [
    transaction({ in_msg: commented('hi'), out_msgs: [message(), message({ destination: null })] }),
    transaction({ in_msg: external(), out_msgs: [message(), message()] }),
    transaction({ description: refused(706) }),
  ]
  const crashes: string[] = []
  for (let round = 0; round < (isLong ? 5000 : 500); round++) {
    let row: Json = random.pick(rows)
    const keys = Object.keys(row as object)
    const key = random.pick(keys)
    row = { ...(row as object), [key]: spoil((row as Record<string, Json>)[key], random) }
    try {
      renderToString(<TransactionCard transaction={row as Transaction} />)
    } catch (error) {
      crashes.push(`${key} = ${JSON.stringify((row as Record<string, Json>)[key])?.slice(0, 200)}: ${String(error)}`)
    }
  }
  expect(crashes).toEqual([])
})

test('a row without the fields of a status is malformed and shows no success', () => {
  for (const spoilt of [{ description: null }, { description: {} }, { out_msgs: 'x' }, { lt: 7 }]) {
    const row = { ...transaction(), ...spoilt } as unknown as Transaction
    const html = renderToString(<TransactionCard transaction={row} loading />)
    expect(html).toContain('This row is malformed')
    expect(html).not.toContain('Success')
  }
})
