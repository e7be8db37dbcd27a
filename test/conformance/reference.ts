// The rules of the service over plain arrays: filter, sort, slice. Slow and simple on purpose, and
// written from the reference alone, so that it can be held against the mirror.
import { parseAddress, toFriendlyAddress } from '../../src/ton/address.ts'
import { parseHash } from '../../src/ton/hash.ts'

/** A row of the service; the rules name the fields. */
export interface Row {
  readonly [field: string]: unknown
}
/** Parameters with raw addresses and base64 hashes. */
export type Query = Readonly<Record<string, unknown>>
/** What the service would say. */
export interface Said {
  readonly status: number
  readonly body: unknown
}
interface Message extends Row {
  hash: string
  hash_norm?: string | null
  source: string | null
  destination: string | null
  created_lt: string | null
  created_at: string | null
  opcode: string | number | null
  message_content?: { hash: string } | null
}
interface Transaction extends Row {
  account: string
  hash: string
  lt: string
  now: number
  mc_block_seqno: number
  trace_id?: string
  in_msg: Message | null
  out_msgs: Message[]
  finality?: string
  emulated?: boolean
  block_ref: { workchain: number; shard: string | null; seqno: number }
}
interface Assembled {
  readonly head: Row
  readonly rows: Transaction[]
  /** Messages, plain and normalised. */
  readonly hashes: ReadonlySet<unknown>
}
type Order = (a: Row, b: Row) => number

class Refused extends Error {
  readonly status: number
  constructor(status: number, text: string) {
    super(text)
    this.status = status
  }
}

const NULL = Symbol('no value')

/** Ascending order of numbers in text, of bytes, or of text; null last. */
function up(read: (row: Row) => bigint | number | string | Uint8Array | null | undefined): Order {
  return (a, b) => {
    const [x, y] = [read(a) ?? NULL, read(b) ?? NULL]
    if (x === NULL || y === NULL) return x === y ? 0 : x === NULL ? 1 : -1
    if (x instanceof Uint8Array && y instanceof Uint8Array) {
      return Buffer.compare(Buffer.from(x), Buffer.from(y))
    }
    return x === y ? 0 : (x as string) < (y as string) ? -1 : 1
  }
}
const down =
  (order: Order): Order =>
  (a, b) =>
    order(b, a)
const then =
  (...orders: Order[]): Order =>
  (a, b) =>
    orders.map((order) => order(a, b)).find((difference) => difference !== 0) ?? 0

const addressBytes = (text: unknown) => {
  if (typeof text !== 'string') return null
  const { workchain, hash } = parseAddress(text)
  return Uint8Array.from([workchain + 128, ...hash])
}
const big = (text: unknown) => (text === null || text === undefined ? null : BigInt(text as string))
const has = (list: unknown, value: unknown) => list === undefined || (list as unknown[]).includes(value)
const isFinal = ({ finality, emulated }: Row) =>
  emulated !== true && (finality === undefined || finality === 'finalized')
const unsigned = (opcode: unknown) => Number(opcode) >>> 0

/** An index of everything that it was given. */
export class Reference {
  readonly transactions = new Map<string, Transaction>()
  readonly rows: Record<string, Map<string, Row>> = Object.create(null) as Record<string, Map<string, Row>>
  readonly traces = new Map<string, Row>()
  readonly book = new Map<string, Row>()
  readonly tokens = new Map<string, { token_info: { type?: string; extra?: Row }[] }>()
  head: unknown

  /** Bodies as the mirror takes them. */
  add(body: Record<string, unknown>): void {
    if ('first' in body && 'last' in body) {
      this.head = body
      const blocks = (this.rows['blocks'] ??= new Map())
      for (const row of [body['first'], body['last']] as Row[]) blocks.set(String(row['root_hash']), row)
    }
    if ('trace_info' in body) this.#addTrace(body)
    for (const row of (body['traces'] as Row[] | undefined) ?? []) this.#addTrace(row)
    if (!('trace_info' in body)) {
      for (const row of (body['transactions'] as Transaction[] | undefined) ?? []) {
        if (isFinal(row) || !this.transactions.has(row.hash)) this.transactions.set(row.hash, row)
      }
    }
    this.#cached = undefined
    for (const [address, row] of Object.entries(body['address_book'] ?? {})) {
      this.book.set(address, { ...this.book.get(address), ...(row as Row) })
    }
    for (const [address, row] of Object.entries(body['metadata'] ?? {})) {
      this.tokens.set(address, row as { token_info: [] })
    }
    for (const [name, key] of Object.entries(KEYS)) {
      const rows = (this.rows[name] ??= new Map())
      for (const row of (body[name] as Row[] | undefined) ?? []) rows.set(String(row[key]), row)
    }
  }

  #addTrace(given: Row): void {
    const { transactions, actions, ...rest } = given
    const rows = Object.values(transactions ?? {}) as Transaction[]
    for (const row of rows) this.transactions.set(row.hash, row)
    for (const row of (actions as Row[] | undefined) ?? []) {
      ;(this.rows['actions'] ??= new Map()).set(String(row['action_id']), row)
    }
    if (rows.every(isFinal)) this.traces.set(String(given['trace_id']), rest)
  }

  ask(endpoint: string, query: Query): Said {
    try {
      const answer = (this as unknown as Record<string, (query: Query) => unknown>)[`$${endpoint}`]
      if (answer === undefined) throw new Error(`no rule for ${endpoint}`)
      return { status: 200, body: answer.call(this, query) }
    } catch (error) {
      if (error instanceof Refused) return { status: error.status, body: { error: error.message } }
      throw error
    }
  }

  #cached: { final: Transaction[]; traces: Assembled[] } | undefined

  /** Put together once after the last body, since thousands of questions follow. */
  #all(): { final: Transaction[]; traces: Assembled[] } {
    const final = [...this.transactions.values()].filter(isFinal)
    this.#cached ??= { final, traces: this.#allTraces(final) }
    return this.#cached
  }

  #final(): Transaction[] {
    return this.#all().final
  }

  #page<T extends Row>(rows: T[], query: Query, order: Order | undefined): T[] {
    const { limit = 10, offset = 0 } = query as { limit?: number; offset?: number }
    const sorted = order === undefined ? rows : rows.sort(order)
    return sorted.slice(Math.max(0, offset)).slice(0, Math.max(1, limit))
  }

  /** Whether newest comes first; refuses what the service refuses of every listing. */
  #descending(query: Query): boolean {
    const { limit = 10, sort = 'desc' } = query as { limit?: number; sort?: string }
    if (limit > 1000) throw new Refused(422, `limit is not allowed: ${limit} > 1000`)
    if (!/^(a|d|asc|desc)$/i.test(sort)) throw new Refused(422, 'wrong value for sort parameter')
    return /^d/i.test(sort)
  }

  #names(names: unknown[], metadata: boolean): Row {
    const wanted = [...new Set(names.filter((name) => typeof name === 'string'))]
    const address_book = Object.fromEntries(wanted.map((name) => [name, this.#bookRow(name)]))
    return metadata ? { address_book, metadata: this.#tokensOf(wanted) } : { address_book }
  }

  #bookRow(address: string): Row {
    if (!address.includes(':')) return { user_friendly: 'addr_none', domain: null, interfaces: [] }
    const user_friendly = toFriendlyAddress(address, { bounceable: false })
    return this.book.get(address) ?? { user_friendly, domain: null, interfaces: [] }
  }

  #tokensOf(addresses: string[]): Row {
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

  #transactionBody(rows: Transaction[]): Row {
    const names = rows.flatMap((row) => [
      row.account,
      ...(row.in_msg ? [row.in_msg.source] : []),
      ...row.out_msgs.map(({ destination }) => destination),
    ])
    return { transactions: rows, ...this.#names(names, false) }
  }

  #demandBlock(seqno: number): void {
    const known =
      [...(this.rows['blocks']?.values() ?? [])].some(
        (row) => row['workchain'] === -1 && row['seqno'] === seqno,
      ) || this.#final().some((row) => row.mc_block_seqno === seqno)
    if (!known) throw new Refused(404, `masterchain block ${seqno} not found`)
  }

  $adjacentTransactions({ hash, direction }: Query): unknown {
    const given = this.#final().find((row) => row.hash === hash)
    const parents = direction === 'out' || !given?.in_msg ? [] : [given.in_msg.hash]
    const children = direction === 'in' ? [] : (given?.out_msgs ?? []).map((message) => message.hash)
    const rows = this.#final().filter(
      (row) =>
        row !== given &&
        (row.out_msgs.some((message) => parents.includes(message.hash)) ||
          (row.in_msg !== null && children.includes(row.in_msg.hash))),
    )
    if (rows.length === 0) throw new Refused(404, 'adjacent transactions not found')
    return this.#transactionBody(rows.sort(then(byLt, byAccount)))
  }

  $transactions(query: Query): unknown {
    const descending = this.#descending(query)
    const turn = descending ? down : (order: Order) => order
    if (query['mc_seqno'] !== undefined) this.#demandBlock(query['mc_seqno'] as number)
    const timed = query['start_utime'] !== undefined || query['end_utime'] !== undefined
    const single = (query['account'] as string[] | undefined)?.length === 1
    const byNow = up((row) => row['now'] as number)
    const order =
      query['lt'] !== undefined
        ? then(byLt, turn(byAccount))
        : query['hash'] !== undefined
          ? turn(byHash)
          : single || query['mc_seqno'] === undefined
            ? then(...(timed ? [turn(byNow)] : []), turn(byLt), byAccount)
            : then(turn(byLt), byAccount)
    const rows = this.#final().filter(
      (row) =>
        has(query['hash'], row.hash) &&
        has(query['account'], row.account) &&
        [undefined, row.mc_block_seqno].includes(query['mc_seqno'] as number) &&
        [undefined, row.block_ref.workchain].includes(query['workchain'] as number) &&
        [undefined, row.block_ref.seqno].includes(query['seqno'] as number) &&
        [undefined, row.block_ref.shard].includes(query['shard'] as string) &&
        [undefined, row.lt].includes(query['lt'] as string) &&
        between(BigInt(row.lt), big(query['start_lt']), big(query['end_lt'])) &&
        between(row.now, query['start_utime'], query['end_utime']),
    )
    return this.#transactionBody(this.#page(rows, query, order))
  }

  $transactionsByMasterchainBlock({ seqno, ...query }: Query): unknown {
    return this.$transactions({ ...query, mc_seqno: seqno })
  }

  $transactionsByMessage(query: Query): unknown {
    const { msg_hash, body_hash, opcode, direction, source, destination } = query
    if ([msg_hash, body_hash, opcode].every((value) => value === undefined)) {
      throw new Refused(422, 'at least one of msg_hash, body_hash, opcode should be specified')
    }
    if (!['in', 'out', undefined].includes(direction as string)) {
      throw new Refused(422, 'direction should be one of: in, out')
    }
    const descending = this.#descending(query)
    const fits = (message: Message) =>
      (has(msg_hash, message.hash) || (Boolean(message.hash_norm) && has(msg_hash, message.hash_norm))) &&
      (body_hash === undefined || message.message_content?.hash === body_hash) &&
      (opcode === undefined || (message.opcode !== null && unsigned(message.opcode) === unsigned(opcode))) &&
      (source === undefined || message.source === source) &&
      (destination === undefined || message.destination === destination)
    const rows = this.#final().filter(
      (row) =>
        (direction !== 'out' && row.in_msg !== null && fits(row.in_msg)) ||
        (direction !== 'in' && opcode === undefined && row.out_msgs.some(fits)),
    )
    const order = then(descending ? down(byLt) : byLt, byAccount)
    return this.#transactionBody(this.#page(rows, query, order))
  }

  $messages(query: Query): unknown {
    const { direction, source, destination, opcode, body_hash } = query
    if (!['in', 'out', undefined].includes(direction as string)) {
      throw new Refused(422, 'direction should be one of: in, out')
    }
    const turn = this.#descending(query) ? down : (order: Order) => order
    const messages = new Map<string, { row: Message; into?: string; out?: string }>()
    for (const { hash, out_msgs } of this.#final()) {
      for (const row of out_msgs) messages.set(row.hash, { row, out: hash })
    }
    for (const { hash, in_msg } of this.#final()) {
      if (in_msg) messages.set(in_msg.hash, { ...messages.get(in_msg.hash), row: in_msg, into: hash })
    }
    for (const row of this.rows['messages']?.values() ?? []) {
      if (!messages.has(String(row['hash']))) {
        messages.set(String(row['hash']), {
          row: row as Message,
          into: row['in_msg_tx_hash'] as string,
          out: row['out_msg_tx_hash'] as string,
        })
      }
    }
    const timed = query['start_utime'] !== undefined || query['end_utime'] !== undefined
    const end = (wanted: unknown, given: string | null) =>
      wanted === undefined || (wanted === 'null' ? given === null : given === wanted)
    const hashes = query['msg_hash'] ?? (query['hash'] === undefined ? undefined : [query['hash']])
    const found = [...messages.values()].filter(({ row, into, out }) => {
      const time = timed ? row.created_at : row.created_lt
      return (
        (has(hashes, row.hash) || (Boolean(row.hash_norm) && has(hashes, row.hash_norm))) &&
        (body_hash === undefined || row.message_content?.hash === body_hash) &&
        end(source, row.source) &&
        end(destination, row.destination) &&
        (opcode === undefined || (row.opcode !== null && unsigned(row.opcode) === unsigned(opcode))) &&
        (direction !== 'in' || Boolean(into)) &&
        (direction !== 'out' || Boolean(out)) &&
        between(big(row.created_lt), big(query['start_lt']), big(query['end_lt'])) &&
        between(big(row.created_at), big(query['start_utime']), big(query['end_utime'])) &&
        (query['exclude_externals'] !== true || (time ?? null) !== null) &&
        (query['only_externals'] !== true || (time ?? null) === null)
      )
    })
    const rows = found.map(({ row, into, out }) => {
      const { in_msg_tx_hash: _in, out_msg_tx_hash: _out, ...rest } = row
      return {
        ...rest,
        ...(into && direction !== 'out' && { in_msg_tx_hash: into }),
        ...(out && direction !== 'in' && { out_msg_tx_hash: out }),
      }
    })
    const byTime = up((row) => big(row[timed ? 'created_at' : 'created_lt']))
    const page = this.#page(rows, query, then(turn(byTime), turn(byHash)))
    const names = page.flatMap((row) => [row['source'], row['destination']])
    return { messages: page, ...this.#names(names, true) }
  }

  /** Traces that were told, and those of transactions that came without one. */
  #allTraces(final: readonly Transaction[]): Assembled[] {
    const groups = new Map<string, Transaction[]>()
    for (const row of final) {
      if (row.trace_id) groups.set(row.trace_id, [...(groups.get(row.trace_id) ?? []), row])
    }
    return [...new Set([...this.traces.keys(), ...groups.keys()])].map((id) => {
      const told = this.traces.get(id)
      const order = told?.['transactions_order'] as string[] | undefined
      const rows = order?.map((hash) => this.transactions.get(hash) as Transaction) ?? groups.get(id) ?? []
      rows.sort(then(byLt, byAccount))
      const messages = rows.flatMap((row) => [row.in_msg, ...row.out_msgs]).filter((row) => row !== null)
      const hashes = new Set(messages.flatMap((row) => [row.hash, row.hash_norm]))
      const head = told ?? derivedHead(id, rows)
      return { head: { ...head, trace: head['trace'] ?? treeOf(rows) }, rows, hashes }
    })
  }

  $traces(query: Query): unknown {
    const keys = ['account', 'trace_id', 'tx_hash', 'msg_hash']
    if (keys.filter((name) => query[name] !== undefined).length > 1) {
      const text = 'only one of account, trace_id, tx_hash, msg_hash should be specified'
      throw new Refused(422, text)
    }
    const turn = this.#descending(query) ? down : (order: Order) => order
    if (query['mc_seqno'] !== undefined) this.#demandBlock(query['mc_seqno'] as number)
    const timed = query['start_utime'] !== undefined || query['end_utime'] !== undefined
    const found = this.#all().traces.filter(({ head, rows, hashes }) => {
      const info = head['trace_info'] as Row
      return (
        has(query['trace_id'], head['trace_id']) &&
        (query['account'] === undefined || rows.some((row) => row.account === query['account'])) &&
        (query['tx_hash'] === undefined || rows.some((row) => has(query['tx_hash'], row.hash))) &&
        (query['msg_hash'] === undefined ||
          (query['msg_hash'] as string[]).some((hash) => hashes.has(hash))) &&
        (query['mc_seqno'] === undefined ||
          (info['trace_state'] === 'complete' && Number(head['mc_seqno_end']) === query['mc_seqno'])) &&
        between(big(head['end_lt']), big(query['start_lt']), big(query['end_lt'])) &&
        between(head['end_utime'] as number, query['start_utime'], query['end_utime'])
      )
    })
    const byEnd = up(({ head }) => {
      const row = head as Row
      return timed ? (row['end_utime'] as number) : big(row['end_lt'])
    })
    const byId = up(({ head }) => parseHash(String((head as Row)['trace_id'])))
    const page = this.#page(found as unknown as Row[], query, then(turn(byEnd), turn(byId))) as unknown as Assembled[]
    const names: unknown[] = []
    const traces = page.map(({ head, rows }) => {
      for (const name of Object.keys(this.#transactionBody(rows)['address_book'] as Row)) names.push(name)
      const actions = [...(this.rows['actions']?.values() ?? [])]
        .filter((row) => row['trace_id'] === head['trace_id'] && isFinal(row))
        .sort(then(up((row) => big(row['start_lt'])), up((row) => big(row['end_lt'])), up((row) => parseHash(String(row['action_id'])))))
        .map(({ accounts: _accounts, transactions_full: _full, ...row }) => row)
      if (query['include_actions'] === true) names.push(...actions.flatMap((row) => addressesIn(row['details'])))
      return {
        ...head,
        ...(query['include_actions'] === true && { actions }),
        transactions_order: rows.map(({ hash }) => hash),
        transactions: Object.fromEntries(rows.map((row) => [row.hash, row])),
      }
    })
    return { traces, ...this.#names(names, true) }
  }

  $nftItems(query: Query): unknown {
    const collections = query['collection_address'] as string[] | undefined
    const owners = query['owner_address'] as string[] | undefined
    const indexes = query['index'] as string[] | undefined
    if (indexes?.some((text) => /\D/.test(text))) {
      throw new Refused(422, 'index should contain digits only')
    }
    if (collections !== undefined && collections.length > 1 && owners?.length !== 1) {
      throw new Refused(422, 'exact one owner_address required for multiple collection_address')
    }
    this.#descending({ limit: query['limit'] })
    if (indexes !== undefined && collections === undefined) {
      throw new Refused(422, 'index parameter is not allowed without the collection_address')
    }
    const ownerOf = (row: Row) =>
      query['include_on_sale'] === true && row['on_sale'] === true
        ? (row['real_owner'] ?? row['owner_address'])
        : row['owner_address']
    const all = [...(this.rows['nft_items']?.values() ?? [])]
    const rows = all.filter(
      (row) =>
        has(query['address'], row['address']) &&
        has(owners, ownerOf(row)) &&
        has(collections, row['collection_address']) &&
        (indexes === undefined || indexes.some((index) => big(index) === big(row['index']))),
    )
    const byIndex = up((row) => big(row['index']))
    const byCollection = up((row) => addressBytes(row['collection_address']))
    const byArrival = up((row) => all.indexOf(row))
    const asked = (query['address'] as string[] | undefined) ?? []
    const order =
      query['sort_by_last_transaction_lt'] === true
        ? then(down(up((row) => big(row['last_transaction_lt']))), byArrival)
        : collections?.length === 1
          ? then(byIndex, byArrival)
          : owners !== undefined
            ? then(up((row) => addressBytes(ownerOf(row))), byCollection, byIndex, byArrival)
            : query['address'] !== undefined
              ? up((row) => asked.indexOf(String(row['address'])))
              : byArrival
    const page = this.#page(rows, query, order)
    const names = page.flatMap((row) => [row['address'], row['collection_address'], row['owner_address']])
    return { nft_items: page, ...this.#names(names, true) }
  }

  $nftCollections(query: Query): unknown {
    this.#descending({ limit: query['limit'] })
    const rows = [...(this.rows['nft_collections']?.values() ?? [])].filter(
      (row) =>
        has(query['collection_address'], row['address']) && has(query['owner_address'], row['owner_address']),
    )
    const page = this.#page(rows, query, undefined)
    const names = page.flatMap((row) => [row['address'], row['owner_address']])
    return { nft_collections: page, ...this.#names(names, true) }
  }

  $jettonWallets(query: Query): unknown {
    const jettons = query['jetton_address'] as string[] | undefined
    const owners = query['owner_address'] as string[] | undefined
    if (jettons !== undefined && jettons.length > 1 && owners?.length !== 1) {
      throw new Refused(422, 'exact one owner_address required for multiple jetton_address')
    }
    const descending = this.#descending(query)
    const all = [...(this.rows['jetton_wallets']?.values() ?? [])]
    const rows = all.filter(
      (row) =>
        has(query['address'], row['address']) &&
        has(owners, row['owner']) &&
        has(jettons, row['jetton']) &&
        (query['exclude_zero_balance'] !== true || BigInt(String(row['balance'])) > 0n),
    )
    const byArrival = up((row) => all.indexOf(row))
    const byBalance = up((row) => big(row['balance']))
    const base = query['sort'] === undefined ? byArrival : descending ? down(byBalance) : byBalance
    const order =
      jettons?.length === 1
        ? then(base, byArrival)
        : owners !== undefined
          ? then(up((row) => addressBytes(row['owner'])), base, byArrival)
          : query['address'] !== undefined
            ? up((row) => addressBytes(row['address']))
            : then(base, byArrival)
    const page = this.#page(rows, query, order)
    const names = page.flatMap((row) => [row['address'], row['owner'], row['jetton']])
    return { jetton_wallets: page, ...this.#names(names, true) }
  }

  $jettonTransfers(query: Query): unknown {
    return this.#events(query, 'jetton_transfers', 'source', 'destination', 'source_wallet', 'jetton_master')
  }

  $nftTransfers(query: Query): unknown {
    return this.#events(query, 'nft_transfers', 'old_owner', 'new_owner', 'nft_address', 'nft_collection')
  }

  #events(query: Query, name: string, giver: string, taker: string, item: string, family: string): unknown {
    const descending = this.#descending(query)
    const owners = query['owner_address'] as string[] | undefined
    const timed = query['start_utime'] !== undefined || query['end_utime'] !== undefined
    const isJetton = name === 'jetton_transfers'
    const rows = [...(this.rows[name]?.values() ?? [])].filter((row) => {
      const [given, taken] = [has(owners, row[giver]), has(owners, row[taker])]
      const fits =
        query['direction'] === 'in' ? taken : query['direction'] === 'out' ? given : given || taken
      return (
        (owners === undefined || fits) &&
        (!isJetton || row['transaction_aborted'] !== true) &&
        has(query[isJetton ? 'jetton_wallet' : 'item_address'], row[item]) &&
        [undefined, row[family]].includes(query[isJetton ? 'jetton_master' : 'collection_address']) &&
        between(big(row['transaction_lt']), big(query['start_lt']), big(query['end_lt'])) &&
        between(row['transaction_now'] as number, query['start_utime'], query['end_utime'])
      )
    })
    const time = up((row) => big(row[timed ? 'transaction_now' : 'transaction_lt']))
    const byHash = up((row) => parseHash(String(row['transaction_hash'])))
    const page = this.#page(rows, query, then(descending ? down(time) : time, byHash))
    const names = page.flatMap((row) =>
      [giver, taker, item, family, 'response_destination'].map((field) => row[field]),
    )
    return { [name]: page, ...this.#names(names, true) }
  }

  $blocks(query: Query): unknown {
    const descending = this.#descending(query)
    const turn = descending ? down : (order: Order) => order
    const rows = [...(this.rows['blocks']?.values() ?? [])].filter(
      (row) =>
        ['workchain', 'seqno', 'root_hash', 'file_hash', 'shard'].every((name) =>
          [undefined, row[name]].includes(query[name]),
        ) &&
        [undefined, (row['masterchain_block_ref'] as Row)['seqno']].includes(query['mc_seqno']) &&
        between(Number(row['gen_utime']), query['start_utime'], query['end_utime']) &&
        between(big(row['start_lt']), big(query['start_lt']), big(query['end_lt'])),
    )
    const signedShard = up((row) => BigInt.asIntN(64, BigInt(`0x${String(row['shard'])}`)))
    const order = then(
      turn(up((row) => Number(row['gen_utime']))),
      up((row) => row['workchain'] as number),
      signedShard,
      turn(up((row) => row['seqno'] as number)),
    )
    return { blocks: this.#page(rows, query, order) }
  }

  $actions(query: Query): unknown {
    const descending = this.#descending(query)
    const turn = descending ? down : (order: Order) => order
    if (query['mc_seqno'] !== undefined) this.#demandBlock(query['mc_seqno'] as number)
    const timed = query['start_utime'] !== undefined || query['end_utime'] !== undefined
    const withMessage = this.#final()
      .filter((row) =>
        [row.in_msg, ...row.out_msgs].some(
          (message) =>
            message !== null &&
            [message.hash, message.hash_norm].some((hash) => Boolean(hash) && has(query['msg_hash'], hash)),
        ),
      )
      .map(({ hash }) => hash)
    const rows = [...(this.rows['actions']?.values() ?? [])].filter((row) => {
      const hashes = row['transactions'] as string[]
      return (
        isFinal(row) &&
        has(query['action_id'], row['action_id']) &&
        has(query['trace_id'], row['trace_id']) &&
        has(query['action_type'], row['type']) &&
        !((query['exclude_action_type'] as unknown[] | undefined) ?? []).includes(row['type']) &&
        (query['account'] === undefined || accountsOf(row).includes(query['account'])) &&
        (query['tx_hash'] === undefined || hashes.some((hash) => has(query['tx_hash'], hash))) &&
        (query['msg_hash'] === undefined || hashes.some((hash) => withMessage.includes(hash))) &&
        [undefined, row['trace_mc_seqno_end']].includes(query['mc_seqno']) &&
        between(row['trace_end_utime'] as number, query['start_utime'], query['end_utime']) &&
        between(big(row['trace_end_lt']), big(query['start_lt']), big(query['end_lt']))
      )
    })
    const [traceEnd, end] = timed ? ['trace_end_utime', 'end_utime'] : ['trace_end_lt', 'end_lt']
    const order = then(
      up((row) => big(row[traceEnd])),
      up((row) => parseHash(String(row['trace_id']))),
      up((row) => big(row[end])),
      up((row) => parseHash(String(row['action_id']))),
    )
    const page = this.#page(rows, query, turn(order))
    const names = page.flatMap((row) => addressesIn(row['details']))
    const shown = page.map(({ accounts: _accounts, transactions_full: _full, ...row }, at) =>
      query['include_accounts'] === true ? { ...row, accounts: accountsOf(page[at] as Row) } : row,
    )
    return { actions: shown, ...this.#names(names, true) }
  }

  $accountStates(query: Query): unknown {
    const asked = [...new Set(query['address'] as string[])]
    const rows = asked
      .flatMap((address): Row[] => [this.rows['accounts']?.get(address) ?? []].flat())
      .map(({ code_boc, data_boc, ...row }: Row) =>
        query['include_boc'] === false
          ? row
          : { ...row, ...(data_boc !== undefined && { data_boc }), ...(code_boc !== undefined && { code_boc }) },
      )
    return { accounts: rows, ...this.#names(rows.map((row) => (row)['address']), true) }
  }

  $addressBook(query: Query): unknown {
    return Object.fromEntries((query['address'] as string[]).map((name) => [name, this.#bookRow(name)]))
  }

  $metadata(query: Query): unknown {
    return this.#tokensOf(query['address'] as string[])
  }

  $masterchainInfo(): unknown {
    if (this.head === undefined) throw new Refused(500, 'no rows in result set')
    return this.head
  }
}

/** Lists with rows of their own, and the field that tells rows apart. */
const KEYS: Readonly<Record<string, string>> = {
  messages: 'hash',
  actions: 'action_id',
  blocks: 'root_hash',
  accounts: 'address',
  nft_items: 'address',
  nft_collections: 'address',
  nft_transfers: 'transaction_hash',
  jetton_wallets: 'address',
  jetton_transfers: 'transaction_hash',
}

const byLt = up((row) => big(row['lt']))
const byAccount = up((row) => addressBytes(row['account']))
const byHash = up((row) => parseHash(String(row['hash'])))

/** Bounds are inclusive; a row without the value fails a bound. */
function between(value: bigint | number | null, least: unknown, most: unknown): boolean {
  const open = (bound: unknown) => bound === undefined || bound === null
  if (open(least) && open(most)) return true
  if (value === null) return false
  return (open(least) || value >= (least as bigint)) && (open(most) || value <= (most as bigint))
}

function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^-?\d+:[0-9A-F]{64}$/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(addressesIn)
}

function accountsOf(row: Row): unknown[] {
  return (row['accounts'] as unknown[] | undefined) ?? [...new Set(addressesIn(row['details']))]
}

function derivedHead(trace_id: string, rows: Transaction[]): Row {
  const messages = new Map(
    rows.flatMap((row) => [row.in_msg, ...row.out_msgs]).flatMap((row) => (row ? [[row.hash, row]] : [])),
  )
  const consumed = rows.map((row) => row.in_msg?.hash)
  const pending = [...messages.values()].filter(
    (row) => row.destination !== null && !consumed.includes(row.hash),
  )
  const first = rows[0]?.in_msg
  return {
    trace_id,
    external_hash: first && first.source === null ? first.hash : null,
    mc_seqno_start: String(Math.min(...rows.map((row) => row.mc_block_seqno))),
    mc_seqno_end: String(Math.max(...rows.map((row) => row.mc_block_seqno))),
    start_lt: rows[0]?.lt,
    start_utime: rows[0]?.now,
    end_lt: rows.at(-1)?.lt,
    end_utime: rows.at(-1)?.now,
    trace_info: {
      trace_state: pending.length > 0 ? 'pending' : 'complete',
      messages: messages.size,
      transactions: rows.length,
      pending_messages: pending.length,
      classification_state: 'ok',
    },
    is_incomplete: false,
  }
}

/** The tree by its definition: a transaction hangs below the earlier one that sent its message. */
function treeOf(rows: Transaction[], root = rows[0]): unknown {
  if (root === undefined) return undefined
  const children = rows.filter(
    (row) => row.in_msg !== null && root.out_msgs.some((message) => message.hash === row.in_msg?.hash),
  )
  return {
    tx_hash: root.hash,
    ...(root.in_msg && { in_msg_hash: root.in_msg.hash }),
    children:
      children.length > 0
        ? children.map((row) => treeOf(rows, row))
        : root.out_msgs.length > 0
          ? null
          : [],
  }
}
