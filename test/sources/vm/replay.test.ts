import { beforeAll, describe, expect, test } from 'vitest'
import { accountAt } from '../../../src/entries/ledger.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { parseCell } from '../../../src/entries/ton.ts'
import { bytesToBase64 } from '../../../src/ton/cells/bytes.ts'
import type { Emulator } from '../../../src/sources/vm/engine/emulator.ts'
import { VmError } from '../../../src/sources/vm/errors.ts'
import { type ReplayInput, type ReplayResult, replayTransactions } from '../../../src/sources/vm/jobs/replay.ts'
import { verifyTransaction } from '../../../src/entries/verify.ts'
import { chainConfig, chainHistories, jobSources, openEmulator } from '../../fixtures/emulator.ts'
import { createRandom } from '../../helpers/random.ts'
import { chainAnswers, createIndexClient } from '../../ledger/chainLedger.ts'

/** Accounts that exist since the genesis of the embedded chain: no row has their state before the first transaction. */
const genesis = [
  // The tick-tock contract, 6 transactions.
  '-1:9E773D50777F5C6D9C3C119714B10D3F940B815D5B6943F75631065E0AA5F5F5',
  // The faucet, 1 transaction.
  '0:19844733A4CA3435852F9AA25337EB0025C7AE20DDCB44560EE28CABFB68CC65',
]
const isLong = process.env['TONLENS_LONG'] === '1'
const histories = chainHistories()
const accounts = [...histories.keys()].filter((account) => !genesis.includes(account))
const sample = isLong ? accounts : accounts.filter((_, index) => index % 10 === 0)
let emulator: Emulator

function replay(transactions: readonly Transaction[], options: Partial<ReplayInput> = {}): Promise<ReplayResult> {
  return replayTransactions(emulator, { transactions, config: chainConfig, ...options }, jobSources().libraries)
}

beforeAll(async () => {
  emulator = await openEmulator()
})

test('every transaction replays to its exact hash', async () => {
  let count = 0
  for (const account of sample) {
    const transactions = histories.get(account) ?? []
    const result = await replay(transactions, { steps: false })
    expect(result, account).toMatchObject({ matches: true, differsAt: undefined })
    expect(verifyTransaction(result.transaction).status).toBe('fits')
    count += transactions.length
  }
  if (isLong) expect([accounts.length, count]).toEqual([316, 1511])
  else expect(count).toBeGreaterThan(100)
}, 300_000)

test('the storage that a replay leaves is that of the account at the moment', async () => {
  const client = createIndexClient(chainAnswers().values())
  const random = createRandom(22)
  let compared = 0
  for (const account of sample) {
    const transactions = histories.get(account) ?? []
    const until = 1 + random.integer(transactions.length)
    const { lt } = transactions[until - 1]!
    const { dataHash, last } = await accountAt(client, account, { lt }, { assets: ['coin'] })
    expect(last?.lt).toBe(lt)
    const { storage } = await replay(transactions.slice(0, until), { steps: false })
    const stored = storage.after === null ? null : bytesToBase64(parseCell(storage.after).hash())
    expect(stored, account).toBe(dataHash)
    if (stored !== null) compared += 1
  }
  expect(compared).toBeGreaterThan(10)
}, 300_000)

test('an account from genesis has no state to start from', async () => {
  for (const account of genesis) {
    await expect(replay(histories.get(account) ?? [])).rejects.toThrow(
      expect.objectContaining({ name: 'VmError', reason: 'missing-state' }),
    )
  }
})

describe('a history that is not that of the chain', () => {
  const transactions = histories.get(accounts.find((account) => (histories.get(account)?.length ?? 0) > 4) ?? '') ?? []

  test('with a gap is refused', async () => {
    const gap = transactions.filter((_, index) => index !== 2)
    await expect(replay(gap)).rejects.toThrow(expect.objectContaining({ reason: 'missing-state' }))
  })

  test('with another time does not match, from that transaction on', async () => {
    const changed = transactions.map((row, index) => (index === 2 ? { ...row, now: row.now + 1 } : row))
    expect(await replay(changed)).toMatchObject({ matches: false, differsAt: 2, reason: 'rules' })
  })

  test('that is empty is refused', async () => {
    await expect(replay([])).rejects.toThrow(VmError)
  })
})
