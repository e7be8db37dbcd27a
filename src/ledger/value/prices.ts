import { TonlensError } from '../../ton/cells/errors.ts'
import type { LedgerAsset } from '../line.ts'
import { divideRounded, parseDecimal } from './decimal.ts'

/** Price of an asset at a time. */
export interface Price {
  /** Price of one whole unit, decimal string such as `2.3517`. */
  readonly value: string
  /** Decimals of the asset: a whole unit has ten to this power of the smallest unit. */
  readonly decimals: number
}

/** Asset of a price: one of a ledger, or a jetton of any wallet. */
export type PricedAsset = LedgerAsset | { readonly kind: 'jetton'; readonly jetton: string }

/**
 * Source of prices, all in one currency that the application chooses: of the display, of a portfolio and of a ledger.
 * There is no default source.
 * @param time Unix seconds: that of a line, or the present.
 * @returns `null` if the price is not known.
 */
export type PriceSource = (asset: PricedAsset, time: number) => Price | null | Promise<Price | null>

/** Options of {@link cachePrices}. */
export interface CachePricesOptions {
  /** Prices to keep; the one that was used longest ago goes first. @default 10000 */
  readonly size?: number | undefined
  /** Times within one step share a price: 86400 for daily prices. Seconds. @default 1 */
  readonly step?: number | undefined
}

/**
 * Caches a source of prices. Equal requests that run at the same time share one call; failures are not cached. The
 * source is asked for the start of each step.
 */
export function cachePrices(source: PriceSource, { size = 10_000, step = 1 }: CachePricesOptions = {}): PriceSource {
  const cache = new Map<string, Promise<Price | null>>()
  return (asset, time) => {
    const start = Math.floor(time / step) * step
    const key = `${assetKey(asset)} ${start}`
    // A failure is an error of the caller that asked; the next one asks again.
    const found = cache.get(key) ?? Promise.resolve().then(() => source(asset, start))
    cache.delete(key)
    cache.set(key, found)
    found.catch(() => cache.get(key) === found && cache.delete(key))
    if (cache.size > size) cache.delete(cache.keys().next().value as string)
    return found
  }
}

/** Key of an asset, the same for all wallets of a jetton. */
export function assetKey(asset: PricedAsset): string {
  switch (asset.kind) {
    case 'coin':
      return 'coin'
    case 'currency':
      return `currency ${asset.id}`
    case 'jetton':
      return `jetton ${asset.jetton}`
    case 'nft':
      return `nft ${asset.item}`
  }
}

/**
 * Value of an amount in 10^-digits of the currency, rounded half to even.
 * @throws {TonlensError} The price is not a decimal number, or its decimals are no small integer.
 */
export function valueAmount(amount: bigint, { value, decimals }: Price, digits: number): bigint {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255)
    throw new TonlensError(`${decimals} is no number of decimals`)
  const price = parseDecimal(value)
  return divideRounded(amount * price.digits * 10n ** BigInt(digits), 10n ** BigInt(decimals + price.scale))
}
