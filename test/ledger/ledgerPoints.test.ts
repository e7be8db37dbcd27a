import { describe, expect, test } from 'vitest'
import { ledgerPoints } from '../../src/entries/ledger.ts'
import type { JettonWallet } from '../../src/service/rows/jetton.ts'
import { groupBy, index, readBody } from '../chain/read.ts'
import { chainAnswers, createIndexClient, readLines } from './chainLedger.ts'

const client = createIndexClient(chainAnswers().values())
const byAccount = groupBy(({ account }) => account)
const { jetton_wallets: wallets } = readBody('jetton-wallets.json') as { jetton_wallets: JettonWallet[] }
const { alice = '' } = index.showcase.people
const lines = await readLines(client, alice)

describe('balances of a ledger', () => {
  test('are those that each transaction states', () => {
    const rows = byAccount.get(alice)!
    const stated = new Map(
      rows.map(({ lt, now, account_state_after }) => [lt, { time: now, lt, balance: account_state_after?.balance }]),
    )
    const points = ledgerPoints(lines)
    expect(points.length).toBeGreaterThan(10)
    expect(points).toEqual(points.map(({ lt }) => stated.get(lt)))
  })

  test('of a jetton end with what the index states', () => {
    for (const { jetton, address: wallet, balance } of wallets.filter(({ owner }) => owner === alice)) {
      const points = ledgerPoints(lines, { asset: { kind: 'jetton', jetton, wallet } })
      expect(points.at(-1)?.balance ?? '0').toBe(balance)
      expect(points.some(({ gapBefore }) => gapBefore)).toBe(false)
    }
  })

  test('have a gap where lines are missing, and nowhere else', () => {
    const all = ledgerPoints(lines)
    const missing = all[5]!
    const points = ledgerPoints(lines.filter(({ lt }) => lt !== missing.lt))
    expect(points.filter(({ gapBefore }) => gapBefore).map(({ lt }) => lt)).toEqual([all[6]!.lt])
    expect(points).toHaveLength(all.length - 1)
  })

  test('are those of one account and one asset', () => {
    const foreign = lines.map((line) => ({ ...line, account: `0:${'0'.repeat(64)}` }))
    expect(ledgerPoints([...lines, ...foreign], { account: alice })).toEqual(ledgerPoints(lines))
    expect(ledgerPoints([])).toEqual([])
  })
})
