import { useMemo } from 'react'
import { jettonUnit, useDisplay } from 'tonlens'
import type { PricedAsset, PriceSource } from 'tonlens/ledger'
import { useNetwork } from '../networks/networksContext.ts'
import { useSettings } from '../settings/settings.ts'
import { defaultStep, findPriceSource } from './priceSource.ts'
import type { PricesConfig } from '../config/prices.ts'

/** Prices in the reader's currency. */
export interface Prices {
  /** ISO 4217 code. */
  readonly currency: string
  readonly source: PriceSource
  /** Seconds for which a price holds. */
  readonly step: number
  /** Short name of the network. */
  readonly network: string
}

/** Returns the prices of the current network; undefined if it has none, or the reader wants none. */
export function usePrices(): Prices | undefined {
  const { name: network = '', prices: config } = useNetwork() ?? {}
  const { currency: chosen } = useSettings()
  const { names, nativeCoin } = useDisplay()
  return useMemo(() => {
    const currency = chooseCurrency(config, chosen)
    if (config === undefined || currency === undefined) return undefined
    const readDecimals = (asset: PricedAsset): number | undefined => {
      if (asset.kind === 'coin') return nativeCoin.decimals
      return asset.kind === 'jetton' ? jettonUnit(names.metadata(asset.jetton))?.decimals : undefined
    }
    return {
      currency,
      source: findPriceSource(config, currency, readDecimals),
      step: config.step ?? defaultStep,
      network,
    }
  }, [network, config, chosen, names, nativeCoin])
}

/** Setting of a reader who wants no values. */
export const noCurrency = 'none'

/**
 * Returns the currency of values: the reader's, or the default if the source does not have it; undefined for no values.
 */
function chooseCurrency(prices: PricesConfig | undefined, chosen: string): string | undefined {
  if (prices === undefined || chosen === noCurrency) return undefined
  return prices.currencies.includes(chosen) ? chosen : prices.currencies[0]
}
