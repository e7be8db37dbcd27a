'use client'
import { skipToken, useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Client } from '../../../sources/client/client.ts'
import { combineOrigins } from '../../../sources/client/origin.ts'
import { buildPortfolio, listPricedAssets, type PartAnswers } from '../../../ledger/portfolio/buildPortfolio.ts'
import type { Portfolio } from '../../../ledger/portfolio/portfolio.ts'
import { type PortfolioPart, type PortfolioPartName, portfolioParts } from '../../../ledger/portfolio/parts.ts'
import { type AssetPrices, priceAssets } from '../../../ledger/portfolio/priceAssets.ts'
import { readPortfolioPart } from '../../../ledger/portfolio/readPart.ts'
import { assetKey, type PriceSource } from '../../../ledger/value/prices.ts'
import { sharedOptions } from '../../query/endpointQueryOptions.ts'
import { givenParams, type Skippable } from '../../query/skipToken.ts'
import { toRawAddress } from '../../../ton/cells/address.ts'
import { TonlensError } from '../../../ton/cells/errors.ts'
import { useDisplay } from '../../display/display.ts'
import { useClient } from '../../provider/useClient.ts'
import type { HookResult } from '../result.ts'

/** Options of {@link usePortfolio}. */
export interface UsePortfolioOptions {
  /**
   * Prices of coin, currencies and jettons, all in one currency. They are asked for when the assets or `currency`
   * change. @default those of the display
   */
  readonly prices?: PriceSource | undefined
  /** Currency of the prices. Change it together with `prices`. @default that of the display */
  readonly currency?: string | undefined
  /** Parts to read; the others stay `pending`. @default all */
  readonly parts?: readonly PortfolioPartName[] | undefined
  /**
   * Parts that the page has read already: they are not requested again. Pass the same object while they are the same.
   * @default none
   */
  readonly answers?: PartAnswers | undefined
  /** Most pages of 1,000 rows of each list: beyond them the part is `partial`. @default 5 */
  readonly pages?: number | undefined
  /** Client to use. @default the provider's */
  readonly client?: Client | undefined
}

/** Result of {@link usePortfolio}. */
export interface PortfolioResult extends HookResult<Portfolio> {
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
 * Assets of one or several accounts: coin, currencies, jettons, NFTs by collection, domains, stakes in nominator pools
 * and shares of multisigs. Feed it to `PortfolioCard`. Takes one request for each part, one for each account's stakes,
 * and one more if there are multisigs.
 * @param accounts Any form of the addresses, at most 1,000; undefined or `skipToken` for none.
 * @param options Prices and their currency, the parts to read, and the client.
 * @example const { data } = usePortfolio([address], { prices: (asset) => (asset.kind === 'coin' ? { value: '3.25',
 * decimals: 9 } : null) })
 */
export function usePortfolio(
  accounts: Skippable<readonly string[]>,
  options: UsePortfolioOptions = {},
): PortfolioResult {
  const display = useDisplay()
  const { prices = display.prices, currency = display.currency, parts = portfolioParts, pages, client: given } = options
  const { answers: known = noAnswers } = options
  const client = useClient(given)
  const key = [...new Set(givenParams(accounts)?.map(toRawAddress))].join(' ')
  const own = useMemo(() => (key === '' ? [] : key.split(' ')), [key])
  const {
    answers: asked,
    fetchStatus,
    refetch,
  } = useQueries({
    queries: portfolioParts.map((name) => ({
      ...sharedOptions(client),
      queryKey: [client.key, 'portfolio', name, own, pages ?? null],
      queryFn:
        own.length === 0 || !parts.includes(name) || known[name] !== undefined
          ? skipToken
          : ({ signal }: { readonly signal: AbortSignal }): Promise<PortfolioPart> =>
              readPortfolioPart(client, name, own, { pages, signal }),
    })),
    combine: combineParts,
  })
  const answers = useMemo((): PartAnswers => ({ ...asked, ...known }), [asked, known])
  const assets = useMemo(() => {
    const hasAssets = answers.accounts?.data !== undefined || answers.jettons?.data !== undefined
    return hasAssets ? listPricedAssets(own, answers) : []
  }, [own, answers])
  const [attempt, setAttempt] = useState(0)
  const { found, isPending: isPricing } = usePrices(assets, prices, `${currency ?? ''} ${attempt}`)
  const read = Object.values(answers).flatMap((answer) => (answer?.data === undefined ? [] : [answer.data]))
  const hasData = read.length > 0
  const errors = portfolioParts.flatMap((name) => (parts.includes(name) ? [answers[name]?.error ?? null] : []))
  const hasFailed = own.length > 0 && !hasData && errors.length > 0 && errors.every((error) => error !== null)
  const data = useMemo(
    () => (hasData ? buildPortfolio(own, answers, found?.prices) : undefined),
    [hasData, own, answers, found],
  )
  return {
    data,
    error: hasFailed ? (errors[0] ?? null) : null,
    isPending: !hasData && !hasFailed,
    isPricing,
    priceError: toError(found?.failure),
    origin: combineOrigins(read.map(({ origin }) => origin)),
    fetchStatus,
    isFetching: fetchStatus === 'fetching',
    refetch: () => {
      refetch()
      setAttempt((count) => count + 1)
    },
  }
}

const noAnswers: PartAnswers = {}

interface Parts {
  readonly answers: PartAnswers
  readonly fetchStatus: PortfolioResult['fetchStatus']
  readonly refetch: () => void
}

/** Joins the results of the parts. TanStack Query keeps what did not change the same object. */
function combineParts(queries: readonly UseQueryResult<PortfolioPart>[]): Parts {
  const answers = portfolioParts.map(
    (name, at) => [name, { data: queries[at]?.data, error: toError(queries[at]?.error) }] as const,
  )
  const has = (status: PortfolioResult['fetchStatus']) => queries.some(({ fetchStatus }) => fetchStatus === status)
  // A part that is not read is pending and idle.
  const asked = queries.filter(({ isPending, fetchStatus }) => !isPending || fetchStatus !== 'idle')
  return {
    answers: Object.fromEntries(answers),
    fetchStatus: has('fetching') ? 'fetching' : has('paused') ? 'paused' : 'idle',
    refetch: () => {
      for (const { refetch } of asked) void refetch()
    },
  }
}

/**
 * Asks for prices whenever the assets or the key change. Those found before are kept meanwhile, while the key is the
 * same.
 */
function usePrices(
  assets: Parameters<typeof priceAssets>[0],
  source: PriceSource | undefined,
  key: string,
): { readonly found: AssetPrices | undefined; readonly isPending: boolean } {
  const [state, setState] = useState<{
    readonly key: string
    readonly assetKeys: string
    readonly found: AssetPrices
  }>()
  const latest = useRef(source)
  useEffect(() => void (latest.current = source))
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

function toError(failure: unknown): TonlensError | null {
  if (failure === undefined || failure === null) return null
  if (failure instanceof TonlensError) return failure
  return new TonlensError(failure instanceof Error ? failure.message : 'The source of prices failed.')
}
