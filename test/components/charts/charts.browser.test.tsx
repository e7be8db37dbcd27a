import '../../../src/styles/index.css'
import { AllocationBar } from '../../../src/components/charts/allocation-bar/AllocationBar.tsx'
import { BalanceChart } from '../../../src/components/charts/balance-chart/BalanceChart.tsx'
import { FeeBar } from '../../../src/components/charts/fee-bar/FeeBar.tsx'
import { createBalances } from '../../fixtures/balances.ts'
import { external, message, transaction } from '../../fixtures/transactions.ts'
import { describeComponent } from '../../helpers/describeComponent.tsx'

describeComponent({
  name: 'FeeBar',
  component: FeeBar,
  part: 'fee-bar',
  props: { transactions: [transaction({ in_msg: external(), out_msgs: [message()] })], partial: false },
  entities: ['transactions'],
  loading: { transactions: [], loading: true },
  empty: { transactions: [] },
  failed: { transactions: [] },
  // Nobody knows how many kinds of fees there will be.
  grows: true,
  stateAttribute: 'data-state',
})
describeComponent({
  name: 'AllocationBar',
  component: AllocationBar,
  part: 'allocation-bar',
  props: { parts: [{ id: 'ton', name: 'Toncoin', value: '8412.09' }, { id: 'usdt', name: 'Tether USD', value: '311.4', color: '#0098ea' }, { id: 'x', name: 'Tides', value: null }], currency: 'USD' },
  entities: ['parts'],
  loading: { parts: [], loading: true },
  empty: { parts: [] },
  failed: { parts: [] },
  stateAttribute: 'data-state',
})
describeComponent({
  name: 'BalanceChart',
  component: BalanceChart,
  part: 'balance-chart',
  props: { points: createBalances(12), decimals: 9, symbol: 'TON' },
  entities: ['points'],
  loading: { points: [], loading: true },
  empty: { points: [] },
  failed: { points: [] },
  stateAttribute: 'data-state',
})
