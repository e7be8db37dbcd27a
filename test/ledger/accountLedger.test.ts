import { describe, expect, test } from 'vitest'
import { createClient } from '../../src/sources/client/client.ts'
import { accountLedger, LedgerError, ledgerLines, type LedgerLine } from '../../src/entries/ledger.ts'
import { createMemoryIndex } from '../../src/entries/memory.ts'
import type { Transaction } from '../../src/service/rows/transaction.ts'
import { groupBy, transactions } from '../chain/read.ts'
import { createRandom } from '../helpers/random.ts'
import { message, transaction } from '../meaning/trace/build.ts'

const byAccount = groupBy(({ account }) => account)

function createLedgerClient(rows: readonly Transaction[]) {
  return createClient({
    network: 'testnet',
    transport: createMemoryIndex([{ transactions: rows, address_book: {} }]).transport,
  })
}

async function readLedger(rows: readonly Transaction[], account: string, options = {}): Promise<LedgerLine[]> {
  const lines: LedgerLine[] = []
  for await (const page of accountLedger(createLedgerClient(rows), account, {
    assets: ['coin', 'currency'],
    ...options,
  }))
    lines.push(...page.lines)
  return lines
}

const sumAmounts = (lines: readonly LedgerLine[]) => lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
const isCoin = ({ asset }: LedgerLine) => asset.kind === 'coin'

describe('the ledger of every account of the embedded chain', () => {
  test.each([...byAccount])('%s', async (account, rows) => {
    const lines = await readLedger(rows, account, { limit: 7 })
    expect(lines.filter(({ kind }) => kind === 'unexplained')).toEqual([])
    const balances = rows.map((row) => [
      row.account_state_before?.balance ?? '0',
      row.account_state_after?.balance ?? '0',
    ])
    // Accounts of the genesis start with coins.
    let balance = BigInt(balances[0]![0]!)
    for (const [at, { hash }] of rows.entries()) {
      const own = lines.filter((line) => isCoin(line) && line.hash === hash)
      expect(String(balance)).toBe(balances[at]![0])
      balance += sumAmounts(own)
      expect(String(balance)).toBe(balances[at]![1])
      // Newest first: the first line has the balance that the row ends with.
      expect(own[0]?.balance ?? String(balance)).toBe(String(balance))
    }
  })

  test('a range has the same lines as the whole history within it', async () => {
    const [account, rows] = [...byAccount].toSorted(([, a], [, b]) => b.length - a.length)[0]!
    const whole = await readLedger(rows, account)
    const [start_utime, end_utime] = [rows[3]!.now, rows.at(-4)!.now]
    const part = await readLedger(rows, account, { start_utime, end_utime, limit: 5 })
    expect(part).toEqual(whole.filter(({ now }) => now >= start_utime && now <= end_utime))
    expect(part.length).toBeGreaterThan(10)
  })
})

test('the last page says that it is the last, whatever the size of a page', async () => {
  const [account, rows] = [...byAccount].find(([, each]) => each.length > 9)!
  const whole = await readLedger(rows, account)
  for (const limit of [1, 2, whole.length - 1, whole.length, whole.length + 1]) {
    const ends: boolean[] = []
    for await (const { isLast } of accountLedger(createLedgerClient(rows), account, {
      assets: ['coin', 'currency'],
      limit,
    }))
      ends.push(isLast)
    expect(ends, `${limit} lines a page`).toEqual([
      ...Array<boolean>(Math.ceil(whole.length / limit) - 1).fill(false),
      true,
    ])
  }
})

test('a history with a gap is refused, wherever the gap is', async () => {
  const long = [...byAccount].filter(([, rows]) => rows.length > 4)
  expect(long.length).toBeGreaterThan(20)
  for (const [index, [account, rows]] of long.entries()) {
    // The newest row can be missing without a trace: nothing names it.
    const missing = index % (rows.length - 1)
    await expect(
      readLedger(
        rows.filter((_, at) => at !== missing),
        account,
        { limit: 3 },
      ),
      account,
    ).rejects.toThrow(/is missing/)
  }
})

describe('random histories with gaps', () => {
  const long = [...byAccount].filter(([, rows]) => rows.length > 4)

  test.each(Array.from({ length: 100 }, (_, seed) => seed))(
    'seed %i is refused, and what it yielded before the gap is true',
    async (seed) => {
      const random = createRandom(seed)
      const [account, rows] = random.pick(long)
      // The newest row can be missing without a trace: nothing names it.
      const missing = new Set(
        Array.from({ length: 1 + random.integer(3) }, () => rows[random.integer(rows.length - 1)]!.hash),
      )
      const client = createLedgerClient(rows.filter(({ hash }) => !missing.has(hash)))
      const whole = new Map((await readLedger(rows, account)).map((line) => [JSON.stringify(line), line]))
      const read = async () => {
        for await (const { lines } of accountLedger(client, account, {
          assets: ['coin'],
          limit: 1 + random.integer(9),
        })) {
          for (const line of lines) expect(whole.has(JSON.stringify(line))).toBe(true)
        }
      }
      await expect(read()).rejects.toThrow(/is missing/)
    },
  )
})

describe('rows that a ledger cannot explain', () => {
  const row = byAccount
    .get(transactions.find(({ out_msgs, in_msg }) => out_msgs.length > 1 && in_msg?.source === null)!.account)!
    .at(-1)!

  test('a balance that differs from what the row explains is a line of its own, and the sum stays right', () => {
    const balance = String(BigInt(row.account_state_after!.balance!) + 5n)
    const lines = ledgerLines({ ...row, account_state_after: { ...row.account_state_after!, balance } })
    expect(lines.at(-1)).toMatchObject({ kind: 'unexplained', amount: '5', balance })
    expect(sumAmounts(lines)).toBe(BigInt(balance) - BigInt(row.account_state_before!.balance!))
  })

  test.each([
    [
      'a state without a balance',
      { account_state_before: { ...row.account_state_before!, balance: null } },
      'account_state_before.balance',
    ],
    ['no state', { account_state_after: null }, 'account_state_after.balance'],
    ['fees that are no number', { total_fees: '1e9' }, 'total_fees'],
    ['a negative value', { out_msgs: [{ ...row.out_msgs[0]!, value: '-1' }] }, 'out_msgs.value'],
  ] as [string, Partial<Transaction>, string][])('%s is an error that names the field', (_, change, field) => {
    const read = () => ledgerLines({ ...row, ...change })
    expect(read).toThrow(LedgerError)
    expect(read).toThrow(field)
  })

  test('a row that does not start with the balance that the one before it left ends the ledger', async () => {
    const [account, rows] = [...byAccount].find(([, own]) => own.length > 3)!
    const spoiled = rows.map((own, at) =>
      at === 1 ? { ...own, account_state_after: { ...own.account_state_after!, balance: '1' } } : own,
    )
    await expect(readLedger(spoiled, account)).rejects.toThrow(/left 1$/)
  })

  test('a row that does not start with the currencies that the one before it left ends the ledger', async () => {
    const [account, rows] = [...byAccount].find(([, own]) => own.length > 3)!
    const hold = (state: Transaction['account_state_after'], amount: string) =>
      ({ ...state, extra_currencies: { 7: amount } }) as Transaction['account_state_after']
    const held = rows.map((own, at) => ({
      ...own,
      account_state_before: at === 0 ? own.account_state_before! : hold(own.account_state_before, at === 2 ? '4' : '5'),
      account_state_after: hold(own.account_state_after, '5'),
    }))
    await expect(readLedger(held as Transaction[], account, { assets: ['currency'] })).rejects.toThrow(
      /extra_currencies\.7 is 4, but the transaction before it left 5/,
    )
  })

  test('phases that state more than was collected are one fee', () => {
    const lines = ledgerLines({ ...row, total_fees: '1' })
    expect(lines.filter(({ fee }) => fee !== undefined && fee !== 'forward')).toMatchObject([
      { fee: 'total', amount: '-1' },
    ])
  })
})

test('a range whose newest transaction is missing is refused', async () => {
  const [account, rows] = [...byAccount].find(([, each]) => each.length > 9)!
  const newest = rows[6]!
  for (const range of [{ end_lt: newest.lt }, { end_utime: rows[7]!.now - 1, start_lt: rows[2]!.lt }]) {
    expect((await readLedger(rows, account, range))[0]?.hash).toBe(newest.hash)
    await expect(
      readLedger(
        rows.filter((row) => row !== newest),
        account,
        range,
      ),
    ).rejects.toThrow(`the transaction at lt ${newest.lt} is missing`)
  }
})

test('each currency has lines and balances of its own', () => {
  const state = (balance: string, extra_currencies: Record<string, string>) => ({ balance, extra_currencies })
  const lines = ledgerLines({
    ...transaction({ account: 'A', hash: 'h' }),
    total_fees: '0',
    total_fees_extra_currencies: { 7: '1' },
    in_msg: { ...message('in', { source: 'B' }), value: '0', value_extra_currencies: { 7: '10', 100: '4' } },
    out_msgs: [
      {
        ...message('out', { destination: 'C', bounced: true }),
        value: '0',
        fwd_fee: '0',
        ihr_fee: '0',
        value_extra_currencies: { 7: '3' },
      },
    ],
    account_state_before: state('5', { 7: '2' }),
    account_state_after: state('5', { 7: '8', 100: '4' }),
  } as unknown as Transaction)
  expect(
    lines.map(({ asset, kind, counterparty, amount, balance }) => [asset, kind, counterparty, amount, balance]),
  ).toEqual([
    [{ kind: 'currency', id: '7' }, 'transfer', 'B', '10', '12'],
    [{ kind: 'currency', id: '7' }, 'fee', null, '-1', '11'],
    [{ kind: 'currency', id: '7' }, 'bounce', 'C', '-3', '8'],
    [{ kind: 'currency', id: '100' }, 'transfer', 'B', '4', '4'],
  ])
})
