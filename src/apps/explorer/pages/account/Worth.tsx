import type { ReactElement } from 'react'
import { formatFiat, useDisplay } from 'tonlens'
import { usePortfolio } from 'tonlens/ledger'
import { usePrices } from '../../prices/usePrices.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import type { AccountPartProps } from './AccountPage.tsx'
import { pricedParts } from './assets/requests.ts'

/**
 * Value of coins, jettons and stakes at the newest prices, or of those whose price is known; nothing if the reader wants
 * none.
 */
export default function Worth({ address }: AccountPartProps): ReactElement | null {
  const texts = useExplorerTexts('prices')
  const { locale } = useDisplay()
  const prices = usePrices()
  const { data, priceError } = usePortfolio(prices === undefined ? undefined : [address], {
    prices: prices?.source,
    currency: prices?.currency,
    parts: pricedParts,
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
