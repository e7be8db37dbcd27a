import { checkAnswer } from '../../src/client/checkAnswer.ts'
import { transactions } from '../../src/endpoints/transactions.ts'
import { atMost, interleaved } from './bench.ts'

/** Checking an answer of 1,000 transactions, against fetching it over the loopback and parsing its JSON. */
globalThis.bench = async () => {
  const chain = (await (await fetch('/chain/transactions.json')).json()) as { transactions: unknown[] }
  const text = JSON.stringify({ transactions: chain.transactions.slice(0, 1000), address_book: {} })
  const answer: unknown = JSON.parse(text)
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const times = await interleaved(
    {
      check: () => checkAnswer(transactions, answer),
      fetchAndParse: async () => (await fetch(url, { cache: 'no-store' })).json(),
    },
    21,
  )
  return [atMost('validate 1,000 transactions ÷ fetch and parse', times.check, times.fetchAndParse, 0.5)]
}
