import { checkAnswer } from '../../src/sources/client/checks/checkAnswer.ts'
import { transactions } from '../../src/service/endpoints/transactions.ts'
import { atMost, interleaved } from './bench.ts'

/** Checking an answer of 1,000 transactions, against fetching it over the loopback and parsing its JSON. */
globalThis.bench = async () => {
  const url = '/chain/transactions.json?rows=1000'
  const answer: unknown = await (await fetch(url)).json()
  const times = await interleaved(
    {
      check: () => checkAnswer(transactions, answer),
      fetchAndParse: async () => (await fetch(url, { cache: 'no-store' })).json(),
    },
    21,
  )
  return [atMost('validate 1,000 transactions ÷ fetch and parse', times.check, times.fetchAndParse, 0.5)]
}
