import { type ReactElement, useState } from 'react'
import { formatTime, useDisplay } from 'tonlens'
import { AssetValue } from '../../prices/AssetValue.tsx'
import { usePrices } from '../../prices/usePrices.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/**
 * Value of a balance at the newest price; nothing if the reader wants none.
 * @param balance Decimal string of the smallest unit.
 */
export default function BalanceValue({ balance }: { readonly balance: string }): ReactElement | null {
  const texts = useExplorerTexts('prices')
  const { locale } = useDisplay()
  const prices = usePrices()
  const [now] = useState(() => Math.floor(Date.now() / 1000))
  if (prices === undefined) return null
  return (
    <p className="explorer-kind">
      {texts.balance} <AssetValue asset={coin} amount={balance} time={now} />{' '}
      <span className="explorer-hint">
        {texts.asOf(formatTime(Math.floor(now / prices.step) * prices.step, { locale, fields: 'minute' }))}
      </span>
    </p>
  )
}

const coin = { kind: 'coin' } as const
