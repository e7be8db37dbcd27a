import { expect, test } from 'vitest'
import { transactions } from '../../../../src/service/endpoints/index.ts'
import { createTestClient, noTransactions, withServer } from '../setup.ts'

const server = withServer(noTransactions)

test('of the requests that wait, the one that a reader sees first is sent first, wherever it has moved meanwhile', async () => {
  const client = createTestClient(server(), { rate: 10 })
  const places = new Map([
    [1, 1],
    [2, 300],
    [3, 200],
    [4, 100],
  ])
  const ask = (limit: number) =>
    client.request(transactions, { limit }, { position: () => places.get(limit) ?? Infinity })
  const first = ask(1).then(() => places.set(2, 0))
  // The bucket is empty after ten requests.
  await Promise.all([
    first,
    ...Array.from({ length: 9 }, (_, at) => client.request(transactions, { limit: 20 + at })),
    ask(2),
    ask(3),
    ask(4),
  ])
  expect(
    server()
      .requests.slice(-3)
      .map(({ query }) => Number(query.get('limit'))),
  ).toEqual([2, 4, 3])
})

test('a request without a position keeps its turn', async () => {
  const client = createTestClient(server(), { rate: 1 })
  const ask = (limit: number, position?: number) =>
    client.request(transactions, { limit }, position === undefined ? {} : { position: () => position })
  await Promise.all([ask(1), ask(2), ask(3, 9), ask(4, 5)])
  expect(server().requests.map(({ query }) => Number(query.get('limit')))).toEqual([1, 2, 4, 3])
})
