'use client'
import { assetKey, type Price, type PricedAsset, type PriceSource } from '../../ledger/value/prices.ts'
import { createStore, type ValueStore } from './createStore.ts'
import { useDisplay } from './display.ts'
import { useStore } from './useStore.ts'

type PriceStore = ValueStore<Price | null>

/** Prices by source and asset, so that all amounts of a page share one request. */
const stores = new WeakMap<PriceSource, Map<string, PriceStore>>()

/**
 * Returns the present price of an asset by the display's `prices`; null while it is loading, and if it is not known.
 * Rerenders when it has arrived.
 */
export function usePrice(asset: PricedAsset | undefined): Price | null {
  const { prices, now } = useDisplay()
  const store = prices && asset && findPrice(prices, asset, now)
  // Servers and the render that hydrates their output wait for no promise.
  return useStore(store, store?.current() ?? null)
}

function findPrice(source: PriceSource, asset: PricedAsset, now = Math.floor(Date.now() / 1000)): PriceStore {
  const known = stores.get(source) ?? new Map<string, PriceStore>()
  stores.set(source, known)
  const key = assetKey(asset)
  const found = known.get(key)
  if (found !== undefined) return found
  const store = createStore<Price | null>(null)
  known.set(key, store)
  askPrice(source, asset, now, store.set)
  return store
}

/** Passes on a price at once where the source knows it at once. A source that fails knows none. */
function askPrice(source: PriceSource, asset: PricedAsset, now: number, set: (price: Price | null) => void): void {
  try {
    const answer = source(asset, now)
    if (answer instanceof Promise) answer.then(set, () => {})
    else set(answer)
  } catch {
    // The price stays unknown.
  }
}
