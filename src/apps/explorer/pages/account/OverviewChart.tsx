import type { ReactElement } from 'react'
import { BalanceChart, type BalanceChartProps, balancePoints, type Transaction } from 'tonlens'

interface OverviewChartProps extends Omit<BalanceChartProps, 'points'> {
  /** Newest transactions of the account. */
  readonly transactions: readonly Transaction[]
}

/** Balance of an account over its newest transactions. A chunk of its own. */
export default function OverviewChart({ transactions, ...state }: OverviewChartProps): ReactElement {
  return <BalanceChart {...state} points={balancePoints(transactions)} />
}
