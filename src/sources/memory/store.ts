import { isFinalized } from '../../service/rows/finality.ts'
import type { AccountBalance } from '../../service/rows/account.ts'
import type { Action } from '../../service/rows/action.ts'
import type { Message } from '../../service/rows/message.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { isSince, type ServiceVersion } from '../../service/rows/version.ts'
import {
  deriveHead,
  externalHashes,
  isSettledTrace,
  sortTrace,
  type TraceRow,
} from '../../service/rules/rows/assembly.ts'
import { joinMessages } from '../../service/rules/messages.ts'
import { type PastBody, readPastBody } from '../../service/rules/rows/readPast.ts'
import { readAnswerBody } from '../../service/rules/rows/readBody.ts'
import type { TableRow } from '../../service/rules/rows/readRow.ts'
import { joinBalances } from '../../service/rules/stats.ts'
import { merges, type StoredTrace, type TableName, type Tables } from '../../service/rules/rows/tables.ts'
import { sentBy } from '../../service/rules/transactions.ts'
import { Rows } from './rows.ts'
import { Table } from './table.ts'

type AllTables = { readonly [Name in TableName]: Table<Tables[Name]> }

/** Contracts that no longer exist, and the domains that were theirs. Empty for versions that show them. */
export interface Destroyed {
  readonly addresses: ReadonlySet<string>
  readonly domains: ReadonlySet<string>
}

/** Lists that follow from the rows; computed when they are first asked for after a change. */
interface Derived {
  finalized: Rows<Transaction> | undefined
  messages: Rows<Message> | undefined
  balances: Rows<AccountBalance> | undefined
  traces: Rows<TraceRow> | undefined
  pendingTraces: Rows<TraceRow> | undefined
  destroyed: Destroyed | undefined
  readonly traceById: Map<string, TraceRow | undefined>
}

const traceKey = ({ trace_id }: { readonly trace_id?: string | null | undefined }) => [trace_id]
/** Finds a trace by the external message that began it. */
export const externalKeys = ({ external }: TraceRow): readonly string[] => external

/** Every hash of the messages of a transaction, plain and normalized. */
export function* messageKeys(row: Transaction): Generator<string | null | undefined> {
  for (const message of row.in_msg ? [row.in_msg, ...sentBy(row)] : sentBy(row)) {
    yield message.hash
    yield message.hash_norm
  }
}

/** The tables of an index in memory, and what follows from them. */
export class Store {
  readonly tables: AllTables
  readonly version: ServiceVersion
  /** Code and data of past states that no row has: bags of cells in base64, by hash. */
  readonly cells = new Map<string, string>()
  /** Dictionaries of the configuration in base64, by the masterchain block from which they hold. */
  readonly configs = new Map<number, string>()
  #derived = nothingDerived()

  /** @param version Version of the service that the index answers as. */
  constructor(version: ServiceVersion) {
    this.version = version
    const names = Object.keys(merges) as TableName[]
    this.tables = Object.fromEntries(names.map((name) => [name, new Table(merges[name] as never)])) as never
  }

  /**
   * Adds the rows of answers of the service.
   * @throws {IngestError} A body is no such answer; none of them was stored.
   */
  ingest(bodies: Iterable<unknown>): void {
    const rows: TableRow[] = []
    const kept: PastBody[] = []
    for (const body of bodies) {
      for (const row of readAnswerBody(body)) rows.push(row)
      kept.push(readPastBody(body))
    }
    for (const { cells, configs } of kept) {
      for (const { hash, boc } of cells) this.cells.set(hash, boc)
      for (const { seqno, boc } of configs) this.configs.set(seqno, boc)
    }
    for (const { table, key, row } of rows) (this.tables[table] as Table<unknown>).put(key, row)
    this.#derived = nothingDerived()
  }

  /** Removes all rows. */
  clear(): void {
    for (const table of Object.values(this.tables)) table.clear()
    this.cells.clear()
    this.configs.clear()
    this.#derived = nothingDerived()
  }

  /** Transactions that the masterchain has committed: the only ones that listings show. */
  get finalized(): Rows<Transaction> {
    return (this.#derived.finalized ??= new Rows(this.tables.transactions.rows.all.filter(isFinalized)))
  }

  /** The rows of `/messages`. */
  get messages(): Rows<Message> {
    return (this.#derived.messages ??= new Rows(
      joinMessages(this.finalized.all, this.tables.messages.rows.all, this.version),
    ))
  }

  /** The balance of every known account. */
  get balances(): Rows<AccountBalance> {
    const { balances, accountStates } = this.tables
    return (this.#derived.balances ??= new Rows(joinBalances(balances.rows.all, accountStates.rows.all)))
  }

  /** Contracts that answers leave out. */
  get destroyed(): Destroyed {
    return (this.#derived.destroyed ??= this.#findDestroyed())
  }

  /** Tells whether answers leave out a contract. */
  readonly isDestroyed = (address: string | null | undefined): boolean =>
    typeof address === 'string' && this.destroyed.addresses.has(address)

  #findDestroyed(): Destroyed {
    const { accountStates, dnsRecords } = this.tables
    const states = isSince(this.version, '1.3') ? accountStates.rows.all : []
    const addresses = new Set(states.filter(({ status }) => status === 'nonexist').map(({ address }) => address))
    const records = addresses.size === 0 ? [] : dnsRecords.rows.all
    const domains = records
      .filter(({ nft_item_address }) => addresses.has(nft_item_address))
      .map(({ domain }) => domain)
    return { addresses, domains: new Set(domains) }
  }

  /** Traces of the index: those that were told, and those that follow from transactions. */
  get traces(): Rows<TraceRow> {
    if (this.#derived.traces === undefined) {
      const ids = new Set<string>()
      for (const { id } of this.tables.traces.rows.all) ids.add(id)
      for (const { trace_id } of this.finalized.all) if (trace_id) ids.add(trace_id)
      this.#derived.traces = new Rows(Array.from(ids).flatMap((id) => this.trace(id) ?? []))
    }
    return this.#derived.traces
  }

  /** A trace of the index. */
  trace(id: string): TraceRow | undefined {
    const { traceById } = this.#derived
    if (!traceById.has(id)) traceById.set(id, this.#readTrace(id))
    return traceById.get(id)
  }

  /** Traces with transactions that no masterchain block has committed. */
  get pendingTraces(): Rows<TraceRow> {
    const { pendingTraces, actions } = this.tables
    return (this.#derived.pendingTraces ??= new Rows(
      pendingTraces.rows.all.map((stored): TraceRow => ({
        ...this.#withTransactions(stored, []),
        actions: stored.actions === undefined ? this.#actionsOf(stored.row.trace_id) : actions.pick(stored.actions),
      })),
    ))
  }

  /** Whether the index holds the trace of an external message, complete and with its actions. */
  isSettled(external: string): boolean {
    return this.traces.with(externalKeys, external).some(({ head }) => isSettledTrace(head))
  }

  #readTrace(id: string): TraceRow | undefined {
    const known = this.finalized.with(traceKey, id)
    const stored = this.tables.traces.get(id)
    if (stored !== undefined) return { ...this.#withTransactions(stored, known), actions: this.#actionsOf(id) }
    if (known.length === 0) return undefined
    const transactions = sortTrace(known)
    const head = deriveHead(id, transactions)
    const external = externalHashes(head.external_hash, transactions)
    return { id, head, transactions, external, actions: this.#actionsOf(id) }
  }

  #withTransactions({ row, id, external }: StoredTrace, known: readonly Transaction[]): Omit<TraceRow, 'actions'> {
    const order = row.transactions_order
    const transactions = order ? this.tables.transactions.pick(order) : known
    return { id, head: row, transactions, external }
  }

  #actionsOf(trace: string | null): readonly Action[] {
    return trace === null ? [] : this.tables.actions.rows.with(traceKey, trace)
  }
}

function nothingDerived(): Derived {
  return {
    finalized: undefined,
    messages: undefined,
    balances: undefined,
    traces: undefined,
    pendingTraces: undefined,
    destroyed: undefined,
    traceById: new Map(),
  }
}
