import { TonlensError } from 'tonlens'
import { cachePrices, type Price, type PricedAsset, type PriceSource } from 'tonlens/ledger'
import type { PricesConfig } from '../config/prices.ts'
import { readPrice } from './readPrice.ts'

/** Seconds for which a price holds if the configuration does not say. */
export const defaultStep = 3600
/** Requests that run at the same time. */
const parallel = 4
/** Milliseconds in which a source that failed is not asked. */
const pause = 10_000

/** Sources by configuration and currency, so that pages share their caches. */
const sources = new Map<string, PriceSource>()

/**
 * Returns the source of prices of a configuration, with a cache. It knows coin and jettons.
 * @param decimalsOf Decimals of an asset; undefined while they are unknown, and so is the price of a whole unit then.
 */
export function findPriceSource(
  config: PricesConfig,
  currency: string,
  decimalsOf: (asset: PricedAsset) => number | undefined,
): PriceSource {
  const key = JSON.stringify([config, currency])
  const source = sources.get(key) ?? createSource(config, currency)
  sources.set(key, source)
  return async (asset, time) => {
    const decimals = decimalsOf(asset)
    const price: Price | null = decimals === undefined ? null : await source(asset, time)
    return price === null || decimals === undefined ? null : { value: price.value, decimals }
  }
}

function createSource(config: PricesConfig, currency: string): PriceSource {
  const { coin = 'coin', step = defaultStep } = config
  const isOfAnyTime = /\{(?:time|date)\}/.test(config.url)
  const take = createQueue(parallel)
  let failure: unknown
  /** End of the pause, on a clock that nobody can set. */
  let until = 0
  const ask = async (url: string, pointer: string): Promise<string | null> => {
    if (performance.now() < until) throw failure
    try {
      return await readPrice(url, pointer)
    } catch (error) {
      failure = error
      until = performance.now() + pause
      throw error
    }
  }
  return cachePrices(
    async (asset, time) => {
      const names = asset.kind === 'coin' ? [coin].flat() : asset.kind === 'jetton' ? [asset.jetton] : []
      // Without the time in the URL, the price is that of now.
      const isKnown = isOfAnyTime || time > Date.now() / 1000 - 2 * step
      if (!isKnown) return null
      for (const name of names) {
        const values = {
          asset: name,
          currency,
          time: String(time),
          date: new Date(time * 1000).toISOString().slice(0, 10),
        }
        const url = fill(config.url, values, encodeURIComponent)
        const pointer = fill(config.value, values, (text) => text.replaceAll('~', '~0').replaceAll('/', '~1'))
        const value = await take(() => ask(url, pointer))
        if (value !== null) return { value, decimals: 0 }
      }
      return null
    },
    { step, size: 5000 },
  )
}

function fill(template: string, values: Readonly<Record<string, string>>, escape: (text: string) => string): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new TonlensError(`{${name}} has no meaning in ${template}`)
    return escape(value)
  })
}

/** Runs so many tasks at the same time, the others in their order. */
function createQueue(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
