import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { formatFiat, formatTime, jettonUnit, Skeleton, useDisplay, useName } from 'tonlens'
import type { PricedAsset } from 'tonlens/ledger'
import { useExplorerTexts } from '../texts/useExplorerTexts.ts'
import { usePrices } from './usePrices.ts'
import './prices.css'

interface AssetValueProps {
  readonly asset: PricedAsset
  /** Decimal string of the smallest unit. */
  readonly amount: string
  /** Unix seconds. */
  readonly time: number
}

/**
 * Value of an amount at a time in the reader's currency. It says if there is no price, and if the source failed;
 * nothing for NFTs.
 */
export function AssetValue({ asset, amount, time }: AssetValueProps): ReactElement | null {
  const texts = useExplorerTexts('prices')
  const { locale, nativeCoin } = useDisplay()
  const prices = usePrices()
  const { metadata, scam } = useName(asset.kind === 'jetton' ? asset.jetton : undefined)
  const decimals = asset.kind === 'coin' ? nativeCoin.decimals : jettonUnit(metadata)?.decimals
  const isPriced = asset.kind === 'coin' || (asset.kind === 'jetton' && !scam && decimals !== undefined)
  const start = prices === undefined ? time : Math.floor(time / prices.step) * prices.step
  const { data, isError, isPending } = useQuery({
    queryKey: ['explorer prices', prices?.network, prices?.currency, asset, start],
    queryFn: async () => (await prices?.source(asset, start)) ?? null,
    enabled: prices !== undefined && isPriced,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  })
  if (prices === undefined || asset.kind === 'nft') return null
  const { currency } = prices
  if (isPriced && isPending) return <span className="explorer-value">…</span>
  if (isError)
    return (
      <span className="explorer-value" data-missing>
        {texts.failed}
      </span>
    )
  const value = data == null ? undefined : formatFiat(amount, { price: data.value, currency, decimals, locale })
  if (data == null || value === undefined)
    return (
      <span className="explorer-value" data-missing>
        {texts.none}
      </span>
    )
  return (
    <span className="explorer-value" title={texts.price(`${data.value} ${currency}`, formatTime(start, { locale }))}>
      <bdi>{/^[<>]/.test(value) ? value : `≈ ${value}`}</bdi>
    </span>
  )
}

/** Price of one coin or jetton when the page was opened; nothing where there are no prices. */
export function AssetPrice({ asset }: Pick<AssetValueProps, 'asset'>): ReactElement {
  const { now, nativeCoin } = useDisplay()
  const [opened] = useState(() => Math.floor(now ?? Date.now() / 1000))
  const { metadata } = useName(asset.kind === 'jetton' ? asset.jetton : undefined)
  const decimals = asset.kind === 'coin' ? nativeCoin.decimals : jettonUnit(metadata)?.decimals
  if (decimals === undefined) return <Skeleton like="≈ $1.23" />
  return <AssetValue asset={asset} amount={`1${'0'.repeat(decimals)}`} time={opened} />
}
