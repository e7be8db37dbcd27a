import { type ReactElement, useMemo } from 'react'
import { type AccountStateFull, formatFiat, useDisplay } from 'tonlens'
import { type PartAnswers, usePortfolio } from 'tonlens/ledger'
import { toRawAddress } from 'tonlens/ton'
import { usePrices } from '../../prices/usePrices.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { pricedParts } from './assets/requests.ts'
import type { Holdings } from './useHoldings.ts'

interface WorthProps {
  readonly address: string
  readonly account: AccountStateFull | undefined
  readonly holdings: Holdings
}

/**
 * Value of coins, jettons and stakes at the newest prices, or of those whose price is known; nothing if the reader
 * wants none. Their amounts are those of the head: nothing but prices is requested.
 */
export default function Worth({ address, account, holdings }: WorthProps): ReactElement | null {
  const texts = useExplorerTexts('prices')
  const { locale } = useDisplay()
  const prices = usePrices()
  const { data, priceError } = usePortfolio(prices === undefined ? undefined : [address], {
    prices: prices?.source,
    currency: prices?.currency,
    parts: pricedParts,
    answers: useAnswers(address, account, holdings),
  })
  if (prices === undefined || data === undefined) return null
  const { value, isComplete } = data.total
  if (value === null && priceError === null) return null
  const { currency } = prices
  const amount = value === null ? undefined : formatFiat('1', { price: value, currency, decimals: 0, locale })
  return (
    <p className="explorer-worth">
      {texts.worth} <strong>{amount === undefined ? texts.failed : isComplete ? amount : texts.atLeast(amount)}</strong>
    </p>
  )
}

/** The rows of the head as parts of a portfolio. */
function useAnswers(
  address: string,
  account: AccountStateFull | undefined,
  { wallets, stakes }: Holdings,
): PartAnswers {
  const { data: jettons, rows, error: jettonError, hasMore } = wallets
  const { data: staked, error: stakeError } = stakes
  return useMemo(() => {
    const names = { address_book: {}, origin: undefined }
    return {
      accounts: { data: account && { ...names, metadata: {}, rows: [account], hasMore: false } },
      jettons: {
        data: jettons && {
          ...names,
          metadata: Object.assign({}, ...jettons.pages.map(({ metadata }) => metadata)),
          rows,
          hasMore,
        },
        error: jettonError,
      },
      staking: {
        data: staked && {
          ...names,
          metadata: {},
          rows: staked.nominator_pools.map((row) => ({ ...row, nominator: toRawAddress(address) })),
          hasMore: false,
        },
        error: stakeError,
      },
    }
  }, [address, account, rows, jettons, jettonError, hasMore, staked, stakeError])
}
