import '../../../src/components/styles/index.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WalletControl } from '../../../src/components/contracts/wallet-control/WalletControl.tsx'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'
import { controlledWallet } from '../../fixtures/control.ts'
import { governedWallets, plainWallets } from '../../../src/ton/facts/jettonWallets.ts'
import { jettonWallets } from '../../fixtures/entities.ts'

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

afterEach(cleanup)

test('tells what others can do with the jettons of the account, and who their admins are', () => {
  const [governed = ''] = governedWallets
  const [plain = ''] = plainWallets
  const [first, second] = jettonWallets.jetton_wallets
  if (first === undefined || second === undefined) throw new Error('no jettons')
  const admin = first.owner
  render(
    <WalletControl
      account={controlledWallet('wallet_v5r1', { others: 0 })}
      jettonWallets={[
        { ...first, code_hash: plain },
        { ...second, code_hash: governed },
      ]}
      jettonMasters={[
        {
          address: first.jetton,
          total_supply: '1',
          mintable: true,
          admin_address: admin,
          jetton_content: null,
          jetton_wallet_code_hash: plain,
          code_hash: plain,
          data_hash: plain,
          last_transaction_lt: '1',
        },
      ]}
    />,
  )
  const sections = [...document.querySelectorAll<HTMLElement>('[data-power]')]
  expect(sections.map(({ dataset }) => dataset['power'])).toEqual(['lock', 'mint'])
  expect(sections[1]?.querySelector(`[data-address="${admin}"]`)).not.toBeNull()
  expect(sections[0]?.textContent).toContain('lock, move or destroy')
})
