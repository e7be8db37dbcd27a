import { Address, beginCell } from '@ton/core'
import { expect, test } from 'vitest'
import { portfolioLedger, type LedgerLine } from '../../src/entries/ledger.ts'
import { message, transaction } from '../meaning/trace/build.ts'
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
  for (const line of lines)
    expect(line.internal ?? false).toBe(line.counterparty !== null && people.includes(line.counterparty))
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

test('tokens that came back from an own account are internal, as they were when they left', async () => {
  const [owner, other, wallet, otherWallet, jetton] = ['A1', 'B2', 'C3', 'D4', 'E5'].map(
    (digits) => `0:${digits.repeat(32)}`,
  ) as [string, string, string, string, string]
  const hash = (at: number) => btoa(String(at).padStart(32))
  const body = (build: (cell: ReturnType<typeof beginCell>) => ReturnType<typeof beginCell>) => ({
    hash: hash(99),
    body: build(beginCell()).endCell().toBoc().toString('base64'),
    decoded: null,
  })
  const address = Address.parse(other)
  const received = body((cell) =>
    cell
      .storeUint(0x178d4519, 32)
      .storeUint(1, 64)
      .storeCoins(100)
      .storeAddress(null)
      .storeAddress(null)
      .storeCoins(0)
      .storeBit(false),
  )
  const sent = body((cell) =>
    cell
      .storeUint(0x0f8a7ea5, 32)
      .storeUint(1, 64)
      .storeCoins(30)
      .storeAddress(address)
      .storeAddress(null)
      .storeBit(false)
      .storeCoins(0)
      .storeBit(false),
  )
  const returned = body((cell) =>
    cell.storeUint(0xffffffff, 32).storeUint(0x178d4519, 32).storeUint(1, 64).storeCoins(30),
  )
  const rows = [
    { in_msg: message(hash(11), { source: jetton, destination: wallet, message_content: received }) },
    {
      in_msg: message(hash(12), { source: owner, destination: wallet, message_content: sent }),
      out_msgs: [message(hash(13), { source: wallet, destination: otherWallet })],
    },
    {
      in_msg: message(hash(14), { source: otherWallet, destination: wallet, bounced: true, message_content: returned }),
    },
  ].map((row, at) =>
    transaction({
      ...row,
      account: wallet,
      hash: hash(at + 1),
      lt: String(at * 10 + 10),
      prev_trans_lt: String(at * 10),
      prev_trans_hash: hash(at),
      trace_id: hash(1),
      now: 1_700_000_000 + at,
    }),
  )
  const wallets = [
    { address: wallet, owner, jetton, balance: '100', last_transaction_lt: '30', code_hash: null, data_hash: null },
  ]
  const own = createIndexClient([
    { transactions: rows, address_book: {} },
    { jetton_wallets: wallets, address_book: {}, metadata: {} },
  ])
  const read = async (range: { readonly start_lt?: string } = {}) => {
    const lines: LedgerLine[] = []
    for await (const page of portfolioLedger(own, [owner, other], { ...range, assets: ['jetton'], actions: false }))
      lines.push(...page.lines)
    return lines.map(({ kind, amount, balance, counterparty, internal }) => [
      kind,
      amount,
      balance,
      counterparty,
      internal,
    ])
  }
  const bounce = ['bounce', '30', '100', other, true]
  expect(await read()).toEqual([
    bounce,
    ['transfer', '-30', '70', other, true],
    ['mint', '100', '100', null, undefined],
  ])
  // The transaction that sent them lies before the range.
  expect(await read({ start_lt: '25' })).toEqual([bounce])
})
