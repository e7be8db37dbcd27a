import { groupBy } from '../../service/rows/readRow.ts'
import { findImitations, type Imitation } from './imitations.ts'

/** Accounts that somebody has used: addresses that imitate them are marked wherever they are shown. */
export interface Anchors {
  /** Adds accounts, raw. */
  readonly add: (accounts: Iterable<string>) => void
  /** All accounts, raw. */
  readonly list: () => readonly string[]
  /** Returns what an account imitates by its address alone; undefined for nothing. @param address Raw address. */
  readonly find: (address: string) => Imitation | undefined
}

/** Accounts that one page shows, at most, for the number of pairs that are compared. */
const maxShown = 1000

/** Digits that two accounts share whose friendly forms end with the same four characters. */
const lastDigits = (address: string) => address.slice(-2)

/** Creates a collection of accounts, raw. */
export function createAnchors(accounts: Iterable<string> = []): Anchors {
  const known = new Set(accounts)
  let byEnd: ReadonlyMap<string, readonly string[]> | undefined
  return {
    add(more) {
      const before = known.size
      for (const account of more) known.add(account)
      if (known.size > before) byEnd = undefined
    },
    list: () => [...known],
    find(address) {
      if (known.has(address)) return undefined
      byEnd ??= groupBy(known, lastDigits)
      const near = byEnd.get(lastDigits(address))
      return near && findImitations([{ address }], near, known.size * maxShown).get(address)
    },
  }
}
