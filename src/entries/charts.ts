/** `tonlens/charts`: components that draw amounts and activity. */
export { ActivityHeatmap, type ActivityHeatmapProps } from '../components/charts/activity-heatmap/ActivityHeatmap.tsx'
export type { ActivityRow, CoveredRange } from '../components/charts/activity-heatmap/coverage.ts'
export { HoldersChart, type HoldersChartProps } from '../components/jettons/holders-chart/HoldersChart.tsx'
export {
  ValueFlowDiagram,
  type ValueFlowDiagramProps,
} from '../components/traces/value-flow-diagram/ValueFlowDiagram.tsx'
export { AllocationBar, type AllocationBarProps } from '../components/charts/allocation-bar/AllocationBar.tsx'
export type { AllocationPart } from '../components/charts/allocation-bar/allocation.ts'
export { BalanceChart, type BalanceChartProps } from '../components/charts/balance-chart/BalanceChart.tsx'
export { balancePoints, type BalancePoint } from '../components/charts/balance-chart/balancePoints.ts'
export { FeeBar, type FeeBarProps } from '../components/transactions/fee-bar/FeeBar.tsx'
