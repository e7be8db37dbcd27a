import { expect, test } from 'vitest'
import { portfolioLedger, type LedgerLine } from '../../src/ledger.ts'
import { index } from '../chain/read.ts'
import { chainAnswers, createIndexClient, readLines } from './chainLedger.ts'

const client = createIndexClient(chainAnswers().values())
const people = Object.values(index.showcase.people)

async function readPortfolio(accounts: readonly string[]): Promise<LedgerLine[]> {
  const lines: LedgerLine[] = []
  for await (const page of portfolioLedger(client, accounts, { limit: 40, actions: false })) lines.push(...page.lines)
  return lines
}

test('a portfolio has the lines of its accounts, newest first, and marks what moved between them', async () => {
  const lines = await readPortfolio([...people, people[0]!])
  const own = (await Promise.all(people.map((account) => readLines(client, account, { actions: false })))).flat()
  expect(lines).toHaveLength(own.length)
  for (const [at, { lt }] of lines.slice(1).entries()) expect(BigInt(lt) <= BigInt(lines[at]!.lt)).toBe(true)
  const internal = lines.filter(({ internal }) => internal === true)
  expect(internal.length).toBeGreaterThan(10)
  expect(new Set(internal.map(({ asset }) => asset.kind))).toEqual(new Set(['coin', 'jetton', 'nft']))
  for (const line of lines) expect(line.internal ?? false).toBe(line.counterparty !== null && people.includes(line.counterparty))
})

test('tokens that move between own accounts add up to nothing', async () => {
  const lines = await readPortfolio(people)
  const sums = new Map<string, bigint>()
  for (const { asset, amount, internal, kind } of lines) {
    if (internal !== true || asset.kind === 'coin' || asset.kind === 'currency' || kind !== 'transfer') continue
    const key = asset.kind === 'nft' ? asset.item : asset.jetton
    sums.set(key, (sums.get(key) ?? 0n) + BigInt(amount))
  }
  expect(sums.size).toBeGreaterThan(1)
  // One transfer has left its wallet and not arrived yet.
  expect([...sums.values()].filter((sum) => sum !== 0n)).toEqual([-3000000000n])
})
