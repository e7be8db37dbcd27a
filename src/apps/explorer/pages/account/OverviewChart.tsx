import type { ReactElement } from 'react'
import { type Transaction } from 'tonlens'
import { BalanceChart, type BalanceChartProps, balancePoints } from 'tonlens/charts'

interface OverviewChartProps extends Omit<BalanceChartProps, 'points'> {
  /** Newest transactions of the account. */
  readonly transactions: readonly Transaction[]
}

/** Balance of an account over its newest transactions. A chunk of its own. */
export default function OverviewChart({ transactions, ...state }: OverviewChartProps): ReactElement {
  return <BalanceChart {...state} points={balancePoints(transactions)} />
}
