'use client'
import { assetKey, type Price, type PricedAsset, type PriceSource } from '../../ledger/value/prices.ts'
import { createStore, type ValueStore } from './createStore.ts'
import { useDisplay } from './display.ts'
import { useStore } from './useStore.ts'

type PriceStore = ValueStore<Price | null>

/** Prices by source and asset, so that all amounts of a page share one request. */
const stores = new WeakMap<PriceSource, Map<string, PriceStore>>()

/** Milliseconds between two requests for a price that is shown. */
const renewal = 60_000
/** Milliseconds after which a price that could not be renewed is unknown. */
const maxAge = 5 * renewal

/**
 * Returns the present price of an asset by the display's `prices`; null while it is loading, and if it is not known.
 * Rerenders when it has arrived, and when it changes: it is asked for again each minute while it is shown.
 */
export function usePrice(asset: PricedAsset | undefined): Price | null {
  const { prices, now } = useDisplay()
  const store = prices && asset && findPrice(prices, asset, now)
  // Servers and the render that hydrates their output wait for no promise.
  return useStore(store, store?.current() ?? null)
}

/** @param fixed Unix seconds of a display whose time stands still: its price is asked for once. */
function findPrice(source: PriceSource, asset: PricedAsset, fixed: number | undefined): PriceStore {
  const known = stores.get(source) ?? new Map<string, PriceStore>()
  stores.set(source, known)
  const key = fixed === undefined ? assetKey(asset) : `${assetKey(asset)} ${Math.floor(fixed / 60)}`
  const found = known.get(key)
  if (found !== undefined) return found
  let askedAt = 0
  let answeredAt = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const store = createStore<Price | null>(
    null,
    () => {
      if (fixed !== undefined) return
      if (Date.now() - askedAt >= renewal) ask()
      timer = setInterval(ask, renewal)
    },
    () => clearInterval(timer),
  )
  const set = (price: Price | null) => {
    answeredAt = Date.now()
    store.set(price)
  }
  const ask = () => {
    askedAt = Date.now()
    askPrice(source, asset, fixed ?? Math.floor(askedAt / 1000), set, () => {
      if (Date.now() - answeredAt >= maxAge) store.set(null)
    })
  }
  known.set(key, store)
  ask()
  return store
}

/** Passes on a price at once where the source knows it at once. */
function askPrice(
  source: PriceSource,
  asset: PricedAsset,
  now: number,
  set: (price: Price | null) => void,
  fail: () => void,
): void {
  try {
    const answer = source(asset, now)
    if (answer instanceof Promise) answer.then(set, fail)
    else set(answer)
  } catch {
    fail()
  }
}
