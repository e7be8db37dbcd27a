import { createClient, type Client } from '../../src/client/client.ts'
import { currentAnswer } from '../../src/client/origin.ts'
import { transactions } from '../../src/endpoints/transactions.ts'
import { accountLedger } from '../../src/ledger.ts'
import type { Transaction } from '../../src/schema/transaction.ts'
import { atMost } from './bench.ts'

const count = 100_000
const limit = 500

/** A ledger of 100,000 transactions: its memory, and its CPU time next to a loop over the same pages that adds up one field. */
globalThis.bench = async () => {
  const { transactions: chain } = (await (await fetch('/chain/transactions.json')).json()) as { transactions: readonly Transaction[] }
  const template = chain.find(({ in_msg, out_msgs }) => in_msg?.source === null && out_msgs.length > 0)
  if (template === undefined) throw new Error('The chain lacks a transaction with an outbound message.')
  const client = createHistoryClient(template)
  // The first run loads and compiles code, which is no work of the ledger.
  await readPlain(client, template.account, 10 * limit)
  await readLedger(client, template.account, 10 * limit)

  const start = await measureMemory()
  let most = start
  const afterwards = await cpuTime(() => readLedger(client, template.account, count))
  const plain = await cpuTime(() => readPlain(client, template.account, count))
  let read = 0
  for await (const page of accountLedger(client, template.account, { limit })) {
    const before = Math.floor(read / 20_000)
    read += page.transactions
    if (Math.floor(read / 20_000) > before) most = Math.max(most, await measureMemory())
  }
  if (read !== count) throw new Error(`The ledger read ${read} transactions.`)
  return [
    atMost(`ledger of ${count} transactions: memory above that at the start, at its most, against 64 MB`, Math.max(0, most - start) / 1e6, 64, 1, 'MB'),
    { ...atMost(`ledger of ${count} transactions, CPU ÷ a loop over the same pages`, afterwards / 1000, plain / 1000, 2), target: '' },
  ]
}

async function readLedger(client: Client, account: string, until: number): Promise<bigint> {
  let sum = 0n
  let read = 0
  for await (const { lines, transactions: rows } of accountLedger(client, account, { limit })) {
    for (const { amount } of lines) sum += BigInt(amount)
    read += rows
    if (read >= until) break
  }
  return sum
}

/** The least that somebody would write: no links, no kinds, no fees, no balances. */
async function readPlain(client: Client, account: string, until: number): Promise<bigint> {
  let sum = 0n
  let end_lt: string | undefined
  for (let read = 0; read < until; read += limit) {
    const rows = (await client.request(transactions, { account: [account], end_lt, limit, sort: 'desc' })).transactions
    for (const { in_msg, out_msgs, total_fees } of rows) {
      sum += BigInt(in_msg?.value ?? 0) - BigInt(total_fees)
      for (const { value } of out_msgs) sum -= BigInt(value ?? 0)
    }
    end_lt = rows.at(-1)?.prev_trans_lt
  }
  return sum
}

/** A history that is made when it is asked for, so that its rows take no memory of their own. */
function createHistoryClient(template: Transaction): Client {
  const hash = (at: number): string => btoa(String(at).padStart(32, '0'))
  const row = (at: number): Transaction => {
    const change = BigInt(template.account_state_after?.balance ?? 0) - BigInt(template.account_state_before?.balance ?? 0)
    const state = (balance: bigint) => ({ ...template.account_state_after, balance: String(balance) }) as never
    const before = 10n ** 18n + change * BigInt(at)
    return {
      ...template,
      hash: hash(at),
      trace_id: hash(at),
      lt: String(at),
      prev_trans_lt: String(at - 1),
      prev_trans_hash: hash(at - 1),
      account_state_before: state(before),
      account_state_after: state(before + change),
    }
  }
  const answers: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => object>> = {
    transactions: ({ start_lt, end_lt }) => {
      const newest = Math.min(count, Number(end_lt ?? count))
      const oldest = Math.max(1, Number(start_lt ?? 1), newest - limit + 1)
      return { transactions: Array.from({ length: Math.max(0, newest - oldest + 1) }, (_, at) => structuredClone(row(newest - at))), address_book: {} }
    },
    jettonWallets: () => ({ jetton_wallets: [], address_book: {}, metadata: {} }),
    nftItems: () => ({ nft_items: [], address_book: {}, metadata: {} }),
    nftTransfers: () => ({ nft_transfers: [], address_book: {}, metadata: {} }),
    actions: () => ({ actions: [], address_book: {}, metadata: {} }),
  }
  const transport = {
    name: 'made',
    request: async ({ name }: { readonly name: string }, params: Readonly<Record<string, unknown>>) => ({
      body: answers[name]?.(params) ?? {},
      origin: currentAnswer(undefined, 'made').origin,
    }),
  }
  return createClient({ network: 'testnet', transport })
}

/** CPU time of the main thread, µs. */
async function cpuTime(run: () => Promise<unknown>): Promise<number> {
  const start = await mainThreadTime()
  await run()
  return (await mainThreadTime()) - start
}

async function measureMemory(): Promise<number> {
  return (await performance.measureUserAgentSpecificMemory()).bytes
}
