import { describe, expect, test } from 'vitest'
import { createClient } from '../../../src/sources/client/client.ts'
import type { Params } from '../../../src/sources/client/transports/transport.ts'
import { accountHistory } from '../../../src/sources/client/accountHistory.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { transaction } from '../../fixtures/transactions.ts'
import { scriptedTransport } from '../../helpers/servers/scriptedTransport.ts'

const account = `0:${'A1'.repeat(32)}`
const fakeHash = (lt: number) => btoa(String(lt).padStart(32, '0'))
/** A history of `count` transactions with the lts 10, 20, 30 …, oldest first. */
const createHistory = (count: number): Transaction[] =>
  Array.from({ length: count }, (_, at) =>
    transaction({
      account,
      hash: fakeHash(at),
      lt: String((at + 1) * 10),
      prev_trans_lt: String(at * 10),
      prev_trans_hash: fakeHash(at - 1),
      now: 1000 + at,
    }),
  )

function createHistoryClient(history: readonly Transaction[], largestPage = 1000) {
  const service = scriptedTransport((_name, params: Params) => {
    const { start_lt = 0, end_lt = Infinity, ...others } = params as Record<string, string | number | undefined>
    const { start_utime, end_utime, limit, sort } = others
    const rows = history
      .filter(({ lt }) => Number(lt) >= Number(start_lt) && Number(lt) <= Number(end_lt))
      .filter(({ now }) => now >= Number(start_utime ?? 0) && now <= Number(end_utime ?? Infinity))
    return {
      transactions: (sort === 'asc' ? rows : rows.toReversed()).slice(0, Math.min(Number(limit), largestPage)),
      address_book: {},
    }
  })
  return { client: createClient({ network: 'testnet', transport: service }), service }
}

async function all(pages: AsyncIterable<readonly Transaction[]>): Promise<string[]> {
  const found: string[] = []
  for await (const page of pages) found.push(...page.map(({ lt }) => lt))
  return found
}

describe('accountHistory', () => {
  test('walks down to the beginning, each transaction once', async () => {
    const history = createHistory(25)
    const { client, service } = createHistoryClient(history)
    expect(await all(accountHistory(client, account, { limit: 10 }))).toEqual(history.map(({ lt }) => lt).toReversed())
    expect(service.calls.map(({ params }) => (params as { end_lt?: string }).end_lt)).toEqual([undefined, '150', '50'])
  })

  test('a range by logical time ends at its bounds, also between two transactions', async () => {
    const { client, service } = createHistoryClient(createHistory(25))
    expect(await all(accountHistory(client, account, { limit: 4, start_lt: '75', end_lt: '145' }))).toEqual([
      '140',
      '130',
      '120',
      '110',
      '100',
      '90',
      '80',
    ])
    // Two pages and the transaction after the range: the bound lies below the oldest row, so that nothing is left to
    // ask for.
    expect(service.calls).toHaveLength(3)
  })

  test('is not moved by what arrives meanwhile', async () => {
    const history = createHistory(20)
    const { client } = createHistoryClient(history)
    const walk = accountHistory(client, account, { limit: 10 })
    const first = await walk.next()
    history.push(...createHistory(23).slice(20))
    const found = [...(first.value ?? []).map(({ lt }) => lt), ...(await all(walk))]
    expect(found).toEqual(
      createHistory(20)
        .map(({ lt }) => lt)
        .toReversed(),
    )
  })

  test('keeps to the bounds', async () => {
    const { client } = createHistoryClient(createHistory(40))
    const found = await all(accountHistory(client, account, { limit: 10, start_utime: 1005, end_utime: 1024 }))
    expect(found).toEqual(Array.from({ length: 20 }, (_, at) => String(250 - at * 10)))
  })

  test('goes on where a service gives shorter pages than were asked for', async () => {
    const history = createHistory(25)
    const expected = history.map(({ lt }) => lt).toReversed()
    expect(await all(accountHistory(createHistoryClient(history, 10).client, account))).toEqual(expected)
    const since = accountHistory(createHistoryClient(history, 10).client, account, { start_utime: 1005 })
    expect(await all(since)).toEqual(expected.slice(0, 20))
  })

  test('says so when the service leaves a transaction out, within a page or between two', async () => {
    for (const gap of [3, 10]) {
      const { client } = createHistoryClient(createHistory(20).filter((_, at) => at !== 19 - gap))
      await expect(all(accountHistory(client, account, { limit: 10 }))).rejects.toThrow(/is missing/)
    }
  })

  test('says so when the service leaves out the newest transaction of a range', async () => {
    const { client } = createHistoryClient(createHistory(20).filter(({ lt }) => lt !== '150'))
    for (const range of [
      { end_utime: 1014 },
      { end_lt: '150' },
      { end_lt: '155', end_utime: 1014 },
      { end_lt: '150', end_utime: 1014, start_lt: '150', start_utime: 1014 },
    ]) {
      await expect(all(accountHistory(client, account, range)), JSON.stringify(range)).rejects.toThrow(
        'the transaction at lt 150 is missing',
      )
    }
    // The range after it is whole.
    expect(await all(accountHistory(client, account, { start_lt: '151' }))).toEqual(['200', '190', '180', '170', '160'])
  })

  test.each([
    ['before the first transaction', { end_lt: '5' }],
    ['between two transactions', { start_lt: '101', end_lt: '109' }],
    ['between two transactions, by time', { start_lt: '101', end_utime: 1009 }],
    ['after the last transaction', { start_utime: 2000, end_utime: 3000 }],
  ])('a range without transactions has no pages: %s', async (_, range) => {
    expect(await all(accountHistory(createHistoryClient(createHistory(20)).client, account, range))).toEqual([])
  })

  test('takes in what arrives at the end of a range that is not over', async () => {
    const history = createHistory(20)
    const { client, service } = createHistoryClient(history)
    const request = service.request.bind(service)
    service.request = async (...args) => {
      const answer = await request(...args)
      if (history.length === 20) history.push(...createHistory(21).slice(20))
      return answer
    }
    expect(await all(accountHistory(client, account, { end_utime: 5000, start_lt: '190' }))).toEqual([
      '210',
      '200',
      '190',
    ])
  })

  test('says so when a transaction is not the one that the next one names', async () => {
    const other = createHistory(20).map((row) => (row.lt === '150' ? { ...row, hash: fakeHash(99) } : row))
    await expect(all(accountHistory(createHistoryClient(other).client, account))).rejects.toThrow(
      'the transaction at lt 150 is missing',
    )
  })

  test('does not pass off for a whole history what an index holds of its end', async () => {
    const known = createHistory(25).slice(8)
    const pages = accountHistory(createHistoryClient(known).client, account, { limit: 10 })
    await expect(all(pages)).rejects.toThrow(
      'the transaction at lt 80 is missing, so the history would have a gap; this index starts after it',
    )
  })

  test('does not pass off for a whole range what begins within it', async () => {
    const known = createHistory(25).slice(8)
    const since = (start_utime: number) =>
      all(accountHistory(createHistoryClient(known).client, account, { limit: 10, start_utime }))
    // Transactions before the oldest row may belong to the range too.
    for (const bound of [1000, 1008]) await expect(since(bound)).rejects.toThrow('pass a later start_utime')
    expect(await since(1009)).toEqual(
      known
        .map(({ lt }) => lt)
        .toReversed()
        .slice(0, -1),
    )
  })

  describe('of an account with several lives', () => {
    /** Deleted at lt 30; two messages bounce at 110 and 120, before it is deployed again at 210. */
    const lives = [
      ...createHistory(3).map((row, at) => ({
        ...row,
        orig_status: at === 0 ? 'nonexist' : 'active',
        end_status: at === 2 ? 'nonexist' : 'active',
      })),
      ...[110, 120, 210, 220].map((lt) => {
        const follows = lt === 220
        const link = { prev_trans_lt: follows ? '210' : '0', prev_trans_hash: follows ? fakeHash(210) : fakeHash(-1) }
        return transaction({
          account,
          hash: fakeHash(lt),
          lt: String(lt),
          now: 1000 + lt,
          ...link,
          orig_status: follows ? 'active' : 'nonexist',
          end_status: lt < 200 ? 'nonexist' : 'active',
        })
      }),
    ]
    const lts = lives.map(({ lt }) => lt)

    test.each([1, 2, 3, 4, 5, 6, 7, 8])('yields all of them in pages of %i, whatever the range', async (limit) => {
      const { client } = createHistoryClient(lives)
      for (const from of ['1', ...lts]) {
        for (const to of [...lts, '400']) {
          const expected = lts.filter((lt) => Number(lt) >= Number(from) && Number(lt) <= Number(to)).toReversed()
          expect(
            await all(accountHistory(client, account, { limit, start_lt: from, end_lt: to })),
            `${from} to ${to}`,
          ).toEqual(expected)
        }
      }
      expect(await all(accountHistory(client, account, { limit }))).toEqual(lts.toReversed())
    })

    test('says so when the deletion is missing', async () => {
      for (const limit of [1, 10]) {
        const { client } = createHistoryClient(lives.filter(({ lt }) => lt !== '30'))
        await expect(all(accountHistory(client, account, { limit }))).rejects.toThrow('is missing')
        await expect(all(accountHistory(client, account, { limit, start_lt: '25', end_lt: '105' }))).rejects.toThrow(
          'is missing',
        )
      }
    })
  })

  test('has no pages where there is no history', async () => {
    expect(await all(accountHistory(createHistoryClient([]).client, account))).toEqual([])
  })

  test('ends with the reason of its signal', async () => {
    const controller = new AbortController()
    const { client } = createHistoryClient(createHistory(30))
    const walk = accountHistory(client, account, { limit: 10, signal: controller.signal })
    await walk.next()
    controller.abort(new Error('enough'))
    await expect(walk.next()).rejects.toThrow('enough')
  })
})
