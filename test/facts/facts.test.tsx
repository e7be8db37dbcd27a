// What the chain of the network does and an emulated one does not, through every reader.
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createClient } from '../../src/sources/client/client.ts'
import { NotMirroredError } from '../../src/sources/client/errors.ts'
import { TransactionCard } from '../../src/components/index.ts'
import { transactions } from '../../src/service/endpoints/transactions.ts'
import { accountAt, accountLedger, evidenceFile } from '../../src/entries/ledger.ts'
import { createMemoryIndex } from '../../src/entries/memory.ts'
import { accountHistory } from '../../src/sources/client/accountHistory.ts'
import type { Transaction } from '../../src/service/rows/transaction.ts'
import { assembleTrace } from '../../src/meaning/trace/assemble.ts'
import { traceTotals } from '../../src/meaning/trace/totals.ts'
import { valueFlow } from '../../src/meaning/trace/valueFlow.ts'
import { linkHistory, verifyTransaction } from '../../src/entries/verify.ts'
import { accountFacts } from '../fixtures/facts/accounts.ts'
import type { Fact } from '../fixtures/facts/fact.ts'
import { tokenFacts } from '../fixtures/facts/tokens.ts'
import { createBook, testAccount } from '../fixtures/testRows.ts'
import { freshMirror } from '../sources/mirror/setup.ts'

const facts = [...accountFacts, ...tokenFacts]

function createService({ rows, others, version = '1.2' }: Fact) {
  const index = createMemoryIndex([{ transactions: rows, address_book: createBook(1, 2, 3, 4, 5, 6, 7), ...others }], {
    version,
  })
  return { transport: index.transport, client: createClient({ network: 'testnet', transport: index.transport }) }
}

/** Every window of a history, as parameters. */
function windowsOf(rows: readonly Transaction[]): { readonly start_lt?: string; readonly end_lt?: string }[] {
  const starts = rows.flatMap(({ lt }) => [lt, String(BigInt(lt) + 1n)])
  return [{}, ...starts.flatMap((start_lt) => rows.map(({ lt }) => ({ start_lt, end_lt: lt })))]
}

function ltsIn(
  rows: readonly Transaction[],
  { start_lt = '0', end_lt = '99999' }: { readonly start_lt?: string; readonly end_lt?: string },
): string[] {
  return rows
    .map(({ lt }) => lt)
    .filter((lt) => BigInt(lt) >= BigInt(start_lt) && BigInt(lt) <= BigInt(end_lt))
    .toReversed()
}

describe.each(facts.map((fact) => [fact.name, fact] as const))('%s', (_, fact) => {
  const {
    rows,
    account,
    owner = account,
    links = rows.slice(1).map(() => 'follows'),
    statuses = rows.map(() => 'success'),
  } = fact
  const newestFirst = rows.toReversed()

  test('mirror: every window is that of the service, or declined', async () => {
    const { transport } = createService(fact)
    const mirror = await freshMirror()
    await mirror.sync({ kind: 'transactions', account: testAccount(account) }, { service: transport })
    let answered = 0
    for (const bounds of windowsOf(rows)) {
      for (const sort of ['asc', 'desc'] as const) {
        const params = { account: [testAccount(account)], ...bounds, sort, limit: 100 }
        const found = await mirror.transport
          .request(transactions as never, params as never)
          .catch((error: unknown) => error)
        if (found instanceof NotMirroredError) continue
        answered++
        const lts = (found as { body: { transactions: Transaction[] } }).body.transactions.map(({ lt }) => lt)
        expect(sort === 'asc' ? lts.toReversed() : lts, JSON.stringify(params)).toEqual(ltsIn(rows, bounds))
      }
    }
    expect(answered).toBeGreaterThan(0)
  })

  test('history: complete in every window, whatever the size of its pages', async () => {
    const { client } = createService(fact)
    for (const bounds of windowsOf(rows)) {
      for (const limit of [1, 2, rows.length + 1]) {
        const found: string[] = []
        for await (const page of accountHistory(client, testAccount(account), { ...bounds, limit }))
          found.push(...page.map(({ lt }) => lt))
        expect(found, JSON.stringify({ ...bounds, limit })).toEqual(ltsIn(rows, bounds))
      }
    }
  })

  test('ledger: the lines, and the same ones in every range and page size', async () => {
    const { client } = createService(fact)
    const read = async (options = {}) => {
      const lines: string[] = []
      for await (const page of accountLedger(client, testAccount(owner), { actions: false, ...options })) {
        for (const { lt, kind, amount, balance, asset } of page.lines)
          lines.push(
            `${lt} ${kind} ${amount} -> ${balance} ${asset.kind === 'currency' ? `currency ${asset.id}` : asset.kind}`,
          )
      }
      return lines
    }
    expect(await read()).toEqual(fact.ledger)
    expect(await read({ limit: 1 })).toEqual(fact.ledger)
    for (const start_lt of rows.map(({ lt }) => lt)) {
      expect(await read({ start_lt }), start_lt).toEqual(
        fact.ledger.filter((line) => Number.parseInt(line, 10) >= Number(start_lt)),
      )
    }
  })

  test('past: what the owner had at each moment', async () => {
    const { client } = createService(fact)
    for (const [lt, expected] of Object.entries(fact.past)) {
      const { status, balance, currencies, jettons, nfts } = await accountAt(client, testAccount(owner), { lt })
      const found = [
        status,
        balance,
        ...currencies.map((each) => `${each.id}:${each.balance}`),
        ...jettons.map((each) => `jetton:${each.balance}`),
        ...nfts.map(() => 'nft'),
      ]
      expect(found.join(' '), `lt ${lt}`).toBe(expected)
    }
  })

  test('evidence: every row, and a coverage that the service alone completes', async () => {
    const { client } = createService(fact)
    for (const range of [{}, { start_lt: '1' }]) {
      let file = ''
      for await (const part of evidenceFile(client, testAccount(account), range)) file += part
      expect([...file.matchAll(/^\{"account":.*?"lt":"(\d+)","mc_block_seqno/gm)].map(([, lt]) => lt)).toEqual(
        ltsIn(rows, {}),
      )
      expect(file).toContain(`"reachesFirst":${range.start_lt === undefined}`)
    }
  })

  test('verify: what the hashes link, and no further', () => {
    const result = linkHistory(
      newestFirst,
      newestFirst.map(() => ({ status: 'fits' })),
      { head: newestFirst[0]!.hash },
    )
    expect(result.links.map(({ status }) => status)).toEqual(links)
    const end = links.findIndex((status) => status !== 'follows')
    expect(result).toMatchObject({ provenTo: newestFirst[end < 0 ? rows.length - 1 : end]!.lt, reachesStart: true })
    // A row is malformed or wrong by its hash, never an exception.
    for (const row of rows) expect(['mismatch', 'unverifiable']).toContain(verifyTransaction(row).status)
  })

  test('trace: the totals state the fees of the value flow', () => {
    for (const row of rows) {
      const trace = assembleTrace([row])
      expect(traceTotals(trace)).toMatchObject({ transactions: 1, fees: valueFlow(trace).totalFees })
    }
  })

  test('value flow: changes by what the ledger explains', () => {
    for (const row of rows) {
      const flow = valueFlow(assembleTrace([row]))
      const sum = (changes: readonly { readonly account: string; readonly amount: string }[] = []) =>
        changes
          .filter((change) => change.account === row.account)
          .reduce((total, { amount }) => total + BigInt(amount), 0n)
      const change = sum(flow.assets.find(({ asset }) => asset.kind === 'coin')?.changes) - sum(flow.fees)
      const unexplained =
        account === owner
          ? (fact.ledger.find((line) => line.startsWith(`${row.lt} unexplained`))?.split(' ')[2] ?? '0')
          : '0'
      const difference = BigInt(row.account_state_after?.balance ?? 0) - BigInt(row.account_state_before?.balance ?? 0)
      expect(change + BigInt(unexplained), `lt ${row.lt}`).toBe(difference)
    }
  })

  test('cards: the status of each row', () => {
    for (const [at, row] of rows.entries()) {
      expect(renderToString(<TransactionCard transaction={row} />), `lt ${row.lt}`).toContain(
        `data-status="${statuses[at]}"`,
      )
    }
  })
})
