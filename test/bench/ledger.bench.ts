import { createClient, type Client } from '../../src/sources/client/client.ts'
import { currentAnswer } from '../../src/sources/client/origin.ts'
import { transactions } from '../../src/service/endpoints/transactions.ts'
import { accountLedger, type LedgerPage } from '../../src/entries/ledger.ts'
import { readJettonChange } from '../../src/ledger/jettonLines.ts'
import type { JettonWallet } from '../../src/service/rows/jetton.ts'
import type { Transaction } from '../../src/service/rows/transaction.ts'
import { atMost } from './bench.ts'

const count = 100_000
const limit = 500

/**
 * Ledgers of 100,000 transactions, of the account or of its jetton wallets: memory, and CPU time next to a loop that
 * adds up one field.
 */
globalThis.bench = async () => {
  const { transactions: chain } = (await (await fetch('/chain/transactions.json')).json()) as {
    transactions: readonly Transaction[]
  }
  const coin = chain.find(({ in_msg, out_msgs }) => in_msg?.source === null && out_msgs.length > 0)
  const jetton = chain.find(({ in_msg }) => in_msg?.decoded_opcode === 'jetton_internal_transfer')
  if (coin === undefined || jetton === undefined)
    throw new Error('The chain lacks a transaction with an outbound message, or one of a jetton wallet.')
  const client = createHistoryClient(coin.account, coin)
  // The first run loads and compiles code, which is no work of the ledger.
  await readPlain(client, coin.account, 10 * limit)
  await readLedger(client, coin.account, 10 * limit)
  const memory = await measureLedger(client, coin.account, ({ transactions: rows }) => rows)
  const ours = await cpuTime(() => readLedger(client, coin.account, count))
  const plain = await cpuTime(() => readPlain(client, coin.account, count))
  const wallets = await measureLedger(
    createHistoryClient(coin.account, jetton, 200),
    coin.account,
    ({ lines }) => lines.length,
  )
  return [
    atMost(
      `ledger of ${count} transactions: memory above that at the start, at its most, against 64 MB`,
      memory,
      64,
      1,
      'MB',
    ),
    atMost(`the same of 200 jetton wallets with ${count / 200} transactions each`, wallets, 64, 1, 'MB'),
    {
      ...atMost(`ledger of ${count} transactions, CPU ÷ a loop over the same pages`, ours / 1000, plain / 1000, 2),
      target: '',
    },
  ]
}

/** Reads a ledger to its end. @returns The most memory above that at the start, MB. */
async function measureLedger(
  client: Client,
  account: string,
  countRows: (page: LedgerPage) => number,
): Promise<number> {
  const start = await usedMemory()
  let most = start
  let read = 0
  for await (const page of accountLedger(client, account, { limit })) {
    const before = Math.floor(read / 20_000)
    read += countRows(page)
    if (Math.floor(read / 20_000) > before) most = Math.max(most, await usedMemory())
  }
  if (read !== count) throw new Error(`The ledger read ${read} of ${count} transactions.`)
  return Math.max(0, most - start) / 1e6
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

/**
 * A history that is made when it is asked for, so that its rows take no memory of their own.
 * @param wallets Jetton wallets that share the transactions; without any, they are the account's own.
 */
function createHistoryClient(owner: string, template: Transaction, wallets = 0): Client {
  const rowsEach = count / Math.max(1, wallets)
  const received = readJettonChange(template, '')?.amount ?? 0n
  const hash = (at: number): string => btoa(String(at).padStart(32, '0'))
  const walletAddress = (at: number): string => `0:${at.toString(16).toUpperCase().padStart(64, '0')}`
  const row = (account: string, at: number): Transaction => {
    const change =
      BigInt(template.account_state_after?.balance ?? 0) - BigInt(template.account_state_before?.balance ?? 0)
    const state = (balance: bigint) => ({ ...template.account_state_after, balance: String(balance) }) as never
    const before = 10n ** 18n + change * BigInt(at)
    return {
      ...template,
      account,
      hash: hash(at),
      trace_id: hash(at),
      lt: String(at),
      prev_trans_lt: String(at - 1),
      prev_trans_hash: hash(at - 1),
      account_state_before: state(before),
      account_state_after: state(before + change),
    }
  }
  const wallet = (at: number): JettonWallet => ({
    address: walletAddress(at),
    owner,
    jetton: walletAddress(wallets),
    balance: String(received * BigInt(rowsEach)),
    last_transaction_lt: String(rowsEach),
    code_hash: null,
    data_hash: null,
  })
  const answers: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => object>> = {
    transactions: (params) => {
      const [account = ''] = params['account'] as readonly string[]
      const isOwn = (account === owner) === (wallets === 0)
      const newest = isOwn ? Math.min(rowsEach, Number(params['end_lt'] ?? rowsEach)) : 0
      const oldest = Math.max(1, Number(params['start_lt'] ?? 1), newest - Number(params['limit']) + 1)
      return {
        transactions: Array.from({ length: Math.max(0, newest - oldest + 1) }, (_, at) =>
          structuredClone(row(account, newest - at)),
        ),
        address_book: {},
      }
    },
    jettonWallets: () => ({
      jetton_wallets: Array.from({ length: wallets }, (_, at) => wallet(at)),
      address_book: {},
      metadata: {},
    }),
    jettonTransfers: () => ({ jetton_transfers: [], address_book: {}, metadata: {} }),
    jettonBurns: () => ({ jetton_burns: [], address_book: {}, metadata: {} }),
    nftItems: () => ({ nft_items: [], address_book: {}, metadata: {} }),
    nftTransfers: () => ({ nft_transfers: [], address_book: {}, metadata: {} }),
    actions: () => ({ actions: [], address_book: {}, metadata: {} }),
  }
  const transport = {
    name: 'made',
    request: async ({ name }: { readonly name: string }, params: Readonly<Record<string, unknown>>) => {
      const answer = answers[name]
      if (answer === undefined) throw new Error(`The made history has no answer for ${name}: add it to \`answers\`.`)
      return { body: answer(params), origin: currentAnswer(undefined, 'made').origin }
    },
  }
  return createClient({ network: 'testnet', transport })
}

/** CPU time of the main thread, µs. */
async function cpuTime(run: () => Promise<unknown>): Promise<number> {
  const start = await mainThreadTime()
  await run()
  return (await mainThreadTime()) - start
}
