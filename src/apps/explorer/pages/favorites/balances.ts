import { createPersistentStore } from 'tonlens'

/** Balance of an account as the reader saw it. */
export interface SeenBalance {
  /** Nanograms. */
  readonly balance: string
  /** Unix seconds. */
  readonly time: number
}

type SeenBalances = Readonly<Record<string, SeenBalance>>

/** Seconds for which a balance is compared with the same earlier one. */
const day = 86_400
/** Balances that are kept. */
const maxBalances = 1000

const store = createPersistentStore<SeenBalances>({
  name: 'tonlens-explorer-balances',
  read: readBalances,
  write: JSON.stringify,
})

function readBalances(text: string | null): SeenBalances {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}') as Record<string, Partial<SeenBalance> | null>)
    return Object.fromEntries(
      entries.flatMap(([key, seen]) =>
        typeof seen?.time === 'number' && /^\d{1,30}$/.test(String(seen.balance))
          ? [[key, { balance: String(seen.balance), time: seen.time }]]
          : [],
      ),
    )
  } catch {
    return {}
  }
}

/** Returns the balances that the reader saw before, by {@link keyBalance}. */
export const readSeenBalances = store.current

/** Key of an account of a network. */
export function keyBalance(network: string, address: string): string {
  return `${network} ${address}`
}

/** Keeps balances for later visits. One that was seen within a day stays, so that a reload does not forget changes. */
export function keepBalances(balances: Readonly<Record<string, string>>, now: number): void {
  store.update((before) => {
    const changed = Object.entries(balances).filter(([key]) => now - (before[key]?.time ?? 0) > day)
    if (changed.length === 0) return before
    const renewed = Object.fromEntries(changed.map(([key, balance]) => [key, { balance, time: now }]))
    return Object.fromEntries(
      Object.entries({ ...before, ...renewed })
        .toSorted(([, a], [, b]) => b.time - a.time)
        .slice(0, maxBalances),
    )
  })
}
