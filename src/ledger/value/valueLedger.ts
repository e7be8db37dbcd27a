import type { LedgerLine } from '../line.ts'
import { divideRounded, formatScaled } from './decimal.ts'
import { assetKey, valueAmount, type PriceSource } from './prices.ts'

/** Way to tell what a sold unit had cost. */
export type CostMethod =
  /** The units that came first go first. */
  | 'fifo'
  /** All units have the average cost. */
  | 'average'

/** Options of {@link valueLedger}. */
export interface ValueOptions {
  readonly prices: PriceSource
  /** @default 'fifo' */
  readonly method?: CostMethod | undefined
  /** Decimal digits of values, costs and gains. @default 8 */
  readonly digits?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** A line with its value in the currency of the prices. */
export interface ValuedLine extends LedgerLine {
  /** Price of a whole unit at the time of the line; null if it is not known. */
  readonly price: string | null
  /** Signed value of the amount at that time, decimal string; null without a price. */
  readonly value: string | null
  /** Cost of the units that left, decimal string; null for units that came, and if a cost is not known. */
  readonly cost: string | null
  /** Value of the units that left minus their cost; null where either is not known. */
  readonly gain: string | null
  /** Set if a number is missing: the price of this line, or the price at which units that left had come. */
  readonly missing?: 'price' | 'cost'
}

/** Units that came at one time; cost in 10^-digits of the currency, null if it is not known. */
interface Lot {
  amount: bigint
  cost: bigint | null
}

/** Lots of one asset, oldest first. Those before `head` are gone. */
interface Pool {
  lots: Lot[]
  head: number
}

/**
 * Values the lines of a ledger and tells gains: what comes is bought at its price, what leaves is sold at its price.
 * Transfers between own accounts of a portfolio are neither. All numbers are exact decimals; a value or a part of a
 * cost is rounded once, half to even, and the rest stays with the units that are left, so that nothing is lost.
 * @param lines Oldest first: reverse what a ledger yields. Units that were there before the first line have no cost.
 * @throws {TonlensError} A price is not a decimal number, or its decimals are no small integer.
 */
export async function* valueLedger(
  lines: Iterable<LedgerLine> | AsyncIterable<LedgerLine>,
  { prices, method = 'fifo', digits = 8, signal }: ValueOptions,
): AsyncGenerator<ValuedLine, void, undefined> {
  const pools = new Map<string, Pool>()
  const known = new Set<string>()
  for await (const line of lines) {
    signal?.throwIfAborted()
    const key = assetKey(line.asset)
    const pool = pools.get(key) ?? { lots: [], head: 0 }
    pools.set(key, pool)
    const amount = BigInt(line.amount)
    // The first line of an asset in an account shows what was there before.
    const place = `${line.account} ${key}`
    const opening = known.has(place) ? 0n : BigInt(line.balance) - amount
    known.add(place)
    if (opening > 0n) add(pool, { amount: opening, cost: null }, method)
    const price = await prices(line.asset, line.now)
    const units = price === null ? null : valueAmount(amount, price, digits)
    const written = { price: price?.value ?? null, value: units === null ? null : formatScaled(units, digits) }
    const lacksPrice = units === null ? ({ missing: 'price' } as const) : {}
    if (line.internal === true || amount >= 0n) {
      if (line.internal !== true) add(pool, { amount, cost: units }, method)
      yield { ...line, ...written, cost: null, gain: null, ...lacksPrice }
      continue
    }
    const cost = take(pool, -amount)
    yield {
      ...line,
      ...written,
      cost: cost === null ? null : formatScaled(cost, digits),
      gain: cost === null || units === null ? null : formatScaled(-units - cost, digits),
      ...(cost === null && { missing: 'cost' as const }),
      ...lacksPrice,
    }
  }
}

function add(pool: Pool, lot: Lot, method: CostMethod): void {
  if (lot.amount === 0n) return
  const average = method === 'average' ? pool.lots[pool.head] : undefined
  if (average === undefined) {
    pool.lots.push(lot)
    return
  }
  // One unit without a cost leaves the average unknown, until all units are gone.
  average.cost = average.cost === null || lot.cost === null ? null : average.cost + lot.cost
  average.amount += lot.amount
}

/** Takes units out of a pool, the first ones first. Returns what they had cost; null if that is not known. */
function take(pool: Pool, amount: bigint): bigint | null {
  let [left, cost]: [bigint, bigint | null] = [amount, 0n]
  for (let lot = pool.lots[pool.head]; left > 0n && lot !== undefined; lot = pool.lots[pool.head]) {
    const part = lot.amount <= left ? lot.amount : left
    const partCost: bigint | null = lot.cost === null ? null : divideRounded(lot.cost * part, lot.amount)
    cost = cost === null || partCost === null ? null : cost + partCost
    if (lot.cost !== null && partCost !== null) lot.cost -= partCost
    lot.amount -= part
    left -= part
    if (lot.amount === 0n) pool.head++
  }
  // Lots that are gone are dropped now and then: each time would copy all others.
  if (pool.head > 1000 && pool.head * 2 > pool.lots.length) {
    pool.lots = pool.lots.slice(pool.head)
    pool.head = 0
  }
  return left > 0n ? null : cost
}
