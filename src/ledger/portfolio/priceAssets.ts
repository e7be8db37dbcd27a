import { TonlensError } from '../../ton/cells/errors.ts'
import type { LedgerAsset } from '../line.ts'
import { parseDecimal } from '../value/decimal.ts'
import { assetKey, type Price, type PriceSource, valueAmount } from '../value/prices.ts'

/** Prices of the assets of a portfolio. */
export interface AssetPrices {
  /** Prices by the key of the asset; null where the source knows none, or failed. */
  readonly prices: ReadonlyMap<string, Price | null>
  /** First failure of the source; undefined if it answered for every asset. */
  readonly failure: unknown
}

/** Prices that are asked for at the same time. */
const parallel = 20

/**
 * Asks a source for the prices of assets. One that fails, or whose price is not a decimal number that is not negative,
 * leaves its asset without a price.
 * @param time Unix seconds.
 */
export async function priceAssets(
  assets: readonly LedgerAsset[],
  source: PriceSource,
  time: number,
  signal?: AbortSignal,
): Promise<AssetPrices> {
  const prices = new Map<string, Price | null>()
  let failure: unknown
  const ask = async (asset: LedgerAsset): Promise<void> => {
    let price: Price | null = null
    try {
      price = checkPrice(await source(asset, time))
    } catch (error) {
      failure ??= error
    }
    prices.set(assetKey(asset), price)
  }
  for (let at = 0; at < assets.length; at += parallel) {
    signal?.throwIfAborted()
    await Promise.all(assets.slice(at, at + parallel).map(ask))
  }
  return { prices, failure }
}

/** @throws {TonlensError} The price is not a decimal number, or is negative. */
function checkPrice(price: Price | null): Price | null {
  if (price === null) return null
  // Throws for a number of decimals that is none.
  valueAmount(0n, price, 0)
  if (parseDecimal(price.value).digits < 0n) throw new TonlensError(`the price ${price.value} is negative`)
  return price
}
