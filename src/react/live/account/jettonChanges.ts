import type { Client } from '../../../sources/client/client.ts'
import { now, throttle } from '../../../sources/client/limits/pause.ts'
import { getStream } from '../../../sources/client/stream/stream.ts'
import type { JettonWallet } from '../../../service/rows/jetton.ts'
import { compareDecimals } from '../../../service/rules/order.ts'
import { compareLt } from '../../../meaning/trace/model.ts'
import { createStore, type Subscribable } from '../../display/createStore.ts'

/** The jetton wallets of an owner as the stream has told them. */
export interface JettonChanges {
  /** Whether the stream delivers events. */
  readonly live: boolean
  /** Number of times that the stream has opened: after each, the service has to be asked what happened before. */
  readonly openings: number
  /** Last final state of each wallet, by raw address. */
  readonly wallets: ReadonlyMap<string, JettonWallet>
}

/** State before the stream has told anything. */
export const noJettonChanges: JettonChanges = { live: false, openings: 0, wallets: new Map() }

/** Milliseconds for which events are collected before the list changes. */
const frame = 16
/** Most milliseconds by which the index is behind the stream. */
const maxUnsettled = 30_000

/** The changes of the jettons of an account, for its listeners. */
export interface JettonChangesStore extends Subscribable<JettonChanges> {
  /** Takes newer rows of an answer, and removes old changes: a wallet that is not in the answer is empty by now. */
  readonly settle: (rows: readonly JettonWallet[]) => void
}

/**
 * Creates the changes of the jettons of an account. It listens to the stream while it has listeners; without a stream
 * there are none.
 * @param owner Raw address.
 */
export function createJettonChanges(client: Client, owner: string): JettonChangesStore {
  /** With the time of the event, in milliseconds of `now`. */
  const told = new Map<string, { readonly row: JettonWallet; readonly at: number }>()
  let stop: (() => void) | undefined
  const store = createStore(
    noJettonChanges,
    () => {
      stop = getStream(client)?.listen(
        { topics: ['jettons_change'], addresses: [owner], minFinality: 'finalized' },
        {
          opened: () => update({ live: true, openings: store.current().openings + 1 }),
          closed: () => update({ live: false }),
          event: (event) => event.type === 'jettons_change' && add(event.jetton),
        },
      )
    },
    () => {
      stop?.()
      publishSoon.cancel()
      publish()
      update({ live: false })
    },
  )
  const publishSoon = throttle(0, publish, frame)

  function update(changes: Partial<JettonChanges>): void {
    store.set({ ...store.current(), ...changes })
  }

  function publish(): void {
    update({ wallets: new Map(Array.from(told, ([address, { row }]) => [address, row])) })
  }

  function add(row: JettonWallet): void {
    const known = told.get(row.address)?.row
    if (row.owner !== owner || (known !== undefined && !isNewer(row, known))) return
    told.set(row.address, { row, at: now() })
    publishSoon()
  }

  return {
    current: store.current,
    subscribe: store.subscribe,
    settle(rows) {
      const answered = new Map(rows.map((row) => [row.address, row]))
      const { size } = told
      for (const [address, { row, at }] of told) {
        const answer = answered.get(address)
        const isBehind = answer !== undefined && isNewer(row, answer)
        if (!isBehind && now() - at > maxUnsettled) told.delete(address)
        // Servers of the index are not equally far: the next answer may be older than this one, or lack the wallet.
        else if (answer !== undefined && isNewer(answer, row)) told.set(address, { row: answer, at })
      }
      publishSoon.cancel()
      if (size > 0) publish()
    },
  }
}

/** Filter and order of a list of wallets of one owner. */
export interface WalletList {
  /** Whether wallets without a balance are left out. */
  readonly exclude_zero_balance?: boolean | undefined
  /** Order by balance. @default that of the service */
  readonly sort?: 'asc' | 'desc' | undefined
  /** Whether all wallets of the owner are in the list, so that one that is not is new. */
  readonly isComplete: boolean
}

/** Returns the rows to show: for each wallet that of the service or that of the stream, whichever is newer. */
export function latestWallets(
  rows: readonly JettonWallet[],
  told: JettonChanges['wallets'],
  { exclude_zero_balance = false, sort, isComplete }: WalletList,
): readonly JettonWallet[] {
  if (told.size === 0) return rows
  const known = new Set(rows.map(({ address }) => address))
  const latest = rows.map((row) => {
    const change = told.get(row.address)
    return change !== undefined && isNewer(change, row) ? change : row
  })
  if (isComplete) latest.push(...Array.from(told.values()).filter(({ address }) => !known.has(address)))
  const shown = exclude_zero_balance ? latest.filter(hasBalance) : latest
  if (sort === undefined) return shown
  const sign = sort === 'asc' ? 1 : -1
  return shown.toSorted((a, b) => sign * compareDecimals(a.balance, b.balance))
}

function isNewer(row: JettonWallet, other: JettonWallet): boolean {
  return compareLt(row.last_transaction_lt, other.last_transaction_lt) > 0
}

/** Tells whether the service lists a wallet among those with a balance: an amount to be claimed counts. */
function hasBalance({ balance, mintless_info }: JettonWallet): boolean {
  return balance !== '0' || (mintless_info?.amount ?? '0') !== '0'
}
