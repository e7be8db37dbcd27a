import { groupBy } from '../../service/rows/readRow.ts'
import type { Message } from '../../service/rows/message.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { findImitations, type Imitation, readRaw, unlikelyBits } from './imitations.ts'

/** Characters of the shortest form of an address. */
const minLength = 48
/** Objects that are looked at: the rest of a larger row is not. */
const maxObjects = 2000

/**
 * Finds accounts that resemble each other, in rows that are not those of one account: a transaction, a trace, a list of
 * holders. Nothing tells which of two is the imitation, so both are marked, unless it is known already.
 * @param among Rows, or addresses; all addresses in them are compared. Of a trace, those of its accounts.
 * @param known Imitations that are known, by raw address.
 * @returns These and the found ones; the same map if none was found.
 */
export function findAlike(among: unknown, known: ReadonlyMap<string, Imitation>): ReadonlyMap<string, Imitation> {
  const accounts = listAddresses(among)
  const near = listNear(accounts)
  if (near.length === 0) return known
  const anchors = new Set([...known.values()].map(({ anchor }) => anchor))
  const found = findImitations(
    near.flatMap((address) => (anchors.has(address) ? [] : [{ address }])),
    near,
    accounts.size ** 2,
  )
  return found.size === 0 ? known : new Map([...found, ...known])
}

/** The fields of a trace model that tell it from other rows, or hold its accounts. */
interface TraceRows {
  readonly transactions: readonly Pick<Transaction, 'account'>[]
  readonly messages: readonly { readonly message: Pick<Message, 'source' | 'destination'> }[]
  readonly indexByHash: unknown
}

/** Accounts of a trace model, which may have ten thousand transactions; other values as they are. */
function listEnds(among: unknown): unknown {
  const { transactions, messages, indexByHash } = (among ?? {}) as Partial<TraceRows>
  if (indexByHash === undefined) return among
  return [
    transactions?.map(({ account }) => account),
    messages?.map(({ message: { source, destination } }) => [source, destination]),
  ].flat(2)
}

/** Raw addresses among values, and among keys of objects. */
function listAddresses(among: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [among]
  let left = maxObjects
  // The loop also visits values that it pushes.
  for (const given of open) {
    const value = listEnds(given)
    if (typeof value === 'string') {
      if (value.length >= minLength && /^(?:-?\d+:[\da-f]{64}|[\w+/-]{48})$/i.test(value))
        found.add(readRaw(value) ?? '')
    } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && left > 0) {
      left -= 1
      if (!Array.isArray(value)) for (const key of Object.keys(value)) open.push(key)
      for (const part of Object.values(value)) open.push(part)
    }
  }
  found.delete('')
  return found
}

/**
 * Leaves out accounts of which no other has the last digits that an imitation needs, so that ten thousand addresses
 * need not be written in their other form.
 */
function listNear(accounts: ReadonlySet<string>): readonly string[] {
  // The equal characters at the end hold 16 bits of the checksum; the two bits before the fourth may be equal, too.
  const tail = Math.max(4, Math.ceil((unlikelyBits(accounts.size ** 2) - 2) / 6))
  const digits = Math.floor((6 * tail - 16) / 4)
  const keys = [
    (address: string) => address.slice(-digits),
    // Both ends of the short form.
    (address: string) => address.slice(-66, -62) + address.slice(-2),
  ]
  const near = new Set<string>()
  for (const key of keys) {
    for (const [, group] of groupBy(accounts, key)) if (group.length > 1) for (const each of group) near.add(each)
  }
  return [...near]
}
