import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Metadata } from '../../../src/service/rows/names.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { valueFlow, type ValueFlow } from '../../../src/meaning/trace/valueFlow.ts'
import { hasRecorded, recordedTrace, traceFiles } from '../../helpers/recorded.ts'
import { message, randomFrom, transaction, tree } from './build.ts'

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../stories/chain/${file}.json`, import.meta.url), 'utf8'))
const { transactions } = read('transactions') as { transactions: Transaction[] }
const { jetton_wallets } = read('jetton-wallets') as {
  jetton_wallets: { address: string; owner: string; jetton: string }[]
}
const { showcase } = read('index') as { showcase: { traces: Record<string, string>; people: Record<string, string> } }
const metadata: Metadata = Object.fromEntries(
  jetton_wallets.map(({ address, owner, jetton }) => [
    address,
    { is_indexed: true, token_info: [{ type: 'jetton_wallets', extra: { owner, jetton } }] },
  ]),
)
const traceRows = (name: string): Transaction[] =>
  transactions.filter(({ trace_id }) => trace_id === showcase.traces[name])

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
const sum = (list: readonly { amount: string }[]): bigint =>
  list.reduce((total, { amount }) => total + BigInt(amount), 0n)
const imbalances = ({ assets, fees, totalFees }: ValueFlow): string[] => [
  ...assets.flatMap(({ id, changes, elsewhere }) => (sum(changes) + sum(elsewhere) === 0n ? [] : [id])),
  ...(sum(fees) === BigInt(totalFees) ? [] : ['fees']),
]

/** Balance at the end less that at the start, by account; only where the recording has both. */
function balances(rows: readonly Transaction[]): Map<string, bigint> {
  const byAccount = grouped(
    rows.toSorted((a, b) => (BigInt(a.lt) < BigInt(b.lt) ? -1 : 1)),
    ({ account }) => account,
  )
  const found = new Map<string, bigint>()
  for (const [account, own] of byAccount) {
    const before = own[0]?.account_state_before?.balance
    const after = own.at(-1)?.account_state_after?.balance
    // Another trace may have come in between.
    const linked = own.slice(1).every(({ prev_trans_hash }, place) => prev_trans_hash === own[place]?.hash)
    if (linked && before != null && after != null) found.set(account, BigInt(after) - BigInt(before))
  }
  return found
}

function expectBalances(rows: readonly Transaction[]): number {
  const { assets, fees } = valueFlow(assembleTrace(rows))
  const coin = new Map(
    assets.find(({ id }) => id === 'coin')?.changes.map(({ account, amount }) => [account, BigInt(amount)]),
  )
  const paid = new Map(fees.map(({ account, amount }) => [account, BigInt(amount)]))
  const known = balances(rows)
  const wrong = [...known].filter(
    ([account, change]) => (coin.get(account) ?? 0n) - (paid.get(account) ?? 0n) !== change,
  )
  expect(wrong).toEqual([])
  return known.size
}

describe('the embedded chain', () => {
  const traces = [...grouped(transactions, ({ trace_id }) => trace_id ?? '').values()]

  test('nothing appears or vanishes in any trace', () => {
    for (const rows of traces) {
      expect(imbalances(valueFlow(assembleTrace(rows)))).toEqual([])
      expect(imbalances(valueFlow(assembleTrace(rows), { metadata }))).toEqual([])
    }
  })

  test('every balance changes by the flow less the fees', () => {
    expect(traces.reduce((count, rows) => count + expectBalances(rows), 0)).toBeGreaterThan(1000)
  })

  test('jettons go from the sender to the receiver, with the master where it is known', () => {
    const rows = traceRows('jettonTransfer')
    const jetton = valueFlow(assembleTrace(rows), { metadata }).assets.find(({ asset }) => asset.kind === 'jetton')
    expect(jetton?.changes).toHaveLength(2)
    expect(jetton?.changes[1]?.account).toBe(rows.at(-1)?.account)
    expect(jetton?.asset).toMatchObject({
      jetton: jetton_wallets.find(({ address }) => rows.some(({ account }) => account === address))?.jetton,
    })
    const unnamed = valueFlow(assembleTrace(rows)).assets.find(({ asset }) => asset.kind === 'jetton')
    expect(unnamed?.changes).toEqual(jetton?.changes)
    expect(unnamed?.asset).not.toHaveProperty('jetton')
  })

  test('a refused jetton transfer changes nobody', () => {
    const flow = valueFlow(assembleTrace(traceRows('failedJettonTransfer')), { metadata })
    expect(flow.assets.filter(({ asset }) => asset.kind === 'jetton')).toEqual([])
  })

  test('an NFT goes from one owner to another', () => {
    const moved = traces
      .flatMap((rows) => valueFlow(assembleTrace(rows)).assets)
      .filter(({ asset }) => asset.kind === 'nft')
    expect(moved.length).toBeGreaterThan(3)
    for (const { changes } of moved) expect(changes.map(({ amount }) => amount)).toEqual(['1', '-1'])
  })

  test('what the index lists as jetton transfers is what flows', () => {
    const { jetton_transfers } = read('jetton-transfers') as {
      jetton_transfers: {
        trace_id: string
        source: string
        destination: string
        amount: string
        transaction_aborted: boolean
        jetton_master: string
      }[]
    }
    let compared = 0
    for (const [id, transfers] of grouped(jetton_transfers, ({ trace_id }) => trace_id)) {
      const rows = transactions.filter(({ trace_id }) => trace_id === id)
      if (transfers.some(({ transaction_aborted }) => transaction_aborted)) continue
      const expected = new Map<string, bigint>()
      for (const { source, destination, amount, jetton_master } of transfers) {
        for (const [account, change] of [
          [source, -BigInt(amount)],
          [destination, BigInt(amount)],
        ] as const) {
          const key = `${jetton_master} ${account}`
          expected.set(key, (expected.get(key) ?? 0n) + change)
        }
      }
      const flow = valueFlow(assembleTrace(rows), { metadata })
      const jettons = flow.assets.filter(({ asset, elsewhere }) => asset.kind === 'jetton' && elsewhere.length === 0)
      const found = new Map(
        jettons.flatMap(({ asset, changes }) =>
          changes.map(
            ({ account, amount }) =>
              [`${asset.kind === 'jetton' ? asset.jetton : ''} ${account}`, BigInt(amount)] as const,
          ),
        ),
      )
      if (jettons.length === 0) continue
      expect(found).toEqual(new Map([...expected].filter(([, amount]) => amount !== 0n)))
      compared += 1
    }
    expect(compared).toBeGreaterThan(3)
  })
})

test.skipIf(hasRecorded)('recorded traces are absent: ../shared/data is not beside this checkout', () => {
  expect(hasRecorded).toBe(false)
})

describe.runIf(hasRecorded)('recorded traces', () => {
  test.each(hasRecorded ? traceFiles() : [])('%s: nothing appears or vanishes, and balances agree', (file) => {
    const { transactions: rows } = recordedTrace(file)
    expect(imbalances(valueFlow(assembleTrace(rows)))).toEqual([])
    expectBalances(rows)
  })
})

test('parts of a trace add up too, with what is missing named', () => {
  const rows = tree([-1, 0, 0, 1, 1, 2, 5])
  for (let seed = 0; seed < 50; seed += 1) {
    const random = randomFrom(seed)
    const flow = valueFlow(assembleTrace(rows.filter(() => random() < 0.6)))
    expect(imbalances(flow)).toEqual([])
  }
  const cut = valueFlow(assembleTrace(rows.slice(1)))
  expect(cut.assets[0]?.elsewhere).toMatchObject([{ reason: 'outside', amount: '-2000000000' }])
})

test('what is on its way belongs to nobody yet', () => {
  const flow = valueFlow(
    assembleTrace([transaction({ hash: 'root', account: 'a', out_msgs: [message('m', { value: '5' })] })]),
  )
  expect(flow.assets).toMatchObject([
    { id: 'coin', changes: [{ account: 'a', amount: '-5' }], elsewhere: [{ reason: 'in-flight', amount: '5' }] },
  ])
  expect(flow).toMatchObject({ totalFees: '1400000', fees: [{ account: 'a', amount: '1400000' }] })
})

test('other currencies are counted apart', () => {
  const sent = message('m', { value_extra_currencies: { 100: '7' } })
  const flow = valueFlow(
    assembleTrace([
      transaction({ hash: 'a', account: 'a', out_msgs: [sent] }),
      transaction({ hash: 'b', lt: '2', account: 'b', in_msg: sent }),
    ]),
  )
  expect(flow.assets.find(({ id }) => id === 'currency 100')?.changes).toEqual([
    { account: 'b', amount: '7' },
    { account: 'a', amount: '-7' },
  ])
})
