import { expect, test } from 'vitest'
import { accountGraph } from '../../../src/meaning/trace/accounts.ts'
import { assembleTrace } from '../../../src/meaning/trace/assemble.ts'
import { layoutAccounts } from '../../../src/graph/accounts/layoutAccounts.ts'
import { message, randomFrom, transaction } from './build.ts'

const sizes = { nodeWidth: 160, columnGap: 80, rowGap: 10 }

/** Hops between accounts: each pair is a message from one to the other. */
const hops = (...pairs: readonly (readonly [string, string])[]) =>
  assembleTrace([
    transaction({
      hash: 'root',
      lt: '0',
      account: pairs[0]?.[0] ?? '',
      out_msgs: [message('m0', { source: pairs[0]?.[0] ?? '', destination: pairs[0]?.[1] ?? '' })],
    }),
    ...pairs.map(([source, destination], place) => {
      const next = pairs[place + 1]
      return transaction({
        hash: `t${place}`,
        lt: String(place + 1),
        account: destination,
        in_msg: message(`m${place}`, { source, destination }),
        out_msgs: next === undefined ? [] : [message(`m${place + 1}`, { source: next[0], destination: next[1] })],
      })
    }),
  ])

test('merges transactions by account and messages by their two ends', () => {
  const { accounts, edges } = accountGraph(hops(['a', 'b'], ['b', 'c'], ['c', 'b'], ['b', 'c'], ['c', 'c'], ['c', 'a']))
  expect(accounts.map(({ account, transactions }) => [account, transactions])).toEqual([
    ['a', [0, 6]],
    ['b', [1, 3]],
    ['c', [2, 4, 5]],
  ])
  expect(edges.map(({ from, to, messages, value }) => [from, to, messages.length, value])).toEqual([
    [0, 1, 1, '1000000000'],
    [1, 2, 2, '2000000000'],
    [2, 1, 1, '1000000000'],
    [2, 2, 1, '1000000000'],
    [2, 0, 1, '1000000000'],
  ])
})

test('rings and loops have their courses, and columns count hops from the start', () => {
  const graph = accountGraph(hops(['a', 'b'], ['b', 'c'], ['c', 'b'], ['b', 'b'], ['b', 'a'], ['a', 'd']))
  const layout = layoutAccounts({ graph, height: [40, 40, 40, 40], ...sizes })
  expect([...layout.column]).toEqual([0, 1, 2, 1])
  expect(layout.course).toEqual(['forward', 'forward', 'back', 'loop', 'back', 'forward'])
})

test('an account that has not answered yet is there, without a transaction', () => {
  const trace = assembleTrace([
    transaction({ hash: 'root', account: 'a', out_msgs: [message('m', { source: 'a', destination: 'z' })] }),
  ])
  expect(accountGraph(trace).accounts).toMatchObject([{ account: 'a' }, { account: 'z', transactions: [] }])
})

test('accounts never overlap, and the same graph is laid out the same', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const random = randomFrom(seed)
    const name = (): string => `account ${Math.floor(random() * 40)}`
    let from = name()
    const graph = accountGraph(
      hops(
        ...Array.from({ length: 300 }, () => {
          const pair = [from, name()] as const
          from = pair[1]
          return pair
        }),
      ),
    )
    const height = graph.accounts.map(() => 30 + Math.floor(random() * 40))
    const layout = layoutAccounts({ graph, height, ...sizes })
    expect(layoutAccounts({ graph, height, ...sizes })).toEqual(layout)
    for (let c = 0; c + 1 < layout.columnStart.length; c += 1) {
      const nodes = [...layout.byColumn.subarray(layout.columnStart[c], layout.columnStart[c + 1])]
      nodes.slice(1).forEach((node, place) => {
        const above = nodes[place] as number
        expect(layout.y[node]).toBeGreaterThanOrEqual(
          (layout.y[above] as number) + (height[above] as number) + 10 - 1e-9,
        )
      })
    }
    expect(Math.max(...layout.y.map((top, node) => top + (height[node] as number)))).toBeCloseTo(layout.height, 6)
  }
})
