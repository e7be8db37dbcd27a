import { expect, test } from 'vitest'
import { verifyHistory, verifyMessage, verifyTransaction } from '../../../src/entries/verify.ts'
import { mainnetTransactions, messagesIn } from '../../fixtures/verify.ts'
import { captureBody, captures, hasRecorded, recordedTrace, traceFiles } from '../../helpers/recorded.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'

const rows = mainnetTransactions()

test('every recorded mainnet transaction fits, with two known repairs', () => {
  const repaired: Record<string, number> = {}
  for (const row of rows) {
    const result = verifyTransaction(row)
    expect(['fits', 'repaired'], `${row.hash} ${JSON.stringify(result)}`).toContain(result.status)
    if (result.repaired) repaired[result.repaired.join()] = (repaired[result.repaired.join()] ?? 0) + 1
  }
  expect(rows).toHaveLength(118)
  expect(repaired).toEqual({
    'description.credit_ph': 2,
    'description.compute_ph.gas_fees,description.compute_ph.gas_used': 3,
  })
})

test('every recorded message fits, except logs with a destination', () => {
  const messages = messagesIn(rows)
  const others = messages.filter((message) => verifyMessage(message).status !== 'fits')
  expect(messages.length).toBeGreaterThan(200)
  expect(others.length).toBeLessThan(20)
  for (const message of others) {
    expect(message.destination).toBeNull()
    expect(verifyMessage(message)).toMatchObject({ status: 'unverifiable', reason: 'log-destination' })
  }
})

test('recorded neighbors follow from each other', () => {
  const byHash = new Map(rows.map((row) => [row.hash, row]))
  let pairs = 0
  for (const newer of rows) {
    const older = byHash.get(newer.prev_trans_hash)
    if (!older) continue
    expect(verifyHistory([newer, older], { head: newer.hash })).toMatchObject({
      links: [{ status: 'follows' }],
      isHead: true,
      provenTo: older.lt,
    })
    pairs++
  }
  expect(pairs).toBeGreaterThan(10)
})

if (!hasRecorded)
  console.warn('The recordings in ../shared/data are absent: only their sample in test/fixtures is checked.')

/** Every transaction with a full description in the recordings, also those that occur in several versions. */
function recordedRows(): Transaction[] {
  const found: Transaction[] = []
  const open: unknown[] = captures().map(captureBody)
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    if ('prev_trans_hash' in value && 'description' in value && typeof value.description === 'object')
      found.push(value as Transaction)
    open.push(...Object.values(value))
  }
  return found
}

test.skipIf(!hasRecorded)(
  'every transaction of the recordings fits, and the fixture holds each of them (skipped where ../shared/data is absent)',
  () => {
    const found = recordedRows()
    for (const row of found) expect(['fits', 'repaired'], row.hash).toContain(verifyTransaction(row).status)
    expect(found.length).toBeGreaterThanOrEqual(rows.length)
    expect([...new Set(found.map(({ hash }) => hash))].sort()).toEqual(rows.map(({ hash }) => hash).sort())
  },
)

test.skipIf(!hasRecorded)('rows with an emptied description cannot be checked, and are not called wrong', () => {
  for (const file of traceFiles().slice(0, 40)) {
    for (const row of recordedTrace(file).transactions) {
      expect(verifyTransaction(row)).toMatchObject({ status: 'unverifiable', reason: 'incomplete' })
    }
  }
})
