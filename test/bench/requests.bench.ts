import { createClient } from '../../src/sources/client/client.ts'
import { http } from '../../src/sources/client/transports/http.ts'
import { accountStates } from '../../src/service/endpoints/accounts.ts'
import { jettonWallets } from '../../src/service/endpoints/jettons.ts'
import { nftItems } from '../../src/service/endpoints/nfts.ts'
import { topAccountsByBalance } from '../../src/service/endpoints/stats.ts'
import { transactions } from '../../src/service/endpoints/transactions.ts'
import { atMost } from './bench.ts'

/** How many requests reach the service for what pages typically show. */
globalThis.bench = async (baseUrl) => {
  const top = await counted(baseUrl, (client) => client.request(topAccountsByBalance, { limit: 100 }))
  const accounts = top.result.map((row) => row.account)
  const latest = await counted(baseUrl, (client) => client.request(transactions, { limit: 1 }))
  const account = latest.result.transactions[0]?.account ?? ''

  const page = await counted(baseUrl, async (client) => {
    const [history] = await Promise.all([
      client.request(transactions, { account: [account], limit: 20 }),
      client.request(accountStates, { address: [account] }),
      client.request(nftItems, { owner_address: [account], limit: 50 }),
      client.request(jettonWallets, { owner_address: [account], limit: 50 }),
    ])
    const shown = history.transactions.flatMap(({ in_msg }) => in_msg?.source ?? [])
    const unnamed = shown.filter((address) => client.names.addressBookRow(address) === undefined)
    if (unnamed.length > 0) throw new Error(`No name for ${unnamed.length} addresses of the page`)
  })

  const states = await counted(baseUrl, (client) =>
    Promise.all(accounts.map((address) => client.request(accountStates, { address: [address] }))),
  )
  return [
    atMost('account page: state, history, NFTs, jettons, names', page.requests, 4, 1, 'requests'),
    atMost(`states of ${accounts.length} addresses asked one by one`, states.requests, 1, 1, 'requests'),
  ]
}

async function counted<Result>(
  baseUrl: string,
  run: (client: ReturnType<typeof createClient>) => Promise<Result>,
): Promise<{ result: Result; requests: number }> {
  let requests = 0
  const counting: typeof fetch = (...args) => {
    requests += 1
    return fetch(...args)
  }
  const network = { name: 'bench', baseUrl }
  const client = createClient({ network, transport: http({ baseUrl, rate: 1000, fetch: counting }) })
  return { result: await run(client), requests }
}
