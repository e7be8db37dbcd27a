// The rules of the service over plain arrays: filter, sort, slice. Slow and simple on purpose, and
// written from the reference alone, so that it can be held against the mirror.
import { toFriendlyAddress } from '../../src/ton/address.ts'
import { accountRules } from './rules/accounts.ts'
import { actionRules } from './rules/actions.ts'
import { derivedHead, treeOf } from './rules/assemble.ts'
import {
  type Assembled,
  byAccount,
  byLt,
  isFinal,
  type Query,
  Refused,
  type Row,
  type Said,
  firstOf,
  type Transaction,
} from './rules/base.ts'
import { balanceRules } from './rules/balances.ts'
import { blockRules } from './rules/blocks.ts'
import { contractRules } from './rules/contracts.ts'
import { decodeRules } from './rules/decode.ts'
import { jettonRules } from './rules/jettons.ts'
import { messageRules } from './rules/messages.ts'
import { nftRules } from './rules/nfts.ts'
import { pendingRules } from './rules/pending.ts'
import { traceRules } from './rules/traces.ts'
import { transactionRules } from './rules/transactions.ts'
import { transferRules } from './rules/transfers.ts'

type Rule = (index: Reference, query: Query) => unknown

const RULES: Readonly<Record<string, Rule>> = {
  ...accountRules,
  ...actionRules,
  ...balanceRules,
  ...blockRules,
  ...contractRules,
  ...decodeRules,
  ...jettonRules,
  ...messageRules,
  ...nftRules,
  ...pendingRules,
  ...traceRules,
  ...transactionRules,
  ...transferRules,
}

/** Lists with rows of their own, and the field that tells rows apart. */
const KEYS: Readonly<Record<string, string>> = {
  messages: 'hash',
  actions: 'action_id',
  blocks: 'root_hash',
  accounts: 'address',
  wallets: 'address',
  nft_items: 'address',
  nft_collections: 'address',
  nft_sales: 'address',
  nft_transfers: 'transaction_hash',
  jetton_masters: 'address',
  jetton_wallets: 'address',
  jetton_transfers: 'transaction_hash',
  jetton_burns: 'transaction_hash',
  records: 'domain',
  multisigs: 'address',
  orders: 'address',
  vesting_contracts: 'address',
}

/** An index of everything that it was given. */
export class Reference {
  readonly transactions = new Map<string, Transaction>()
  readonly rows: Record<string, Map<string, Row>> = Object.create(null) as Record<string, Map<string, Row>>
  readonly traces = new Map<string, Row>()
  /** Traces with transactions that no masterchain block has committed, with their transactions. */
  readonly pending = new Map<string, Row>()
  readonly book = new Map<string, Row>()
  readonly tokens = new Map<string, { token_info: { type?: string; extra?: Row }[] }>()
  head: unknown
  #cached: { final: Transaction[]; traces: Assembled[] } | undefined

  /** Bodies as the mirror takes them. */
  add(body: Record<string, unknown> | readonly Row[]): void {
    this.#cached = undefined
    if (Array.isArray(body)) {
      this.#addRows('balances', 'account', body as readonly Row[])
      return
    }
    const given = body as Record<string, unknown>
    if ('first' in given && 'last' in given) {
      this.head = given
      this.#addRows('blocks', 'root_hash', [given['first'], given['last']] as Row[])
    }
    if ('trace_info' in given) this.#addTrace(given)
    for (const row of (given['traces'] as Row[] | undefined) ?? []) this.#addTrace(row)
    if (!('trace_info' in given)) {
      for (const row of (given['transactions'] as Transaction[] | undefined) ?? []) {
        if (isFinal(row) || !this.transactions.has(row.hash)) this.transactions.set(row.hash, row)
      }
    }
    for (const [address, row] of Object.entries(given['address_book'] ?? {})) {
      this.book.set(address, { ...this.book.get(address), ...(row as Row) })
    }
    for (const [address, row] of Object.entries(given['metadata'] ?? {})) {
      this.tokens.set(address, row as { token_info: [] })
    }
    for (const [name, key] of Object.entries(KEYS)) {
      this.#addRows(name, key, (given[name] as Row[] | undefined) ?? [])
    }
    for (const row of (given['multisigs'] as Row[] | undefined) ?? []) {
      const orders = (row['orders'] as Row[] | null) ?? []
      const known = this.rows['orders']
      this.#addRows('orders', 'address', orders.map((order) => ({
        ...order,
        actions: order['actions'] ?? known?.get(String(order['address']))?.['actions'] ?? null,
      })))
    }
  }

  #addRows(name: string, key: string, given: readonly Row[]): void {
    const rows = (this.rows[name] ??= new Map())
    for (const row of given) rows.set(String(row[key]), row)
  }

  #addTrace(given: Row): void {
    const { transactions, actions, ...rest } = given
    const rows = Object.values(transactions ?? {}) as Transaction[]
    for (const row of rows) this.transactions.set(row.hash, row)
    this.#addRows('actions', 'action_id', (actions as Row[] | undefined) ?? [])
    if (rows.every(isFinal)) this.traces.set(String(given['trace_id']), rest)
    else this.pending.set(String(given['external_hash']), given)
  }

  /** What the service would say. */
  ask(endpoint: string, query: Query): Said {
    const rule = RULES[endpoint]
    if (rule === undefined) throw new Error(`no rule for ${endpoint}`)
    try {
      return { status: 200, body: rule(this, query) }
    } catch (error) {
      if (error instanceof Refused) return { status: error.status, body: { error: error.message } }
      throw error
    }
  }

  /** Rows of a list in the order in which they first came. */
  all(name: string): Row[] {
    return [...(this.rows[name]?.values() ?? [])]
  }

  /** Transactions that a masterchain block has committed. */
  final(): Transaction[] {
    return this.#whole().final
  }

  /** Traces that were told, and those of transactions that came without one. */
  assembled(): Assembled[] {
    return this.#whole().traces
  }

  /** Put together once after the last body, since thousands of questions follow. */
  #whole(): { final: Transaction[]; traces: Assembled[] } {
    if (this.#cached === undefined) {
      const final = [...this.transactions.values()].filter(isFinal)
      this.#cached = { final, traces: this.#allTraces(final) }
    }
    return this.#cached
  }

  #allTraces(final: readonly Transaction[]): Assembled[] {
    const groups = new Map<string, Transaction[]>()
    for (const row of final) {
      if (row.trace_id) groups.set(row.trace_id, [...(groups.get(row.trace_id) ?? []), row])
    }
    return [...new Set([...this.traces.keys(), ...groups.keys()])].map((id) => {
      const told = this.traces.get(id)
      const order = told?.['transactions_order'] as string[] | undefined
      const rows = order?.map((hash) => this.transactions.get(hash) as Transaction) ?? groups.get(id) ?? []
      rows.sort(firstOf(byLt, byAccount))
      const messages = rows.flatMap((row) => [row.in_msg, ...row.out_msgs]).filter((row) => row !== null)
      const hashes = new Set(messages.flatMap((row) => [row.hash, row.hash_norm]))
      const head = told ?? derivedHead(id, rows)
      return { head: { ...head, trace: head['trace'] ?? treeOf(rows) }, rows, hashes }
    })
  }

  /** Address book of these names, and on request what is known of the tokens among them. */
  names(names: readonly unknown[], metadata: boolean): Row {
    const wanted = [...new Set(names.filter((name) => typeof name === 'string'))]
    const address_book = Object.fromEntries(wanted.map((name) => [name, this.bookRow(name)]))
    return metadata ? { address_book, metadata: this.tokensOf(wanted) } : { address_book }
  }

  /** Row of the address book. */
  bookRow(address: string): Row {
    if (!address.includes(':')) return { user_friendly: 'addr_none', domain: null, interfaces: [] }
    const user_friendly = toFriendlyAddress(address, { bounceable: false })
    return this.book.get(address) ?? { user_friendly, domain: null, interfaces: [] }
  }

  /** Metadata of tokens, and of the masters of jetton wallets. */
  tokensOf(addresses: readonly string[]): Row {
    const found: Record<string, unknown> = {}
    for (const address of addresses) {
      const row = this.tokens.get(address)
      if (row === undefined) continue
      found[address] = row
      for (const { type, extra } of row.token_info) {
        const master = type === 'jetton_wallets' ? extra?.['jetton'] : undefined
        if (typeof master === 'string' && this.tokens.has(master)) found[master] = this.tokens.get(master)
      }
    }
    return found
  }

  /** Refuses a masterchain block that is not indexed. */
  demandBlock(seqno: number): void {
    const known =
      this.all('blocks').some((row) => row['workchain'] === -1 && row['seqno'] === seqno) ||
      this.final().some((row) => row.mc_block_seqno === seqno)
    if (!known) throw new Refused(404, `masterchain block ${seqno} not found`)
  }
}
