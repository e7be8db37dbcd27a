// A world of plain lists that remembers every state it was in, asked like the service: slow and obvious.
import { vi } from 'vitest'
import { HttpError } from '../../../../src/sources/client/errors.ts'
import { currentAnswer } from '../../../../src/sources/client/origin.ts'
import type { Params, Transport } from '../../../../src/sources/client/transports/transport.ts'
import type { NftItem } from '../../../../src/service/rows/nft.ts'
import type { Transaction } from '../../../../src/service/rows/transaction.ts'
import { testAccount, createBook, testHash, history, item } from '../../../fixtures/testRows.ts'

/** An action of the model. */
export interface PlainAction {
  readonly action_id: string
  readonly trace_id: string
  readonly trace_end_lt: string
  readonly end_lt: string
  readonly type: string
  readonly accounts: readonly string[]
}

/** One state of the world. */
export interface State {
  /** Milliseconds since 1970 from which it holds. */
  readonly since: number
  readonly transactions: readonly Transaction[]
  readonly items: readonly NftItem[]
  readonly actions: readonly PlainAction[]
  /** Domains by address. */
  readonly domains: Readonly<Record<string, string>>
}

/** Accounts and owners of the model. */
export const PEOPLE = [1, 2, 3]
const ITEMS = Array.from({ length: 90 }, (_, n) => 1000 + n)
const address_book = createBook(...PEOPLE, 5, ...ITEMS)

/** The world and the service that shows it. */
export interface PlainService extends Transport {
  readonly states: State[]
  /** Called when an answer is on its way: it shows the state before. */
  after: () => unknown
  /** The answer in a state. */
  readonly in: (state: State, name: string, params: Params) => object
  readonly grow: (account: number, count: number) => void
  readonly act: (account: number, count: number) => void
  /** Shows an action of long ago, which the service has classified only now. */
  readonly actLate: (account: number, lt: number) => void
  /** Gives an account another name. */
  readonly rename: (n: number) => void
  readonly move: (n: number, owner: number) => void
}

/** Answers at most so many rows in time. */
const MOST = 40

/** An empty world. Its clock stands still but for its changes: each takes a second. */
export function plainService(): PlainService {
  const lengths = new Map<number, number>()
  // The other clock of the page, too: the mirror compares them, and takes a date that stands still for one that was set
  // back.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  let moment = 1
  let acted = 0
  let late = 0
  let renamed = 0
  const states: State[] = [{ since: 0, transactions: [], items: [], actions: [], domains: {} }]
  const last = () => states.at(-1) as State
  const become = (change: Partial<State>) => {
    vi.setSystemTime(Date.now() + 1000)
    states.push({ ...last(), ...change, since: Date.now() })
  }
  const service: PlainService = {
    name: 'plain',
    states,
    after: () => undefined,
    async request({ name, path }, params) {
      if (Number(params['limit']) > MOST) throw new HttpError(path, 500, 'server', 'timeout')
      const answer = structuredClone(service.in(last(), name, params))
      await service.after()
      return currentAnswer(answer, 'plain')
    },
    in: answerIn,
    grow(account, count) {
      const from = (lengths.get(account) ?? 0) + 1
      lengths.set(account, from + count - 1)
      become({ transactions: [...last().transactions, ...history(account, from, from + count - 1)] })
    },
    act(account, count) {
      const rows = Array.from({ length: count }, () => createAction(++acted, 100 + 10 * Math.floor(acted / 3), account))
      become({ actions: [...last().actions, ...rows] })
    },
    actLate(account, lt) {
      become({ actions: [...last().actions, createAction(500_000 + ++late, lt, account)] })
    },
    rename(n) {
      const address = Object.keys(address_book)[n % Object.keys(address_book).length] ?? ''
      become({ domains: { ...last().domains, [address]: `name${++renamed}.ton` } })
    },
    move(n, owner) {
      const address = testAccount(ITEMS[n % ITEMS.length] ?? 0)
      const others = last().items.filter((row) => row.address !== address)
      const lt = String(++moment * 10)
      const moved = item(1000 + (n % ITEMS.length), owner, 5, String(n % ITEMS.length), { last_transaction_lt: lt })
      become({ items: [...others, moved] })
    },
  }
  return service
}

function createAction(n: number, lt: number, account: number): PlainAction {
  const row: PlainAction = {
    action_id: testHash(7_000_000 + n),
    trace_id: testHash(8_000_000 + n),
    trace_end_lt: String(lt),
    end_lt: String(lt),
    type: n % 2 === 0 ? 'ton_transfer' : 'call_contract',
    accounts: [testAccount(account)],
  }
  return Object.assign(row, { details: {}, finality: 'finalized', transactions: [] })
}

function answerIn(state: State, name: string, params: Params): object {
  const { limit = 10, offset = 0 } = params as { limit?: number; offset?: number }
  const slice = <T>(rows: readonly T[]) => rows.slice(offset, offset + limit)
  if (name === 'transactions') {
    const rows = slice(transactionsIn(state, params))
    return {
      transactions: rows,
      address_book: createNames(
        state,
        rows.map(({ account }) => account),
      ),
    }
  }
  if (name === 'actions') {
    const rows = slice(actionsIn(state, params)).map(({ accounts, ...row }) =>
      params['include_accounts'] === true ? { ...row, accounts } : row,
    )
    return { actions: rows, address_book: {}, metadata: {} }
  }
  if (name !== 'nftItems') throw new Error(name)
  const rows = slice(itemsIn(state, params))
  const named = rows.flatMap((row) => [row.address, row.collection_address ?? '', row.owner_address ?? ''])
  return { nft_items: rows, address_book: createNames(state, named), metadata: {} }
}

function createNames({ domains }: State, addresses: readonly string[]) {
  return Object.fromEntries(
    addresses.map((address) => [address, { ...address_book[address], domain: domains[address] ?? null }]),
  )
}

const order = (a: string, b: string) => Number(BigInt(a) - BigInt(b))

function transactionsIn({ transactions }: State, params: Params): Transaction[] {
  const {
    account,
    start_lt,
    end_lt,
    lt,
    start_utime,
    end_utime,
    sort = 'desc',
  } = params as {
    readonly [name: string]: string | undefined
  }
  const sign = sort === 'desc' ? -1 : 1
  return transactions
    .filter(
      (row) =>
        (account as unknown as string[]).includes(row.account) &&
        (lt === undefined || row.lt === lt) &&
        (start_lt === undefined || order(row.lt, start_lt) >= 0) &&
        (end_lt === undefined || order(row.lt, end_lt) <= 0) &&
        (start_utime === undefined || row.now >= Number(start_utime)) &&
        (end_utime === undefined || row.now <= Number(end_utime)),
    )
    .sort((a, b) => sign * order(a.lt, b.lt))
}

function actionsIn({ actions }: State, params: Params): PlainAction[] {
  const {
    account = '',
    end_lt,
    action_type,
    sort = 'desc',
  } = params as {
    readonly account?: string
    readonly end_lt?: string
    readonly action_type?: readonly string[]
    readonly sort?: string
  }
  const sign = sort === 'desc' ? -1 : 1
  return actions
    .filter(
      (row) =>
        row.accounts.includes(account) &&
        (end_lt === undefined || order(row.trace_end_lt, end_lt) <= 0) &&
        (action_type === undefined || action_type.includes(row.type)),
    )
    .sort(
      (a, b) =>
        sign * order(a.trace_end_lt, b.trace_end_lt) ||
        sign * (a.trace_id < b.trace_id ? -1 : Number(a.trace_id > b.trace_id)),
    )
}

function itemsIn({ items }: State, params: Params): NftItem[] {
  const { owner_address: owners, collection_address: collections } = params as {
    readonly owner_address?: readonly string[]
    readonly collection_address?: readonly string[]
  }
  return items
    .filter(
      (row) =>
        (owners === undefined || owners.includes(row.owner_address ?? '')) &&
        (collections === undefined || collections.includes(row.collection_address ?? '')),
    )
    .sort((a, b) => Number(a.index) - Number(b.index))
}
