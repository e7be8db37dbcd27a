'use client'
import { type SkipToken, skipToken, useQueries } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Client } from '../../client/client.ts'
import { combineOrigins } from '../../client/origin.ts'
import { buildPortfolio, listPricedAssets, type PartAnswers } from '../../ledger/portfolio/buildPortfolio.ts'
import type { Portfolio } from '../../ledger/portfolio/portfolio.ts'
import { type PortfolioPart, type PortfolioPartName, portfolioParts } from '../../ledger/portfolio/parts.ts'
import { type AssetPrices, priceAssets } from '../../ledger/portfolio/priceAssets.ts'
import { readPortfolioPart } from '../../ledger/portfolio/readPart.ts'
import { assetKey, type PriceSource } from '../../ledger/value/prices.ts'
import { sharedOptions } from '../../query/endpointQueryOptions.ts'
import { toRawAddress } from '../../ton/address.ts'
import { TonlensError } from '../../ton/errors.ts'
import { useClient } from '../useClient.ts'
import type { ResultOrigin } from '../withOrigin.ts'

/** Options of {@link usePortfolio}. */
export interface UsePortfolioOptions {
  /**
   * Prices of coin, currencies and jettons, all in one currency. They are asked for when the assets or `currency`
   * change. @default no values
   */
  readonly prices?: PriceSource | undefined
  /** Currency of the prices. Change it together with `prices`. @default none */
  readonly currency?: string | undefined
  /** Parts to read; the others stay `pending`. @default all */
  readonly parts?: readonly PortfolioPartName[] | undefined
  /** Most pages of 1,000 rows of each list: beyond them the part is `partial`. @default 5 */
  readonly pages?: number | undefined
  /** Client to use. @default the provider's */
  readonly client?: Client | undefined
}

/** Result of {@link usePortfolio}. */
export interface PortfolioResult extends ResultOrigin {
  /** Parts that have arrived; undefined before the first. `data.parts` says how much of each is known. */
  readonly data: Portfolio | undefined
  /** Set if every part failed: that of the first. */
  readonly error: TonlensError | null
  /** Whether nothing has arrived, and nothing has failed for good. */
  readonly isPending: boolean
  /** Whether prices are being asked for. */
  readonly isPricing: boolean
  /** Failure of the source of prices: the assets in question have none. */
  readonly priceError: TonlensError | null
  /** `paused` while a request waits for the network. */
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
  /** Reads all parts, and asks for all prices again. */
  readonly refetch: () => void
}

/**
 * What one or several accounts own: coin, currencies, jettons, NFTs by collection, domains, stakes in nominator pools
 * and shares of multisigs. Feed it to `PortfolioCard`. Takes one request for each part, one for each account's stakes,
 * and one more if there are multisigs.
 * @param accounts Any form of the addresses, at most 1,000; `skipToken` for none.
 * @example const { data } = usePortfolio([address], { prices: (asset) => (asset.kind === 'coin' ? { value: '3.25', decimals: 9 } : null) })
 */
export function usePortfolio(accounts: readonly string[] | SkipToken, options: UsePortfolioOptions = {}): PortfolioResult {
  const { prices, currency, parts = portfolioParts, pages, client: given } = options
  const client = useClient(given)
  const key = accounts === skipToken ? '' : [...new Set(accounts.map(toRawAddress))].join(' ')
  const own = useMemo(() => (key === '' ? [] : key.split(' ')), [key])
  const queries = useQueries({
    queries: portfolioParts.map((name) => ({
      ...sharedOptions(client),
      queryKey: [client.key, 'portfolio', name, own, pages ?? null],
      queryFn:
        own.length === 0 || !parts.includes(name)
          ? skipToken
          : ({ signal }: { readonly signal: AbortSignal }): Promise<PortfolioPart> => readPortfolioPart(client, name, own, { pages, signal }),
    })),
  })
  const results = queries.map(({ data, error }) => ({ data, error: error as TonlensError | null }))
  const answers = useStable(Object.fromEntries(portfolioParts.map((name, at) => [name, results[at]])) as PartAnswers, results.flatMap(({ data, error }) => [data, error]))
  const assets = useMemo(() => (own.length === 0 ? [] : listPricedAssets(own, answers)), [own, answers])
  const hasAssets = answers.accounts?.data !== undefined || answers.jettons?.data !== undefined
  const [attempt, setAttempt] = useState(0)
  const priced = usePrices(hasAssets ? assets : [], prices, `${currency ?? ''} ${attempt}`)
  const hasData = results.some(({ data }) => data !== undefined)
  const data = useMemo(() => (hasData ? buildPortfolio(own, answers, priced.found?.prices) : undefined), [hasData, own, answers, priced.found])
  const asked = queries.filter((_, at) => parts.includes(portfolioParts[at] as PortfolioPartName))
  const hasFailed = own.length > 0 && asked.every(({ isError }) => isError)
  const refetches = useRef<readonly (() => unknown)[]>([])
  refetches.current = asked.map(({ refetch }) => refetch)
  return {
    data,
    error: hasData || !hasFailed ? null : (results.find(({ error }) => error !== null)?.error ?? null),
    isPending: !hasData && !hasFailed,
    isPricing: priced.isPending,
    priceError: toError(priced.found?.failure),
    origin: combineOrigins(results.flatMap(({ data: part }) => (part === undefined ? [] : [part.origin]))),
    fetchStatus: readFetchStatus(asked),
    refetch: useCallback(() => {
      for (const refetch of refetches.current) void refetch()
      setAttempt((count) => count + 1)
    }, []),
  }
}

/** Asks for prices whenever the assets or the key change. Those found before are kept meanwhile, while the key is the same. */
function usePrices(assets: Parameters<typeof priceAssets>[0], source: PriceSource | undefined, key: string): { readonly found: AssetPrices | undefined; readonly isPending: boolean } {
  const [state, setState] = useState<{ readonly key: string; readonly assetKeys: string; readonly found: AssetPrices }>()
  const latest = useRef(source)
  latest.current = source
  const hasSource = source !== undefined
  const assetKeys = assets.map(assetKey).join('\n')
  useEffect(() => {
    if (!hasSource || assetKeys === '') return undefined
    const controller = new AbortController()
    const { signal } = controller
    const ask: PriceSource = (asset, time) => latest.current?.(asset, time) ?? null
    priceAssets(assets, ask, Math.floor(Date.now() / 1000), signal).then(
      (found) => signal.aborted || setState({ key, assetKeys, found }),
      () => {},
    )
    return () => controller.abort()
    // The keys have the values of the assets.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasSource, key, assetKeys])
  const found = hasSource && state?.key === key ? state.found : undefined
  return { found, isPending: hasSource && assetKeys !== '' && (found === undefined || state?.assetKeys !== assetKeys) }
}

/** Keeps an object until one of the values in it changes. */
function useStable<Value>(value: Value, values: readonly unknown[]): Value {
  const kept = useRef({ value, values })
  if (kept.current.values.some((each, at) => each !== values[at])) kept.current = { value, values }
  return kept.current.value
}

function readFetchStatus(queries: readonly { readonly fetchStatus: PortfolioResult['fetchStatus'] }[]): PortfolioResult['fetchStatus'] {
  const has = (status: PortfolioResult['fetchStatus']) => queries.some(({ fetchStatus }) => fetchStatus === status)
  return has('fetching') ? 'fetching' : has('paused') ? 'paused' : 'idle'
}

function toError(failure: unknown): TonlensError | null {
  if (failure === undefined) return null
  return failure instanceof TonlensError ? failure : new TonlensError(failure instanceof Error ? failure.message : String(failure))
}
