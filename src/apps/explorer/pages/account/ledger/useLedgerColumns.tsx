import { useMemo } from 'react'
import type { ColumnChoice } from 'tonlens'
import type { LedgerLine } from 'tonlens/ledger'
import { AssetValue } from '../../../prices/AssetValue.tsx'
import { usePrices } from '../../../prices/usePrices.ts'
import { useExplorerTexts } from '../../../texts/useExplorerTexts.ts'

/** The table's own columns, and the value at the time of each line if the network has prices. */
export function useLedgerColumns(): ColumnChoice<LedgerLine> | undefined {
  const { value } = useExplorerTexts('prices')
  const prices = usePrices()
  const hasPrices = prices !== undefined
  return useMemo(() => {
    if (!hasPrices) return undefined
    return (defaults) =>
      defaults.flatMap((column) =>
        column.id === 'amount'
          ? [
              column,
              {
                id: 'value',
                label: value,
                width: 'amount' as const,
                align: 'end' as const,
                cell: ({ asset, amount, now }: LedgerLine) => <AssetValue asset={asset} amount={amount} time={now} />,
                stacked: 'note' as const,
              },
            ]
          : [column],
      )
  }, [value, hasPrices])
}
