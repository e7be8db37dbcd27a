import { WalletControl } from '../../../src/components/contracts/wallet-control/WalletControl.tsx'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'
import { controlledWallet } from '../../fixtures/control.ts'

describeComponent({
  name: 'WalletControl',
  component: WalletControl,
  part: 'wallet-control',
  props: { account: controlledWallet('wallet_v5r1', { others: 2 }) },
  entities: ['account'],
  loading: { account: undefined, loading: true },
  empty: { account: null },
  failed: { account: undefined },
  stateAttribute: 'data-state',
  grows: true,
})
