// What happens on the chain of a moving world, and when the service shows it. Balances and links are those of a real
// chain: each transaction names the one before it, and an account that was deleted begins again with none before it.
import type { Action } from '../../../src/service/rows/action.ts'
import type { Message } from '../../../src/service/rows/message.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { item, message, testAccount, testHash, transaction } from '../../fixtures/testRows.ts'
import type { Random } from '../random.ts'
import { movingBodies as bodies } from './movingBodies.ts'
import type { MovingRows } from './movingRows.ts'

/** Accounts of a moving world, by number: see `testAccount`. */
export const movingAccounts = {
  people: [1, 2, 3, 4],
  masters: [50, 51],
  collections: [60, 61],
  /** A contract that takes items on sale. */
  sale: 70,
  items: [100, 101, 102, 103, 104, 105, 106, 107],
  /** Wallets of each person for each master. */
  wallets: [200, 201, 202, 203, 210, 211, 212, 213],
  /** A contract that is destroyed and deployed again. */
  phoenix: 80,
} as const

type Draft = { -readonly [Name in keyof MovingRows]: MovingRows[Name] }

/** What a contract does with a message. */
interface Reply {
  readonly sent?: readonly Sent[] | undefined
  readonly apply?: ((transaction: Transaction) => void) | undefined
}

/** A message to send. */
interface Sent {
  readonly to: number
  readonly value: bigint
  readonly body?: string | undefined
  /** Called when it arrives; undefined if the contract throws. @default it only takes the value */
  readonly receive?: (() => Reply | undefined) | undefined
}

/** A message on its way. */
interface Parcel extends Pick<Sent, 'to' | 'receive'> {
  readonly message: Message
  readonly trace: string
}

interface TransactOptions {
  readonly sent?: readonly Sent[] | undefined
  readonly isDestroyed?: boolean
  readonly isAborted?: boolean
}

const fee = 1n
const funds = 1_000_000n

/** Starts a chain. Its changes are named as they are chosen; each needs no other one before it. */
export function createMovingChain(random: Random, now: () => number) {
  let lt = 1000
  let hashes = 0
  let seqno = 100
  let rows: MovingRows = {
    transactions: [],
    actions: [],
    unclassified: new Set(),
    accounts: new Map(),
    names: new Map(),
    titles: new Map(),
    items: new Map(),
    nftTransfers: [],
    masters: new Map(),
    wallets: new Map(),
    jettonTransfers: [],
    jettonBurns: [],
    records: [],
  }
  const last = new Map<number, { readonly lt: string; readonly hash: string }>()
  const parcels: Parcel[] = []
  /** Rows that the service has not found yet. */
  const late: (() => unknown)[] = []
  const hash = () => testHash((hashes += 1))
  const change = (next: Partial<Draft>) => void (rows = { ...rows, ...next })
  const withEntry = <Value>(map: ReadonlyMap<number, Value>, key: number, value: Value) => new Map(map).set(key, value)
  const balance = (n: number) => BigInt(rows.accounts.get(n)?.balance ?? '0')
  const isThere = (n: number) => rows.accounts.get(n)?.status === 'active'
  const people = () => movingAccounts.people.filter(isThere)

  /** Adds a transaction of an account, and the state after it. */
  function transact(
    n: number,
    inbound: Message,
    trace: string | undefined,
    { sent = [], isDestroyed = false, isAborted = false }: TransactOptions = {},
  ): Transaction {
    const state = rows.accounts.get(n)
    const isNew = state === undefined || state.status === 'nonexist'
    const id = hash()
    lt += 1 + random.integer(3)
    const own = String(lt)
    const before = isNew ? 0n : balance(n)
    const value = BigInt(inbound.value ?? '0')
    const spent = sent.reduce((sum, each) => sum + each.value + 1n, fee)
    const left = before + value - spent
    const rest = isDestroyed ? 0n : left
    const out_msgs = sent.map((each, at) => {
      // A contract that is destroyed sends all that it has left.
      const amount = isDestroyed && at === 0 ? each.value + left : each.value
      return {
        ...message((hashes += 1), n, each.to, lt + at + 1),
        value: String(amount),
        ...(each.body !== undefined && { message_content: { hash: hash(), body: each.body, decoded: null } }),
      }
    })
    lt += sent.length
    const link = isNew ? undefined : last.get(n)
    const describe = (exists: boolean, amount: bigint, stateHash: string) => ({
      hash: stateHash,
      balance: String(amount),
      extra_currencies: {},
      account_status: exists ? 'active' : 'nonexist',
      frozen_hash: null,
      data_hash: exists ? testHash(4) : null,
      code_hash: exists ? testHash(5) : null,
    })
    const after = hash()
    const row = transaction(0, n, lt, {
      hash: id,
      lt: own,
      now: Math.floor(now()),
      trace_id: trace ?? id,
      mc_block_seqno: seqno,
      prev_trans_lt: link?.lt ?? '0',
      prev_trans_hash: link?.hash ?? testHash(0),
      orig_status: isNew ? 'nonexist' : 'active',
      end_status: isDestroyed ? 'nonexist' : 'active',
      total_fees: String(fee),
      in_msg: inbound,
      out_msgs,
      description: { type: 'ord', aborted: isAborted, destroyed: isDestroyed },
      account_state_before: describe(!isNew, before, state?.account_state_hash ?? testHash(0)),
      account_state_after: describe(!isDestroyed, rest, after),
    })
    last.set(n, { lt: own, hash: id })
    change({
      transactions: [...rows.transactions, row],
      accounts: withEntry(rows.accounts, n, {
        address: testAccount(n),
        account_state_hash: after,
        balance: String(rest),
        extra_currencies: {},
        status: isDestroyed ? 'nonexist' : 'active',
        last_transaction_hash: id,
        last_transaction_lt: own,
        frozen_hash: null,
        contract_methods: null,
        interfaces: null,
        data_hash: isDestroyed ? null : testHash(4),
        code_hash: isDestroyed ? null : testHash(5),
        ...(!isDestroyed && { data_boc: bodies.empty(), code_boc: bodies.empty() }),
      }),
    })
    if (!rows.names.has(n))
      change({ names: withEntry(rows.names, n, { user_friendly: `EQ${n}`, domain: null, interfaces: [] }) })
    for (const [at, each] of sent.entries()) {
      parcels.push({
        message: out_msgs[at] as Message,
        to: each.to,
        trace: row.trace_id as string,
        receive: each.receive,
      })
    }
    return row
  }

  /** Begins a trace with a message from outside. */
  function call(n: number, sent: readonly Sent[], isDestroyed = false): Transaction {
    const external = { ...message((hashes += 1), null, n), value: null, hash_norm: null }
    const row = transact(n, external, undefined, { sent, isDestroyed })
    change({ unclassified: new Set(rows.unclassified).add(row.hash) })
    return row
  }

  function deploy(n: number, from: number, body?: string): void {
    const inbound = {
      ...message((hashes += 1), from, n, lt),
      value: String(funds),
      ...(body !== undefined && { message_content: { hash: hash(), body, decoded: null } }),
    }
    transact(n, inbound, undefined)
  }

  function settle(trace: string, type: string): void {
    const members = rows.transactions.filter(({ trace_id }) => trace_id === trace)
    const [first, end] = [members[0], members.at(-1)]
    if (first === undefined || end === undefined) return
    const action = {
      trace_id: trace,
      action_id: hash(),
      start_lt: first.lt,
      end_lt: end.lt,
      start_utime: first.now,
      end_utime: end.now,
      trace_end_lt: end.lt,
      trace_end_utime: end.now,
      trace_mc_seqno_end: end.mc_block_seqno,
      transactions: members.map((row) => row.hash),
      success: true,
      type,
      details: {
        source: first.account,
        destination: end.account,
        value: '1',
        value_extra_currencies: {},
        comment: null,
        encrypted: false,
      },
      trace_external_hash: first.in_msg?.hash ?? null,
      finality: 'finalized',
      accounts: [...new Set(members.map(({ account }) => account))],
    } as unknown as Action
    const unclassified = new Set(rows.unclassified)
    unclassified.delete(trace)
    change({ actions: [...rows.actions.filter(({ trace_id }) => trace_id !== trace), action], unclassified })
  }

  const transferRow = (row: Transaction) => ({
    query_id: '0',
    transaction_hash: row.hash,
    transaction_lt: row.lt,
    transaction_now: row.now,
    transaction_aborted: false,
    response_destination: null,
    custom_payload: null,
    decoded_custom_payload: null,
    trace_id: row.trace_id,
  })
  const isSettled = (trace: string) => parcels.every((parcel) => parcel.trace !== trace)
  const wallet = (n: number) => rows.wallets.get(n)
  const setWallet = (n: number, amount: bigint, row: Transaction) => {
    const old = wallet(n)
    if (old !== undefined)
      change({
        wallets: withEntry(rows.wallets, n, {
          ...old,
          balance: String(BigInt(old.balance) + amount),
          last_transaction_lt: row.lt,
        }),
      })
  }
  const hasTokens = (n: number, amount: bigint) => isThere(n) && BigInt(wallet(n)?.balance ?? '0') >= amount
  const masterOf = (n: number) => testAccount(n < 210 ? 50 : 51)
  /** Shows a row at once, or late: the service finds some transfers only when it knows the wallet. */
  const showSoon = (show: () => void) => void (random.chance(0.2) ? late.push(show) : show())
  const addTransfer = (row: Transaction, n: number, collection: string | null, from: number, to: number) =>
    change({
      nftTransfers: [
        ...rows.nftTransfers,
        {
          ...transferRow(row),
          nft_address: testAccount(n),
          nft_collection: collection ?? '',
          old_owner: testAccount(from),
          new_owner: testAccount(to),
          forward_amount: '0',
          forward_payload: null,
          decoded_forward_payload: null,
        },
      ],
    })
  const personOf = (n: number) => movingAccounts.people[(n - 200) % 10] ?? 1
  const openWallets = () => movingAccounts.wallets.filter((n) => isThere(n) && isThere(personOf(n)))

  const changes = {
    /** A person sends coins to another; they arrive later. */
    send() {
      const [from, to] = [random.pick(people()), random.pick(movingAccounts.people)]
      if (from !== to) call(from, [{ to, value: 5n }])
    },
    /** A message arrives. Those of one trace arrive in their order, traces do not. */
    deliver() {
      const first = parcels.filter((parcel, at) => parcels.findIndex(({ to }) => to === parcel.to) === at)
      const parcel = first.length === 0 ? undefined : random.pick(first)
      if (parcel === undefined) return
      parcels.splice(parcels.indexOf(parcel), 1)
      const reply = parcel.receive === undefined ? {} : parcel.receive()
      reply?.apply?.(transact(parcel.to, parcel.message, parcel.trace, { sent: reply.sent, isAborted: false }))
      if (reply === undefined) transact(parcel.to, parcel.message, parcel.trace, { isAborted: true })
    },
    /** The service finds the actions of a trace that has ended, in any order. */
    classify() {
      const ended = [...rows.unclassified].filter(isSettled)
      if (ended.length > 0) settle(random.pick(ended), 'ton_transfer')
    },
    /** The service finds other actions of a trace than before. */
    reclassify() {
      if (rows.actions.length > 0)
        settle(
          random.pick(rows.actions).trace_id as string,
          random.pick(['ton_transfer', 'call_contract', 'contract_deploy']),
        )
    },
    /** The service finds rows that it had missed. */
    findLate() {
      if (late.length > 0) late.splice(random.integer(late.length), 1)[0]?.()
    },
    jettonSend() {
      const open = openWallets()
      if (open.length === 0) return
      const n = random.pick(open)
      const amount = BigInt(random.integer(4))
      if (!hasTokens(n, amount)) return
      const to = n - (n % 10) + random.integer(4)
      if (to === n) return
      const owner = personOf(n)
      const receive = () => {
        if (!hasTokens(n, amount)) return undefined
        const inner: Sent = {
          to,
          value: 10n,
          body: bodies.jettonInternalTransfer(amount, owner),
          receive: () => ({ apply: (row) => setWallet(to, amount, row) }),
        }
        const apply = (row: Transaction) => {
          setWallet(n, -amount, row)
          const shown = {
            ...transferRow(row),
            source: testAccount(owner),
            destination: testAccount(personOf(to)),
            amount: String(amount),
            source_wallet: testAccount(n),
            jetton_master: masterOf(n),
            forward_ton_amount: '0',
            forward_payload: null,
            decoded_forward_payload: null,
          }
          showSoon(() => change({ jettonTransfers: [...rows.jettonTransfers, shown] }))
        }
        return { sent: [inner], apply }
      }
      call(owner, [{ to: n, value: 20n, body: bodies.jettonTransfer(amount, personOf(to)), receive }])
    },
    jettonBurn() {
      const open = openWallets().filter((n) => hasTokens(n, 1n))
      if (open.length === 0) return
      const n = random.pick(open)
      const receive = () => {
        if (!hasTokens(n, 1n)) return undefined
        const apply = (row: Transaction) => {
          setWallet(n, -1n, row)
          change({
            jettonBurns: [
              ...rows.jettonBurns,
              {
                ...transferRow(row),
                owner: testAccount(personOf(n)),
                jetton_wallet: testAccount(n),
                jetton_master: masterOf(n),
                amount: '1',
              },
            ],
          })
        }
        return { apply }
      }
      call(personOf(n), [{ to: n, value: 20n, body: bodies.jettonBurn(1n), receive }])
    },
    /** An item moves to another owner, or onto a sale. */
    nftSend() {
      const held = [...rows.items].filter(([, row]) =>
        movingAccounts.people.some((n) => testAccount(n) === row.owner_address && isThere(n)),
      )
      if (held.length === 0) return
      const [n, row] = random.pick(held)
      const to = random.chance(0.2) ? movingAccounts.sale : random.pick(movingAccounts.people)
      const owner = movingAccounts.people.find((each) => testAccount(each) === row.owner_address) ?? 1
      const receive = () => {
        const old = rows.items.get(n)
        if (old === undefined || old.owner_address !== testAccount(owner)) return undefined
        const { real_owner: _real, sale_contract_address: _sale, ...rest } = old
        const apply = (row: Transaction) => {
          const moved = { ...rest, owner_address: testAccount(to), last_transaction_lt: row.lt, on_sale: false }
          change({ items: withEntry(rows.items, n, moved) })
          addTransfer(row, n, old.collection_address, owner, to)
          const sale = { on_sale: true, sale_contract_address: testAccount(to), real_owner: testAccount(owner) }
          // The service finds a sale later: the row changes, but its logical time does not.
          if (to === movingAccounts.sale)
            late.push(
              () => rows.items.get(n) === moved && change({ items: withEntry(rows.items, n, { ...moved, ...sale }) }),
            )
        }
        return { apply }
      }
      call(owner, [{ to: n, value: 20n, body: bodies.nftTransfer(to), receive }])
    },
    /** An item on sale goes back to its owner. */
    nftReturn() {
      const sold = [...rows.items].filter(([, row]) => row.real_owner !== undefined)
      if (sold.length === 0) return
      const [n, row] = random.pick(sold)
      const to = movingAccounts.people.find((each) => testAccount(each) === row.real_owner) ?? 1
      const arrived = call(n, [])
      const { real_owner: _real, sale_contract_address: _sale, ...rest } = row
      change({
        items: withEntry(rows.items, n, {
          ...rest,
          owner_address: testAccount(to),
          on_sale: false,
          last_transaction_lt: arrived.lt,
        }),
      })
      addTransfer(arrived, n, row.collection_address, movingAccounts.sale, to)
    },
    master() {
      const n = random.pick(movingAccounts.masters)
      const row = rows.masters.get(n)
      const changed = call(n, [])
      if (row !== undefined)
        change({
          masters: withEntry(rows.masters, n, {
            ...row,
            total_supply: String(random.integer(1000)),
            last_transaction_lt: changed.lt,
          }),
        })
    },
    /** A domain name moves to another account. */
    rename() {
      const n = random.pick([...rows.names.keys()])
      const row = rows.names.get(n)
      if (row !== undefined)
        change({
          names: withEntry(rows.names, n, {
            ...row,
            domain: random.chance(0.3) ? null : `${random.pick(['alice', 'bob', 'carol'])}.ton`,
          }),
        })
    },
    /** The metadata of a token changes, or is found. */
    retitle() {
      const n = random.pick([...movingAccounts.masters, ...movingAccounts.items])
      change({ titles: withEntry(rows.titles, n, `Token ${(hashes += 1)}`) })
    },
    /** A domain is bound to another wallet. */
    bind() {
      const at = random.integer(Math.max(1, rows.records.length))
      change({
        records: rows.records.map((row, index) =>
          index === at ? { ...row, dns_wallet: testAccount(random.pick(movingAccounts.people)) } : row,
        ),
      })
    },
    /** A contract is destroyed: it leaves the chain with its history. */
    destroy() {
      const n = random.pick([
        movingAccounts.phoenix,
        movingAccounts.phoenix,
        ...openWallets().filter((each) => wallet(each)?.balance === '0'),
      ])
      if (isThere(n)) call(n, [{ to: 1, value: 0n }], true)
    },
    /** A contract that was destroyed is deployed again: its next transaction names none before it. */
    deployAgain() {
      const gone = [movingAccounts.phoenix, ...movingAccounts.wallets].filter((n) => !isThere(n))
      if (gone.length === 0) return
      const n = random.pick(gone)
      deploy(n, 1)
      setWallet(n, 0n, rows.transactions.at(-1) as Transaction)
    },
    /** The phoenix acts, so that its lives have several transactions. */
    act() {
      if (isThere(movingAccounts.phoenix)) call(movingAccounts.phoenix, [])
    },
    /** One message from outside is accepted a second time, and begins a trace of its own. */
    replay() {
      const again = rows.transactions.findLast(
        ({ in_msg, account }) => in_msg?.source === null && account === testAccount(1),
      )
      if (again?.in_msg && isThere(1)) transact(1, again.in_msg, undefined)
    },
  }

  for (const n of [
    ...movingAccounts.people,
    movingAccounts.sale,
    movingAccounts.phoenix,
    ...movingAccounts.masters,
    ...movingAccounts.collections,
  ])
    deploy(n, 9)
  change({ names: withEntry(rows.names, 9, { user_friendly: 'EQ9', domain: null, interfaces: [] }) })
  for (const n of movingAccounts.masters) {
    change({
      masters: withEntry(rows.masters, n, {
        address: testAccount(n),
        total_supply: '1000',
        mintable: true,
        admin_address: testAccount(1),
        last_transaction_lt: String(lt),
        jetton_wallet_code_hash: testHash(1),
        code_hash: testHash(2),
        data_hash: testHash(3),
        jetton_content: {},
      }),
    })
  }
  for (const n of movingAccounts.wallets) {
    const amount = BigInt(10 + random.integer(20))
    deploy(n, n < 210 ? 50 : 51, bodies.jettonInternalTransfer(amount, 9))
    change({
      wallets: withEntry(rows.wallets, n, {
        address: testAccount(n),
        balance: String(amount),
        owner: testAccount(personOf(n)),
        jetton: masterOf(n),
        last_transaction_lt: String(lt),
        code_hash: testHash(1),
        data_hash: testHash(2),
      }),
    })
  }
  for (const [at, n] of movingAccounts.items.entries()) {
    const owner = movingAccounts.people[at % 4] ?? 1
    const collection = at < 5 ? 60 : 61
    deploy(n, collection, bodies.nftDeploy(owner))
    change({
      items: withEntry(rows.items, n, item(n, owner, collection, String(at), { last_transaction_lt: String(lt) })),
    })
  }
  change({
    records: ['alice.ton', 'bob.ton'].map((domain, at) => ({
      nft_item_address: testAccount(100 + at),
      nft_item_owner: testAccount(1),
      domain,
      dns_next_resolver: null,
      dns_wallet: testAccount(1 + at),
      dns_site_adnl: null,
      dns_storage_bag_id: null,
    })),
    titles: new Map([
      [50, 'Token A'],
      [100, 'Item A'],
    ]),
  })
  return {
    changes,
    rows: () => rows,
    nextBlock: () => void (seqno += 1),
  }
}

/** Names of what can happen on the chain of a moving world. */
export type MovingChange = keyof ReturnType<typeof createMovingChain>['changes']
