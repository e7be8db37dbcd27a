import { useMemo, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatCoins } from '../../../text/format/coins.ts'
import { formatShare } from '../../../text/format/count.ts'
import { chartMessages } from '../../../text/en/charts.ts'
import { transactionDetailsMessages } from '../../../text/en/transactions/transactionDetails.ts'
import { PartsBar } from '../../charts/parts/PartsBar.tsx'
import { feeSeries, type FeeKind, type FeeSum } from './feeParts.ts'

/** Bar of fees alone, for a card that lists them itself. */
export function FeeStrip({ sums }: { readonly sums: readonly FeeSum[] }): ReactElement {
  const { locale, nativeCoin } = useDisplay()
  const names = useFeeNames()
  const total = sums.reduce((sum, { amount }) => sum + amount, 0n)
  const parts = sums.map(({ kind, amount }) => ({
    id: kind,
    size: amount,
    series: feeSeries[kind],
    words: `${names[kind]}: ${formatCoins(String(amount), { decimals: nativeCoin.decimals, locale })} (${formatShare(amount, total, locale)})`,
  }))
  return <PartsBar parts={parts} />
}

/** Returns the name of each kind of fee in the reader's language. */
export function useFeeNames(): Readonly<Record<FeeKind, string>> {
  const { forwardFee } = useTexts('chart', chartMessages)
  const { feeParts } = useTexts('transactionDetails', transactionDetailsMessages)
  return useMemo(() => ({ ...feeParts, forward: forwardFee }), [feeParts, forwardFee])
}
