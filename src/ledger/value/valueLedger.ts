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
  /**
   * Cost of the units that left, decimal string; null for units that came, and if a cost is not known. Negative for
   * units that came back: the cost that they had when they left.
   */
  readonly cost: string | null
  /**
   * Value of the units that left minus their cost; null where either is not known. Units that came back take back the
   * gain of their departure.
   */
  readonly gain: string | null
  /** Set if a number is missing: the price of this line, or the price at which units that left had come. */
  readonly missing?: 'price' | 'cost'
}

/** Units that came at one time; cost in 10^-digits of the currency, null if it is not known. */
interface Lot {
  amount: bigint
  cost: bigint | null
}

/** Units that left with a message which can come back. */
interface Departure {
  readonly time: number
  amount: bigint
  cost: bigint | null
  /** Value at that time. */
  value: bigint | null
}

/** Seconds within which a message comes back. */
const returnTime = 3600

/** Lots of one asset, oldest first. Those before `head` are gone. */
interface Pool {
  lots: Lot[]
  head: number
}

/**
 * Values the lines of a ledger and tells gains: what comes is bought at its price, what leaves is sold at its price.
 * Transfers between own accounts of a portfolio are neither. What comes back with a bounced message takes back cost and
 * gain of its departure; what the account sends back leaves at what it came for. All numbers are exact decimals; a
 * value or a part of a cost is rounded once, half to even, and the rest stays with the units that are left, so that
 * nothing is lost.
 * @param lines Oldest first: reverse what a ledger yields. Units that were there before the first line have no cost.
 * @throws {TonlensError} A price is not a decimal number, or its decimals are no small integer.
 */
export async function* valueLedger(
  lines: Iterable<LedgerLine> | AsyncIterable<LedgerLine>,
  { prices, method = 'fifo', digits = 8, signal }: ValueOptions,
): AsyncGenerator<ValuedLine, void, undefined> {
  const pools = new Map<string, Pool>()
  const known = new Set<string>()
  const departures = createDepartures()
  const write = (units: bigint | null): string | null => (units === null ? null : formatScaled(units, digits))
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
    if (opening > 0n) addFirst(pool, { amount: opening, cost: null }, method)
    const price = await prices(line.asset, line.now)
    const value = price === null ? null : valueAmount(amount, price, digits)
    const written = { ...line, price: price?.value ?? null, value: write(value) }
    const lacksPrice = value === null ? ({ missing: 'price' } as const) : {}
    if (line.internal === true) {
      yield { ...written, cost: null, gain: null, ...lacksPrice }
    } else if (amount < 0n) {
      // The units that the account sends back are those that it has just received.
      const cost =
        line.kind === 'bounce' ? takeNewest(pool, -amount, value === null ? null : -value, method) : take(pool, -amount)
      if (line.kind !== 'bounce')
        departures.add(line, { time: line.now, amount: -amount, cost, value: value === null ? null : -value })
      yield {
        ...written,
        cost: write(cost),
        gain: cost === null || value === null ? null : write(-value - cost),
        ...(cost === null && { missing: 'cost' as const }),
        ...lacksPrice,
      }
    } else {
      const departure = line.kind === 'bounce' ? departures.take(line, amount) : undefined
      if (departure === undefined) {
        add(pool, { amount, cost: value }, method)
        yield { ...written, cost: null, gain: null, ...lacksPrice }
        continue
      }
      addFirst(pool, { amount, cost: departure.cost }, method)
      const { cost, value: sold } = departure
      yield {
        ...written,
        cost: write(cost === null ? null : -cost),
        gain: cost === null || sold === null ? null : write(cost - sold),
        ...(cost === null && { missing: 'cost' as const }),
        ...lacksPrice,
      }
    }
  }
}

/** Keeps what left lately, so that what comes back finds its departure. */
function createDepartures() {
  const open = new Map<string, Departure[]>()
  const key = ({ account, asset, trace_id, counterparty }: LedgerLine): string =>
    [account, assetKey(asset), trace_id, counterparty].join(' ')
  return {
    add(line: LedgerLine, departure: Departure): void {
      // Insertion order is that of time.
      for (const [at, [oldest]] of open) {
        if (oldest !== undefined && oldest.time >= line.now - returnTime) break
        open.delete(at)
      }
      if (line.fee !== undefined || line.counterparty === null) return
      const found = open.get(key(line))
      if (found === undefined) open.set(key(line), [departure])
      else found.push(departure)
    },
    /** Takes the part of a departure that came back; `undefined` if none is known. */
    take(
      line: LedgerLine,
      amount: bigint,
    ): { readonly cost: bigint | null; readonly value: bigint | null } | undefined {
      const found = open.get(key(line))
      const departure = found?.find((each) => each.amount >= amount)
      if (departure === undefined) return undefined
      const share = (whole: bigint | null): bigint | null =>
        whole === null ? null : divideRounded(whole * amount, departure.amount)
      const part = { cost: share(departure.cost), value: share(departure.value) }
      if (departure.cost !== null && part.cost !== null) departure.cost -= part.cost
      if (departure.value !== null && part.value !== null) departure.value -= part.value
      departure.amount -= amount
      return part
    },
  }
}

/** Adds units that were there before all others. */
function addFirst(pool: Pool, lot: Lot, method: CostMethod): void {
  if (lot.amount === 0n) return
  if (method === 'average') add(pool, lot, method)
  else if (pool.head > 0) pool.lots[--pool.head] = lot
  else pool.lots.unshift(lot)
}

/** Takes units out of a pool, the last ones first; from an average, at what they came for. */
function takeNewest(pool: Pool, amount: bigint, value: bigint | null, method: CostMethod): bigint | null {
  const last = pool.lots.at(-1)
  if (last === undefined || last.amount < amount) return take(pool, amount)
  const cost = method === 'average' ? value : last.cost === null ? null : divideRounded(last.cost * amount, last.amount)
  last.cost = last.cost === null || cost === null ? null : last.cost - cost
  last.amount -= amount
  if (last.amount === 0n) pool.lots.pop()
  return cost
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
