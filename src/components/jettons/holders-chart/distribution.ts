import { parseAmount } from '../../../service/rows/amount.ts'
import type { JettonWallet } from '../../../service/rows/jetton.ts'
import type { ChartSeries } from '../../charts/parts/slices.ts'

/** Holder with a color of its own. */
interface RankedHolder {
  readonly id: string
  readonly owner: string
  readonly balance: bigint
  readonly series: ChartSeries
}

/** How a jetton is distributed, as far as its holders are loaded. */
export interface Distribution {
  /** Number of the loaded holders with a balance. */
  readonly count: number
  /** The largest holders. */
  readonly holders: readonly RankedHolder[]
  /** Number of the other loaded holders, and what they hold together. */
  readonly next: { readonly count: number; readonly balance: bigint }
  /** Amount that the loaded rows do not account for; undefined if the supply is unknown. */
  readonly notLoaded: bigint | undefined
  /** Whole that shares refer to: the supply, or the loaded balances. */
  readonly whole: bigint
  /** Amounts that the largest 10, 50 and 100 hold together, as far as so many are loaded. */
  readonly concentration: readonly { readonly count: number; readonly balance: bigint }[]
}

/** Holders that have a color. */
const colored = 7

/**
 * Adds up the loaded holders.
 * @param supply `total_supply` of the master. One that is smaller than what the rows hold is not used.
 */
export function distribute(wallets: readonly JettonWallet[], supply: unknown): Distribution {
  const seen = new Set<unknown>()
  const rows = wallets
    .flatMap(({ address, owner, balance }) => {
      const amount = parseAmount(balance)
      if (amount === undefined || amount <= 0n || seen.has(address)) return []
      seen.add(address)
      return [{ id: address, owner, balance: amount }]
    })
    .toSorted((a, b) => (a.balance > b.balance ? -1 : a.balance < b.balance ? 1 : 0))
  const sum = (part: readonly { readonly balance: bigint }[]): bigint =>
    part.reduce((total, { balance }) => total + balance, 0n)
  const loaded = sum(rows)
  const given = parseAmount(supply)
  const known = given !== undefined && given >= loaded ? given : undefined
  const rest = rows.slice(colored)
  return {
    count: rows.length,
    holders: rows.slice(0, colored).map((row, at) => ({ ...row, series: (at + 1) as ChartSeries })),
    next: { count: rest.length, balance: sum(rest) },
    notLoaded: known === undefined ? undefined : known - loaded,
    whole: known ?? loaded,
    concentration:
      known === undefined
        ? []
        : [10, 50, 100].flatMap((count) =>
            rows.length >= count ? [{ count, balance: sum(rows.slice(0, count)) }] : [],
          ),
  }
}
